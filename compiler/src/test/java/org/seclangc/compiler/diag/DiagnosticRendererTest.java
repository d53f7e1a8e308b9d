package org.seclangc.compiler.diag;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;

class DiagnosticRendererTest {
    private final DiagnosticRenderer renderer = new DiagnosticRenderer(60);

    @Test
    void excerptCaretRelatedPlaceAndHelp() {
        SourceFile file = file("rules/custom.conf", "a\n\tid:942100,\\\n");
        SourceFile other = file("rules/942.conf", "x\n".repeat(99) + "id:942100\n");
        Diagnostic diagnostic = new Diagnostic(
                SyntaxCode.BAD_ACTION,
                new Span(file, 3, 12),
                "duplicate",
                "choose another",
                List.of(new Diagnostic.Related(new Span(other, 198, 207), "first defined here")));
        assertThat(renderer.render(List.of(diagnostic))).isEqualTo("""
                        error[SL0117]: duplicate
                           --> rules/custom.conf:2:2
                            |
                          2 |     id:942100,\\
                            |     ^^^^^^^^^
                            |
                           ::: rules/942.conf:100:1
                            |
                        100 | id:942100
                            | --------- first defined here
                            = help: choose another

                        """);
    }

    @Test
    void longLinesAreCutAroundTheSpan() {
        SourceFile file = file("x", "a".repeat(5000) + "HERE" + "b".repeat(5000) + "\n");
        String text = render(new Span(file, 5000, 5004));
        assertThat(text.lines()).allMatch(line -> line.codePointCount(0, line.length()) <= 60);
        assertThat(text).contains("…aaa").contains("HEREbbb").contains("bbb…");
        assertCaretsUnder(text, "HERE");
    }

    @Test
    void aLongSpanIsCutToo() {
        SourceFile file = file("x", "SecRule \"" + "r".repeat(8000) + "\"\n");
        String text = render(new Span(file, 8, 8010));
        assertThat(text.lines()).allMatch(line -> line.codePointCount(0, line.length()) <= 60);
        assertThat(text).contains("SecRule \"rrr").contains("rrr…");
    }

    @Test
    void columnsAreCodePointsAndTabsFourWide() {
        SourceFile file = file("x", "\t\u00e4\u00f6 \uD83D\uDE00 \tHERE\n");
        int start = file.text().indexOf("HERE");
        String text = render(new Span(file, start, start + 4));
        assertThat(text).contains("--> x:1:8");
        assertCaretsUnder(text, "HERE");
    }

    @Test
    void aSpanOverLinesShowsTheFirstAndTheLast() {
        SourceFile file = file("x", "one \\\ntwo \\\nthree\n");
        assertThat(render(new Span(file, 0, 17))).contains("1 | one \\\n  | ^^^^^\n  | …\n3 | three\n  | ^^^^^\n");
    }

    @Test
    void emptySpansAtTheEndOfTheFileHaveACaret() {
        SourceFile file = file("x", "abc");
        assertThat(render(new Span(file, 3, 3))).contains("1 | abc\n  |    ^\n");
        assertThat(render(new Span(file("x", ""), 0, 0))).contains("1 | \n  | ^\n");
    }

    @Test
    void brokenBytesAndControlCharactersAreReplaced() {
        SourceFile file = new SourceFile("x", new byte[] {(byte) 0xFF, 27, '[', 'm', 'X'}, null);
        assertThat(render(new Span(file, 4, 5))).contains("\uFFFD\uFFFD[mX").doesNotContain("\u001B");
    }

    @Test
    void anIncludedFileSaysFromWhere() {
        SourceFile outer = file("outer.conf", "Include inner.conf\n");
        SourceFile inner = new SourceFile("inner.conf", "x".getBytes(UTF_8), new Span(outer, 8, 18));
        assertThat(render(new Span(inner, 0, 1))).contains("  = note: included from outer.conf:1:9\n");
    }

    @Test
    void conciseFormAndSummary() {
        SourceFile file = file("a.conf", "abc\nabc\n");
        List<Diagnostic> diagnostics = List.of(
                new Diagnostic(SyntaxCode.BAD_TARGET, new Span(file, 5, 6), "wrong", null, List.of()),
                new Diagnostic(SyntaxCode.FILE_NOT_FOUND, null, "gone", null, List.of()),
                new Diagnostic(SyntaxCode.NO_FILE_MATCHES, null, "none", null, List.of()));
        assertThat(renderer.concise(diagnostics))
                .isEqualTo("a.conf:2:2: error[SL0112]: wrong\nerror[SL0901]: gone\nwarning[SL0903]: none\n");
        assertThat(renderer.summary(diagnostics, 27)).isEqualTo("2 errors, 1 warning in 27 files");
        assertThat(renderer.summary(List.of(), 1)).isEqualTo("no findings in 1 file");
    }

    private String render(Span span) {
        return renderer.render(List.of(new Diagnostic(SyntaxCode.BAD_TARGET, span, "m", null, List.of())));
    }

    private static void assertCaretsUnder(String rendered, String word) {
        List<String> lines = rendered.lines().toList();
        String excerpt = lines.get(3);
        int column = excerpt.codePointCount(0, excerpt.indexOf(word));
        assertThat(lines.get(4)).endsWith(" " + "^".repeat(word.length()));
        assertThat(lines.get(4).indexOf('^')).isEqualTo(column);
    }

    private static SourceFile file(String name, String text) {
        return new SourceFile(name, text.getBytes(UTF_8), null);
    }
}
