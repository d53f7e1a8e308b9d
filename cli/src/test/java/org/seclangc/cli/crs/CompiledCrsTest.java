package org.seclangc.cli.crs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.cases.Case;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.differ.Evaluators;
import org.seclangc.runtime.collections.MemoryCollectionStore;
import org.seclangc.runtime.transaction.Environment;

/** The reference evaluator and the compiled program on all cases of the CRS 4 suite. Needs {@code CRS_HOME}. */
class CompiledCrsTest {
    @Test
    void bothEvaluatorsAgree() throws IOException {
        LoadResult loaded =
                RuleLoader.load(List.of(CrsCases.home("CRS_HOME").resolve("test.conf")), LoadOptions.DEFAULT);
        Evaluators evaluators = Evaluators.of(loaded.rules().orElseThrow(), CompiledCrsTest::environment);
        List<Case> cases = CrsCases.read();
        assertThat(cases).hasSizeGreaterThan(4000);

        List<String> differing = cases.parallelStream()
                .flatMap(next -> evaluators.compareAlone(rules -> rules.process(next.exchange())).difference().stream()
                        .map(difference -> next.id() + ": " + difference))
                .toList();

        // One difference tells more than a thousand.
        assertThat(differing.stream().limit(3)).isEmpty();
    }

    /** Nothing in it changes from run to run. */
    static Environment environment() {
        return new Environment(
                Clock.fixed(Instant.parse("2026-05-04T03:02:01Z"), ZoneOffset.UTC),
                () -> 0L,
                () -> "id",
                new MemoryCollectionStore(),
                Map.of());
    }
}
