package org.seclangc.cli.cases;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.cli.CliRun;

/** The protocol that programs drive: which bytes reach the rules, and what comes back. */
class CaseProtocolTest {
    private static final String RULES = """
            SecRuleEngine On
            SecRequestBodyAccess On
            """;

    @TempDir
    private Path directory;

    private CliRun run(String rules, String input, String... options) {
        String[] args = new String[options.length + 2];
        args[0] = "run";
        System.arraycopy(options, 0, args, 1, options.length);
        args[args.length - 1] = CliRun.rules(directory, RULES + rules);
        return CliRun.withInput(input, args);
    }

    /** Ids that match on {@code input} when every rule is listed. */
    private List<?> matched(String rules, String input) {
        CliRun result = run(rules, input, "--all-matches");
        assertThat(result.err()).isEmpty();
        return (List<?>) result.answers().get(0).get("matched");
    }

    private static String base64(String latin1) {
        return Base64.getEncoder().encodeToString(latin1.getBytes(ISO_8859_1));
    }

    private static String rule(int id, String variable, String operator) {
        return "SecRule " + variable + " \"" + operator + "\" \"id:" + id + ",phase:2,pass,nolog\"\n";
    }

    @Test
    void answersHaveExactlyTheFieldsOfTheProtocol() {
        CliRun result = run("", "{\"id\":\"a\"}\n");

        assertThat(result.code()).isZero();
        assertThat(result.answers().get(0)).containsOnlyKeys("id", "matched", "status", "phase", "us");
        assertThat(result.answers().get(0))
                .containsEntry("id", "a")
                .containsEntry("matched", List.of())
                .containsEntry("status", 200L)
                .containsEntry("phase", 0L);
        assertThat(result.out()).endsWith("}\n").startsWith("{\"id\"");
    }

    @Test
    void absentFieldsHaveTheDefaultsOfTheProtocol() {
        String rules = rule(1, "REMOTE_ADDR", "@streq 192.0.2.10")
                + rule(2, "REMOTE_PORT", "@eq 40000")
                + rule(3, "SERVER_ADDR", "@streq 198.51.100.5")
                + rule(4, "SERVER_PORT", "@eq 80")
                + rule(5, "REQUEST_LINE", "@streq GET / HTTP/1.1")
                + rule(6, "&REQUEST_HEADERS", "@eq 0");

        assertThat(matched(rules, "{\"id\":\"a\"}")).isEqualTo(List.of(1L, 2L, 3L, 4L, 5L, 6L));
        assertThat(matched(rules, "{\"id\":\"a\",\"uri\":null,\"headers\":null}"))
                .isEqualTo(List.of(1L, 2L, 3L, 4L, 5L, 6L));
    }

    @Test
    void textStandsForItsUtf8Bytes() {
        String rules = rule(1, "ARGS:q", "@rx ^\\xc3\\xa9$") + rule(2, "REQUEST_HEADERS:X", "@rx ^\\xe2\\x82\\xac$");

        assertThat(matched(rules, "{\"uri\":\"/?q=\\u00e9\",\"headers\":[[\"X\",\"\\u20ac\"]]}"))
                .isEqualTo(List.of(1L, 2L));
    }

    @Test
    void base64FieldsCarryAnyBytesAndWin() {
        String rules = rule(1, "ARGS:q", "@rx ^\\xe9\\xff$")
                + rule(2, "REQUEST_HEADERS:X", "@rx ^\\x80$")
                + rule(3, "REQUEST_METHOD", "@rx ^\\xfe$")
                + rule(4, "REQUEST_PROTOCOL", "@rx ^\\xfd$")
                + rule(5, "REQUEST_HEADERS:Y", "@unconditionalMatch");
        String input = "{\"uri\":\"/?q=text\",\"uri_b64\":\"" + base64("/?q=\u00e9\u00ff") + "\",\"headers_b64\":[[\""
                + base64("X") + "\",\"" + base64("\u0080") + "\"]],\"headers\":[[\"Y\",\"1\"]],\"method_b64\":\""
                + base64("\u00fe") + "\",\"protocol_b64\":\"" + base64("\u00fd") + "\"}";

        assertThat(matched(rules, input)).isEqualTo(List.of(1L, 2L, 3L, 4L));
    }

