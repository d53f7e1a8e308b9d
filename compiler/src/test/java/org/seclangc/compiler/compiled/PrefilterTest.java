package org.seclangc.compiler.compiled;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.regex.MatchGenerator;
import org.seclangc.runtime.regex.RandomTrees;
import org.seclangc.runtime.regex.RegexParser;
import org.seclangc.runtime.regex.RegexSyntaxException;
import org.seclangc.runtime.regex.RegexTree;
import org.seclangc.runtime.regex.SourceWriter;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.Transaction;

/** Patterns of real rule sets and random ones, each on values made from it: a filter must let all of them through. */
class PrefilterTest {
    private static final int VALUES = 15;
    private static final int RANDOM_PATTERNS = 600;
    /** A value that matches no pattern would test nothing; anchors and boundaries spoil some. */
    private static final double MATCHING = 0.7;

    static Stream<List<Path>> ruleSets() {
        Stream<List<Path>> starter = Stream.of(List.of(Path.of("../testdata/rules/starter/starter.conf")));
        String crs = System.getenv("CRS_HOME");
        return crs == null ? starter : Stream.concat(starter, Stream.of(List.of(Path.of(crs, "rules"))));
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void letsEveryMatchThrough(List<Path> files) throws RegexSyntaxException {
        LoadResult loaded = RuleLoader.load(files, LoadOptions.DEFAULT);
        List<ByteSlice> patterns = patterns(loaded.rules().orElseThrow().rules());
        assertThat(letsThrough(patterns, new Random(7))).isGreaterThan((int) (MATCHING * VALUES * patterns.size()));
    }

    /** Spellings that rule sets have not: bytes above 7F, flags in the middle, empty branches, counts of nothing. */
    @Test
    void letsEveryMatchOfRandomPatternsThrough() throws RegexSyntaxException {
        Random random = new Random(31);
        RandomTrees trees = RandomTrees.insideRe2(random);
        SourceWriter sources = new SourceWriter(random);
        Set<ByteSlice> patterns = new LinkedHashSet<>();
        while (patterns.size() < RANDOM_PATTERNS) {
            String source = (random.nextInt(3) == 0 ? "(?i)" : "")
                    + sources.write(trees.next(1 + random.nextInt(4)).root());
            // what the quotes of a rule would change
            boolean plain = source.chars().noneMatch(c -> c == '\n' || c == '"');
            if (plain && source.equals(source.strip()) && !source.isEmpty()) {
                patterns.add(ByteSlice.ofLatin1(source));
            }
        }
        assertThat(letsThrough(List.copyOf(patterns), random)).isGreaterThan(RANDOM_PATTERNS * VALUES / 2);
    }

    /** Compares both evaluators on values made from the patterns; how many match. */
    private static int letsThrough(List<ByteSlice> patterns, Random random) throws RegexSyntaxException {
        LoadResult rules = oneRuleEach(patterns);
        RuleSet reference = rules.referenceRuleSet(Environment.system());
        RuleSet compiled = CompiledRuleSets.load(
                rules.rules().orElseThrow(), CompilerOptions.of("prefilter"), Environment.system());
        int matching = 0;
        for (int i = 0; i < patterns.size(); i++) {
            RegexTree tree = RegexParser.parse(patterns.get(i), false).root();
            for (int n = 0; n < VALUES; n++) {
                ByteSlice value = MatchGenerator.match(tree, random);
                List<Integer> expected = matched(reference, i, value);
                assertThat(matched(compiled, i, value))
                        .as("%s on %s", patterns.get(i), value)
                        .isEqualTo(expected);
                matching += expected.isEmpty() ? 0 : 1;
            }
        }
        return matching;
    }

    private static List<ByteSlice> patterns(List<Rule> rules) {
        Set<ByteSlice> patterns = new LinkedHashSet<>();
        rules.stream().flatMap(rule -> rule.links().stream()).forEach(link -> {
            OperatorCall operator = link.operator();
            if (operator != null
                    && operator.name() == OperatorName.RX
                    && operator.argument().isConstant()) {
                patterns.add(operator.argument().constant());
            }
        });
        return List.copyOf(patterns);
    }

    /** Rule i looks at header i only. */
    private static LoadResult oneRuleEach(List<ByteSlice> patterns) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < patterns.size(); i++) {
            String pattern = patterns.get(i).latin1().replace("\"", "\\\"");
            lines.add("SecRule REQUEST_HEADERS:x" + i + " \"@rx " + pattern + "\" \"id:" + (i + 1) + ",phase:1,pass\"");
        }
        return RuleLoader.loadText(
                "patterns.conf", String.join("\n", lines).getBytes(ISO_8859_1), new LoadOptions(false));
    }

    private static List<Integer> matched(RuleSet rules, int rule, ByteSlice value) {
        try (Transaction transaction = rules.newTransaction()) {
            transaction.addRequestHeader(ByteSlice.ofLatin1("x" + rule), value);
            transaction.processRequestHeaders();
            return transaction.matchedRules().stream()
                    .map(match -> match.rule().id())
                    .toList();
        }
    }
}
