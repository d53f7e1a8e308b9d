package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.seclangc.compiler.ast.Directive.SelectBy;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.rules.RuleSelector;

/** Reads how rules are meant: ids and ranges of ids between commas or blanks, or a tag or message as it stands. */
final class RuleSelectors {
    private final Context context;

    RuleSelectors(Context context) {
        this.context = context;
    }

    /** What chars 0 to {@code to} of {@code text} mean; empty after a mistake, which is reported. */
    List<RuleSelector> parse(SelectBy by, Text text, int to) {
        String value = text.value().substring(0, to);
        if (by == SelectBy.ID) {
            return ids(text, to);
        }
        if (value.isEmpty()) {
            context.report(
                    SemanticCode.INVALID_RULE_SELECTOR,
                    text.span(),
                    (by == SelectBy.TAG ? "the tag" : "the message") + " is missing");
            return List.of();
        }
        return List.of(by == SelectBy.TAG ? new RuleSelector.Tag(value) : new RuleSelector.Msg(value));
    }

    /** A single id or range, or null if it is none. */
    static RuleSelector.Ids range(String text) {
        int dash = text.indexOf('-');
        OptionalLong first = id(dash < 0 ? text : text.substring(0, dash));
        OptionalLong last = dash < 0 ? first : id(text.substring(dash + 1));
        if (first.isEmpty() || last.isEmpty() || first.getAsLong() > last.getAsLong()) {
            return null;
        }
        return new RuleSelector.Ids((int) first.getAsLong(), (int) last.getAsLong());
    }

    private static OptionalLong id(String text) {
        return Numbers.parse(text, 0, Integer.MAX_VALUE);
    }

    private List<RuleSelector> ids(Text text, int to) {
        List<RuleSelector> found = new ArrayList<>();
        String value = text.value();
        int start = 0;
        boolean afterBlank = false;
        while (start < to) {
            if (isSeparator(value.charAt(start))) {
                afterBlank |= value.charAt(start) != ',';
                start++;
                continue;
            }
            int end = start;
            while (end < to && !isSeparator(value.charAt(end))) {
                end++;
            }
            RuleSelector.Ids ids = range(value.substring(start, end));
            if (ids == null) {
                reportRange(text, start, end, afterBlank);
                return List.of();
            }
            found.add(ids);
            start = end;
        }
        if (found.isEmpty()) {
            context.report(SemanticCode.INVALID_RULE_SELECTOR, text.span(), "the ids are missing");
        }
        return found;
    }

    private void reportRange(Text text, int start, int end, boolean afterBlank) {
        String word = text.value().substring(start, end);
        boolean loose = word.startsWith("-") || word.endsWith("-") || (afterBlank && word.indexOf('-') >= 0);
        context.report(
                SemanticCode.INVALID_RULE_SELECTOR,
                Texts.span(text, start, end),
                Shown.quoted(word) + " is no rule id and no range",
                loose
                        ? "a range has no blanks around its dash: 100-199"
                        : "ids are decimal numbers, ranges go up: 100-199");
    }

    private static boolean isSeparator(char c) {
        return c == ',' || c == ' ' || c == '\t';
    }
}
