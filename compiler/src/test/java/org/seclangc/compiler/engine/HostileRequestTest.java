package org.seclangc.compiler.engine;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.Transaction;
import org.seclangc.runtime.transformations.TransformationName;

/** Requests nobody should send: no exception, no endless run, the same answer on every thread. */
class HostileRequestTest {
    private static final Engine EVERYTHING = everything();
    private static final List<String> TYPES = List.of(
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=b",
            "multipart/form-data; boundary=\"b",
            "application/json",
            "application/json; charset=utf-16le",
            "text/xml",
            "text/plain",
            "");

    /** Rules that read every variable with every transformation, write TX and read it back. */
    private static Engine everything() {
        List<String> rules = new ArrayList<>(List.of(
                "SecResponseBodyAccess On",
                "SecArgumentsLimit 20000",
                "SecRule REQUEST_HEADERS:Content-Type \"@rx ^text/xml\" "
                        + "\"id:1,phase:1,pass,nolog,ctl:requestBodyProcessor=XML\"",
                "SecRule REQUEST_HEADERS:Content-Type \"@rx ^application/json\" "
                        + "\"id:2,phase:1,pass,nolog,ctl:requestBodyProcessor=JSON\""));
        String targets = targets();
        int id = 10;
        for (int phase = 1; phase <= 5; phase++) {
            rules.add(rule(targets, "@rx (?i)([a-z]+)[^a-z]*(\\d)?", ++id, phase, "capture,multiMatch,t:urlDecodeUni"));
            rules.add(rule(targets, "@contains x", ++id, phase, "t:lowercase,setvar:'tx.%{MATCHED_VAR_NAME}=%{TX.1}'"));
            rules.add(rule(targets, "!@pm a b %", ++id, phase, "setvar:tx.n=+%{MATCHED_VAR},msg:'%{MATCHED_VAR}'"));
        }
        for (TransformationName name : TransformationName.values()) {
            // a digest of what differs from run to run would match now and then
            rules.add(rule(
                    targets + "|!UNIQUE_ID|!DURATION|!TX|!MATCHED_VAR" + times(),
                    "@rx z$",
                    ++id,
                    2,
                    "t:" + name.spelling()));
        }
        return Engine.of(rules.toArray(String[]::new));
    }

    private static String rule(String targets, String operator, int id, int phase, String actions) {
        return "SecRule " + targets + " \"" + operator + "\" \"id:" + id + ",phase:" + phase + ",pass," + actions
                + "\"";
    }

    private static String times() {
        StringBuilder names = new StringBuilder();
        for (Variable variable : Variable.values()) {
            if (variable.name().startsWith("TIME")) {
                names.append("|!").append(variable.name());
            }
        }
        return names.toString();
    }

    private static String targets() {
        List<String> names = new ArrayList<>();
        for (Variable variable : Variable.values()) {
            if (variable.support() == Variable.Support.IMPLEMENTED && variable != Variable.ENV) {
                names.add(variable == Variable.XML ? "XML:/*|XML://@*" : variable.name());
            }
        }
        return String.join("|", names);
    }

    /**
     * A request of any bytes.
     *
     * @param target the target
     * @param headers names and values in turn
     * @param type media type of the body
     * @param body the body, sent in chunks of {@code chunk} bytes
     * @param chunk size of a chunk
     */
    @SuppressWarnings("ArrayRecordComponent") // jqwik generates arrays; they are never compared
    record Request(byte[] target, List<byte[]> headers, String type, byte[] body, int chunk) {}

