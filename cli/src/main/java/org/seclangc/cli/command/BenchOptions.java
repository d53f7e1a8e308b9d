package org.seclangc.cli.command;

import org.seclangc.cli.bench.BenchPlan;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options of a measurement. */
final class BenchOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--bench",
            paramLabel = "N",
            description = "Measure: run all cases N times in one thread and print one JSON line of figures.")
    private Integer rounds;

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

    /** Whether a measurement is asked for. */
    boolean present() {
        return rounds != null;
    }

    /** Fails if a number is out of range. */
    void check() {
        if ((rounds != null && rounds < 1) || warmup < 0 || maxSeconds < 0) {
            throw new ParameterException(
                    spec.commandLine(), "--bench must be at least 1, --warmup and --max-seconds at least 0");
        }
    }

    /** What is to be measured. */
    BenchPlan plan() {
        return new BenchPlan(label, rounds, warmup, maxSeconds);
    }
}
