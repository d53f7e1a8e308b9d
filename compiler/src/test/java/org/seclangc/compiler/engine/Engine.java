package org.seclangc.compiler.engine;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.diag.Severity;
import org.seclangc.compiler.differ.Evaluators;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.collections.MemoryCollectionStore;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.Transaction;

/** Rules in a test: loads text, sends requests to both evaluators, which must agree, and tells what matched. */
final class Engine {
    private static final String ON = "SecRuleEngine On\nSecRequestBodyAccess On\n";

    private final Evaluators evaluators;

    private Engine(Evaluators evaluators) {
        this.evaluators = evaluators;
    }

    /** An engine that is on, reads request bodies and has these rules. */
    static Engine of(String... lines) {
        return plain(Clock.systemUTC(), ON + String.join("\n", lines) + "\n");
    }

    /** The same with its own clock. */
    static Engine at(Clock clock, String... lines) {
        return plain(clock, ON + String.join("\n", lines) + "\n");
    }

    /** An engine that only detects, reads request bodies and has these rules. */
    static Engine detecting(String... lines) {
        return plain(
                Clock.systemUTC(),
                "SecRuleEngine DetectionOnly\nSecRequestBodyAccess On\n" + String.join("\n", lines) + "\n");
    }

    /** An engine with just this configuration and its own clock. */
    static Engine plain(Clock clock, String text) {
        LoadResult result = RuleLoader.loadText("test.conf", text.getBytes(ISO_8859_1), LoadOptions.DEFAULT);
        assertThat(result.diagnostics())
                .as("errors in the test's rules")
                .noneMatch(d -> d.code().severity() == Severity.ERROR);
        return new Engine(Evaluators.of(result.rules().orElseThrow(), () -> environment(clock)));
    }

    private static Environment environment(Clock clock) {
        AtomicInteger ids = new AtomicInteger();
        return new Environment(
                clock,
                System::nanoTime,
                () -> "tx-" + ids.incrementAndGet(),
                new MemoryCollectionStore(),
                Map.of("HOME", "/home/test"));
    }

    /** The rule set on the reference evaluator. */
    RuleSet rules() {
        return evaluators.first();
    }

    /** Sends {@code GET target}. */
    Outcome get(String target, String... headers) {
        return send("GET", target, "", headers);
    }

    /** Sends a form. */
    Outcome post(String target, String form, String... headers) {
        String[] all = List.of(List.of("Content-Type: application/x-www-form-urlencoded"), List.of(headers)).stream()
                .flatMap(List::stream)
                .toArray(String[]::new);
        return send("POST", target, form, all);
    }

    /** Sends a request; headers are {@code Name: value}; all text is one byte a char. */
    Outcome send(String method, String target, String body, String... headers) {
        Request request = new Request(method, target, body, List.of(headers));
        return agreed(request::run);
    }

    /** Sends a request and its response. */
    Outcome exchange(String target, int status, String type, String body) {
        return agreed(rules -> answered(rules, target, status, type, body));
    }

    private Outcome agreed(Function<RuleSet, Transaction> exchange) {
        Evaluators.Comparison result = evaluators.compare(exchange);
        assertThat(result.difference()).isEmpty();
        return new Outcome(result.transaction());
    }

    private static Transaction answered(RuleSet rules, String target, int status, String type, String body) {
        Transaction transaction = start(rules);
        transaction.processUri(target, "GET", "HTTP/1.1");
        transaction.addRequestHeader("Host", "example.test");
        if (transaction.processRequestHeaders().isEmpty()
                && transaction.processRequestBody().isEmpty()) {
            transaction.addResponseHeader("Content-Type", type);
            if (transaction.processResponseHeaders(status, "HTTP/1.1").isEmpty()) {
                byte[] bytes = body.getBytes(ISO_8859_1);
                transaction.writeResponseBody(bytes, 0, bytes.length);
                if (transaction.interruption().isEmpty()) {
                    transaction.processResponseBody();
                }
            }
        }
        transaction.processLogging();
        return transaction;
    }

    /** Does the same with the rule set of each evaluator. */
    void each(Consumer<RuleSet> calls) {
        evaluators.each(calls);
    }

    /** A transaction of the reference evaluator that has processed its connection. */
    Transaction start() {
        return start(rules());
    }

    /** A transaction that has processed its connection. */
    static Transaction start(RuleSet rules) {
        Transaction transaction = rules.newTransaction();
        transaction.processConnection("192.0.2.10", 40000, "198.51.100.5", 80);
        return transaction;
    }

    private record Request(String method, String target, String body, List<String> headers) {
        Transaction run(RuleSet rules) {
            Transaction transaction = start(rules);
            transaction.processUri(target, method, "HTTP/1.1");
            for (String header : headers) {
                int colon = header.indexOf(':');
                transaction.addRequestHeader(
                        header.substring(0, colon), header.substring(colon + 1).strip());
            }
            byte[] bytes = body.getBytes(ISO_8859_1);
            if (transaction.processRequestHeaders().isEmpty()) {
                transaction.writeRequestBody(bytes, 0, bytes.length);
                transaction.processRequestBody();
            }
            transaction.processLogging();
            return transaction;
        }
    }

    /** What became of a request. */
    record Outcome(Transaction transaction) {
        /** 200, or the interruption's status. */
        int status() {
            return transaction.interruption().map(i -> i.status()).orElse(200);
        }

        /** Ids of the rules that matched, in order, nolog ones included. */
        List<Integer> matched() {
            return transaction.matchedRules().stream().map(m -> m.rule().id()).toList();
        }

        /** The TX variable, or null. */
        String tx(String name) {
            return variable("TX", name);
        }

        /** The member of a collection, or null; keys are compared exactly. */
        String variable(String collection, String key) {
            return transaction.variable(Variable.of(collection).orElseThrow()).stream()
                    .filter(value -> value.key().latin1().equalsIgnoreCase(key))
                    .map(value -> value.bytes().latin1())
                    .findFirst()
                    .orElse(null);
        }

        /** All members of a collection as {@code key=value}, or the one value of a scalar. */
        List<String> members(String variable) {
            return transaction.variable(Variable.of(variable).orElseThrow()).stream()
                    .map(value -> (value.key() == null ? "" : value.key().latin1() + "=")
                            + value.bytes().latin1())
                    .toList();
        }

        /** The error-log lines of matches that log. */
        String log() {
            return transaction.matchedRules().stream()
                    .filter(match -> match.logged())
                    .map(transaction::errorLogLine)
                    .collect(Collectors.joining("\n"));
        }
    }
}