    @Provide
    Arbitrary<Request> requests() {
        Arbitrary<byte[]> wild = Arbitraries.bytes().array(byte[].class).ofMaxSize(60);
        Arbitrary<byte[]> shaped = Arbitraries.of(
                        "%",
                        "%4",
                        "%u0041",
                        "a",
                        "=",
                        "&",
                        ";",
                        "\"",
                        "'",
                        "--b",
                        "--b--",
                        "\r\n",
                        "\n",
                        "<",
                        ">",
                        "<a>",
                        "</a>",
                        "<!--",
                        "]]>",
                        "&x;",
                        "{",
                        "}",
                        "[",
                        "]",
                        ":",
                        ",",
                        "\\u",
                        "1",
                        "\0",
                        "\u00ff",
                        "/",
                        "../",
                        "?",
                        "#",
                        "//",
                        "Content-Disposition: form-data; name=\"a\"",
                        "; filename=",
                        " ",
                        "\t")
                .list()
                .ofMaxSize(30)
                .map(parts -> String.join("", parts).getBytes(ISO_8859_1));
        Arbitrary<byte[]> bytes = Arbitraries.oneOf(wild, shaped);
        return Combinators.combine(
                        bytes,
                        bytes.list().ofMaxSize(8),
                        Arbitraries.of(TYPES),
                        bytes,
                        Arbitraries.integers().between(1, 70))
                .as(Request::new);
    }

    private static Transaction send(Request request) {
        Transaction transaction = EVERYTHING.start();
        transaction.processUri(
                ByteSlice.of(request.target), ByteSlice.ofLatin1("POST"), ByteSlice.ofLatin1("HTTP/1.1"));
        transaction.addRequestHeader("Content-Type", request.type);
        List<byte[]> headers = request.headers;
        for (int i = 0; i + 1 < headers.size(); i += 2) {
            transaction.addRequestHeader(ByteSlice.of(headers.get(i)), ByteSlice.of(headers.get(i + 1)));
            transaction.addRequestHeader(ByteSlice.ofLatin1("Cookie"), ByteSlice.of(headers.get(i)));
            transaction.addRequestHeader(ByteSlice.ofLatin1("Authorization"), ByteSlice.of(headers.get(i + 1)));
            transaction.addRequestHeader(ByteSlice.ofLatin1("Host"), ByteSlice.of(headers.get(i)));
        }
        transaction.processRequestHeaders();
        for (int at = 0; at < request.body.length; at += request.chunk) {
            transaction.writeRequestBody(request.body, at, Math.min(request.chunk, request.body.length - at));
        }
        transaction.processRequestBody();
        transaction.addResponseHeader("Content-Type", "text/html");
        transaction.processResponseHeaders(200, "HTTP/1.1");
        transaction.writeResponseBody(request.body, 0, request.body.length);
        transaction.processResponseBody();
        transaction.processLogging();
        return transaction;
    }

    private static List<String> outcome(Transaction transaction) {
        List<String> lines = new ArrayList<>();
        transaction
                .matchedRules()
                .forEach(match ->
                        lines.add(match.rule().id() + " " + match.message().latin1()));
        transaction
                .variable(Variable.TX)
                .forEach(value ->
                        lines.add(value.key().latin1() + "=" + value.bytes().latin1()));
        return lines;
    }

