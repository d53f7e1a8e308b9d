package org.seclangc.cli.starter;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.cases.Case;
import org.seclangc.cli.cases.CaseReader;
import org.seclangc.cli.ftw.FtwFile;
import org.seclangc.cli.ftw.FtwFiles;
import org.seclangc.cli.ftw.FtwStage;
import org.seclangc.cli.ftw.FtwTest;
import org.seclangc.cli.ftw.Problems;
import org.seclangc.cli.ftw.request.Conversation;
import org.seclangc.cli.ftw.request.TemplateFunctions;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.differ.Evaluators;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.collections.MemoryCollectionStore;
import org.seclangc.runtime.transaction.Environment;

/** The reference evaluator and the compiled program on the starter rules: its tests, attacks, ordinary requests. */
class CompiledStarterTest {
    private static final Path TESTDATA = Path.of("../testdata");
    private static final Path STARTER = TESTDATA.resolve("rules/starter");

    @Test
    void bothEvaluatorsAgreeOnTheRequests() throws IOException {
        List<Exchange> exchanges = new ArrayList<>(requests("attacks/attacks.jsonl"));
        exchanges.addAll(requests("benign/benign.jsonl"));
        assertThat(exchanges).hasSizeGreaterThan(120);
        assertAgree("starter.conf", exchanges);
    }

    @Test
    void bothEvaluatorsAgreeOnTheTests() throws IOException {
        Problems problems = new Problems();
        List<Exchange> exchanges = new ArrayList<>();
        for (FtwFile file : FtwFiles.read(List.of(STARTER.resolve("tests")), problems)) {
            for (FtwTest test : file.tests()) {
                Conversation conversation = new Conversation(new TemplateFunctions(Map.of(), 0));
                for (FtwStage stage : test.stages()) {
                    exchanges.add(conversation.send(stage.input()).exchange());
                }
            }
        }
        assertThat(problems.errors()).isEmpty();
        assertThat(exchanges).hasSizeGreaterThan(100);
        assertAgree("test.conf", exchanges);
    }

    private static void assertAgree(String file, List<Exchange> exchanges) {
        Evaluators evaluators = Evaluators.of(
                RuleLoader.load(List.of(STARTER.resolve(file)), LoadOptions.DEFAULT)
                        .rules()
                        .orElseThrow(),
                CompiledStarterTest::environment);
        Queue<String> differing = new ConcurrentLinkedQueue<>();
        LongAdder matches = new LongAdder();
        exchanges.parallelStream().forEach(exchange -> {
            Evaluators.Comparison result = evaluators.compareAlone(rules -> rules.process(exchange));
            result.difference().ifPresent(difference -> differing.add(exchange + ": " + difference));
            matches.add(result.transaction().matchedRules().size());
        });
        assertThat(differing).isEmpty();
        assertThat(matches.sum()).isGreaterThan(exchanges.size());
    }

    private static List<Exchange> requests(String file) throws IOException {
        List<Exchange> exchanges = new ArrayList<>();
        try (InputStream in = Files.newInputStream(TESTDATA.resolve("requests").resolve(file))) {
            CaseReader reader = new CaseReader(in, () -> {});
            for (Case next = reader.next(); next != null; next = reader.next()) {
                exchanges.add(next.exchange());
            }
        }
        return exchanges;
    }

    private static Environment environment() {
        return new Environment(
                Clock.fixed(Instant.parse("2026-05-04T03:02:01Z"), ZoneOffset.UTC),
                () -> 0L,
                () -> "id",
                new MemoryCollectionStore(),
                Map.of());
    }
}
