package org.seclangc.cli.bench;

/**
 * What is to be measured.
 *
 * @param label name put into the figures
 * @param rounds times all cases are run and measured
 * @param warmup times all cases are run before
 * @param maxSeconds seconds after which no further measured round begins, a quarter of it for warming up; 0 for no
 *     limit
 */
public record BenchPlan(String label, int rounds, int warmup, double maxSeconds) {
    boolean stopsWarmingUp(long startNanos) {
        return maxSeconds > 0 && secondsSince(startNanos) > maxSeconds / 4;
    }

    boolean stopsMeasuring(long startNanos) {
        return maxSeconds > 0 && secondsSince(startNanos) > maxSeconds;
    }

    private static double secondsSince(long startNanos) {
        return (System.nanoTime() - startNanos) / 1e9;
    }
}
