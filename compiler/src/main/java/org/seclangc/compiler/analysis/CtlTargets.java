package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seclangc.compiler.ast.Selector;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.runtime.collections.Variable;

/** Reads the target list of {@code ctl:ruleRemoveTarget...}: {@code NAME}, {@code NAME:key}, {@code NAME:/regex/}. */
final class CtlTargets {
    private final Context context;
    private final TargetResolver resolver;

    CtlTargets(Context context, TargetResolver resolver) {
        this.context = context;
        this.resolver = resolver;
    }

    /** The entries from {@code from} on, between {@code |} or commas; none after a mistake, which is reported. */
    List<Exclusion> parse(Text text, int from, String owner) {
        List<Exclusion> found = new ArrayList<>();
        TextMap map = new TextMap(text);
        int at = from;
        while (at <= text.value().length()) {
            Entry entry = entry(text, map, at);
            Optional<Exclusion> exclusion =
                    entry == null ? Optional.empty() : resolver.resolve(entry.name, entry.selector, true, owner);
            if (exclusion.isEmpty()) {
                return List.of();
            }
            found.add(exclusion.get());
            at = entry.end + 1;
        }
        return found;
    }

    private record Entry(Text name, Selector selector, int end) {}

    /** The entry at {@code start}, or null after a mistake. */
    private Entry entry(Text text, TextMap map, int start) {
        String value = text.value();
        int nameEnd = start;
        while (nameEnd < value.length() && value.charAt(nameEnd) != ':' && !isSeparator(value.charAt(nameEnd))) {
            nameEnd++;
        }
        if (nameEnd == start || value.charAt(start) == '!' || value.charAt(start) == '&') {
            context.report(
                    SemanticCode.INVALID_SELECTOR,
                    map.span(start, Math.min(start + 1, value.length())),
                    nameEnd == start ? "a target is missing" : "no prefix stands before a target that is removed");
            return null;
        }
        Text name = map.part(start, nameEnd);
        if (nameEnd == value.length() || value.charAt(nameEnd) != ':') {
            return new Entry(name, null, nameEnd);
        }
        int keyStart = nameEnd + 1;
        boolean xml = Variable.of(name.value()).filter(v -> v == Variable.XML).isPresent();
        if (!xml && value.startsWith("'/", keyStart)) {
            return pattern(text, map, name, keyStart + 2, "/'");
        }
        if (!xml && value.startsWith("/", keyStart)) {
            return pattern(text, map, name, keyStart + 1, "/");
        }
        if (!xml && value.startsWith("'", keyStart)) {
            return quotedKey(text, map, name, keyStart);
        }
        int end = keyStart;
        while (end < value.length() && !isSeparator(value.charAt(end))) {
            end++;
        }
        Text key = map.part(keyStart, end);
        if (!key.value().equals(key.value().strip())) {
            context.report(
                    SemanticCode.INVALID_SELECTOR,
                    key.span(),
                    "the key \"" + key.value() + "\" begins or ends with a blank",
                    "write the key directly after the colon, or between quotes");
            return null;
        }
        return new Entry(name, xml ? new Selector.XPath(key) : new Selector.Key(key), end);
    }

    private Entry quotedKey(Text text, TextMap map, Text name, int quote) {
        int end = text.value().indexOf('\'', quote + 1);
        int after = end + 1;
        if (end < 0
                || (after < text.value().length() && !isSeparator(text.value().charAt(after)))) {
            context.report(SemanticCode.INVALID_SELECTOR, map.span(quote, quote + 1), "the quote is not closed");
            return null;
        }
        return new Entry(name, new Selector.Key(map.part(quote + 1, end)), after);
    }

    /** A pattern ends where {@code closing} stands without a backslash, before a separator or the end. */
    private Entry pattern(Text text, TextMap map, Text name, int start, String closing) {
        String value = text.value();
        for (int i = start; i < value.length(); i++) {
            if (value.charAt(i) == '\\') {
                i++;
                continue;
            }
            int end = i + closing.length();
            if (value.startsWith(closing, i) && (end == value.length() || isSeparator(value.charAt(end)))) {
                return new Entry(name, new Selector.Pattern(map.part(start, i)), end);
            }
        }
        context.report(
                SemanticCode.INVALID_SELECTOR,
                map.span(start - 1, value.length()),
                "the pattern of a key is not closed by " + closing);
        return null;
    }

    private static boolean isSeparator(char c) {
        return c == '|' || c == ',';
    }
}
