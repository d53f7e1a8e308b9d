package org.seclangc.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import org.seclangc.cli.ftw.FtwFile;
import org.seclangc.cli.ftw.FtwFiles;
import org.seclangc.cli.ftw.Problems;
import org.seclangc.compiler.LoadResult;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which rules tests are run against. */
final class TestRules {
    @Option(
            names = "--rules",
            paramLabel = "PATH",
            description = "Rule files or directories, repeatable. Default: those of the Core Rule Set in CRS_HOME, with"
                    + " the set-up its tests are written for; else the built-in starter rule set.")
    private List<Path> rules = new ArrayList<>();

    @Option(
            names = "--setup",
            paramLabel = "FILE",
            description = "Files loaded before the rules instead of the default set-up, repeatable.")
    private List<Path> setup = new ArrayList<>();

    @Mixin
    private RuleOptions options;

    /**
     * The tests that come with the rules of {@link #load}, which must be the default ones.
     *
     * @param problems takes what is wrong with the tests
     */
    List<FtwFile> ownTests(Map<String, String> environment, Problems problems) throws IOException {
        if (!rules.isEmpty() || !setup.isEmpty()) {
            throw new InputException("name the tests of these rules: --rules and --setup come without any");
        }
        String crs = environment.getOrDefault("CRS_HOME", "");
        if (crs.isEmpty()) {
            try (StarterRules starter = StarterRules.open()) {
                return FtwFiles.read(List.of(starter.tests()), problems);
            }
        }
        Path tests = Path.of(crs, "tests");
        if (!Files.isDirectory(tests)) {
            throw new InputException("CRS_HOME (" + crs + ") holds no directory 'tests'");
        }
        return FtwFiles.read(List.of(tests), problems);
    }

    /**
     * Loads them.
     *
     * @param forOwnTests whether they are loaded for {@link #ownTests}
     */
    LoadResult load(boolean forOwnTests, Map<String, String> environment, Streams streams) throws IOException {
        String crs = environment.getOrDefault("CRS_HOME", "");
        if (!rules.isEmpty() || (crs.isEmpty() && !setup.isEmpty())) {
            List<Path> all = new ArrayList<>(setup);
            all.addAll(rules);
            return options.load(all, streams);
        }
        if (crs.isEmpty()) {
            return forOwnTests ? options.loadStarterForItsTests() : options.load(List.of(), streams);
        }
        Path home = Path.of(crs);
        if (!setup.isEmpty()) {
            List<Path> all = new ArrayList<>(setup);
            all.addAll(ruleFiles(home));
            return options.load(all, streams);
        }
        return options.loadText("<set-up for tests>", coreRuleSet(home).getBytes(UTF_8));
    }

    /** One text that brings everything, so that messages name the files as they are. */
    private static String coreRuleSet(Path home) throws IOException {
        Path own = home.resolve("crs-setup.conf");
        Path example = home.resolve("crs-setup.conf.example");
        if (!Files.exists(own) && !Files.exists(example)) {
            throw new InputException("CRS_HOME (" + home + ") holds no crs-setup.conf");
        }
        StringBuilder text = new StringBuilder(resource("engine.conf"));
        text.append(include(Files.exists(own) ? own : example)).append(resource("crs-suite.conf"));
        for (Path file : ruleFiles(home)) {
            text.append(include(file));
        }
        return text.toString();
    }

    private static List<Path> ruleFiles(Path home) throws IOException {
        Path directory = home.resolve("rules");
        if (!Files.isDirectory(directory)) {
            throw new InputException("CRS_HOME (" + home + ") holds no directory 'rules'");
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".conf"))
                    .sorted()
                    .toList();
        }
    }

    private static String include(Path file) {
        String path = file.toAbsolutePath().normalize().toString();
        if (path.chars().anyMatch(c -> c == '"' || c == '\\' || c == '*' || c == '?' || c < ' ')) {
            throw new InputException("the path " + path + " cannot be written in an Include");
        }
        return "Include \"" + path + "\"\n";
    }

    private static String resource(String name) {
        try (InputStream in = TestRules.class.getResourceAsStream("/org/seclangc/cli/ftw/" + name)) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
