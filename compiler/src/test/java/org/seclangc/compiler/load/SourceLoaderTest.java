package org.seclangc.compiler.load;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.compiler.RuleSets;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.LoadedSource;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.source.SourceFile;

class SourceLoaderTest {
    @TempDir
    Path directory;

    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void includesAreReplacedByWhatTheyBring() throws IOException {
        write("a.conf", "SecMarker A1\nInclude d/*.conf\nInclude \"b c.conf\"\nSecMarker A2\n");
        write("b c.conf", "SecMarker B\n");
        write("d/10.conf", "SecMarker D10\n");
        write("d/2.conf", "SecMarker D2\nInclude sub/x.conf\n");
        write("d/sub/x.conf", "SecMarker X\n");
        write("d/.hidden.conf", "SecMarker HIDDEN\n");
        assertThat(labels(load("a.conf"))).containsExactly("A1", "D10", "D2", "X", "B", "A2");
        assertThat(codes()).isEmpty();
    }

    @Test
    void aDirectoryStandsForItsRuleFiles() throws IOException {
        write("d/b.conf", "SecMarker B\n");
        write("d/a.conf", "SecMarker A\n");
        write("d/c.conf.example", "SecMarker C\n");
        write("d/sub/e.conf", "SecMarker E\n");
        write("x.conf", "Include d\n");
        assertThat(labels(load("d"))).containsExactly("A", "B");
        assertThat(labels(load("x.conf"))).containsExactly("A", "B");
        write("empty/readme", "");
        load("empty");
        assertThat(codes()).containsExactly("SL0903");
    }

    @Test
    void theBaseDirectoryComesAfterTheIncludingFile() throws IOException {
        write("base/one.conf", "SecMarker BASE1\n");
        write("base/two.conf", "SecMarker BASE2\n");
        write("rules/one.conf", "SecMarker RULES1\n");
        write("rules/x.conf", "Include one.conf\nInclude two.conf\nInclude t*.conf\n");
        SourceLoader loader = new SourceLoader(directory.resolve("base"));
        assertThat(labels(loader.load(List.of(directory.resolve("rules/x.conf")), diagnostics)))
                .containsExactly("RULES1", "BASE2", "BASE2");
        assertThat(labels(loader.loadText("stdin", "Include one.conf\n".getBytes(UTF_8), diagnostics)))
                .containsExactly("BASE1");
        assertThat(codes()).isEmpty();
    }

    @Test
    void aFileIncludedTwiceIsTwoFiles() throws IOException {
        write("a.conf", "Include b.conf\nInclude ./b.conf\n");
        write("b.conf", "SecMarker B\n");
        LoadedSource loaded = load("a.conf");
        assertThat(labels(loaded)).containsExactly("B", "B");
        assertThat(loaded.files()).hasSize(3);
        SourceFile first = loaded.directives().get(0).span().file();
        SourceFile second = loaded.directives().get(1).span().file();
        assertThat(first.name()).isEqualTo(second.name());
        assertThat(first.includedFrom().line()).isEqualTo(1);
        assertThat(second.includedFrom().line()).isEqualTo(2);
        assertThat(codes()).isEmpty();
    }

    @Test
    void aCycleIsNamedWithItsChain() throws IOException {
        write("a.conf", "Include b.conf\n");
        write("b.conf", "Include c.conf\n");
        write("c.conf", "\n  Include b.conf\n");
        load("a.conf");
        assertThat(codes()).containsExactly("SL0904");
        Diagnostic cycle = diagnostics.sorted().get(0);
        assertThat(cycle.span().toString()).isEqualTo(directory.resolve("c.conf") + ":2:11");
        assertThat(cycle.message())
                .contains(directory.resolve("b.conf") + " -> " + directory.resolve("c.conf") + " -> "
                        + directory.resolve("b.conf"));
    }

    @Test
    void depthIsLimited() throws IOException {
        for (int i = 1; i <= 40; i++) {
            write(i + ".conf", "SecMarker M" + i + "\nInclude " + (i + 1) + ".conf\n");
        }
        write("41.conf", "SecMarker END\n");
        assertThat(labels(load("1.conf"))).hasSize(33);
        assertThat(codes()).containsExactly("SL0905");
    }

