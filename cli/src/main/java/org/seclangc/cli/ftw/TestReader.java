package org.seclangc.cli.ftw;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.cli.yaml.YamlNode;

/**
 * Reads one test. In schema 3 a test may come without stages: then its payload goes through the template of the test or
 * the file, one stage a payload.
 */
final class TestReader {
    private final Problems problems;
    private final StageReader stages;
    private final YamlNode fileTemplate;

    /** A reader; {@code fileTemplate} is null if the file has none. */
    TestReader(Problems problems, YamlNode fileTemplate) {
        this.problems = problems;
        this.stages = new StageReader(problems);
        this.fileTemplate = fileTemplate;
    }

    /** The test in {@code node}; {@code position} is its number if it names none. */
    FtwTest read(YamlNode node, int ruleId, int position) {
        Fields fields = new Fields(node, "a test", problems);
        Integer id = fields.number(0, Integer.MAX_VALUE, "test_id", "id");
        String description = fields.text("", "desc", "description", "test_title");
        fields.ignore("tags");
        YamlNode ownTemplate = fields.node("template");
        YamlNode template = ownTemplate == null ? fileTemplate : ownTemplate;
        YamlNode output = fields.node("output");
        List<YamlNode> payloads = fields.items("payload");
        List<YamlNode> nodes = fields.items("stages");
        fields.finish();
        List<FtwStage> read = new ArrayList<>();
        for (YamlNode stage : nodes) {
            read.addAll(stages.read(stage, template, payloads, output));
        }
        if (nodes.isEmpty() && template != null) {
            read.addAll(stages.expand(template, payloads, output));
        }
        if (read.isEmpty()) {
            problems.error(node.place(), "the test has neither stages nor a template with a payload");
        }
        if (!read.isEmpty() && read.stream().allMatch(stage -> stage.output().equals(StageOutput.NONE))) {
            problems.warning(node.place(), "the test expects nothing, so it cannot fail");
        }
        return new FtwTest(ruleId, id == null ? position : id, description, read, node.place());
    }
}
