package org.seclangc.compiler.analysis;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.diag.Diagnostic;

/** Rules that assign load-time parameters are reported with their place. */
class ParameterCheckTest {
    private static final String ALWAYS = "SL0326";
    private static final String SOMETIMES = "SL0327";
    private static final String UNUSED = "SL0328";

    @Test
    void anUnconditionalAssignmentDefeatsTheParameter() {
        assertThat(findings("SecAction \"id:1,phase:1,pass,setvar:tx.level=1\""))
                .containsExactly(ALWAYS + " 1");
        assertThat(findings("SecAction \"id:1,phase:1,pass,setvar:'TX.Level=%{tx.other}'\""))
                .as("letter case, a value made at run time")
                .containsExactly(ALWAYS + " 1");
        assertThat(findings("SecAction \"id:1,phase:1,pass,setvar:!tx.level\"")).containsExactly(ALWAYS + " 1");
        assertThat(findings("SecRule ARGS \"@unconditionalMatch\" \"id:1,phase:1,pass,setvar:tx.level=1\""))
                .containsExactly(ALWAYS + " 1");
    }

    @Test
    void everyOtherAssignmentIsNoted() {
        assertThat(findings("SecRule &TX:level \"@eq 0\" \"id:1,phase:1,pass,setvar:tx.level=1\""))
                .containsExactly(SOMETIMES + " 1");
        assertThat(findings("SecAction \"id:1,phase:1,pass,setvar:tx.level=+1\""))
                .as("the value still counts")
                .containsExactly(SOMETIMES + " 1");
        assertThat(findings("SecRule ARGS \"!@unconditionalMatch\" \"id:1,phase:1,pass,setvar:tx.level=1\""))
                .containsExactly(SOMETIMES + " 1");
        assertThat(findings("SecRule ARGS \"@rx a\" \"id:1,phase:1,pass,chain\"\n"
                        + "SecAction \"setvar:tx.level=1\"\n\nSecAction \"id:2,phase:1,pass,setvar:tx.level=2\""))
                .containsExactly(SOMETIMES + " 2", ALWAYS + " 4");
    }

    @Test
    void namesMadeAtRunTimeCountIfTheyMayBeTheParameter() {
        assertThat(findings("SecAction \"id:1,phase:1,pass,setvar:tx.%{ARGS.a}=1\"\n# level"))
                .containsExactly(SOMETIMES + " 1");
        assertThat(findings("SecAction \"id:1,phase:1,pass,setvar:tx.Le%{ARGS.a}=1\"\n# level"))
                .containsExactly(SOMETIMES + " 1");
        assertThat(findings("SecAction \"id:1,phase:1,pass,setvar:tx.lx%{ARGS.a}=1\"\n# level"))
                .isEmpty();
    }

    @Test
    void otherVariablesDoNotCount() {
        assertThat(findings(
                        "SecAction \"id:1,phase:1,pass,initcol:ip=x,setvar:ip.level=1,setvar:tx.level2=1\"\n# level"))
                .isEmpty();
    }

    @Test
    void aParameterThatNothingNamesIsReported() {
        assertThat(findings("SecAction \"id:1,phase:1,pass\"")).containsExactly(UNUSED + " -");
        assertThat(findings("SecRule TX:levels|TX:top_level \"@ge 2\" \"id:1,phase:1,pass\""))
                .as("other names that contain it")
                .containsExactly(UNUSED + " -");
        assertThat(findings("SecRule TX:LEVEL \"@ge 2\" \"id:1,phase:1,pass\"")).isEmpty();
    }

    @Test
    void messagesNameRuleAndParameter() {
        Diagnostic found = check("SecAction \"id:7,phase:1,pass,setvar:tx.level=1\"", "tx.Level")
                .get(0);
        assertThat(found.message())
                .isEqualTo("rule 7 sets the parameter tx.Level whenever it runs, so a value given at load is lost");
        assertThat(found.hint()).contains("SecRule &TX:Level \"@eq 0\"");
    }

    @Test
    void withoutParametersNothingIsReported() {
        assertThat(check("SecAction \"id:1,phase:1,pass,setvar:tx.level=1\"")).isEmpty();
    }

    private static List<String> findings(String rules) {
        return check(rules, "tx.level").stream()
                .map(found -> found.code().id() + " "
                        + (found.span() == null ? "-" : found.span().line()))
                .toList();
    }

    private static List<Diagnostic> check(String rules, String... parameters) {
        LoadResult loaded = RuleLoader.loadText("rules.conf", (rules + "\n").getBytes(ISO_8859_1), LoadOptions.DEFAULT);
        assertThat(loaded.rules()).isPresent();
        return loaded.parameterFindings(CompilerOptions.of("x").withParameters(Arrays.asList(parameters)));
    }
}
