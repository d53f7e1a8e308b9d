package org.seclangc.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the command line did.
 *
 * @param code exit code
 * @param out standard output
 * @param err standard error
 */
public record CliRun(int code, String out, String err) {
    /** Runs a command without input. */
    public static CliRun of(String... args) {
        return withInput("", args);
    }

    /** Runs a command on {@code input}, one byte a char. */
    public static CliRun withInput(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(
                args,
                new Streams(
                        new ByteArrayInputStream(input.getBytes(ISO_8859_1)), out, new PrintStream(err, true, UTF_8)));
        return new CliRun(code, out.toString(UTF_8), err.toString(UTF_8));
    }

    /** Writes a rule file and names it. */
    public static String rules(Path directory, String text) {
        try {
            return Files.writeString(directory.resolve("rules.conf"), text, ISO_8859_1)
                    .toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Standard output, one JSON object a line. */
    public List<Map<String, Object>> answers() {
        return out.lines().map(CliRun::json).toList();
    }

    /** A JSON object; numbers are Long or Double. */
    public static Map<String, Object> json(String text) {
        try (JsonParser parser = new JsonFactory().createParser(text)) {
            parser.nextToken();
            return object(parser);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Object> object(JsonParser parser) throws IOException {
        Map<String, Object> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            fields.put(name, value(parser));
        }
        return fields;
    }

    private static Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> {
                List<Object> items = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    items.add(value(parser));
                }
                yield items;
            }
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_NULL -> null;
            default -> parser.getText();
        };
    }
}
