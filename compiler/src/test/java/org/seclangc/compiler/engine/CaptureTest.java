package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** capture: structure.md D.5, H22. */
class CaptureTest {
    /** C#212, C#215: TX.0 is the whole match, TX.1 to TX.9 are the groups. */
    @Test
    void wholeMatchAndGroups() {
        Engine.Outcome outcome = Engine.of("SecRule REQUEST_HEADERS:Content-Type \"@rx charset=([a-z0-9-]+)\" "
                        + "\"id:1,phase:1,pass,capture,setvar:tx.charset=%{TX.1},setvar:tx.all=%{TX.0}\"")
                .get("/", "Content-Type: text/html; charset=utf-8; x=y");
        assertThat(outcome.tx("charset")).isEqualTo("utf-8");
        assertThat(outcome.tx("all")).isEqualTo("charset=utf-8");
    }

    @Test
    void unsetGroupsAreRemoved() {
        Engine engine = Engine.of(
                "SecRule ARGS:a \"@rx (1)(2)(3)\" \"id:1,phase:1,pass,capture\"",
                "SecRule ARGS:b \"@rx (x)|(y)\" \"id:2,phase:1,pass,capture\"");
        assertThat(engine.get("/?a=123&b=y").members("TX")).containsExactlyInAnyOrder("0=y", "2=y");
        assertThat(engine.get("/?a=123&b=z").members("TX")).containsExactlyInAnyOrder("0=123", "1=1", "2=2", "3=3");
    }

    @Test
    void withoutCaptureNothingIsStored() {
        assertThat(Engine.of("SecRule ARGS:a \"@rx (1)\" \"id:1,phase:1,pass\"")
                        .get("/?a=1")
                        .members("TX"))
                .isEmpty();
    }

    @Test
    void nineGroupsAtMost() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS:a \"@rx (1)(2)(3)(4)(5)(6)(7)(8)(9)(a)(b)\" \"id:1,phase:1,pass,capture\"")
                .get("/?a=123456789ab");
        assertThat(outcome.tx("9")).isEqualTo("9");
        assertThat(outcome.tx("10")).isNull();
    }

    @Test
    void everyValueCapturesAnew() {
        Engine.Outcome outcome = Engine.of("SecRule ARGS \"@rx ^n(\\d)\" \"id:1,phase:1,pass,capture,"
                        + "setvar:'tx.seen=%{tx.seen}%{tx.1}'\"")
                .get("/?a=n1&b=n2&c=no&d=n3");
        assertThat(outcome.tx("seen")).isEqualTo("123");
        assertThat(outcome.tx("1")).isEqualTo("3");
    }

    @Test
    void linkReadsTheStartersCaptures() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS:a \"@rx ^(\\w+)=(\\w+)$\" \"id:1,phase:1,deny,capture,chain\"",
                        "SecRule TX:1 \"@streq %{tx.2}\"")
                .get("/?a=x%3dx");
        assertThat(outcome.status()).isEqualTo(403);
    }

    @Test
    void capturesAreOfTheTransformedValue() {
        Engine.Outcome outcome = Engine.of("SecRule ARGS:a \"@rx b(.)\" \"id:1,phase:1,pass,capture,t:lowercase\"")
                .get("/?a=ABC");
        assertThat(outcome.tx("0")).isEqualTo("bc");
        assertThat(outcome.tx("1")).isEqualTo("c");
    }

    @Test
    void phrasesCaptureWhatTheyFound() {
        Engine.Outcome outcome = Engine.of("SecRule ARGS:a \"@pm evil worse\" \"id:1,phase:1,pass,capture\"")
                .get("/?a=more+Evil+things");
        assertThat(outcome.tx("0")).isEqualTo("Evil");
    }

    @Test
    void negationCapturesNothing() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:1,phase:1,pass,setvar:tx.0=old\"",
                        "SecRule ARGS:a \"!@rx (x)\" \"id:2,phase:1,pass,capture,setvar:tx.got=%{tx.1}\"")
                .get("/?a=y");
        assertThat(outcome.tx("got")).isEmpty();
    }
}
