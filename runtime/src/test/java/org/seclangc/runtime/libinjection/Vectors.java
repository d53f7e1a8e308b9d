package org.seclangc.runtime.libinjection;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.seclangc.runtime.bytes.ByteSlice;

/** Reads the measured answers of libinjection below {@code $SECLANGC_CASES/libinjection}. */
final class Vectors {
    private static final String ROOT = System.getenv("SECLANGC_CASES");

    private Vectors() {}

    /** Receives one vector: the members of its JSON object. */
    @FunctionalInterface
    interface Consumer {
        void accept(ByteSlice input, Map<?, ?> vector);
    }

    /** Skips the test if the vectors are not there. */
    static Path file(String name) {
        assumeTrue(ROOT != null, "SECLANGC_CASES is not set");
        return Path.of(ROOT, "libinjection", name);
    }

    /** The lines of a text table. */
    static List<String> lines(String name) throws IOException {
        return Files.readAllLines(file(name), ISO_8859_1);
    }

    /** Hands every vector of a gzip file of JSON lines to {@code consumer}; their number. */
    static int forEach(String name, Consumer consumer) throws IOException {
        JsonFactory json = new JsonFactory();
        int count = 0;
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file(name))), UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                try (JsonParser parser = json.createParser(line)) {
                    parser.nextToken();
                    Map<?, ?> vector = (Map<?, ?>) value(parser);
                    byte[] input = Base64.getDecoder().decode((String) vector.get("input_b64"));
                    consumer.accept(ByteSlice.of(input), vector);
                    count++;
                }
            }
        }
        return count;
    }

    private static Object value(JsonParser parser) throws IOException {
        switch (parser.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> members = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = parser.currentName();
                    parser.nextToken();
                    members.put(name, value(parser));
                }
                return members;
            }
            case START_ARRAY -> {
                List<Object> items = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    items.add(value(parser));
                }
                return items;
            }
            case VALUE_NUMBER_INT -> {
                return parser.getIntValue();
            }
            case VALUE_NULL -> {
                return null;
            }
            case VALUE_TRUE, VALUE_FALSE -> {
                return parser.getBooleanValue();
            }
            default -> {
                return parser.getText();
            }
        }
    }
}
