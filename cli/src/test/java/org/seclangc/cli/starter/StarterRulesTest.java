package org.seclangc.cli.starter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.cases.Case;
import org.seclangc.cli.cases.CaseReader;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.Transaction;

/** The starter rule set loads cleanly, lets ordinary requests pass without a score, blocks attacks, and is tested. */
class StarterRulesTest {
    private static final Path TESTDATA = Path.of("../testdata");
    private static final Path STARTER = TESTDATA.resolve("rules/starter");
    private static final Pattern EXPECTATION = Pattern.compile("^\\s+(no_)?expect_ids: \\[(\\d+)]$", Pattern.MULTILINE);

    /** Speaks only where the set-up is missing, which no go-ftw test can bring about. */
    private static final int SETUP_MISSING = 101010;

    @Test
    void loadsWithoutFindings() {
        load(STARTER.resolve("starter.conf"));
        load(STARTER.resolve("test.conf"));
    }

    @Test
    void theExampleExclusionsFitTheRules() {
        load(
                STARTER.resolve("engine.conf"),
                STARTER.resolve("setup.conf"),
                STARTER.resolve("exclusions-before.conf.example"),
                STARTER.resolve("rules.conf"),
                STARTER.resolve("exclusions-after.conf.example"));
    }

    @Test
    void ordinaryRequestsDoNotScore() throws IOException {
        List<Answer> answers = run("requests/benign/benign.jsonl", STARTER.resolve("starter.conf"));
        assertThat(answers).hasSizeGreaterThanOrEqualTo(60);
        assertThat(answers)
                .filteredOn(answer -> answer.status() != 200 || !answer.logged().isEmpty())
                .isEmpty();
    }

    @Test
    void attacksAreBlocked() throws IOException {
        List<Answer> answers = run("requests/attacks/attacks.jsonl", STARTER.resolve("starter.conf"));
        assertThat(answers).hasSizeGreaterThanOrEqualTo(60);
        assertThat(answers).filteredOn(answer -> answer.status() != 403).isEmpty();
    }

    @Test
    void missingSetupIsAnError() throws IOException {
        List<Answer> answers =
                run("requests/benign/benign.jsonl", STARTER.resolve("engine.conf"), STARTER.resolve("rules.conf"));
        assertThat(answers).allSatisfy(answer -> {
            assertThat(answer.status()).isEqualTo(500);
            assertThat(answer.logged()).contains(SETUP_MISSING);
        });
    }

    @Test
    void everyRuleThatLogsHasPositiveAndNegativeTests() throws IOException {
        Set<Integer> expected = load(STARTER.resolve("starter.conf")).rules().orElseThrow().rules().stream()
                .filter(rule -> rule.logging().log())
                .map(Rule::id)
                .filter(id -> id != SETUP_MISSING)
                .collect(Collectors.toCollection(TreeSet::new));
        TreeMap<Integer, Set<String>> tested = new TreeMap<>();
        try (Stream<Path> files = Files.walk(STARTER.resolve("tests"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                int id = Integer.parseInt(file.getFileName().toString().replace(".yaml", ""));
                tested.put(id, expectations(id, Files.readString(file)));
            }
        }
        assertThat(tested.keySet()).isEqualTo(expected);
        assertThat(tested).allSatisfy((id, kinds) -> assertThat(kinds).containsExactly("expect", "no_expect"));
    }

    @Test
    void idsAndTagsKeepToTheConvention() {
        assertThat(load(STARTER.resolve("starter.conf")).rules().orElseThrow().rules())
                .allSatisfy(rule -> {
                    assertThat(rule.id()).isBetween(100000, 199999);
                    if (rule.logging().log()) {
                        assertThat(rule.metadata().msg()).isNotNull();
                        assertThat(rule.metadata().severity()).isBetween(0, 7);
                        assertThat(rule.metadata().ver()).isEqualTo("seclangc-starter/1.0.0");
                        assertThat(rule.metadata().tags()).isNotEmpty();
                    }
                });
    }

    private static Set<String> expectations(int id, String yaml) {
        Set<String> kinds = new TreeSet<>();
        Matcher matcher = EXPECTATION.matcher(yaml);
        while (matcher.find()) {
            assertThat(Integer.parseInt(matcher.group(2))).isEqualTo(id);
            kinds.add(matcher.group(1) == null ? "expect" : "no_expect");
        }
        return kinds;
    }

    private static LoadResult load(Path... files) {
        LoadResult result = RuleLoader.load(List.of(files), LoadOptions.DEFAULT);
        assertThat(result.diagnostics()).isEmpty();
        return result;
    }

    private static List<Answer> run(String cases, Path... files) throws IOException {
        RuleSet rules = load(files).referenceRuleSet(Environment.system());
        List<Answer> answers = new ArrayList<>();
        try (InputStream in = Files.newInputStream(TESTDATA.resolve(cases))) {
            CaseReader reader = new CaseReader(in, () -> {});
            for (Case next = reader.next(); next != null; next = reader.next()) {
                try (Transaction transaction = rules.process(next.exchange())) {
                    assertThat(transaction.internalError()).as(next.id()).isEmpty();
                    answers.add(Answer.of(next.id(), transaction));
                }
            }
        }
        return answers;
    }

    /** What became of a case; the log lines say why when an assertion fails. */
    private record Answer(String id, int status, List<Integer> logged, String log) {
        static Answer of(String id, Transaction transaction) {
            return new Answer(
                    id,
                    transaction.interruption().map(Interruption::status).orElse(200),
                    transaction.matchedRules().stream()
                            .filter(match -> match.logged())
                            .map(match -> match.rule().id())
                            .toList(),
                    transaction.matchedRules().stream()
                            .filter(match -> match.logged())
                            .map(transaction::errorLogLine)
                            .collect(Collectors.joining("\n")));
        }
    }
}
