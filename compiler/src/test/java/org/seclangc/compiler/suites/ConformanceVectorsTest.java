package org.seclangc.compiler.suites;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.RuleSets;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.compiled.Sample;
import org.seclangc.compiler.differ.Evaluators;
import org.seclangc.compiler.differ.Observation;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.Transaction;

/** Unit vectors of the conformance suite as rules about a request body: both evaluators answer alike, and right. */
class ConformanceVectorsTest {
    private static final String SETTINGS = "SecRuleEngine On\nSecRequestBodyAccess On\nSecRequestBodyLimit 1048576\n"
            + "SecAction \"id:1,phase:1,pass,nolog,ctl:forceRequestBodyVariable=On\"\n";

    @Test
    void bothEvaluatorsAgreeWithTheVectors() throws IOException {
        List<String> wrong = new ArrayList<>();
        int loaded = 0;
        List<Map<?, ?>> vectors = vectors();
        Map<String, Optional<Evaluators>> engines = new HashMap<>();
        for (Map<?, ?> vector : vectors) {
            Optional<Evaluators> evaluators = engines.computeIfAbsent(rule(vector), ConformanceVectorsTest::load);
            if (evaluators.isPresent()) {
                loaded++;
                fault(evaluators.get(), vector).ifPresent(fault -> wrong.add(vector + ": " + fault));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(vectors).hasSizeGreaterThan(1000);
        assertThat(loaded).as("vectors whose rules load").isGreaterThan(vectors.size() * 98 / 100);
    }

    private static Optional<Evaluators> load(String rule) {
        byte[] text = (SETTINGS + rule).getBytes(ISO_8859_1);
        return RuleLoader.loadText("vector.conf", text, new LoadOptions(true))
                .rules()
                .map(rules -> Evaluators.of(rules, Sample::environment));
    }

    private static Optional<String> fault(Evaluators evaluators, Map<?, ?> vector) {
        Exchange exchange = body(text(vector, "input"));
        Evaluators.Comparison result = evaluators.compare(rules -> rules.process(exchange));
        return result.difference().isPresent() ? result.difference() : judge(result.transaction(), vector);
    }

    private static Optional<String> judge(Transaction transaction, Map<?, ?> vector) {
        boolean matches = Observation.ids(transaction).contains(2);
        if (text(vector, "type").equals("op")) {
            return matches == text(vector, "ret").equals("1") ? Optional.empty() : Optional.of("matches: " + matches);
        }
        String output = transaction.variable(Variable.TX).get(0).bytes().latin1();
        return output.equals(text(vector, "output")) ? Optional.empty() : Optional.of("becomes " + output);
    }

    /** As the suite's own adapters write it: only the quote is escaped. */
    private static String rule(Map<?, ?> vector) {
        String name = text(vector, "name");
        return text(vector, "type").equals("op")
                ? "SecRule REQUEST_BODY \"@" + name + " "
                        + text(vector, "param").replace("\"", "\\\"") + "\" \"id:2,phase:2,pass,nolog,capture\"\n"
                : "SecRule REQUEST_BODY \"@unconditionalMatch\" \"id:2,phase:2,pass,nolog,t:" + name
                        + ",setvar:tx.out=%{MATCHED_VAR}\"\n";
    }

    private static Exchange body(String text) {
        return new Exchange(
                new Exchange.Connection("192.0.2.10", 40000, "198.51.100.5", 80),
                new Exchange.Request(
                        ByteSlice.ofLatin1("POST"),
                        ByteSlice.ofLatin1("/"),
                        ByteSlice.ofLatin1("HTTP/1.1"),
                        List.of(new Exchange.Header(
                                ByteSlice.ofLatin1("Content-Type"), ByteSlice.ofLatin1("application/octet-stream"))),
                        ByteSlice.ofLatin1(text)),
                null);
    }

    private static List<Map<?, ?>> vectors() throws IOException {
        List<Map<?, ?>> vectors = new ArrayList<>();
        try (Stream<Path> files = Files.walk(RuleSets.home("SECLANGC_CASES").resolve("seclang-spec/unit"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList()) {
                ((List<?>) JsonText.read(file)).forEach(vector -> vectors.add((Map<?, ?>) vector));
            }
        }
        return vectors;
    }

    private static String text(Map<?, ?> vector, String name) {
        Object value = vector.get(name);
        return value == null ? "" : (String) value;
    }
}
