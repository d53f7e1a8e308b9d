package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Response phases: data.md A.7 and F, H49. */
class ResponseTest {
    private static final String ON = "SecResponseBodyAccess On";

    @Test
    void variablesOfTheResponse() {
        Engine.Outcome outcome = Engine.of(ON).exchange("/", 404, "text/html; charset=x", "not here");
        assertThat(outcome.members("RESPONSE_STATUS")).containsExactly("404");
        assertThat(outcome.members("STATUS")).containsExactly("404");
        assertThat(outcome.members("RESPONSE_PROTOCOL")).containsExactly("HTTP/1.1");
        assertThat(outcome.members("RESPONSE_CONTENT_TYPE")).containsExactly("text/html");
        assertThat(outcome.members("RESPONSE_HEADERS")).containsExactly("Content-Type=text/html; charset=x");
        assertThat(outcome.members("RESPONSE_HEADERS_NAMES")).containsExactly("Content-Type=Content-Type");
        assertThat(outcome.members("RESPONSE_BODY")).containsExactly("not here");
        assertThat(outcome.members("RESPONSE_CONTENT_LENGTH")).containsExactly("8");
        assertThat(outcome.members("OUTBOUND_DATA_ERROR")).containsExactly("0");
    }

    @Test
    void bodyIsSeenFromPhase4OnlyIfItsTypeIsListed() {
        String[] rules = {
            ON,
            "SecRule RESPONSE_BODY \"@contains secret\" \"id:3,phase:3,deny\"",
            "SecRule RESPONSE_BODY \"@contains secret\" \"id:4,phase:4,deny\""
        };
        assertThat(Engine.of(rules)
                        .exchange("/", 200, "Text/HTML ; x=y", "a secret")
                        .matched())
                .containsExactly(4);
        assertThat(Engine.of(rules).exchange("/", 200, "text/plain", "a secret").matched())
                .containsExactly(4);
        assertThat(Engine.of(rules)
                        .exchange("/", 200, "application/json", "a secret")
                        .matched())
                .isEmpty();
        assertThat(Engine.of(rules[1], rules[2])
                        .exchange("/", 200, "text/html", "a secret")
                        .matched())
                .isEmpty();
    }

    @Test
    void typesAddAndClearEmptiesWhatPrecedes() {
        String rule = "SecRule RESPONSE_BODY \"@contains secret\" \"id:4,phase:4,pass\"";
        Engine added = Engine.of(ON, "SecResponseBodyMimeType Application/JSON", rule);
        assertThat(added.exchange("/", 200, "application/json", "secret").matched())
                .containsExactly(4);
        assertThat(added.exchange("/", 200, "text/html", "secret").matched()).containsExactly(4);
        Engine cleared = Engine.of(
                ON,
                "SecResponseBodyMimeType a/b",
                "SecResponseBodyMimeTypesClear",
                "SecResponseBodyMimeType text/css",
                rule);
        assertThat(cleared.exchange("/", 200, "text/css", "secret").matched()).containsExactly(4);
        assertThat(cleared.exchange("/", 200, "a/b", "secret").matched()).isEmpty();
        assertThat(cleared.exchange("/", 200, "text/html", "secret").matched()).isEmpty();
    }

    @Test
    void ctlForcesAndSwitches() {
        Engine engine = Engine.of(
                ON,
                "SecRule ARGS:force \"@eq 1\" \"id:1,phase:1,pass,ctl:forceResponseBodyVariable=On\"",
                "SecRule ARGS:off \"@eq 1\" \"id:2,phase:3,pass,ctl:responseBodyAccess=Off\"",
                "SecRule RESPONSE_BODY \"@contains secret\" \"id:4,phase:4,pass\"");
        assertThat(engine.exchange("/?force=1", 200, "image/png", "secret").matched())
                .containsExactly(1, 4);
        assertThat(engine.exchange("/?off=1", 200, "text/html", "secret").matched())
                .containsExactly(2);
    }

    /** An encoded body would be compressed bytes to the rules, so it is not shown. */
    @Test
    void encodedBodiesAreNotInspected() {
        var transaction = Engine.of(ON).start();
        transaction.processUri("/", "GET", "HTTP/1.1");
        transaction.processRequestHeaders();
        transaction.processRequestBody();
        transaction.addResponseHeader("Content-Type", "text/html");
        transaction.addResponseHeader("Content-Encoding", "gzip");
        transaction.processResponseHeaders(200, "HTTP/1.1");
        assertThat(transaction.isResponseBodyProcessable()).isFalse();
    }

    @Test
    void phase3CanDenyAndSuppressPhase4() {
        Engine.Outcome outcome = Engine.of(
                        ON,
                        "SecRule RESPONSE_STATUS \"@streq 500\" \"id:3,phase:3,deny,status:503\"",
                        "SecAction \"id:4,phase:4,pass\"",
                        "SecAction \"id:5,phase:5,pass\"")
                .exchange("/", 500, "text/html", "x");
        assertThat(outcome.status()).isEqualTo(503);
        assertThat(outcome.matched()).containsExactly(3, 5);
    }
}
