package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.logging.Interruption;

/** Body limits and modes: structure.md C.4, H29, H30, H40, H50. */
class BodyLimitTest {
    private static final String FORM = "Content-Type: application/x-www-form-urlencoded";

    private static Engine with(String... lines) {
        return Engine.of(lines);
    }

    /** C#1045: a body as long as the limit passes. */
    @Test
    void limitIsTheLastLengthAllowed() {
        Engine engine =
                with("SecRequestBodyLimit 47", "SecAction \"id:1,phase:2,pass\"", "SecAction \"id:2,phase:5,pass\"");
        assertThat(engine.post("/", "a".repeat(47)).matched()).containsExactly(1, 2);
        Engine.Outcome over = engine.post("/", "a".repeat(48));
        assertThat(over.transaction().interruption())
                .contains(new Interruption(0, Interruption.Action.DENY, 413, "", 2));
        assertThat(over.matched()).containsExactly(2);
    }

    @Test
    void chunksAddUp() {
        var transaction = with("SecRequestBodyLimit 10").start();
        transaction.processUri("/", "POST", "HTTP/1.1");
        transaction.processRequestHeaders();
        for (int i = 0; i < 10; i++) {
            assertThat(transaction.writeRequestBody(new byte[] {'a'}, 0, 1)).isEmpty();
        }
        assertThat(transaction.writeRequestBody(new byte[] {'a'}, 0, 1)).isPresent();
    }

    @Test
    void processPartialInspectsThePrefixAndSaysSo() {
        Engine.Outcome outcome = with(
                        "SecRequestBodyLimit 5",
                        "SecRequestBodyLimitAction ProcessPartial",
                        "SecRule ARGS_POST:a \"@streq 123\" \"id:1,phase:2,pass\"",
                        "SecRule INBOUND_DATA_ERROR \"@eq 1\" \"id:2,phase:2,pass\"",
                        "SecRule REQBODY_ERROR \"@eq 0\" \"id:3,phase:2,pass\"")
                .post("/", "a=123&b=456");
        assertThat(outcome.status()).isEqualTo(200);
        assertThat(outcome.matched()).containsExactly(1, 2, 3);
    }

    /** C#1611, C#1615: a JSON body cut by the limit shows what came before; the cut is no error of the body. */
    @Test
    void cutJsonIsStillInspected() {
        Engine.Outcome outcome = with(
                        "SecRequestBodyLimit 20",
                        "SecRequestBodyLimitAction ProcessPartial",
                        "SecAction \"id:1,phase:1,pass,nolog,ctl:requestBodyProcessor=JSON\"")
                .send("POST", "/", "{\"a\":\"bad\",\"b\":\"xxxxxxxxxxxx\"}", "Content-Type: application/json");
        assertThat(outcome.members("ARGS")).contains("json.a=bad");
        assertThat(outcome.members("INBOUND_DATA_ERROR")).containsExactly("1");
        assertThat(outcome.members("REQBODY_ERROR")).containsExactly("0");
    }

    /** M#255, M#406, M#1827, M#1593, M#1960, M#2064: limits never block in DetectionOnly. */
    @Test
    void limitsDoNotBlockInDetectionOnly() {
        Engine engine = Engine.detecting(
                "SecRequestBodyLimit 5",
                "SecResponseBodyAccess On",
                "SecResponseBodyLimit 3",
                "SecResponseBodyLimitAction Reject",
                "SecRule INBOUND_DATA_ERROR \"@eq 1\" \"id:1,phase:2,deny\"",
                "SecRule OUTBOUND_DATA_ERROR \"@eq 1\" \"id:2,phase:4,deny\"");
        Engine.Outcome request = engine.post("/", "a=123456789");
        assertThat(request.transaction().interruption()).isEmpty();
        assertThat(request.members("ARGS_POST")).containsExactly("a=123");
        assertThat(request.matched()).containsExactly(1);
        Engine.Outcome response = engine.exchange("/", 200, "text/html", "abcdef");
        assertThat(response.transaction().interruption()).isEmpty();
        assertThat(response.matched()).containsExactly(2);
        assertThat(response.members("RESPONSE_BODY")).containsExactly("abc");
    }