    @Test
    void bodiesAreTextsLikeOtherFields() {
        String rules = "SecRule REQUEST_BODY \"@rx ^a=\\xc3\\xa9$\" \"id:1,phase:2,pass,nolog\"\n"
                + "SecRule REQUEST_BODY \"@streq b\" \"id:2,phase:2,pass,nolog\"\n"
                + "SecResponseBodyAccess On\nSecResponseBodyMimeType text/plain\n"
                + "SecRule RESPONSE_BODY \"@streq r\" \"id:3,phase:4,pass,nolog\"\n";
        String type = "\"headers\":[[\"Content-Type\",\"application/x-www-form-urlencoded\"]]";
        String response = ",\"response\":{\"headers\":[[\"Content-Type\",\"text/plain\"]],\"body\":\"r\"}";

        assertThat(matched(rules, "{" + type + ",\"body\":\"a=\\u00e9\"" + response + "}"))
                .isEqualTo(List.of(1L, 3L));
        assertThat(matched(rules, "{" + type + ",\"body_b64\":\"" + base64("b") + "\",\"body\":\"a=\\u00e9\"}"))
                .isEqualTo(List.of(2L));
    }

    @Test
    void bodiesAreBase64AndResponsesOptional() {
        String rules = rule(1, "ARGS_POST:a", "@streq b")
                + "SecAction \"id:2,phase:3,pass,nolog\"\n"
                + "SecRule RESPONSE_STATUS \"@eq 404\" \"id:3,phase:3,pass,nolog\"\n"
                + "SecRule RESPONSE_HEADERS:X \"@streq y\" \"id:4,phase:3,pass,nolog\"\n";
        String request = "\"method\":\"POST\",\"headers\":[[\"Content-Type\",\"application/x-www-form-urlencoded\"]],"
                + "\"body_b64\":\"" + base64("a=b") + "\"";

        assertThat(matched(rules, "{" + request + "}")).isEqualTo(List.of(1L));
        assertThat(matched(rules, "{" + request + ",\"response\":{\"status\":404,\"headers\":[[\"X\",\"y\"]]}}"))
                .isEqualTo(List.of(1L, 2L, 3L, 4L));
    }

    @Test
    void headersKeepTheirOrderAndRepetitions() {
        String rules = "SecRule REQUEST_HEADERS \"@unconditionalMatch\""
                + " \"id:1,phase:1,pass,nolog,setvar:'tx.seen=%{tx.seen}%{MATCHED_VAR}'\"\n"
                + rule(2, "TX:seen", "@streq 312");

        assertThat(matched(rules, "{\"headers\":[[\"b\",\"3\"],[\"a\",\"1\"],[\"B\",\"2\"]]}"))
                .isEqualTo(List.of(1L, 2L));
    }

    @Test
    void rulesThatDoNotLogAreListedOnlyOnRequestAndHaveNoLogLine() {
        String rules = "SecAction \"id:1,phase:1,pass,nolog,msg:'silent'\"\nSecAction \"id:2,phase:1,pass,log\"\n";

        assertThat(run(rules, "{}").answers().get(0)).containsEntry("matched", List.of(2L));
        Map<String, Object> all =
                run(rules, "{}", "--all-matches", "--messages").answers().get(0);
        assertThat(all).containsEntry("matched", List.of(1L, 2L));
        List<?> messages = (List<?>) all.get("messages");
        assertThat(messages.get(0))
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsEntry("msg", "silent")
                .containsEntry("text", "");
    }

    @Test
    void messagesCarryTextsAndTheInterruption() {
        String rules = "SecRule ARGS:q \"@rx at(t)ack\" \"id:7,phase:2,deny,status:418,capture,"
                + "msg:'found %{TX.1}',logdata:'in %{MATCHED_VAR_NAME}'\"\n"
                + "SecAction \"id:8,phase:5,pass,log\"\nSecAction \"id:9,phase:3,pass,log\"\n";

        Map<String, Object> answer = run(rules, "{\"uri\":\"/?q=attack\",\"response\":{}}", "--messages")
                .answers()
                .get(0);

        // After the interruption phase 3 does not run, phase 5 does.
        assertThat(answer)
                .containsEntry("matched", List.of(7L, 8L))
                .containsEntry("status", 418L)
                .containsEntry("phase", 2L)
                .containsEntry("interruption", Map.of("rule_id", 7L, "action", "deny", "status", 418L, "data", ""));
        List<?> messages = (List<?>) answer.get("messages");
        Map<?, ?> first = (Map<?, ?>) messages.get(0);
        assertThat(first.keySet()).isEqualTo(Set.of("id", "phase", "msg", "data", "match", "text"));
        assertThat(first.get("msg")).isEqualTo("found t");
        assertThat(first.get("data")).isEqualTo("in ARGS:q");
        assertThat((String) first.get("match")).contains("ARGS:q");
        assertThat((String) first.get("text")).contains("[id \"7\"]").contains("[msg \"found t\"]");
    }

