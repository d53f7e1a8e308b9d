package org.seclangc.compiler.suites;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.compiled.Sample;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.Severity;
import org.seclangc.compiler.differ.Evaluators;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.transaction.Transaction;

/**
 * One of ModSecurity 3's regression cases: rules, a request, a response and what is expected.
 *
 * @param file where it stands
 * @param occurrence 1 for the first case of that title in the file, 2 for the second
 * @param fields its members
 */
record RegressionCase(Path file, int occurrence, Map<String, Object> fields) {
    private static final Pattern TARGET = Pattern.compile("^(\\(\\.\\*\\) )?Target value: .*Variable");

    /** File and title; further cases of one title are numbered. */
    String title() {
        return file.getFileName() + ": " + fields.get("title") + (occurrence > 1 ? " #" + occurrence : "");
    }

    boolean enabled() {
        return "1".equals(text(fields.get("enabled")));
    }

    /** What differs from the expectation, or nothing. */
    Optional<String> difference(Path base) {
        // without the directive v3 reads request bodies (H30)
        byte[] rules = ("SecRequestBodyAccess On\n" + lines(fields.get("rules"))).getBytes(UTF_8);
        LoadResult result = RuleLoader.loadText(base.resolve("case.conf").toString(), rules, new LoadOptions(true));
        List<String> errors = result.diagnostics().stream()
                .filter(d -> d.code().severity() == Severity.ERROR)
                .map(Diagnostic::message)
                .toList();
        boolean mustFail = expected("parser_error") != null;
        if (mustFail || !errors.isEmpty()) {
            return mustFail == errors.isEmpty()
                    ? Optional.of(mustFail ? "loads" : errors.toString())
                    : Optional.empty();
        }
        Evaluators.Comparison comparison =
                Evaluators.of(result.rules().orElseThrow(), Sample::environment).compare(this::run);
        return comparison.difference().isPresent() ? comparison.difference() : check(comparison.transaction());
    }

    private Optional<String> check(Transaction transaction) {
        String code = expected("http_code") == null ? "200" : expected("http_code");
        String actual = transaction.interruption().map(i -> "" + i.status()).orElse("200");
        if (!code.equals(actual)) {
            return Optional.of("status " + actual + " instead of " + code);
        }
        String url = expected("redirect_url");
        if (url != null
                && !url.equals(
                        transaction.interruption().map(Interruption::location).orElse(""))) {
            return Optional.of("redirects to " + transaction.interruption());
        }
        String debug = expected("debug_log");
        boolean transformed = lines(fields.get("rules")).matches("(?s).*\\bt:(?!none).*");
        if (debug != null && TARGET.matcher(debug).find() && !transformed) {
            String values = values(transaction);
            if (!Pattern.compile(debug).matcher(values).find()) {
                return Optional.of("no " + debug);
            }
        }
        return Optional.empty();
    }

    /** All variables in the form of v3's debug log, which the cases expect. */
    private static String values(Transaction transaction) {
        StringBuilder text = new StringBuilder();
        for (Variable variable : Variable.values()) {
            for (Value value : transaction.variable(variable)) {
                String name = variable == Variable.RESPONSE_STATUS ? "RESPONSE_STATUS" : variable.name();
                text.append("[9] Target value: \"")
                        .append(value.bytes().latin1())
                        .append("\" (Variable: ")
                        .append(name)
                        .append(value.key() == null ? "" : ":" + value.key().latin1())
                        .append(")\n");
            }
        }
        return text.toString();
    }

    private Transaction run(RuleSet rules) {
        Transaction transaction = rules.newTransaction();
        Map<?, ?> client = map(fields.get("client"));
        Map<?, ?> server = map(fields.get("server"));
        Map<?, ?> request = map(fields.get("request"));
        transaction.processConnection(
                text(client.get("ip")), number(client.get("port")), text(server.get("ip")), number(server.get("port")));
        String version = text(request.get("http_version"));
        transaction.processUri(
                latin1(text(request.get("uri"))),
                text(request.get("method")),
                "HTTP/" + (version.isEmpty() ? "1.1" : version));
        headers(request).forEach(header -> transaction.addRequestHeader(header.getKey(), header.getValue()));
        transaction.processRequestHeaders();
        byte[] body = lines(request.get("body")).getBytes(UTF_8);
        transaction.writeRequestBody(body, 0, body.length);
        transaction.processRequestBody();
        Map<?, ?> response = map(fields.get("response"));
        headers(response).forEach(header -> transaction.addResponseHeader(header.getKey(), header.getValue()));
        String protocol = text(response.get("protocol"));
        transaction.processResponseHeaders(200, protocol.isEmpty() ? "HTTP/1.1" : protocol);
        byte[] answer = lines(response.get("body")).getBytes(UTF_8);
        transaction.writeResponseBody(answer, 0, answer.length);
        transaction.processResponseBody();
        transaction.processLogging();
        return transaction;
    }

    private static List<Map.Entry<String, String>> headers(Map<?, ?> message) {
        List<Map.Entry<String, String>> headers = new ArrayList<>();
        map(message.get("headers")).forEach((name, value) -> headers.add(Map.entry(text(name), latin1(text(value)))));
        return headers;
    }

    private String expected(String name) {
        Object value = map(fields.get("expected")).get(name);
        return value == null ? null : text(value);
    }

    private static Map<?, ?> map(Object value) {
        return value instanceof Map<?, ?> map ? map : Map.of();
    }

    private static String text(Object value) {
        return value == null ? "" : (String) value;
    }

    private static String latin1(String text) {
        return new String(text.getBytes(UTF_8), ISO_8859_1);
    }

    private static int number(Object value) {
        return value == null ? 0 : Integer.parseInt(text(value));
    }

    /** A text, or the lines of a list. */
    private static String lines(Object value) {
        return value instanceof List<?> list
                ? list.stream().map(line -> (String) line).collect(Collectors.joining("\n"))
                : text(value);
    }
}
