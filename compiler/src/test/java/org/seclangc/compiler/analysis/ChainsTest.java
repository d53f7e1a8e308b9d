package org.seclangc.compiler.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.rules.Disruption.Kind;
import org.seclangc.compiler.rules.ResolvedRules.FileCount;
import org.seclangc.compiler.rules.Rule;

class ChainsTest {
    @TempDir
    private Path directory;

    private Path write(String name, String... lines) throws IOException {
        return Files.writeString(directory.resolve(name), String.join("\n", lines) + "\n");
    }

    @Test
    void linksFollowTheirStarter() {
        Rule rule = Analysis.of(
                        "SecRule ARGS:a \"x\" \"id:1,phase:1,deny,chain,t:lowercase\"",
                        "  SecRule ARGS:b \"y\"",
                        "SecAction \"id:2,phase:1\"")
                .rule(1);
        assertThat(rule.links()).hasSize(2);
        assertThat(rule.links().get(1).transformations()).isEmpty();
        assertThat(rule.disruption().kind()).isEqualTo(Kind.DENY);
    }

    /** H15, H16. */
    @Test
    void anActionCanBeALinkAndALinkNeedsNoActions() {
        Rule rule = Analysis.of(
                        "SecAction \"id:1,phase:1,chain\"",
                        "SecRule ARGS \"x\" \"chain\"",
                        "SecAction \"setvar:tx.a=1\"")
                .rule(1);
        assertThat(rule.links()).extracting(link -> link.operator() == null).containsExactly(true, false, true);
        assertThat(rule.links().get(2).targets()).isEmpty();
        assertThat(rule.links().get(2).effects()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"SecRule ARGS \"x\" \"phase:1\"", "SecRule ARGS \"x\"", "SecAction \"phase:1,pass\""})
    void everyRuleNeedsAnId(String rule) {
        Analysis.of(rule).only(SemanticCode.MISSING_ID, 1, 1);
    }

    /** Field report L04: the starter's id is named. */
    @ParameterizedTest
    @ValueSource(
            strings = {"deny", "pass", "block", "allow", "drop", "redirect:/x", "skip:1", "skipAfter:END", "allow:phase"
            })
    void someActionsAreErrorsInALink(String action) {
        Diagnostic finding = Analysis.of(
                        "SecRule ARGS:a \"x\" \"id:77,phase:1,deny,chain\"",
                        "SecRule ARGS:b \"y\" \"t:none," + action + "\"",
                        "SecMarker END")
                .only(SemanticCode.FORBIDDEN_IN_LINK, 2, 28);
        assertThat(finding.message()).contains("rule 77");
        assertThat(finding.related())
                .singleElement()
                .satisfies(related -> assertThat(related.span().line()).isEqualTo(1));
    }

    /** H13. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "id:78",
                "phase:2",
                "msg:'m'",
                "severity:1",
                "rev:1",
                "ver:1",
                "logdata:'x'",
                "maturity:1",
                "accuracy:1",
                "status:500",
                "nolog",
                "auditlog"
            })
    void metadataIsIgnoredInALink(String action) {
        Analysis analysis = Analysis.of(
                "SecRule ARGS:a \"x\" \"id:77,phase:1,deny,chain\"", "SecRule ARGS:b \"y\" \"" + action + "\"");
        analysis.only(SemanticCode.IGNORED_IN_LINK, 2, 21);
        Rule rule = analysis.rule(77);
        assertThat(rule.phase()).isEqualTo(1);
        assertThat(rule.metadata().msg()).isNull();
        assertThat(rule.metadata().severity()).isEqualTo(-1);
        assertThat(rule.disruption().status()).isEqualTo(403);
        assertThat(rule.logging().log()).isTrue();
    }

    @Test
    void tagsOfLinksBelongToTheRule() {
        Rule rule = Analysis.of(
                        "SecRule ARGS:a \"x\" \"id:77,phase:1,deny,tag:a,chain\"",
                        "SecRule ARGS:b \"y\" \"tag:b\"",
                        "SecRule ARGS:b \"y\" \"id:78,phase:1,tag:a\"",
                        "SecRuleRemoveByTag a")
                .loaded()
                .rules()
                .stream()
                .findFirst()
                .orElse(null);
        assertThat(rule).isNull();
        assertThat(Analysis.of(
                                "SecRule ARGS:a \"x\" \"id:77,phase:1,deny,tag:a,chain\"",
                                "SecRule ARGS:b \"y\" \"tag:b\"")
                        .rule(77)
                        .metadata()
                        .tags())
                .extracting(tag -> tag.constant().latin1())
                .containsExactly("a", "b");
    }

    /** H14. */
    @Test
    void aChainMustEnd() {
        assertThat(Analysis.of("SecRule ARGS:a \"x\" \"id:77,phase:1,deny,chain\"")
                        .only(SemanticCode.UNFINISHED_CHAIN, 1, 1)
                        .message())
                .contains("rule 77");
    }

