package org.seclangc.cli.crs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.cases.Case;
import org.seclangc.cli.cases.CaseReader;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.passes.PassName;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.collections.MemoryCollectionStore;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.Transaction;

/**
 * The reference evaluator and the compiled program on all cases of the CRS 4 suite: the same matches in the same order
 * (those that do not log included), records, interruptions, TX values and log lines. Needs {@code CRS_HOME}.
 */
class CompiledCrsTest {
    private static final Set<PassName> NO_SHARE = Set.of(PassName.SHARE);

    @Test
    void bothEvaluatorsAgree() throws IOException {
        Path crs = home();
        LoadResult loaded = RuleLoader.load(List.of(crs.resolve("test.conf")), LoadOptions.DEFAULT);
        ResolvedRules rules = loaded.rules().orElseThrow();
        RuleSet reference = loaded.referenceRuleSet(environment());
        RuleSet shared = CompiledRuleSets.load(rules, CompilerOptions.of("crs"), environment());
        RuleSet unshared = CompiledRuleSets.load(
                rules, new CompilerOptions("crs", CompilerOptions.MAX_LEVEL, NO_SHARE), environment());
        List<Case> cases = cases(crs);
        assertThat(cases).hasSizeGreaterThan(4000);

        List<String> differing = cases.parallelStream()
                .filter(next -> {
                    List<String> expected = observe(reference, next);
                    return !observe(shared, next).equals(expected)
                            || !observe(unshared, next).equals(expected);
                })
                .map(Case::id)
                .toList();

        assertThat(differing).isEmpty();
    }

    private static List<String> observe(RuleSet rules, Case next) {
        try (Transaction transaction = rules.process(next.exchange())) {
            Stream<String> matches = transaction.matchedRules().stream()
                    .flatMap(match -> Stream.of(match.toString(), transaction.errorLogLine(match)));
            Stream<String> state = Stream.of(
                            transaction.interruption(),
                            transaction.internalError(),
                            transaction.variable(Variable.TX),
                            transaction.variable(Variable.IP),
                            transaction.variable(Variable.GLOBAL),
                            transaction.variable(Variable.HIGHEST_SEVERITY),
                            transaction.variable(Variable.MATCHED_VAR))
                    .map(Object::toString);
            return Stream.concat(matches, state).toList();
        }
    }

    private static Environment environment() {
        return new Environment(
                Clock.fixed(Instant.parse("2026-05-04T03:02:01Z"), ZoneOffset.UTC),
                () -> 0L,
                () -> "id",
                new MemoryCollectionStore(),
                Map.of());
    }

    private static List<Case> cases(Path crs) throws IOException {
        List<Case> cases = new ArrayList<>();
        try (InputStream in = new GZIPInputStream(Files.newInputStream(crs.resolve("oracle/cases.jsonl.gz")))) {
            CaseReader reader = new CaseReader(in, () -> {});
            for (Case next = reader.next(); next != null; next = reader.next()) {
                cases.add(next);
            }
        }
        return cases;
    }

    private static Path home() {
        String value = System.getenv("CRS_HOME");
        assumeTrue(value != null, "CRS_HOME is not set");
        return Path.of(value).toAbsolutePath();
    }
}
