package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.compiler.analysis.SemanticCode;

/** setvar: structure.md D.6, H23 to H25. */
class SetvarTest {
    /** C#892: an unset variable counts as 0; M#1830 is {@link #removes}. */
    @ParameterizedTest
    @CsvSource({
        "setvar:tx.x=-5, -5",
        "setvar:tx.x=+5, 5",
        "setvar:tx.x, 1",
        "setvar:tx.x=text, text",
        "'setvar:tx.x=text,setvar:tx.x=+3', 3",
        "'setvar:tx.x=12abc,setvar:tx.x=+3', 15",
        "'setvar:tx.x=2,setvar:tx.x=-5', -3",
        "'setvar:tx.x=4,setvar:tx.y=+%{tx.x},setvar:tx.x=+%{tx.y}', 8",
        "'setvar:tx.x=4,setvar:tx.x=-%{tx.x}', 0",
        "'setvar:tx.x=4,setvar:tx.x=+%{tx.unset}', 4",
        "setvar:'tx.x=/%{REQUEST_METHOD}/', /GET/",
        "setvar:tx.x=.a, .a",
    })
    void gives(String actions, String expected) {
        Engine.Outcome outcome = Engine.of("SecAction \"id:1,phase:1,pass,nolog," + actions + "\"")
                .get("/");
        assertThat(outcome.tx("x")).isEqualTo(expected);
    }

    @Test
    void removes() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:112,phase:1,pass,setvar:tx.x=1\"",
                        "SecAction \"id:113,phase:1,pass,setvar:'!tx.x'\"",
                        "SecRule &TX:x \"@eq 0\" \"id:114,phase:1,deny\"")
                .get("/");
        assertThat(outcome.status()).isEqualTo(403);
        assertThat(outcome.tx("x")).isNull();
    }

    @Test
    void keysIgnoreCase() {
        Engine.Outcome outcome = Engine.of("SecAction \"id:1,phase:1,pass,setvar:tx.Score=1,setvar:TX.sCORE=+2\"")
                .get("/");
        assertThat(outcome.members("TX")).containsExactly("Score=3");
    }

    /** M#2885: a macro works in the key. */
    @Test
    void macrosWorkInTheKey() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS \"@rx .\" \"id:1,phase:1,pass,setvar:'tx.k_%{MATCHED_VAR_NAME}=%{MATCHED_VAR}'\"")
                .get("/?a=1&b=2");
        assertThat(outcome.members("TX")).containsExactly("k_ARGS:a=1", "k_ARGS:b=2");
    }

    /** C#1125: a sign without a number makes it text, said at load time. */
    @Test
    void signWithoutNumberIsText() {
        assertThat(Engine.of("SecAction \"id:1,phase:1,pass,setvar:'tx.o=-foo'\"")
                        .get("/")
                        .tx("o"))
                .isEqualTo("-foo");
        assertThat(Findings.of("SecAction \"id:1,phase:1,pass,setvar:'tx.o=-foo'\"")
                        .all(SemanticCode.NOT_A_NUMBER))
                .hasSize(1);
    }

    @Test
    void runsInOrderAndOncePerValue() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS \"@rx .\" \"id:1,phase:1,pass,setvar:tx.n=+1,setvar:'tx.seen=%{tx.seen}%{tx.n}'\"")
                .get("/?a=1&b=2&c=3");
        assertThat(outcome.tx("seen")).isEqualTo("123");
    }

    @Test
    void collectionThatIsNotOpenStaysUnset() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:1,phase:1,pass,setvar:ip.x=1\"", "SecRule &IP \"@eq 0\" \"id:2,phase:1,pass\"")
                .get("/");
        assertThat(outcome.matched()).containsExactly(1, 2);
    }

    @Test
    void hugeNumbersSaturate() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS:n \"@rx .\" \"id:1,phase:1,pass,setvar:tx.s=+%{MATCHED_VAR},setvar:tx.s=+5\"",
                        "SecRule TX:s \"@ge 5\" \"id:2,phase:1,deny\"")
                .get("/?n=99999999999999999999");
        // a sum that wrapped would be negative: a score an attacker could reset
        assertThat(outcome.status()).isEqualTo(403);
        assertThat(outcome.tx("s")).isEqualTo("9223372036854775807");
    }

    @Test
    void writesOnlyCollectionsOfVariables() {
        assertThat(Findings.of("SecAction \"id:1,phase:1,pass,setvar:args.x=1\"")
                        .all(SemanticCode.UNKNOWN_COLLECTION))
                .hasSize(1);
        assertThat(Findings.of("SecAction \"id:1,phase:1,pass,setvar:'!tx.x=1'\"")
                        .errors())
                .hasSize(1);
    }

    /** ENV shows what setenv set, in this transaction only. */
    @Test
    void setenvLastsOneTransaction() {
        Engine engine = Engine.of(
                "SecRule &ENV:MINE \"@gt 0\" \"id:1,phase:1,deny\"",
                "SecAction \"id:2,phase:1,pass,setenv:'MINE=%{REQUEST_METHOD}',setenv:FLAG,setenv:'!HOME'\"");
        Engine.Outcome outcome = engine.get("/");
        assertThat(outcome.members("ENV")).containsExactlyInAnyOrder("MINE=GET", "FLAG=1");
        assertThat(engine.get("/").status()).isEqualTo(200);
    }
}
