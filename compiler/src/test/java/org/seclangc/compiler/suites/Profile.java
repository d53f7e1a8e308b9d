package org.seclangc.compiler.suites;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.bytes.ByteSlice;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.schema.FailsafeSchema;

/**
 * An engine profile of the conformance suite.
 *
 * @param fields its members
 */
record Profile(Map<?, ?> fields) {
    /**
     * What is asked and expected.
     *
     * @param exchange request, and response if there is one
     * @param output the expectation
     */
    record Stage(Exchange exchange, Map<?, ?> output) {
        /** Ids of rules. */
        List<Integer> ids(String name) {
            return output.get(name) instanceof List<?> list
                    ? list.stream().map(id -> Integer.valueOf((String) id)).toList()
                    : List.of();
        }
    }

    /** Reads a file; dates, numbers and truth values stay text. */
    static Profile read(Path file) throws IOException {
        LoadSettings settings =
                LoadSettings.builder().setSchema(new FailsafeSchema()).build();
        return new Profile((Map<?, ?>) new Load(settings).loadFromString(Files.readString(file)));
    }

    /** Loads the rules; {@code home} takes them and the files they name. */
    LoadResult load(Path home) throws IOException {
        for (Map.Entry<?, ?> file : map(fields.get("files")).entrySet()) {
            Path target = home.resolve((String) file.getKey());
            Files.createDirectories(target.getParent());
            Files.writeString(target, (String) file.getValue());
        }
        Path rules = Files.writeString(home.resolve("rules.conf"), (String) fields.get("rules"));
        return RuleLoader.load(List.of(rules), LoadOptions.DEFAULT);
    }

    /** Whether the rules must be refused. */
    boolean mustFail() {
        return stages().stream().anyMatch(stage -> "true".equals(stage.output().get("expect_error")));
    }

    /** The stages of all tests in order. */
    List<Stage> stages() {
        List<Stage> stages = new ArrayList<>();
        for (Object test : (List<?>) fields.get("tests")) {
            for (Object item : (List<?>) map(test).get("stages")) {
                Map<?, ?> stage = map(map(item).get("stage"));
                stages.add(new Stage(exchange(stage), map(stage.get("output"))));
            }
        }
        return stages;
    }

    private static Exchange exchange(Map<?, ?> stage) {
        Map<?, ?> input = map(stage.get("input"));
        String version = text(input, "version", "HTTP/1.1");
        List<Exchange.Header> headers = headers(input);
        if (headers.stream().noneMatch(header -> header.name().latin1().equalsIgnoreCase("Host"))) {
            headers.add(new Exchange.Header(bytes("Host"), bytes("localhost")));
        }
        int port = Integer.parseInt(text(input, "port", "80"));
        Exchange.Connection connection = new Exchange.Connection(
                text(input, "remote_addr", "127.0.0.1"), 12345, text(input, "dest_addr", "127.0.0.1"), port);
        Exchange.Request request = new Exchange.Request(
                bytes(text(input, "method", "GET")),
                bytes(text(input, "uri", "/")),
                bytes(version),
                headers,
                bytes(text(input, "data", "")));
        return new Exchange(connection, request, response(stage.get("response"), version));
    }

    private static Exchange.Response response(Object fields, String version) {
        if (!(fields instanceof Map<?, ?> response)) {
            return null;
        }
        int status = Integer.parseInt(text(response, "status", "200"));
        return new Exchange.Response(status, version, headers(response), bytes(text(response, "data", "")));
    }

    private static List<Exchange.Header> headers(Map<?, ?> message) {
        List<Exchange.Header> headers = new ArrayList<>();
        map(message.get("headers"))
                .forEach(
                        (name, value) -> headers.add(new Exchange.Header(bytes((String) name), bytes((String) value))));
        return headers;
    }

    private static Map<?, ?> map(Object value) {
        return value instanceof Map<?, ?> map ? map : Map.of();
    }

    private static String text(Map<?, ?> fields, String name, String absent) {
        Object value = fields.get(name);
        return value == null ? absent : (String) value;
    }

    private static ByteSlice bytes(String text) {
        return ByteSlice.ofUtf8(text);
    }
}
