package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.compiler.analysis.SemanticCode;
import org.seclangc.runtime.transformations.TransformationName;

/** Field reports on loading. */
class LoadReportsTest {
    /** M#949: decorated comments, bytes beyond ASCII included. */
    @Test
    void decoratedComments() {
        Findings findings = Findings.of("# -=[ Logic ]=-", "#", "# \u00e4\u00ff\u00c3\u0080", "#!@#$%^&*(\"'`");
        findings.assertLoads();
        assertThat(findings.result().rules().orElseThrow().items()).isEmpty();
    }

    /** M#860, M#3142: a blank after the backslash is named at its place; CRLF loads. */
    @Test
    void continuation() {
        String rule = "SecAction \\\n  \"id:1,\\\n  phase:1,%s\n  pass\"\n";
        Findings.ofText(("SecRuleEngine On\n" + String.format(rule, "\\")).replace("\n", "\r\n"))
                .assertLoads();
        Findings blank = Findings.ofText("SecRuleEngine On\n" + String.format(rule, "\\ "));
        assertThat(blank.errors().toString()).contains("backslash");
        assertThat(blank.result().diagnostics())
                .anyMatch(d -> d.message().contains("backslash") && d.span().line() == 4);
    }

    /** M#1951: the rule behind a comment's backslash is part of the comment, and that is said. */
    @Test
    void continuedComment() {
        Findings findings = Findings.of("# note \\", "SecRule REQUEST_METHOD \"@streq POST\" \"id:106,phase:1,deny\"");
        findings.assertLoads();
        assertThat(findings.result().rules().orElseThrow().items()).isEmpty();
        assertThat(findings.result().diagnostics()).anyMatch(d -> d.message().contains("comment"));
    }

    /** M#1662: an empty message loads with a note. */
    @Test
    void emptyMessage() {
        Findings.of("SecAction \"id:111,phase:1,pass,msg:''\"").assertLoads().only(SemanticCode.EMPTY_MESSAGE);
    }

    /** M#1752: every transformation in odd letter case; the nearest name for an unknown one. */
    @Test
    void transformationNames() {
        int id = 0;
        StringBuilder text = new StringBuilder("SecRuleEngine On\n");
        for (TransformationName name : TransformationName.values()) {
            text.append("SecRule ARGS \"@rx a\" \"id:")
                    .append(++id)
                    .append(",phase:1,pass,t:")
                    .append(oddCase(name.spelling()))
                    .append("\"\n");
        }
        Findings.ofText(text.toString()).assertLoads();
        var unknown = Findings.of("SecRule ARGS \"@rx a\" \"id:1,phase:1,pass,t:lowercas\"")
                .only(SemanticCode.UNKNOWN_TRANSFORMATION);
        assertThat(unknown.hint()).contains("lowercase");
    }

    private static String oddCase(String name) {
        StringBuilder odd = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            odd.append(i % 2 == 0 ? Character.toUpperCase(name.charAt(i)) : Character.toLowerCase(name.charAt(i)));
        }
        return odd.toString();
    }

    /** C#1250, C#1259, C#1280, C#1365: globs and includes. */
    @Test
    void includes(@TempDir Path folder) throws IOException {
        Path main = folder.resolve("main.conf");
        Files.createDirectory(folder.resolve("empty"));
        Files.createDirectory(folder.resolve("d"));
        Files.writeString(folder.resolve("d/x.conf"), "SecRule ARGS \"@rx a\" \"id:1,nosuch\"\n");
        Files.writeString(main, "SecRuleEngine On\nInclude empty/*.conf\n");
        Findings empty = Findings.ofFiles(main).assertLoads();
        assertThat(empty.result().diagnostics()).isNotEmpty();
        Files.writeString(main, "SecRuleEngine On\nInclude d/*.conf\n");
        var inner = Findings.ofFiles(main).only(SemanticCode.UNKNOWN_ACTION);
        assertThat(inner.span().file().name()).endsWith("x.conf");
        Files.writeString(main, "SecRuleEngine On\nInclude missing.conf\n");
        assertThat(Findings.ofFiles(main).errors()).hasSize(1);
    }

    /** M#1192, M#1901: one id in two loads or two phases is an error. */
    @Test
    void duplicateIdAcrossFilesAndPhases(@TempDir Path folder) throws IOException {
        Findings.of("SecAction \"id:7,phase:1,pass\"", "SecAction \"id:7,phase:2,pass\"")
                .only(SemanticCode.DUPLICATE_ID);
        Path a = folder.resolve("a.conf");
        Path b = folder.resolve("b.conf");
        Files.writeString(a, "SecAction \"id:7,phase:1,pass\"\n");
        Files.writeString(b, "# other\nSecAction \"id:7,phase:2,pass,nolog\"\n");
        var found = Findings.ofFiles(a, b).only(SemanticCode.DUPLICATE_ID);
        // M#1227, M#1043: both places
        assertThat(found.message()).contains("a.conf:1").contains("b.conf:2");
        assertThat(found.related()).hasSize(1);
    }

    /** M#797, S#183, S#18: a file included twice is the finding, once. */
    @Test
    void fileIncludedTwice(@TempDir Path folder) throws IOException {
        Path main = folder.resolve("main.conf");
        Files.writeString(
                folder.resolve("x.conf"), "SecAction \"id:7,phase:1,pass\"\nSecAction \"id:8,phase:1,pass\"\n");
        Files.writeString(main, "SecRuleEngine On\nInclude *x.conf\nInclude x.conf\n");
        Findings findings = Findings.ofFiles(main);
        var found = findings.only(SemanticCode.FILE_INCLUDED_TWICE);
        assertThat(found.message()).contains("x.conf", "main.conf:2", "main.conf:3");
        assertThat(findings.all(SemanticCode.DUPLICATE_ID)).isEmpty();
    }

    /** S#306, S#307, S#309, M#205: jumps backwards and to rules are said. */
    @Test
    void jumps() {
        var behind = Findings.of(
                        "SecMarker END-A",
                        "SecRule &REQUEST_HEADERS:Accept \"@eq 0\" \"id:201,phase:1,pass,nolog,skipAfter:END-A\"")
                .only(SemanticCode.MARKER_BEHIND);
        assertThat(behind.message()).contains("earlier", "rest of phase 1 is skipped");
        var rule = Findings.of(
                        "SecAction \"id:203,phase:2,pass,nolog,skipAfter:204\"",
                        "SecAction \"id:204,phase:2,pass\"",
                        "SecRuleRemoveById 204")
                .only(SemanticCode.MISSING_MARKER);
        assertThat(rule.hint()).contains("no longer exists");
    }
}
