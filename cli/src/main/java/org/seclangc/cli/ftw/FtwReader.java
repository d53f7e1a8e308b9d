package org.seclangc.cli.ftw;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seclangc.cli.yaml.Place;
import org.seclangc.cli.yaml.YamlNode;
import org.seclangc.cli.yaml.YamlReader;
import org.seclangc.cli.yaml.YamlSyntaxException;

/** Reads test files; what is wrong with them goes to a {@link Problems}. */
public final class FtwReader {
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,9}");

    private final Problems problems;

    /** A reader that reports to {@code problems}. */
    public FtwReader(Problems problems) {
        this.problems = problems;
    }

    /** The file at {@code path}; without tests if it cannot be read. */
    public FtwFile read(Path path) {
        Path parent = path.toAbsolutePath().normalize().getParent();
        String folder = parent == null || parent.getFileName() == null
                ? ""
                : parent.getFileName().toString();
        try {
            return read(path.toString(), folder, Files.readAllBytes(path));
        } catch (IOException e) {
            problems.error(new Place(path.toString(), 1, 1), "cannot be read: " + e.getMessage());
            return new FtwFile(path.toString(), folder, true, List.of());
        }
    }

    /** The file {@code name} in {@code folder} with this content. */
    FtwFile read(String name, String folder, byte[] content) {
        List<FtwTest> tests = new ArrayList<>();
        boolean enabled = true;
        try {
            Optional<YamlNode> root = YamlReader.read(name, content);
            if (root.isPresent()) {
                enabled = file(root.get(), name, tests);
            }
        } catch (YamlSyntaxException e) {
            problems.error(e.place(), e.getMessage());
        }
        return new FtwFile(name, folder, enabled, tests);
    }

    private boolean file(YamlNode root, String name, List<FtwTest> tests) {
        Fields fields = new Fields(root, "the test file", problems);
        boolean enabled = meta(fields.node("meta"));
        fields.ignore("author");
        Integer ruleId = fields.number(0, Integer.MAX_VALUE, "rule_id");
        if (ruleId == null) {
            ruleId = idOfName(name);
        }
        YamlNode template = fields.node("template");
        List<YamlNode> nodes = fields.items("tests");
        fields.finish();
        if (nodes.isEmpty()) {
            problems.warning(fields.place(), "the file has no tests");
        } else if (ruleId == null) {
            problems.error(fields.place(), "'rule_id' is missing, and the file's name has no number");
            return enabled;
        }
        Set<Integer> ids = new HashSet<>();
        for (int i = 0; i < nodes.size(); i++) {
            FtwTest test = new TestReader(problems, template).read(nodes.get(i), ruleId, i + 1);
            if (!ids.add(test.testId())) {
                problems.error(test.place(), "test " + test.id() + " is there twice");
            }
            tests.add(test);
        }
        return enabled;
    }

    private boolean meta(YamlNode node) {
        if (node == null) {
            return true;
        }
        Fields meta = new Fields(node, "'meta'", problems);
        Boolean enabled = meta.flag("enabled");
        meta.ignore("author", "name", "description", "version", "tags");
        meta.finish();
        return enabled == null || enabled;
    }

    private static Integer idOfName(String name) {
        Path file = Path.of(name).getFileName();
        Matcher digits = DIGITS.matcher(file == null ? "" : file.toString());
        return digits.find() ? Integer.valueOf(digits.group()) : null;
    }
}
