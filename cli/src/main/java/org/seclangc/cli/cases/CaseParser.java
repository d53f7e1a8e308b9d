package org.seclangc.cli.cases;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * One JSON object to one case. Text fields stand for their UTF-8 bytes; the field with {@code _b64} at its end carries
 * any bytes and wins over the one without. Absent and null fields have defaults, unknown fields are ignored.
 */
final class CaseParser {
    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    /** The case on bytes {@code from} to {@code to} of {@code line}. */
    Case parse(byte[] line, int from, int to) throws IOException, CaseSyntaxException {
        try (JsonParser json = JSON.createParser(line, from, to - from)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new CaseSyntaxException("a case is a JSON object");
            }
            CaseFields fields = new CaseFields();
            message(json, fields, true);
            if (json.nextToken() != null) {
                throw new CaseSyntaxException("text after the JSON object");
            }
            return fields.toCase();
        } catch (JsonProcessingException e) {
            JsonLocation place = e.getLocation(); // limits of the parser have none
            throw new CaseSyntaxException(
                    e.getOriginalMessage() + (place == null ? "" : " (column " + place.getColumnNr() + ")"));
        }
    }

    /** Reads the object whose opening brace was read; {@code request} tells the request from its response. */
    private static void message(JsonParser json, CaseFields fields, boolean request)
            throws IOException, CaseSyntaxException {
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String name = json.currentName();
            if (json.nextToken() == JsonToken.VALUE_NULL) {
                continue;
            }
            if (request && name.equals("response")) {
                require(json, JsonToken.START_OBJECT, name, "an object");
                CaseFields response = new CaseFields();
                message(json, response, false);
                fields.response = response;
            } else if (!field(json, name, fields) && !(request && connectionField(json, name, fields))) {
                json.skipChildren();
            }
        }
    }

    private static boolean field(JsonParser json, String name, CaseFields fields)
            throws IOException, CaseSyntaxException {
        switch (name) {
            case "method" -> fields.method.text = utf8(json, name);
            case "method_b64" -> fields.method.bytes = base64(json, name);
            case "uri" -> fields.uri.text = utf8(json, name);
            case "uri_b64" -> fields.uri.bytes = base64(json, name);
            case "protocol" -> fields.protocol.text = utf8(json, name);
            case "protocol_b64" -> fields.protocol.bytes = base64(json, name);
            case "body" -> fields.body.text = utf8(json, name);
            case "body_b64" -> fields.body.bytes = base64(json, name);
            case "status" -> fields.status = number(json, name, 999);
            case "headers" -> HeaderPairs.read(json, name, fields.headers, CaseParser::utf8);
            case "headers_b64" -> {
                fields.hasHeaderBytes = true;
                HeaderPairs.read(json, name, fields.headerBytes, CaseParser::base64);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private static boolean connectionField(JsonParser json, String name, CaseFields fields)
            throws IOException, CaseSyntaxException {
        switch (name) {
            case "id" -> fields.id = text(json, name);
            case "remote_addr" -> fields.clientAddress = text(json, name);
            case "remote_port" -> fields.clientPort = number(json, name, 65_535);
            case "server_addr" -> fields.serverAddress = text(json, name);
            case "server_port" -> fields.serverPort = number(json, name, 65_535);
            default -> {
                return false;
            }
        }
        return true;
    }

    private static ByteSlice utf8(JsonParser json, String name) throws IOException, CaseSyntaxException {
        return ByteSlice.ofUtf8(text(json, name));
    }

    /** A string that has UTF-8 bytes: a lone surrogate has none, and guessing would change the request. */
    private static String text(JsonParser json, String name) throws IOException, CaseSyntaxException {
        require(json, JsonToken.VALUE_STRING, name, "a string");
        String text = json.getText();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isSurrogate(c)) {
                if (Character.isLowSurrogate(c)
                        || i + 1 == text.length()
                        || !Character.isLowSurrogate(text.charAt(i + 1))) {
                    throw new CaseSyntaxException("'" + name + "' has half a surrogate pair; use " + name + "_b64");
                }
                i++;
            }
        }
        return text;
    }

    private static ByteSlice base64(JsonParser json, String name) throws IOException, CaseSyntaxException {
        require(json, JsonToken.VALUE_STRING, name, "a base64 string");
        return ByteSlice.of(json.getBinaryValue());
    }

    private static int number(JsonParser json, String name, int max) throws IOException, CaseSyntaxException {
        require(json, JsonToken.VALUE_NUMBER_INT, name, "a whole number");
        long value = json.getLongValue();
        if (value < 0 || value > max) {
            throw new CaseSyntaxException("'" + name + "' must be 0 to " + max);
        }
        return (int) value;
    }

    /** Fails unless the current token is {@code expected}. */
    static void require(JsonParser json, JsonToken expected, String name, String kind) throws CaseSyntaxException {
        if (json.currentToken() != expected) {
            throw new CaseSyntaxException("'" + name + "' must be " + kind);
        }
    }
}
