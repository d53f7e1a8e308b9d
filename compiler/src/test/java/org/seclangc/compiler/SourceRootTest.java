package org.seclangc.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.source.SourceFile;

/** Names of rule files in artifacts. */
class SourceRootTest {
    @TempDir
    Path home;

    @BeforeEach
    void files() throws IOException {
        write("app/setup.conf", "# nothing\n");
        write("app/rules/a.conf", "SecAction \"id:1,phase:1,pass\"\nInclude ../../shared/s.conf\n");
        write("app/rules/b.conf", "Include \"" + home + "/other/*.conf\"\n");
        write("shared/s.conf", "SecAction \"id:2,phase:1,pass\"\n");
        write("other/o.conf", "Include deep/d.conf\n");
        write("other/deep/d.conf", "SecAction \"id:3,phase:1,pass\"\n");
    }

    private void write(String name, String text) throws IOException {
        Files.createDirectories(home.resolve(name).getParent());
        Files.writeString(home.resolve(name), text);
    }

    @Test
    void namesAreRelativeToTheDirectoryOfAllEntries() {
        List<Path> entries = List.of(home.resolve("app/setup.conf"), home.resolve("app/rules/a.conf"));
        assertThat(names(SourceRoot.commonTo(entries), entries))
                .containsExactly("setup.conf", "rules/a.conf", "../shared/s.conf");
    }

    @Test
    void aDirectoryIsItsOwnRoot() {
        List<Path> entries = List.of(home.resolve("app/rules"));
        assertThat(names(SourceRoot.commonTo(entries), entries)).startsWith("a.conf", "../../shared/s.conf", "b.conf");
    }

    @Test
    void absoluteIncludesAndWhatTheyIncludeStayAbsolute() {
        List<Path> entries = List.of(home.resolve("app/rules/b.conf"));
        assertThat(names(SourceRoot.commonTo(entries), entries))
                .containsExactly("b.conf", home + "/other/o.conf", home + "/other/deep/d.conf");
        assertThat(names(SourceRoot.of(home), entries))
                .as("below the root the root counts")
                .containsExactly("app/rules/b.conf", "other/o.conf", "other/deep/d.conf");
    }

    @Test
    void theWayAPathIsWrittenDoesNotCount() {
        Path detour = home.resolve("app/rules/../../app/./rules/a.conf");
        assertThat(names(SourceRoot.commonTo(List.of(detour)), List.of(detour)))
                .containsExactly("a.conf", "../../shared/s.conf");
    }

    @Test
    void namesThatAreNoPathsStay() {
        UnaryOperator<String> name = text -> SourceRoot.commonTo(List.of()).of(new SourceFile(text, new byte[0], null));
        assertThat(name.apply("<stdin>")).isEqualTo("<stdin>");
        assertThat(name.apply("a\0b")).isEqualTo("a\0b");
    }

    private static List<String> names(SourceRoot root, List<Path> entries) {
        return RuleLoader.load(entries, LoadOptions.DEFAULT).files().stream()
                .map(root::of)
                .toList();
    }
}
