package org.seclangc.runtime.operators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.seclangc.runtime.bytes.ByteSlice;

/** The conformance suite's operator vectors, read from the folder in SECLANGC_CASES. */
class SpecVectorsTest {
    /** Operators of another package, tested there. */
    private static final Set<String> ELSEWHERE = Set.of("detectSQLi.json", "detectXSS.json");

    private record Case(Map<String, String> fields, List<String> groups) {}

    @TestFactory
    Stream<DynamicTest> eachFileHolds() throws IOException {
        return files().stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> run(file)));
    }

    @Test
    void theSuiteIsComplete() throws IOException {
        assertThat(files()).hasSizeGreaterThanOrEqualTo(25);
    }

    private static List<Path> files() throws IOException {
        String cases = System.getenv("SECLANGC_CASES");
        assumeThat(cases).as("SECLANGC_CASES").isNotBlank();
        try (Stream<Path> files = Files.list(Path.of(cases, "seclang-spec/unit/operators"))) {
            return files.filter(file -> file.toString().endsWith(".json")
                            && !ELSEWHERE.contains(file.getFileName().toString()))
                    .sorted()
                    .toList();
        }
    }

    private static void run(Path file) throws IOException, OperatorArgumentException {
        List<Case> cases = read(file);
        assertThat(cases).isNotEmpty();
        for (Case test : cases) {
            Map<String, String> fields = test.fields;
            assertThat(fields).as("a case").containsKeys("name", "input", "ret").containsEntry("type", "op");
            Operator operator = new TestResources().create(fields.get("name"), fields.getOrDefault("param", ""));
            Captures captures = new Captures();
            boolean matches = operator.matches(ByteSlice.ofLatin1(fields.get("input")), captures);
            assertThat(matches)
                    .as(fields.toString())
                    .isEqualTo(fields.get("ret").equals("1"));
            for (int i = 0; i < test.groups.size(); i++) {
                assertThat(captures.group(i)).as("TX:" + i + " of " + fields).hasToString(test.groups.get(i));
            }
        }
    }

    private static List<Case> read(Path file) throws IOException {
        List<Case> cases = new ArrayList<>();
        try (JsonParser parser = new JsonFactory().createParser(file.toFile())) {
            assertThat(parser.nextToken()).isEqualTo(JsonToken.START_ARRAY);
            while (parser.nextToken() == JsonToken.START_OBJECT) {
                Map<String, String> fields = new HashMap<>();
                List<String> groups = new ArrayList<>();
                for (String name; (name = parser.nextFieldName()) != null; ) {
                    if (parser.nextToken() == JsonToken.START_ARRAY) {
                        while (parser.nextToken() != JsonToken.END_ARRAY) {
                            groups.add(parser.getText());
                        }
                    } else {
                        fields.put(name, parser.getText());
                    }
                }
                cases.add(new Case(fields, groups));
            }
        }
        return cases;
    }
}