    @Test
    void theNumberOfFilesIsLimited() throws IOException {
        // Each level doubles the files of the next: 2^20 without a limit.
        for (int i = 1; i <= 20; i++) {
            write(i + ".conf", ("Include " + (i + 1) + ".conf\n").repeat(2));
        }
        write("21.conf", "SecMarker END\n");
        assertThat(load("1.conf").files()).hasSize(10_000);
        assertThat(codes()).containsExactly("SL0905");
    }

    @Test
    void missingAndUnreadableEntriesAreReported() throws IOException {
        write("a.conf", "SecMarker A\n");
        LoadedSource loaded = new SourceLoader()
                .load(
                        List.of(
                                directory.resolve("missing.conf"),
                                directory.resolve("a.conf/no-directory.conf"),
                                directory.resolve("a.conf")),
                        diagnostics);
        assertThat(labels(loaded)).containsExactly("A");
        assertThat(codes()).containsExactly("SL0901", "SL0902");
        assertThat(diagnostics.sorted()).allMatch(d -> d.span() == null);
    }

    @Test
    void oddPathsAreMistakesNotExceptions() throws IOException {
        write(
                "a.conf",
                "Include \"x\\0y\"\nInclude [\nInclude ]*[!\nInclude [^]\nInclude ////\nInclude *\nInclude \u00ff\n");
        write("sub/\u00fc.conf", "SecMarker U\n");
        write("b.conf", "Include sub/\u00fc.conf\nInclude sub/?.conf\n");
        load("a.conf");
        assertThat(codes()).contains("SL0901");
        assertThat(labels(load("b.conf"))).containsExactly("U", "U");
    }

    @Test
    void globs() {
        assertThat(Glob.matches("*.conf", "a.conf")).isTrue();
        assertThat(Glob.matches("*.conf", ".conf")).isFalse();
        assertThat(Glob.matches(".*", ".conf")).isTrue();
        assertThat(Glob.matches("a*b*c", "aXbXbXc")).isTrue();
        assertThat(Glob.matches("a*b*c", "aXbXbX")).isFalse();
        assertThat(Glob.matches("[0-9a]?", "5x")).isTrue();
        assertThat(Glob.matches("[0-9a]?", "bx")).isFalse();
        assertThat(Glob.matches("[!0-9]", "x")).isTrue();
        assertThat(Glob.matches("[!0-9]", "5")).isFalse();
        assertThat(Glob.matches("[]x]", "]")).isTrue();
        assertThat(Glob.matches("[x", "[x")).isTrue();
        assertThat(Glob.matches("*a".repeat(100) + "b", "a".repeat(255))).isFalse();
    }

    @Test
    void theSetUpOfTheCrsSuiteLoads() {
        Path home = RuleSets.home("CRS_HOME");
        LoadedSource loaded = new SourceLoader().load(List.of(home.resolve("test.conf")), diagnostics);
        assertThat(codes()).isEmpty();
        assertThat(loaded.directives()).hasSizeGreaterThan(600);
        assertThat(loaded.files().get(0).name()).endsWith("test.conf");
        assertThat(loaded.directives())
                .noneMatch(d ->
                        d instanceof Directive.Setting s && s.name().value().startsWith("Include"));
    }

    private LoadedSource load(String name) {
        return new SourceLoader().load(List.of(directory.resolve(name)), diagnostics);
    }

    private List<String> codes() {
        return diagnostics.sorted().stream().map(d -> d.code().id()).toList();
    }

    private static List<String> labels(LoadedSource loaded) {
        return IntStream.range(0, loaded.directives().size())
                .mapToObj(i -> ((Directive.SecMarker) loaded.directives().get(i))
                        .label()
                        .value())
                .toList();
    }

    private void write(String name, String text) throws IOException {
        Path path = directory.resolve(name);
        Files.createDirectories(path.getParent());
        Files.write(path, text.getBytes(UTF_8));
    }
}
