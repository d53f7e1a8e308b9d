package org.seclangc.compiler.suites;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON files as maps, lists and strings; numbers and truth values are their text. */
final class JsonText {
    private JsonText() {}

    static Object read(Path file) throws IOException {
        try (JsonParser parser = new JsonFactory().createParser(Files.readString(file))) {
            parser.nextToken();
            return value(parser);
        }
    }

    private static Object value(JsonParser parser) throws IOException {
        if (parser.currentToken() == JsonToken.START_OBJECT) {
            Map<String, Object> members = new LinkedHashMap<>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String name = parser.currentName();
                parser.nextToken();
                members.put(name, value(parser));
            }
            return members;
        }
        if (parser.currentToken() == JsonToken.START_ARRAY) {
            List<Object> items = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                items.add(value(parser));
            }
            return items;
        }
        return parser.getText();
    }
}