    @Property(tries = 300)
    void anyRequestIsHandled(@ForAll("requests") Request request) {
        Transaction transaction = Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> send(request));
        assertThat(transaction.internalError()).isEmpty();
        assertThat(transaction.interruption()).isEmpty();
        for (var match : transaction.matchedRules()) {
            String line = transaction.errorLogLine(match);
            assertThat(line.chars()).allMatch(c -> c >= 32 && c < 127);
            assertThat(line.split("\\[unique_id \"", -1)).hasSize(2);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"%", "<", "[", "a=1&", "--b\r\n", "\0", "&#", "{\"a\":", "/*", "../", " ", "<!DOCTYPE a ["})
    void megabyteBodies(String unit) {
        byte[] body = unit.repeat((1 << 20) / unit.length()).getBytes(ISO_8859_1);
        Engine engine = Engine.of(
                "SecRequestBodyNoFilesLimit 10000000",
                "SecRule REQUEST_HEADERS:X \"@eq 1\" \"id:1,phase:1,pass,nolog,ctl:requestBodyProcessor=XML\"",
                "SecRule REQUEST_HEADERS:X \"@eq 2\" \"id:2,phase:1,pass,nolog,ctl:requestBodyProcessor=JSON\"",
                "SecRule ARGS|ARGS_NAMES|REQUEST_BODY|XML:/*|FILES \"@rx (?i)never[0-9]+$\" \"id:3,phase:2,deny\"",
                "SecRule REQUEST_BODY|ARGS \"@contains never\" \"id:4,phase:2,deny,t:urlDecodeUni,t:htmlEntityDecode,"
                        + "t:jsDecode,t:cssDecode,t:replaceComments,t:compressWhitespace,t:normalizePath,t:cmdLine\"");
        for (String[] kind : new String[][] {
            {"Content-Type: application/x-www-form-urlencoded"},
            {"Content-Type: multipart/form-data; boundary=b"},
            {"Content-Type: text/xml", "X: 1"},
            {"Content-Type: application/json", "X: 2"}
        }) {
            Engine.Outcome outcome = Assertions.assertTimeoutPreemptively(
                    Duration.ofSeconds(20),
                    () -> engine.send("POST", "/", ByteSlice.of(body).latin1(), kind));
            assertThat(outcome.transaction().internalError()).isEmpty();
            assertThat(outcome.status()).isEqualTo(200);
        }
    }

    @Test
    void tenThousandHeadersAndArguments() {
        String[] headers = new String[10_000];
        StringBuilder query = new StringBuilder("/?");
        for (int i = 0; i < headers.length; i++) {
            headers[i] = "X-" + i + ": value" + i;
            query.append("a").append(i).append("=").append(i).append('&');
        }
        // as CRS 920450: a variable for every header name, read back by pattern
        Engine engine = Engine.of(
                "SecArgumentsLimit 20000",
                "SecRule REQUEST_HEADERS_NAMES \"@rx ^.*$\" "
                        + "\"id:1,phase:1,pass,capture,t:lowercase,setvar:'tx.header_%{tx.0}=/%{tx.0}/'\"",
                "SecRule TX:/^header_/ \"@within /never/\" \"id:2,phase:1,deny\"",
                "SecRule ARGS|ARGS_NAMES \"@rx ^a?9\" \"id:3,phase:1,pass,setvar:tx.n=+1,ctl:ruleRemoveTargetById=4;ARGS:a1\"",
                "SecRule ARGS|MATCHED_VARS \"@streq never\" \"id:4,phase:1,deny\"");
        Engine.Outcome outcome = Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(30), () -> engine.get(query.toString(), headers));
        assertThat(outcome.matched()).containsExactly(1, 3);
        // 9, 90-99, 900-999 and 9000-9999, as value and as name
        assertThat(outcome.tx("n")).isEqualTo("2222");
        assertThat(outcome.transaction().internalError()).isEmpty();
    }

    /** C#429, M#1786: transactions of many threads share one rule set and never an id. */
    @Test
    void threadsDoNotDisturbEachOther() throws Exception {
        List<Request> requests = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            byte[] bytes = ("a" + i + "=x" + i + "%4" + i + "&b={\"c\":" + i + "}").getBytes(ISO_8859_1);
            requests.add(new Request(bytes, List.of(bytes, bytes), TYPES.get(i % TYPES.size()), bytes, 7));
        }
        List<List<String>> expected = new ArrayList<>();
        for (Request request : requests) {
            expected.add(outcome(send(request)).stream()
                    .map(HostileRequestTest::withoutId)
                    .toList());
        }
        ExecutorService threads = Executors.newFixedThreadPool(16);
        try {
            List<Callable<Integer>> work = new ArrayList<>();
            for (int round = 0; round < 64; round++) {
                int n = round % requests.size();
                work.add(() -> outcome(send(requests.get(n))).stream()
                                .map(HostileRequestTest::withoutId)
                                .toList()
                                .equals(expected.get(n))
                        ? 1
                        : 0);
            }
            int equal = 0;
            for (Future<Integer> result : threads.invokeAll(work)) {
                equal += result.get();
            }
            assertThat(equal).isEqualTo(work.size());
        } finally {
            threads.shutdownNow();
        }
    }

    /** Ids, times and durations differ between runs of one request. */
    private static String withoutId(String line) {
        return line.replaceAll("tx-\\d+", "tx").replaceAll("\\d+", "0");
    }
}
