package org.seclangc.cli.ftw;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.cli.yaml.YamlNode;

/** Reads stages, filling templates with payloads (schema 3). */
final class StageReader {
    /** Characters that all filled templates of a test may have. */
    private static final long MAX_FILLED = 64L << 20;

    private final Problems problems;
    private long filled;

    StageReader(Problems problems) {
        this.problems = problems;
    }

    /**
     * The stages one node stands for: one, or one for each of its payloads.
     *
     * @param template of the test or the file, or null
     * @param testPayloads payloads of the test, used if the stage has none
     * @param testOutput expectation of the test, used if the stage has none, or null
     */
    List<FtwStage> read(YamlNode node, YamlNode template, List<YamlNode> testPayloads, YamlNode testOutput) {
        Fields fields = new Fields(node, "a stage", problems);
        YamlNode ownTemplate = fields.node("template");
        YamlNode used = ownTemplate == null ? template : ownTemplate;
        List<YamlNode> ownPayloads = fields.items("payload");
        List<YamlNode> payloads = ownPayloads.isEmpty() ? testPayloads : ownPayloads;
        YamlNode input = fields.node("input");
        YamlNode output = fields.node("output");
        YamlNode expected = output == null ? testOutput : output;
        fields.ignore("description");
        fields.finish();
        if (used != null && (input == null || !payloads.isEmpty())) {
            return expand(Templates.overlay(used, input, output), payloads, testOutput);
        }
        if (input == null) {
            problems.error(node.place(), "the stage has no 'input'");
            return List.of();
        }
        return List.of(stage(node, input, expected));
    }

    /** The stages of a template: one for each payload, one without payloads. */
    List<FtwStage> expand(YamlNode template, List<YamlNode> payloads, YamlNode testOutput) {
        if (payloads.isEmpty()) {
            return List.of(fromTemplate(template, testOutput));
        }
        List<FtwStage> stages = new ArrayList<>();
        for (YamlNode payload : payloads) {
            if (payload instanceof YamlNode.Scalar text) {
                filled += Templates.filledSize(template, text.text());
                if (filled > MAX_FILLED) {
                    problems.error(payload.place(), "payloads make more than " + MAX_FILLED + " characters");
                    return stages;
                }
                stages.add(fromTemplate(Templates.fill(template, text.text()), testOutput));
            } else {
                problems.error(payload.place(), "'payload' must be a value, not " + payload.kind());
            }
        }
        return stages;
    }

    private FtwStage fromTemplate(YamlNode template, YamlNode testOutput) {
        Fields fields = new Fields(template, "a template", problems);
        YamlNode input = fields.node("input");
        YamlNode output = fields.node("output");
        fields.ignore("description");
        if (input == null) {
            // A template may be the input itself.
            return stage(template, template, testOutput);
        }
        fields.finish();
        return stage(template, input, output == null ? testOutput : output);
    }

    private FtwStage stage(YamlNode node, YamlNode input, YamlNode output) {
        StageOutput expected = output == null ? StageOutput.NONE : new OutputReader(problems).read(output);
        return new FtwStage(new InputReader(problems).read(input), expected, node.place());
    }
}
