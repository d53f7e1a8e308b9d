package org.seclangc.cli.command;

import org.seclangc.cli.bench.BenchPlan;
import picocli.CommandLine.Option;

/** Options of a measurement. */
final class BenchOptions {
    @Option(
            names = "--bench",
            paramLabel = "N",
            description = "Measure: run all cases N times in one thread and print one JSON line of figures.")
    int rounds;

    @Option(
            names = "--warmup",
            paramLabel = "W",
            defaultValue = "1",
            description = "Rounds before measuring (default ${DEFAULT-VALUE}).")
    private int warmup;

    @Option(
            names = "--max-seconds",
            paramLabel = "S",
            defaultValue = "0",
            description = "Stop measuring after the round that passes S seconds, warming up after a quarter of it;"
                    + " 0 is no limit.")
    private double maxSeconds;

    @Option(names = "--label", paramLabel = "L", defaultValue = "", description = "Name put into the figures.")
    private String label;

    /** What is to be measured. */
    BenchPlan plan() {
        return new BenchPlan(label, rounds, warmup, maxSeconds);
    }
}
