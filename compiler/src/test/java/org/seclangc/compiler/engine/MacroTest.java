package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seclangc.compiler.analysis.SemanticCode;

/** Macros: structure.md E.5. */
class MacroTest {
    private static String logdata(String actions, String target) {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:104,phase:1,pass,setvar:tx.k=v,setvar:tx.empty=\"",
                        "SecRule ARGS:q \"@rx .\" \"id:105,phase:1,pass," + actions + "\"")
                .get(target);
        return outcome.transaction().matchedRules().get(1).data().latin1();
    }

    /** M#3641: an escaped quote directly after a macro. */
    @Test
    void quoteAfterAMacro() {
        assertThat(logdata("log,logdata:'\\'A\\': \\'%{TX.k}\\''", "/?q=1")).isEqualTo("'A': 'v'");
    }

    @Test
    void unsetIsEmptyAndNamesIgnoreCase() {
        assertThat(logdata("logdata:'[%{tx.nothing}][%{Tx.K}][%{request_METHOD}][%{ARGS.Q}]'", "/?q=1"))
                .isEqualTo("[][v][GET][1]");
    }

    @Test
    void colonSeparatesToo() {
        assertThat(logdata("logdata:'%{tx:k}%{args:q}'", "/?q=1")).isEqualTo("v1");
    }

    @Test
    void percentWithoutBraceIsItself() {
        assertThat(logdata("logdata:'100% %k %{tx.k}%'", "/?q=1")).isEqualTo("100% %k v%");
    }

    @Test
    void valuesAreNotExpandedAgain() {
        assertThat(logdata("logdata:'%{MATCHED_VAR}'", "/?q=%25%7btx.k%7d")).isEqualTo("%{tx.k}");
    }

    @Test
    void ruleShowsTheStartersMetadata() {
        Engine.Outcome outcome = Engine.of(
                        "SecRule ARGS:q \"@rx .\" \"id:7,phase:1,pass,msg:'hello %{tx.no}x',severity:CRITICAL,rev:3,"
                                + "setvar:'tx.r=%{RULE.id}/%{rule.msg}/%{RULE.severity}/%{RULE.rev}',chain\"",
                        "SecRule RULE:id \"@eq 7\" \"setvar:tx.link=%{RULE.id}\"")
                .get("/?q=1");
        assertThat(outcome.tx("r")).isEqualTo("7/hello x/2/3");
        assertThat(outcome.tx("link")).isEqualTo("7");
    }

    /** Otherwise it would never end: RULE is empty inside the texts of RULE. */
    @Test
    void aMessageThatNamesItself() {
        Engine.Outcome outcome =
                Engine.of("SecAction \"id:1,phase:1,pass,msg:'a%{rule.msg}b'\"").get("/");
        assertThat(outcome.transaction().matchedRules().get(0).message().latin1())
                .isEqualTo("aabb");
    }

    /** M#259, M#1421, M#1131: macros in other operators. */
    @Test
    void operatorsExpandTheirArgument() {
        Engine engine = Engine.of(
                "SecAction \"id:1,phase:1,pass,setvar:tx.max=3,setvar:tx.x=needle\"",
                "SecRule ARGS:n \"@ge %{tx.max}\" \"id:2,phase:1,pass\"",
                "SecRule ARGS:t \"@contains %{tx.x}\" \"id:3,phase:1,pass\"",
                "SecRule ARGS:t \"@within %{tx.x} %{tx.max}\" \"id:4,phase:1,pass\"",
                "SecRule &ARGS \"@eq %{tx.max}\" \"id:5,phase:1,pass\"");
        assertThat(engine.get("/?n=3&t=a+needle").matched()).containsExactly(1, 2, 3);
        assertThat(engine.get("/?n=2&t=needle+3").matched()).containsExactly(1, 3, 4);
        assertThat(engine.get("/?n=2&t=no&c=1").matched()).containsExactly(1, 5);
    }

    /** M#2885: no macros inside macros or as targets, with the place. */
    @Test
    void nestedMacrosAndMacroTargetsAreErrors() {
        var nested = Findings.of("SecAction \"id:1,phase:1,pass,msg:'%{tx.k_%{REMOTE_ADDR}}'\"")
                .only(SemanticCode.INVALID_MACRO);
        assertThat(nested.message()).contains("nested");
        assertThat(nested.span().line()).isEqualTo(2);
        assertThat(nested.span().column()).isEqualTo("SecAction \"id:1,phase:1,pass,msg:'%{tx.k_".length() + 1);
        var target = Findings.of("SecRule IP:c_%{REMOTE_ADDR} \"@gt 1\" \"id:117,phase:1,deny\"")
                .only(SemanticCode.INVALID_MACRO);
        assertThat(target.message()).contains("target");
        assertThat(target.span().column()).isEqualTo("SecRule IP:c_".length() + 1);
    }

    @Test
    void unknownVariableAndUnclosedMacroAreErrors() {
        assertThat(Findings.of("SecAction \"id:1,phase:1,pass,msg:'%{NOSUCH}'\"")
                        .all(SemanticCode.UNKNOWN_VARIABLE))
                .hasSize(1);
        assertThat(Findings.of("SecAction \"id:1,phase:1,pass,msg:'%{tx.a'\"").all(SemanticCode.INVALID_MACRO))
                .hasSize(1);
    }

    /** The pattern of @rx may hold macros; one that does not compile is no match, negated or not. */
    @Test
    void macrosInAPattern() {
        Engine engine = Engine.of(
                "SecRule ARGS:p \"@rx .\" \"id:1,phase:1,pass,nolog,capture,setvar:tx.p=%{MATCHED_VAR}\"",
                "SecRule ARGS:t \"@rx ^(%{tx.p})-\" \"id:2,phase:1,pass,capture,setvar:tx.got=%{TX.1}\"",
                "SecRule ARGS:t \"!@rx ^%{tx.p}-\" \"id:3,phase:1,pass\"");
        assertThat(engine.get("/?p=a%2b&t=aaa-b").tx("got")).isEqualTo("aaa");
        assertThat(engine.get("/?p=a%2b&t=b").matched()).containsExactly(1, 3);
        Engine.Outcome broken = engine.get("/?p=a(&t=a(-b");
        assertThat(broken.matched()).containsExactly(1);
        assertThat(broken.transaction().internalError()).isEmpty();
        assertThat(broken.members("MSC_PCRE_ERROR")).containsExactly("1");
    }

    @Test
    void redirectionAndTagsAreExpanded() {
        Engine.Outcome outcome = Engine.of("SecRule ARGS:q \"@rx .\" \"id:1,phase:1,status:301,tag:'t/%{MATCHED_VAR}',"
                        + "redirect:'https://example.test/?id=%{UNIQUE_ID}&m=%{REQUEST_METHOD}'\"")
                .get("/?q=7");
        assertThat(outcome.status()).isEqualTo(301);
        assertThat(outcome.transaction().interruption().orElseThrow().location())
                .isEqualTo("https://example.test/?id=tx-1&m=GET");
        assertThat(outcome.log()).contains("[tag \"t/7\"]");
    }
}
