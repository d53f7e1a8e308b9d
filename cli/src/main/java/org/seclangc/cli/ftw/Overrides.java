package org.seclangc.cli.ftw;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.seclangc.cli.yaml.Place;
import org.seclangc.cli.yaml.YamlNode;
import org.seclangc.cli.yaml.YamlReader;
import org.seclangc.cli.yaml.YamlSyntaxException;

/** The overrides of a file. An empty list of tests means all tests of the rule, as the format's documentation says. */
public final class Overrides {
    /** No overrides. */
    public static final Overrides NONE = new Overrides(List.of());

    private final List<TestOverride> entries;

    /** Overrides; of several for one stage the last one counts. */
    Overrides(List<TestOverride> entries) {
        this.entries = List.copyOf(entries);
    }

    /** A test with what is expected of it now. */
    public record Applied(FtwTest test, List<TestOverride> used) {}

    /** {@code test} with its expectations replaced, and the overrides that did it. */
    public Applied apply(FtwTest test) {
        List<TestOverride> used = new ArrayList<>();
        List<FtwStage> stages = new ArrayList<>(test.stages());
        for (TestOverride entry : entries) {
            if (entry.output() == null || !entry.matches(test)) {
                continue;
            }
            boolean applies = false;
            for (int i = 0; i < stages.size(); i++) {
                if (entry.stageIds().isEmpty() || entry.stageIds().contains(i)) {
                    stages.set(i, stages.get(i).withOutput(entry.output()));
                    applies = true;
                }
            }
            if (applies) {
                used.add(entry);
            }
        }
        FtwTest changed = new FtwTest(test.ruleId(), test.testId(), test.description(), stages, test.place());
        return new Applied(used.isEmpty() ? test : changed, used);
    }

    /** The overrides of the file at {@code path}. */
    public static Overrides read(Path path, Problems problems) {
        try {
            return read(path.toString(), Files.readAllBytes(path), problems);
        } catch (IOException e) {
            problems.error(new Place(path.toString(), 1, 1), "cannot be read: " + e.getMessage());
            return NONE;
        }
    }

    /** The overrides of a file with this content. */
    static Overrides read(String name, byte[] content, Problems problems) {
        List<TestOverride> entries = new ArrayList<>();
        try {
            Optional<YamlNode> root = YamlReader.read(name, content);
            if (root.isPresent()) {
                Fields fields = new Fields(root.get(), "the overrides file", problems);
                fields.ignore("version", "meta");
                for (YamlNode node : fields.items("test_overrides")) {
                    entry(node, problems).ifPresent(entries::add);
                }
                fields.finish();
            }
        } catch (YamlSyntaxException e) {
            problems.error(e.place(), e.getMessage());
        }
        return new Overrides(entries);
    }

    private static Optional<TestOverride> entry(YamlNode node, Problems problems) {
        Fields fields = new Fields(node, "an override", problems);
        Integer ruleId = fields.number(0, Integer.MAX_VALUE, "rule_id");
        Set<Integer> testIds = new HashSet<>(fields.numbers("test_ids"));
        Set<Integer> stageIds = new HashSet<>(fields.numbers("stage_ids"));
        String reason = fields.text("", "reason").strip();
        YamlNode output = fields.node("output");
        fields.flag("retry_once");
        fields.ignore("expect_failure");
        fields.finish();
        if (ruleId == null) {
            problems.error(node.place(), "an override needs a 'rule_id'");
            return Optional.empty();
        }
        if (output == null) {
            problems.warning(node.place(), "the override has no 'output' and changes nothing");
        }
        StageOutput expected = output == null ? null : new OutputReader(problems).read(output);
        return Optional.of(new TestOverride(ruleId, testIds, stageIds, reason, expected, node.place()));
    }
}