    @Test
    void redirectionsNameTheirTarget() {
        String rules = "SecAction \"id:1,phase:1,redirect:'https://example.test/',status:302\"\n";

        Map<String, Object> answer = run(rules, "{}", "--messages").answers().get(0);

        assertThat(answer)
                .containsEntry("status", 302L)
                .containsEntry(
                        "interruption",
                        Map.of("rule_id", 1L, "action", "redirect", "status", 302L, "data", "https://example.test/"));
    }

    @Test
    void passedCasesHaveANullInterruption() {
        Map<String, Object> answer = run("", "{}", "--messages").answers().get(0);

        assertThat(answer).containsKey("interruption").containsEntry("messages", List.of());
        assertThat(answer.get("interruption")).isNull();
    }

    @Test
    void persistentCollectionsLiveAcrossTheCasesOfARun() {
        String rules = """
                SecAction "id:1,phase:1,pass,nolog,initcol:ip=%{REMOTE_ADDR},setvar:ip.count=+1"
                SecRule IP:count "@ge 2" "id:2,phase:1,deny"
                """;

        List<Map<String, Object>> answers =
                run(rules, "{}\n{\"remote_addr\":\"192.0.2.99\"}\n\n{}\n").answers();

        assertThat(answers).extracting(answer -> answer.get("status")).containsExactly(200L, 200L, 403L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":",
                "[]",
                "{} {}",
                "{\"id\":1}",
                "{\"headers\":[[\"a\"]]}",
                "{\"headers\":[[\"a\",\"b\",\"c\"]]}",
                "{\"headers\":{\"a\":\"b\"}}",
                "{\"body_b64\":\"*\"}",
                "{\"remote_port\":65536}",
                "{\"remote_port\":99999999999999999999}",
                "{\"uri\":\"\\ud800\"}",
                "{\"response\":[]}",
                "nonsense",
                "{\"a\":\u0001}"
            })
    void aLineThatIsNoCaseIsAnErrorThatNamesItAfterTheAnswersSoFar(String line) {
        CliRun result = run("", "{\"id\":\"first\"}\n\n" + line + "\n{\"id\":\"never\"}\n");

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).startsWith("error: standard input, line 3: ").hasLineCount(1);
        assertThat(result.answers()).extracting(answer -> answer.get("id")).containsExactly("first");
    }

    @Test
    void nestingInUnknownFieldsEndsInAnErrorNotInAStackOverflow() {
        CliRun result = run("", "{\"x\":" + "[".repeat(100_000) + "}\n");

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).startsWith("error: standard input, line 1: ");
    }

    @Test
    void linesMayBeLongAndTheLastNeedsNoLineEnd() {
        String body = base64("a=" + "x".repeat(3_000_000));
        String rules = "SecRequestBodyLimit 10000000\nSecRequestBodyNoFilesLimit 10000000\n"
                + rule(1, "REQUEST_BODY_LENGTH", "@eq 3000002");

        assertThat(matched(
                        rules,
                        "{\"method\":\"POST\",\"headers\":[[\"Content-Type\",\"application/x-www-form-urlencoded\"]],"
                                + "\"body_b64\":\"" + body + "\"}"))
                .isEqualTo(List.of(1L));
    }

    @Test
    void rulesWithErrorsAnswerNothing() {
        CliRun result = run("SecRule ARGS \"@nosuch x\" \"id:1,phase:2,pass\"\n", "{\"id\":\"a\"}\n");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).contains("error[SL0203]").contains("rules.conf:3:");
    }
}
