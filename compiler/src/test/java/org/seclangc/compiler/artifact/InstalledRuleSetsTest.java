package org.seclangc.compiler.artifact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.compiled.Sample;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.RuleSets;
import org.seclangc.runtime.link.CompiledProgram;
import org.seclangc.runtime.link.TableFormatException;
import org.seclangc.runtime.transaction.Transaction;

/** {@code RuleSets.load} among sound and broken rule sets. */
class InstalledRuleSetsTest {
    private static final String SERVICE = "META-INF/services/" + CompiledProgram.class.getName();

    @TempDir
    Path home;

    @Test
    void findsRuleSetsByName() throws IOException {
        write("one");
        write("two");
        assertThat(load("one", "one", "two")).isNotNull();
        assertThat(load("two", "one", "two")).isNotNull();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> load("three", "one", "two"))
                .withMessage("no compiled rule set is called three; the class path has one, two");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> load("three"))
                .withMessage("no compiled rule set is called three; there is none on the class path");
    }

    /** A class path shows one class of a name: rule sets of different names must not share one. */
    @Test
    void namesThatDifferInSignsOnlyAreFoundSideBySide() throws IOException {
        String[] names = {"a_b", "a-b", "a.b", "a b", "\u65e5\u672c", "\u4e2d\u56fd", "class", "_", "1", "_1"};
        String[] directories = new String[names.length];
        for (int i = 0; i < names.length; i++) {
            directories[i] = "d" + i;
            write(names[i], directories[i], "SecAction \"id:" + (i + 1) + ",phase:1,pass\"");
        }
        for (int i = 0; i < names.length; i++) {
            assertThat(firstMatch(names[i], directories)).as(names[i]).isEqualTo(i + 1);
        }
    }

    /** Modules hide packages that Java source could not name. */
    @ParameterizedTest
    @ValueSource(strings = {"class", "_", "1", "a-b", "", "null", "package-info"})
    void packagesHaveNamesThatModulesTake(String name) {
        String mainClass = Sample.of("SecAction \"id:1,phase:1,pass\"")
                .compile(CompilerOptions.of(name))
                .mainClass();
        assertThat(SourceVersion.isName(mainClass)).as(mainClass).isTrue();
    }

    @Test
    void differentRuleSetsOfOneNameAreRefused() throws IOException {
        write("shop", "old", "SecAction \"id:1,phase:1,pass\"");
        write("shop", "new", "SecAction \"id:2,phase:1,pass\"");
        write("shop", "copy", "SecAction \"id:2,phase:1,pass\"");
        assertThat(firstMatch("shop", "new", "copy")).isEqualTo(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> load("shop", "new", "copy", "old"))
                .withMessageContaining("several rule sets are called shop; keep one of ")
                .withMessageContaining("/old/")
                .withMessageContaining("/new/");
    }

    private int firstMatch(String name, String... directories) throws IOException {
        try (URLClassLoader loader = loader(directories);
                Transaction transaction =
                        RuleSets.load(name, loader, Sample.environment()).newTransaction()) {
            transaction.processRequestHeaders();
            return transaction.matchedRules().get(0).rule().id();
        }
    }

    @Test
    void aRuleSetOfAnotherFormatIsRefused() throws IOException {
        otherFormat(write("old"));
        assertThatExceptionOfType(TableFormatException.class)
                .isThrownBy(() -> load("old", "old"))
                .withMessageContaining("org.seclangc.generated.old.RuleProgram: the compiled rule set has format 1000");
    }

    @Test
    void brokenRuleSetsLeaveTheOthersUsable() throws IOException {
        otherFormat(write("old"));
        Files.delete(write("bare").resolve("org/seclangc/generated/bare/rules.tables"));
        Files.delete(write("hollow").resolve("org/seclangc/generated/hollow/RuleProgram.class"));
        Files.write(write("torn").resolve("org/seclangc/generated/torn/RuleProgram.class"), new byte[] {1, 2, 3});
        Files.writeString(write("odd").resolve(SERVICE), "no class name\n");
        write("sound");
        assertThat(load("sound", "old", "bare", "hollow", "torn", "odd", "sound"))
                .isNotNull();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> load("hollow", "hollow", "sound"))
                .withMessageContaining("does not load")
                .withMessageContaining("org.seclangc.generated.hollow.RuleProgram");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> load("torn", "torn", "sound"))
                .withMessageContaining("does not load");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> load("bare", "bare", "sound"))
                .withMessageContaining("has no tables");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> load("odd", "odd", "sound"))
                .withMessageContaining("does not load");
    }

    @Test
    @Timeout(60)
    void aClassLoaderThatCannotBeSearchedIsNotSearchedForEver() {
        ClassLoader broken = new ClassLoader(null) {
            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                throw new IOException("planted");
            }
        };
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.load("one", broken, Sample.environment()))
                .withMessageContaining("does not load");
    }

    /** Without this, each request would be denied with 500, as patterns are compiled when they are needed. */
    @Test
    void aClassPathWithoutRe2jIsRefused() throws Exception {
        URL runtime = RuleSet.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {runtime}, ClassLoader.getPlatformClassLoader())) {
            Method load = loader.loadClass(RuleSets.class.getName()).getMethod("load", String.class);
            assertThatExceptionOfType(InvocationTargetException.class)
                    .isThrownBy(() -> load.invoke(null, "any"))
                    .havingCause()
                    .isInstanceOf(IllegalStateException.class)
                    .withMessageContaining("com.google.re2j:re2j");
        }
    }

    private Path write(String name) throws IOException {
        return write(name, name, "SecAction \"id:1,phase:1,pass\"");
    }

    private Path write(String name, String directory, String rules) throws IOException {
        Path target = home.resolve(directory);
        CompiledRuleSets.write(Sample.of(rules).loaded(), CompilerOptions.of(name), target);
        return target;
    }

    private void otherFormat(Path directory) throws IOException {
        Path file = directory.resolve("org/seclangc/generated/" + directory.getFileName() + "/rules.tables");
        byte[] tables = Files.readAllBytes(file);
        ByteBuffer.wrap(tables).putInt(4, 1000);
        Files.write(file, tables);
    }

    private RuleSet load(String name, String... directories) throws IOException {
        try (URLClassLoader loader = loader(directories)) {
            return RuleSets.load(name, loader, Sample.environment());
        }
    }

    private URLClassLoader loader(String... directories) throws IOException {
        List<URL> path = new ArrayList<>();
        for (String directory : directories) {
            path.add(home.resolve(directory).toUri().toURL());
        }
        return new URLClassLoader(path.toArray(new URL[0]), RuleSet.class.getClassLoader());
    }
}
