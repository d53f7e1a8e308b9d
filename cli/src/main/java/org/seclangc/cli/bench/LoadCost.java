package org.seclangc.cli.bench;

/**
 * What loading the rules took.
 *
 * @param rules number of rules, chains counted once
 * @param wallMillis wall time in milliseconds
 * @param cpuMillis CPU time of all threads in milliseconds
 */
public record LoadCost(int rules, double wallMillis, double cpuMillis) {
    /** Begins to measure. */
    public static Clock start() {
        return new Clock(System.nanoTime(), Machine.processCpuNanos());
    }

    /**
     * A measurement that has begun.
     *
     * @param wallNanos wall clock at the start
     * @param cpuNanos CPU time used at the start
     */
    public record Clock(long wallNanos, long cpuNanos) {
        /** Ends the measurement. */
        public LoadCost stop(int rules) {
            return new LoadCost(
                    rules, (System.nanoTime() - wallNanos) / 1e6, (Machine.processCpuNanos() - cpuNanos) / 1e6);
        }
    }
}
