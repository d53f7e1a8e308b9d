package org.seclangc.cli.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.seclangc.cli.verdict.Printable;
import org.seclangc.runtime.bytes.ByteSlice;

/** Collects what two evaluators say differently, in lines short enough to be read. */
final class Differences {
    private static final int MAX_LINES = 20;
    private static final int MAX_VALUE = 160;

    /** What is shown of long values before the place where they differ. */
    private static final int CONTEXT = 40;

    private final List<String> lines = new ArrayList<>();
    private int dropped;

    /** Adds a line if the two are unlike; null stands for nothing. */
    void compare(String what, String reference, String compiled) {
        if (Objects.equals(reference, compiled)) {
            return;
        }
        if (lines.size() == MAX_LINES) {
            dropped++;
            return;
        }
        int from = start(reference, compiled);
        lines.add(printable(what, 0) + ": reference " + shown(reference, from) + ", compiled " + shown(compiled, from));
    }

    /** The differences, the last line telling how many more there are. */
    List<String> lines() {
        List<String> all = new ArrayList<>(lines);
        if (dropped > 0) {
            all.add("and " + dropped + " more");
        }
        return all;
    }

    /** Where to begin showing the two: at their start, unless the place where they differ would be cut off. */
    private static int start(String reference, String compiled) {
        if (reference == null || compiled == null) {
            return 0;
        }
        int common = 0;
        while (common < Math.min(reference.length(), compiled.length())
                && reference.charAt(common) == compiled.charAt(common)) {
            common++;
        }
        return Math.max(reference.length(), compiled.length()) <= MAX_VALUE ? 0 : Math.max(0, common - CONTEXT);
    }

    private static String shown(String text, int from) {
        return text == null ? "nothing" : (from > 0 ? "..." : "") + "\"" + printable(text, from) + "\"";
    }

    private static String printable(String text, int from) {
        return Printable.of(ByteSlice.ofLatin1(text.substring(from)), MAX_VALUE);
    }
}