    @Test
    void aChainEndsInItsFile() throws IOException {
        write("a.conf", "SecRule ARGS \"x\" \"id:1,phase:1,chain\"");
        write("b.conf", "SecRule ARGS \"x\" \"id:2,phase:1\"");
        Path entry = write("main.conf", "SecRuleEngine On", "Include a.conf", "Include b.conf");
        Diagnostic finding = Analysis.file(entry).only(SemanticCode.UNFINISHED_CHAIN, 1, 1);
        assertThat(finding.span().file().name()).endsWith("a.conf");
    }

    @Test
    void aMarkerMustNotStandInAChain() {
        Analysis.of("SecRule ARGS:a \"x\" \"id:77,phase:1,deny,chain\"", "SecMarker M", "SecRule ARGS:b \"y\"")
                .only(SemanticCode.MARKER_IN_CHAIN, 2, 1);
    }

    /** Field reports L07 and L09. */
    @Test
    void aDuplicateIdNamesBothPlaces() {
        Diagnostic finding = Analysis.of("SecRule ARGS \"x\" \"id:5,phase:1\"", "", "SecAction \"id:5,phase:2\"")
                .only(SemanticCode.DUPLICATE_ID, 3, 1);
        assertThat(finding.message()).contains("test.conf:1:1", "test.conf:3:1");
        assertThat(finding.related())
                .singleElement()
                .satisfies(related -> assertThat(related.span().line()).isEqualTo(1));
    }

    /** Field report L09: one finding for the file, not one for each of its rules. */
    @Test
    void aFileIncludedTwiceIsNamed() throws IOException {
        write("a.conf", "SecAction \"id:1\"", "SecAction \"id:2\"");
        write("b.conf", "Include a.conf");
        Path entry = write(
                "main.conf",
                "SecRuleEngine On",
                "Include a.conf",
                "SecAction \"id:3\"",
                "Include ./b.conf",
                "Include a.conf");
        assertThat(Analysis.file(entry).findings()).hasSize(2).allSatisfy(finding -> {
            assertThat(finding.code()).isEqualTo(SemanticCode.FILE_INCLUDED_TWICE);
            assertThat(finding.message()).contains("a.conf was included twice: from ", "main.conf:2 and ");
        });
    }

    @Test
    void ofNestedFilesTheOutermostIsTheCause() throws IOException {
        write("a.conf", "SecAction \"id:1\"");
        write("b.conf", "Include a.conf", "SecAction \"id:2\"");
        Path entry = write("main.conf", "SecRuleEngine On", "Include b.conf", "Include b.conf");
        Diagnostic finding = Analysis.file(entry).only(SemanticCode.FILE_INCLUDED_TWICE, 3, 9);
        assertThat(finding.message()).contains("b.conf was included twice", "main.conf:2", "main.conf:3");
    }

    @Test
    void rulesAreCountedPerFile() throws IOException {
        write("a.conf", "SecRule ARGS \"x\" \"id:1,chain\"", "SecRule ARGS \"y\"", "SecAction \"id:2\"", "SecMarker M");
        Path entry =
                write("main.conf", "SecRuleEngine On", "SecAction \"id:3\"", "Include a.conf", "SecRuleRemoveById 2");
        assertThat(Analysis.file(entry).clean().fileCounts())
                .extracting(FileCount::rules)
                .containsExactly(1, 2);
    }

    /** All mistakes are found in one run. */
    @Test
    void manyMistakesInOneRun() {
        assertThat(Analysis.of(
                                "SecRule ARGZ \"@contain x\" \"id:1,phase:9,dney,t:lowrcase\"",
                                "SecRule ARGS \"(\" \"id:1x\"",
                                "SecAction \"phase:1,setvar:foo.x=1,ctl:nonsense=1\"")
                        .errors())
                .extracting(finding -> finding.code().id())
                .containsExactly(
                        "SL0202", "SL0203", "SL0304", "SL0204", "SL0205", "SL0501", "SL0304", "SL0301", "SL0210",
                        "SL0206");
    }
}
