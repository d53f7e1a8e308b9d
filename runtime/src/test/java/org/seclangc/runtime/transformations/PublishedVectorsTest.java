package org.seclangc.runtime.transformations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

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
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * The unit vectors of the community specification, read where {@code SECLANGC_CASES} says; each
 * string holds one byte a char.
 */
class PublishedVectorsTest {
    @TestFactory
    List<DynamicTest> everyPublishedVectorHolds() throws IOException {
        String cases = System.getenv("SECLANGC_CASES");
        assumeTrue(cases != null, "SECLANGC_CASES is not set");
        List<DynamicTest> tests = new ArrayList<>();
        int total = 0;
        for (Path file : files(Path.of(cases, "seclang-spec", "unit", "transformations"))) {
            List<Map<String, String>> vectors = read(file);
            tests.add(dynamicTest(vectors.size() + " vectors of " + file.getFileName(), () -> check(vectors)));
            total += vectors.size();
        }
        assertThat(total).isPositive();
        System.out.println(total + " published vectors of transformations in " + tests.size() + " files");
        return tests;
    }

    private static void check(List<Map<String, String>> vectors) {
        assertThat(vectors).isNotEmpty();
        for (Map<String, String> vector : vectors) {
            check(vector);
        }
    }

    private static void check(Map<String, String> vector) {
        assertThat(vector).containsEntry("type", "tfn").containsKeys("name", "input", "output", "ret");
        TransformationName name = TransformationName.of(vector.get("name")).orElseThrow();
        ByteSlice input = ByteSlice.ofLatin1(vector.get("input"));
        ByteSlice result = Samples.of(name).apply(input);
        assertThat(result.latin1()).as("%s of %s", name.spelling(), input).isEqualTo(vector.get("output"));
        // "ret" says whether the value changes; an unchanged one must be the same object.
        assertThat(Samples.same(result, input) ? "0" : "1").isEqualTo(vector.get("ret"));
    }

    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    private static List<Map<String, String>> read(Path file) throws IOException {
        List<Map<String, String>> vectors = new ArrayList<>();
        try (JsonParser parser = new JsonFactory().createParser(file.toFile())) {
            while (parser.nextToken() != null) {
                if (parser.currentToken() == JsonToken.START_OBJECT) {
                    vectors.add(readObject(parser));
                }
            }
        }
        return vectors;
    }

    private static Map<String, String> readObject(JsonParser parser) throws IOException {
        Map<String, String> object = new HashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            parser.nextToken();
            object.put(key, parser.getText());
        }
        return object;
    }
}
