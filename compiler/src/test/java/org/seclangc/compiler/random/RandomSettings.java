package org.seclangc.compiler.random;

import java.util.ArrayList;
import java.util.List;

/** Directives other than rules. */
final class RandomSettings {
    private final Dice dice;
    private final List<String> lines = new ArrayList<>();

    RandomSettings(Dice dice) {
        this.dice = dice;
    }

    List<String> lines() {
        int engine = dice.between(0, 99);
        if (engine < 97) {
            lines.add("SecRuleEngine " + (engine < 65 ? "On" : engine < 94 ? "DetectionOnly" : "Off"));
        }
        lines.add("SecRequestBodyAccess " + (dice.percent(92) ? "On" : "Off"));
        lines.add("SecResponseBodyAccess " + (dice.percent(85) ? "On" : "Off"));
        sometimes("SecResponseBodyMimeType text/plain " + dice.pick("text/html", "image/png"));
        sometimes("SecRequestBodyLimit " + dice.pick("10", "60", "1000"));
        sometimes("SecRequestBodyNoFilesLimit " + dice.pick("20", "500"));
        sometimes("SecRequestBodyLimitAction " + dice.pick("Reject", "ProcessPartial"));
        sometimes("SecResponseBodyLimit " + dice.pick("3", "100"));
        sometimes("SecResponseBodyLimitAction " + dice.pick("Reject", "ProcessPartial"));
        sometimes("SecArgumentsLimit " + dice.between(1, 4));
        sometimes("SecRequestBodyJsonDepthLimit " + dice.between(1, 3));
        sometimes("SecUploadFileLimit " + dice.between(0, 2));
        sometimes("SecCollectionTimeout " + dice.pick("5", "60"));
        sometimes("SecWebAppId app");
        sometimes("SecCookieFormat 1");
        sometimes("SecArgumentSeparator \";\"");
        sometimes("SecAuditEngine RelevantOnly");
        sometimes("SecAuditLogParts ABCFHZ");
        sometimes("SecAuditLogRelevantStatus ^4");
        sometimes("SecComponentSignature a/1");
        return lines;
    }

    private void sometimes(String line) {
        if (dice.percent(12)) {
            lines.add(line);
        }
    }
}
