package org.seclangc.cli.inspect;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.cli.CliRun;

/** {@code inspect} and {@code run --jar} on what is no sound rule set: a message and exit code 2. */
class BadArtifactTest {
    private static final String SERVICE = "META-INF/services/org.seclangc.runtime.link.CompiledProgram";
    private static final String PACKAGE = "org/seclangc/generated/x/";

    @TempDir
    Path directory;

    private Path classes;

    @BeforeEach
    void compile() {
        classes = directory.resolve("x");
        String rules = CliRun.rules(directory, "SecAction \"id:1,phase:1,pass\"\n");
        assertThat(CliRun.of("compile", rules, "-o", classes.toString(), "--name", "x")
                        .code())
                .isZero();
    }

    @Test
    void notAJar() throws IOException {
        Path text = Files.writeString(directory.resolve("text.jar"), "SecRuleEngine On\n");
        assertBad("text.jar is not a jar", "inspect", text.toString());
        Path empty = Files.createFile(directory.resolve("empty.jar"));
        assertBad("empty.jar is not a jar", "inspect", empty.toString());
        Path cut = directory.resolve("cut.jar");
        Files.write(cut, Arrays.copyOf(Files.readAllBytes(jar()), 500));
        assertBad("cut.jar is not a jar", "inspect", cut.toString());
        assertBad("no such file", "inspect", directory + "/missing.jar");
        assertBad("no such file", "inspect", directory + "/missing.conf");
    }

    @Test
    void noRuleSet() throws IOException {
        Files.delete(classes.resolve(SERVICE));
        assertBad("holds no compiled rule set", "inspect", classes.toString());
        assertBad("holds no compiled rule set", "inspect", jar().toString());
        assertBad("there is no compiled rule set; 'seclangc compile' makes one", "run", "--jar", jar().toString());
    }

    @Test
    void severalRuleSets() throws IOException {
        Files.writeString(
                classes.resolve(SERVICE), "# two\norg.seclangc.generated.x.RuleProgram\na.b.C # another\n", UTF_8);
        assertBad(
                "holds 2 compiled rule sets (org.seclangc.generated.x.RuleProgram, a.b.C)",
                "inspect",
                jar().toString());
    }

    @Test
    void anotherFormat() throws IOException {
        Path tables = classes.resolve(PACKAGE + "rules.tables");
        byte[] bytes = Files.readAllBytes(tables);
        ByteBuffer.wrap(bytes).putInt(4, 77);
        Files.write(tables, bytes);
        String message = "the compiled rule set has format 77, this runtime reads format ";
        assertBad(message, "inspect", jar().toString());
        assertBad("compile the rules again", "inspect", classes.toString());
        assertBad(message, "run", "--jar", jar().toString());
    }

    @Test
    void damagedTables() throws IOException {
        Path tables = classes.resolve(PACKAGE + "rules.tables");
        byte[] bytes = Files.readAllBytes(tables);
        Files.write(tables, Arrays.copyOf(bytes, bytes.length / 2));
        assertBad("damaged; compile it again", "inspect", jar().toString());
        assertBad("damaged; compile it again", "run", "--jar", jar().toString());
        Files.delete(tables);
        assertBad("has no tables", "inspect", jar().toString());
        assertBad("has no tables", "run", "--jar", jar().toString());
    }

    @Test
    void damagedClasses() throws IOException {
        Files.write(classes.resolve(PACKAGE + "rules.class"), new byte[] {1, 2, 3});
        assertBad("not all of its classes are class files", "inspect", jar().toString());
        assertBad("not all of its classes are class files", "inspect", jar().toString(), "--rule", "1");
        Files.delete(classes.resolve(PACKAGE + "RuleProgram.class"));
        assertBad("it has no class org.seclangc.generated.x.RuleProgram", "inspect", jar().toString());
        assertBad("does not load", "run", "--jar", jar().toString());
    }

    @Test
    void servicesThatNameNoClass() throws IOException {
        for (String name : new String[] {"../../etc/passwd", "/etc/passwd", "x", "a..b", "a.\0b"}) {
            Files.writeString(classes.resolve(SERVICE), name + "\n", UTF_8);
            assertBad("names no class", "inspect", classes.toString());
        }
    }

    @Test
    void changedJarsAreShownOrRefused() throws IOException {
        byte[] sound = Files.readAllBytes(jar());
        Random random = new Random(20260504);
        Path changed = directory.resolve("changed.jar");
        for (int i = 0; i < 300; i++) {
            byte[] bytes = sound.clone();
            for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            Files.write(changed, bytes);
            CliRun run = CliRun.of("inspect", changed.toString(), i % 2 == 0 ? "--rule=1" : "--json");
            assertThat(run.code()).as(run.err()).isIn(0, 2);
        }
    }

    @Test
    void wrongUse() throws IOException {
        assertBad("there is no rule 5; the nearest of 1 is 1", "inspect", jar().toString(), "--rule", "5");
        assertBad("'abc'", "inspect", jar().toString(), "--rule", "abc");
        assertBad("--ir takes the rule files", "inspect", jar().toString(), "--ir");
        assertBad("compiled already", "inspect", jar().toString(), "-O1");
        assertBad("compiled already", "inspect", jar().toString(), "--disable-pass=share");
        assertBad("compiled already", "inspect", jar().toString(), "--name", "other");
        assertBad("inspect it alone", "inspect", jar().toString(), directory + "/rules.conf");
    }

    @Test
    void wrongRulesAreFindings() {
        CliRun run = CliRun.of("inspect", CliRun.rules(directory, "SecRul ARGS\n"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("SL0101");
        assertThat(run.out()).isEmpty();
    }

    private static void assertBad(String message, String... args) {
        CliRun run = CliRun.of(args);
        assertThat(run.code()).as(run.out() + run.err()).isEqualTo(2);
        assertThat(run.err()).contains(message).doesNotContain("\tat ", "internal error");
        assertThat(run.out()).isEmpty();
    }

    /** The directory, packed. */
    private Path jar() throws IOException {
        Path jar = directory.resolve("packed.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out);
                var files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                zip.putNextEntry(
                        new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                zip.write(Files.readAllBytes(file));
                zip.closeEntry();
            }
        }
        return jar;
    }
}
