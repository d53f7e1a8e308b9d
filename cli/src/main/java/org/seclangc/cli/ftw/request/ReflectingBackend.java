package org.seclangc.cli.ftw.request;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.seclangc.cli.ftw.StageInput.CannedResponse;
import org.seclangc.runtime.Exchange.Request;
import org.seclangc.runtime.Exchange.Response;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * The server behind the rules: what {@code POST /reflect} describes in JSON ({@code status}, {@code headers},
 * {@code body} or {@code encodedBody}), it answers; everything else gets 200 without a body.
 */
final class ReflectingBackend {
    private static final String DATE = "Sat, 01 Jun 2024 12:00:00 GMT";
    private static final ByteSlice POST = ByteSlice.ofLatin1("POST");
    private static final ByteSlice REFLECT = ByteSlice.ofLatin1("/reflect");
    private static final JsonFactory JSON = new JsonFactory();

    private final TreeMap<String, String> headers = new TreeMap<>();
    private int status = 200;
    private ByteSlice body = ByteSlice.EMPTY;

    private ReflectingBackend() {}

    /** The answer to {@code request}; {@code canned} stands above it unless null. */
    static Response answer(Request request, CannedResponse canned) {
        ReflectingBackend backend = new ReflectingBackend();
        if (canned != null) {
            backend.status = canned.status();
            canned.headers().forEach(header -> backend.headers.put(header.name(), header.value()));
            backend.body = canned.body();
        } else if (request.method().equals(POST) && path(request.target()).equals(REFLECT)) {
            backend.reflect(request.body());
        }
        return backend.response();
    }

    private static ByteSlice path(ByteSlice target) {
        int query = target.indexOf('?', 0);
        return query < 0 ? target : target.slice(0, query);
    }

    private void reflect(ByteSlice description) {
        try (JsonParser json = JSON.createParser(description.array(), description.from(), description.length())) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new IOException("not an object");
            }
            while (json.nextToken() != JsonToken.END_OBJECT) {
                field(json, json.currentName());
            }
        } catch (IOException | IllegalArgumentException e) {
            fail();
        }
    }

    private void field(JsonParser json, String name) throws IOException {
        JsonToken value = json.nextToken();
        if (value == JsonToken.VALUE_NULL) {
            return;
        }
        switch (name) {
            case "status" -> status(json.getIntValue());
            case "body" -> body = ByteSlice.ofUtf8(string(json));
            case "encodedBody" -> body = ByteSlice.of(json.getBinaryValue());
            case "headers" -> headers(json);
            default -> json.skipChildren();
        }
    }

    private void status(int described) throws IOException {
        if (described != 0 && (described < 100 || described > 599)) {
            throw new IOException("no status");
        }
        status = described == 0 ? 200 : described;
    }

    private void headers(JsonParser json) throws IOException {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            throw new IOException("not an object");
        }
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String name = json.currentName();
            json.nextToken();
            headers.put(name, string(json));
        }
    }

    private static String string(JsonParser json) throws IOException {
        if (json.currentToken() != JsonToken.VALUE_STRING) {
            throw new IOException("not a string");
        }
        return json.getText();
    }

    /** The answer to a description that is none. */
    private void fail() {
        headers.clear();
        status = 400;
        body = ByteSlice.EMPTY;
    }

    private Response response() {
        HeaderLines lines = new HeaderLines();
        if (!body.isEmpty() && !has("Content-Type")) {
            headers.put("Content-Type", ContentSniffer.type(body));
        }
        for (Map.Entry<String, String> header : headers.entrySet()) {
            lines.add(header.getKey(), header.getValue());
        }
        if (!has("Date")) {
            lines.add("Date", DATE);
        }
        if (!has("Content-Length")) {
            lines.add("Content-Length", Integer.toString(body.length()));
        }
        return new Response(status, "HTTP/1.1", lines.list(), body);
    }

    private boolean has(String name) {
        return headers.keySet().stream().anyMatch(name::equalsIgnoreCase);
    }
}
