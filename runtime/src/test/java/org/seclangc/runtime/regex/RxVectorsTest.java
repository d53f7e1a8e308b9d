package org.seclangc.runtime.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** The {@code @rx} vectors of the community specification in the directory SECLANGC_CASES. */
class RxVectorsTest {
    /** One vector; {@code groups} is null if it does not say what is captured. */
    private record Vector(String pattern, String input, boolean match, List<String> groups) {}

    @ParameterizedTest
    @CsvSource({"rx.json, 18, false", "rx-pcre-extra.json, 2, true"})
    void vectorsHold(String file, int count, boolean backtracking) throws IOException, RegexSyntaxException {
        Optional<String> cases = Optional.ofNullable(System.getenv("SECLANGC_CASES"));
        assumeTrue(cases.isPresent(), "SECLANGC_CASES is not set");
        List<Vector> vectors = read(Path.of(cases.get(), "seclang-spec/unit/operators", file));
        assertThat(vectors).hasSize(count);
        for (Vector vector : vectors) {
            check(vector, new RegexOptions(false, backtracking, RegexOptions.DEFAULT_STEP_BUDGET));
        }
    }

    private static void check(Vector vector, RegexOptions options) throws RegexSyntaxException {
        Regex regex = RegexCompiler.compile(ByteSlice.ofLatin1(vector.pattern), options);
        ByteSlice input = ByteSlice.ofLatin1(vector.input);
        int[] spans = new int[2 * regex.groupCount() + 2];
        assertThat(regex.find(input, 0, spans)).as(vector.toString()).isEqualTo(vector.match);
        for (int i = 0; vector.groups != null && i < vector.groups.size(); i++) {
            assertThat(input.slice(spans[2 * i], spans[2 * i + 1]).latin1())
                    .as(vector.toString())
                    .isEqualTo(vector.groups.get(i));
        }
    }

    private static List<Vector> read(Path file) throws IOException {
        List<Vector> vectors = new ArrayList<>();
        try (JsonParser json = new JsonFactory().createParser(file.toFile())) {
            json.nextToken();
            while (json.nextToken() == JsonToken.START_OBJECT) {
                vectors.add(readVector(json));
            }
        }
        return vectors;
    }

    private static Vector readVector(JsonParser json) throws IOException {
        String pattern = "";
        String input = "";
        boolean match = false;
        List<String> groups = null;
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String field = json.currentName();
            json.nextToken();
            switch (field) {
                case "param" -> pattern = json.getText();
                case "input" -> input = json.getText();
                case "ret" -> match = json.getIntValue() == 1;
                case "re_groups" -> groups = readStrings(json);
                default -> {}
            }
        }
        return new Vector(pattern, input, match, groups);
    }

    private static List<String> readStrings(JsonParser json) throws IOException {
        List<String> strings = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            strings.add(json.getText());
        }
        return strings;
    }
}
