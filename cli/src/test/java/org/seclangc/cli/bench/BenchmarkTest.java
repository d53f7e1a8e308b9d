package org.seclangc.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.cli.CliRun;

class BenchmarkTest {
    @TempDir
    private Path directory;

    @Test
    void figuresCountWholeRoundsOfAllCases() {
        String rules = CliRun.rules(directory, """
                SecRuleEngine On
                SecAction "id:1,phase:1,pass,log"
                SecRule ARGS:q "@streq bad" "id:2,phase:2,deny,log"
                """);

        CliRun result = CliRun.withInput(
                "{\"id\":\"a\"}\n{\"id\":\"b\",\"uri\":\"/?q=bad\"}\n",
                "run",
                "--bench",
                "3",
                "--warmup",
                "2",
                "--max-seconds",
                "60",
                "--label",
                "ours",
                rules);

        assertThat(result.code()).isZero();
        assertThat(result.answers()).hasSize(1);
        Map<String, Object> figures = result.answers().get(0);
        assertThat(figures)
                .containsKeys(
                        "label",
                        "rules",
                        "load_ms",
                        "load_cpu_ms",
                        "cases",
                        "n",
                        "tx_per_s",
                        "mean_us",
                        "p50_us",
                        "p99_us",
                        "max_us",
                        "cpu_tx_per_s",
                        "cpu_mean_us",
                        "cpu_p50_us",
                        "cpu_p99_us",
                        "log_events_per_tx",
                        "interventions",
                        "alloc_bytes_per_tx");
        // 2 cases in 3 rounds; rule 1 logs for both, rule 2 for one; one of the two is denied each round.
        assertThat(figures)
                .containsEntry("label", "ours")
                .containsEntry("rules", 2L)
                .containsEntry("cases", 2L)
                .containsEntry("n", 6L)
                .containsEntry("log_events_per_tx", 1.5)
                .containsEntry("interventions", 3L);
        assertThat((Double) figures.get("cpu_mean_us")).isPositive();
        assertThat((Double) figures.get("alloc_bytes_per_tx")).isPositive();
        assertThat((Double) figures.get("p50_us")).isLessThanOrEqualTo((Double) figures.get("max_us"));
    }

    @Test
    void withoutCasesThereIsNothingToMeasure() {
        CliRun result = CliRun.withInput("\n", "run", "--bench", "1");

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).contains("no cases");
    }

    @Test
    void quantilesTakeTheTimeAtTheFloorOfTheShare() {
        Times times = new Times(0);
        for (int micros = 100; micros >= 1; micros--) {
            times.add(micros * 1000L);
        }

        // Sorted 1..100 µs: index floor(0.5 * 100) is the 51st, floor(0.99 * 100) the 100th.
        assertThat(times.quantileMicros(0.5)).isEqualTo(51);
        assertThat(times.quantileMicros(0.99)).isEqualTo(100);
        assertThat(times.meanMicros()).isEqualTo(50.5);
        assertThat(times.count()).isEqualTo(100);
    }
}
