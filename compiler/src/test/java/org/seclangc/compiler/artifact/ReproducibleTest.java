package org.seclangc.compiler.artifact;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.SourceRoot;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.compiled.Sample;
import org.seclangc.compiler.differ.Observation;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.RuleSets;

/** The same rules in another folder give the same bytes. */
class ReproducibleTest {
    private static final String RULES = """
            SecRuleEngine On
            Include sub/more.conf
            SecRule ARGS:q "@rx att(ack)" "id:1,phase:2,deny,status:403,t:lowercase,msg:'found %{MATCHED_VAR}',chain"
              SecRule ARGS "@pm tack tick" "t:lowercase,setvar:tx.seen=1"
            """;

    @TempDir
    Path home;

    @Test
    void anotherFolderGivesTheSameJar() throws IOException {
        Path first = compile("one", "rules.jar");
        Path second = compile("two/and/deeper", "rules.jar");
        assertThat(second).hasSameBinaryContentAs(first);
        assertThat(Files.readAllBytes(first).length).isGreaterThan(1000);
    }

    @Test
    void anotherFolderGivesTheSameDirectory() throws IOException {
        Map<String, String> first = content(compile("one", "classes"));
        assertThat(content(compile("two/and/deeper", "classes"))).isEqualTo(first);
        assertThat(first).containsKey("META-INF/MANIFEST.MF");
    }

    @Test
    void aDirectoryKeepsNoClassesOfEarlierRules() throws IOException {
        String responses = "org/seclangc/generated/repro/Phase4.class";
        Files.createDirectories(home.resolve("two/sub"));
        Files.writeString(home.resolve("two/sub/more.conf"), "# nothing\n");
        Files.writeString(home.resolve("two/main.conf"), RULES + "SecAction \"id:9,phase:4,pass\"\n");
        assertThat(content(write("two", "classes"))).containsKey(responses);
        assertThat(content(compile("two", "classes")))
                .doesNotContainKey(responses)
                .isEqualTo(content(compile("one", "classes")));
    }

    @Test
    void otherRulesGiveOtherBytes() throws IOException {
        Path first = compile("one", "rules.jar");
        Files.createDirectories(home.resolve("two/sub"));
        Files.writeString(home.resolve("two/sub/more.conf"), "# nothing\n");
        Files.writeString(home.resolve("two/main.conf"), RULES);
        assertThat(Files.mismatch(first, write("two", "rules.jar"))).isNotNegative();
    }

    @Test
    void manifestAndRecordsNameFilesFromTheSourceRoot() throws IOException {
        Path jar = compile("three", "rules.jar");
        try (JarFile file = new JarFile(jar.toFile())) {
            Attributes attributes = file.getManifest().getMainAttributes();
            assertThat(attributes.getValue("Seclangc-Source-1")).matches("sha256:[0-9a-f]{64} main\\.conf");
            assertThat(attributes.getValue("Seclangc-Source-2")).matches("sha256:[0-9a-f]{64} sub/more\\.conf");
            assertThat(attributes.getValue("Seclangc-Compiler")).matches("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
        }
        LoadResult loaded = load("three");
        Path directory = home.resolve("three");
        List<String> expected = observe(loaded.referenceRuleSet(Sample.environment()));
        List<String> actual;
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, RuleSet.class.getClassLoader())) {
            actual = observe(RuleSets.loadOnly(loader, Sample.environment()));
        }
        assertThat(expected.stream().filter(line -> line.contains("[file \"" + directory)))
                .hasSize(2);
        assertThat(actual)
                .isEqualTo(expected.stream()
                        .map(line -> line.replace(directory + "/", ""))
                        .toList());
    }

    @Test
    void longAndForeignNamesSurviveTheManifest() throws IOException {
        String name = "ä".repeat(90) + "\r\nX-Injected: 1";
        Files.writeString(home.resolve("main.conf"), "SecAction \"id:1,phase:1,pass\"\n");
        Path jar = home.resolve("long.jar");
        CompiledRuleSets.write(load("."), CompilerOptions.of(name), jar);
        try (JarFile file = new JarFile(jar.toFile())) {
            Attributes attributes = file.getManifest().getMainAttributes();
            assertThat(attributes.getValue("Seclangc-Name")).isEqualTo("ä".repeat(90) + "??X-Injected: 1");
            assertThat(attributes.getValue("X-Injected")).isNull();
        }
    }

    private Path compile(String folder, String output) throws IOException {
        Files.createDirectories(home.resolve(folder).resolve("sub"));
        Files.writeString(home.resolve(folder).resolve("main.conf"), RULES);
        Files.writeString(
                home.resolve(folder).resolve("sub/more.conf"), "SecAction \"id:2,phase:1,pass,log,msg:'all'\"\n");
        return write(folder, output);
    }

    private Path write(String folder, String output) throws IOException {
        Path target = home.resolve("out").resolve(folder).resolve(output);
        SourceRoot root = SourceRoot.commonTo(List.of(home.resolve(folder).resolve("main.conf")));
        CompiledRuleSets.write(load(folder), CompilerOptions.of("repro").withSourceRoot(root), target);
        return target;
    }

    private LoadResult load(String folder) {
        return RuleLoader.load(List.of(home.resolve(folder).resolve("main.conf")), LoadOptions.DEFAULT);
    }

    private static List<String> observe(RuleSet rules) {
        return Observation.of(rules.process(Sample.post("/?q=ATTACK", "")));
    }

    private static Map<String, String> content(Path directory) throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                content.put(
                        directory.relativize(file).toString().replace('\\', '/'),
                        new String(Files.readAllBytes(file), ISO_8859_1));
            }
        }
        return content;
    }
}
