package org.seclangc.compiler.compiled;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.Transaction;

/**
 * Everything that can be observed of a transaction (architecture: "One language, two evaluators").
 *
 * @param matches records of the matches in order, those that do not log included
 * @param log error-log lines of all matches
 * @param interruption the interruption, as text
 * @param failure what went wrong inside, as text
 * @param variables collections and scalars that rules change
 */
public record Observed(
        List<String> matches, List<String> log, String interruption, String failure, Map<String, String> variables) {
    private static final List<Variable> VARIABLES = List.of(
            Variable.TX,
            Variable.IP,
            Variable.GLOBAL,
            Variable.SESSION,
            Variable.USER,
            Variable.RESOURCE,
            Variable.ENV,
            Variable.HIGHEST_SEVERITY,
            Variable.MATCHED_VAR,
            Variable.MATCHED_VAR_NAME,
            Variable.MATCHED_VARS,
            Variable.SESSIONID,
            Variable.USERID,
            Variable.REQBODY_PROCESSOR,
            Variable.MSC_PCRE_LIMITS_EXCEEDED,
            Variable.ARGS,
            Variable.REQUEST_BODY);

    /** What is observed of an exchange. */
    public static Observed of(RuleSet rules, Exchange exchange) {
        try (Transaction transaction = rules.process(exchange)) {
            return of(transaction);
        }
    }

    /** What is observed of a transaction that has ended. */
    public static Observed of(Transaction transaction) {
        return new Observed(
                transaction.matchedRules().stream().map(Object::toString).toList(),
                transaction.matchedRules().stream()
                        .map(transaction::errorLogLine)
                        .toList(),
                transaction.interruption().toString(),
                transaction.internalError().map(Throwable::toString).orElse(""),
                VARIABLES.stream()
                        .collect(Collectors.toMap(
                                Variable::name,
                                variable -> transaction.variable(variable).toString())));
    }

    /** Ids of the matches in order. */
    public Stream<String> ids() {
        return matches.stream().map(match -> match.replaceAll("(?s).*?id=(\\d+).*", "$1"));
    }

    /** A form sent to {@code target}, answered by an HTML page. */
    public static Exchange post(String target, String form, String... headers) {
        List<Exchange.Header> all = Stream.concat(
                        Stream.of("Host: example.test", "Content-Type: application/x-www-form-urlencoded"),
                        Stream.of(headers))
                .map(Observed::header)
                .toList();
        return new Exchange(
                new Exchange.Connection("192.0.2.10", 40000, "198.51.100.5", 80),
                new Exchange.Request(bytes("POST"), bytes(target), bytes("HTTP/1.1"), all, bytes(form)),
                new Exchange.Response(
                        200, "HTTP/1.1", List.of(header("Content-Type: text/html")), bytes("<p>Error 42</p>")));
    }

    private static Exchange.Header header(String line) {
        int colon = line.indexOf(':');
        return new Exchange.Header(
                bytes(line.substring(0, colon)), bytes(line.substring(colon + 1).strip()));
    }

    private static ByteSlice bytes(String text) {
        return ByteSlice.of(text.getBytes(ISO_8859_1));
    }
}
