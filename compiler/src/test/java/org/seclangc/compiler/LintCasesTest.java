package org.seclangc.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.analysis.RuleAnalyzer;
import org.seclangc.compiler.analysis.SemanticCode;
import org.seclangc.compiler.ast.LoadedSource;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.DiagnosticCode;
import org.seclangc.compiler.diag.DiagnosticRenderer;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.SyntaxCode;
import org.seclangc.compiler.load.SourceLoader;
import org.seclangc.compiler.source.Span;

/** Every broken rule file gives the diagnostics beside it (testdata/lint/README.md). */
class LintCasesTest {
    private static final Path LINT = Path.of("../testdata/lint");

    /** Every code that can be reported. */
    private static final List<DiagnosticCode> CODES = Stream.of(SyntaxCode.values(), SemanticCode.values())
            .<DiagnosticCode>flatMap(Stream::of)
            .toList();

    private static final Pattern INDEX_ROW = Pattern.compile("\\| (SL\\d{4}) \\| ([a-z0-9-]+) \\|.*");

    /** What the stages find in one file; those in {@code syntax} are for the front end alone. */
    private static List<Diagnostic> diagnose(Path file) {
        Diagnostics diagnostics = new Diagnostics();
        LoadedSource source = new SourceLoader().load(List.of(file), diagnostics);
        if (!LINT.relativize(file).startsWith("syntax")) {
            RuleAnalyzer.analyze(source, LoadOptions.DEFAULT, diagnostics);
        }
        return diagnostics.sorted();
    }

    static List<Path> cases() throws IOException {
        try (Stream<Path> files = Files.walk(LINT)) {
            return files.filter(file -> Files.exists(expected(file))).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void givesExactlyTheExpectedDiagnostics(Path file) throws IOException {
        List<Diagnostic> found = diagnose(file);
        assertThat(found.stream().map(diagnostic -> line(file, diagnostic)))
                .as(() -> new DiagnosticRenderer().render(found))
                .containsExactlyInAnyOrderElementsOf(expectedLines(file));
    }

    @Test
    void thereAreManyCases() throws IOException {
        assertThat(cases()).hasSizeGreaterThanOrEqualTo(60);
    }

    @Test
    void theIndexListsEveryCodeWithACase() throws IOException {
        Set<String> shown = new HashSet<>();
        for (Path file : cases()) {
            expectedLines(file).forEach(line -> shown.add(line.substring(0, 6)));
        }
        String index = Files.readString(LINT.resolve("INDEX.md"));
        String exempt = index.substring(index.indexOf("## Exempt"));
        Set<String> rows = new HashSet<>();
        Matcher matcher = INDEX_ROW.matcher(index);
        while (matcher.find()) {
            assertThat(rows.add(matcher.group(1) + " " + matcher.group(2)))
                    .as(matcher.group())
                    .isTrue();
        }
        for (DiagnosticCode code : CODES) {
            assertThat(rows).contains(code.id() + " " + code.slug());
            assertThat(shown.contains(code.id()) || exempt.contains(code.id()))
                    .as("a case of " + code.id())
                    .isTrue();
        }
        assertThat(rows).hasSameSizeAs(CODES);
    }

    private static Path expected(Path file) {
        String name = file.getFileName().toString();
        return file.resolveSibling(name.replaceAll("\\.conf$", "") + (name.endsWith(".conf") ? ".expected" : ".none"));
    }

    private static List<String> expectedLines(Path file) throws IOException {
        return Files.readAllLines(expected(file)).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    private static String line(Path file, Diagnostic diagnostic) {
        Span span = diagnostic.span();
        String code = diagnostic.code().id() + " ";
        if (span == null) {
            return code + "-";
        }
        Path place = file.getParent().relativize(Path.of(span.file().name()));
        return code + (place.equals(file.getFileName()) ? "" : place + ":") + span.line() + ":" + span.column();
    }
}
