package org.seclangc.cli.ftw;

import com.google.re2j.Pattern;
import java.util.List;
import org.seclangc.cli.yaml.YamlNode;

/** Reads what a stage expects. */
final class OutputReader {
    private final Problems problems;

    OutputReader(Problems problems) {
        this.problems = problems;
    }

    StageOutput read(YamlNode node) {
        Fields fields = new Fields(node, "'output'", problems);
        Pattern oldMatch = fields.pattern("log_contains");
        Pattern oldNoMatch = fields.pattern("no_log_contains");
        StageOutput log = log(fields.node("log"));
        boolean old = !log.readsLog();
        boolean isolated = Boolean.TRUE.equals(fields.flag("isolated"));
        if (isolated && log.expectIds().size() != 1) {
            problems.error(fields.node("isolated").place(), "'isolated' needs exactly one id in 'expect_ids'");
        }
        fields.flag("retry_once");
        StageOutput output = new StageOutput(
                fields.number(100, 999, "status"),
                fields.pattern("response_contains"),
                log.expectIds(),
                log.noExpectIds(),
                old ? oldMatch : log.matchRegex(),
                old ? oldNoMatch : log.noMatchRegex(),
                Boolean.TRUE.equals(fields.flag("expect_error")),
                isolated);
        fields.finish();
        return output;
    }

    private StageOutput log(YamlNode node) {
        if (node == null) {
            return StageOutput.NONE;
        }
        Fields fields = new Fields(node, "'log'", problems);
        List<Integer> expected = fields.numbers("expect_ids");
        List<Integer> unexpected = fields.numbers("no_expect_ids");
        Pattern match = fields.pattern("match_regex");
        Pattern noMatch = fields.pattern("no_match_regex");
        fields.finish();
        return new StageOutput(null, null, expected, unexpected, match, noMatch, false, false);
    }
}