    @Test
    void responseLimitRejectsOrCuts() {
        String[] reject = {
            "SecResponseBodyAccess On",
            "SecResponseBodyLimit 3",
            "SecResponseBodyLimitAction Reject",
            "SecAction \"id:4,phase:4,pass\""
        };
        assertThat(with(reject).exchange("/", 200, "text/html", "abc").status()).isEqualTo(200);
        Engine.Outcome over = with(reject).exchange("/", 200, "text/html", "abcd");
        assertThat(over.transaction().interruption())
                .contains(new Interruption(0, Interruption.Action.DENY, 500, "", 4));
        // a type that is not inspected has no limit
        assertThat(with(reject).exchange("/", 200, "image/png", "abcd").status())
                .isEqualTo(200);
        Engine.Outcome cut = with(
                        "SecResponseBodyAccess On",
                        "SecResponseBodyLimit 3",
                        "SecResponseBodyLimitAction ProcessPartial",
                        "SecRule RESPONSE_BODY \"@streq abc\" \"id:4,phase:4,pass\"")
                .exchange("/", 200, "text/html", "abcd");
        assertThat(cut.matched()).containsExactly(4);
        assertThat(cut.members("OUTBOUND_DATA_ERROR")).containsExactly("1");
        assertThat(cut.members("RESPONSE_CONTENT_LENGTH")).containsExactly("3");
    }

    /** The limit without files leaves the decision to a rule such as the recommended 200002. */
    @Test
    void noFilesLimitSetsTheError() {
        Engine engine = with(
                "SecRequestBodyNoFilesLimit 10",
                "SecRule REQBODY_ERROR \"!@eq 0\" \"id:200002,phase:2,deny,status:400\"");
        assertThat(engine.post("/", "a=12345678").status()).isEqualTo(200);
        Engine.Outcome over = engine.post("/", "a=123456789");
        assertThat(over.status()).isEqualTo(400);
        assertThat(over.members("INBOUND_DATA_ERROR")).containsExactly("1");
        assertThat(over.members("REQBODY_ERROR_MSG"))
                .containsExactly("Request body excluding files is bigger than the maximum expected.");
        assertThat(over.members("ARGS_POST")).isEmpty();
    }

    @Test
    void argumentsLimitDropsAndSetsTheError() {
        Engine engine = with("SecArgumentsLimit 3");
        Engine.Outcome outcome = engine.post("/?a=1&b=2", "c=3&d=4");
        assertThat(outcome.members("ARGS")).containsExactly("a=1", "b=2", "c=3");
        assertThat(outcome.members("REQBODY_ERROR")).containsExactly("1");
        assertThat(engine.post("/?a=1&b=2", "c=3").members("REQBODY_ERROR")).containsExactly("0");
    }

    @Test
    void ctlChangesAccessAndLimit() {
        Engine engine = Engine.plain(Clock.systemUTC(), """
                SecRuleEngine On
                SecRequestBodyAccess On
                SecRule ARGS_GET:off "@eq 1" "id:1,phase:1,pass,ctl:requestBodyAccess=Off"
                SecRule ARGS_GET:limit "@eq 1" "id:2,phase:1,pass,ctl:requestBodyLimit=2"
                """);
        assertThat(engine.post("/", "a=12").members("ARGS_POST")).containsExactly("a=12");
        assertThat(engine.post("/?off=1", "a=12").members("ARGS_POST")).isEmpty();
        assertThat(engine.post("/?limit=1", "a=12").status()).isEqualTo(413);
    }

    @Test
    void bodyAccessIsOffByDefault() {
        Engine engine = Engine.plain(Clock.systemUTC(), "SecRuleEngine On\nSecRequestBodyLimit 1\n");
        Engine.Outcome outcome = engine.send("POST", "/", "a=12", FORM);
        assertThat(outcome.status()).isEqualTo(200);
        assertThat(outcome.members("ARGS_POST")).isEmpty();
        assertThat(engine.start().isRequestBodyAccessible()).isFalse();
    }
}
