package org.seclangc.cli.bench;

/**
 * What was counted while the measured rounds ran.
 *
 * @param wall wall time of each request
 * @param threadCpu CPU time of each request in its own thread
 * @param wallNanos wall time of the whole window
 * @param processCpuNanos CPU time of the process in the window
 * @param allocatedBytes bytes the measuring thread allocated
 * @param logEvents matches of rules that log
 * @param interventions requests that were interrupted
 */
record Window(
        Times wall,
        Times threadCpu,
        long wallNanos,
        long processCpuNanos,
        long allocatedBytes,
        long logEvents,
        long interventions) {}
