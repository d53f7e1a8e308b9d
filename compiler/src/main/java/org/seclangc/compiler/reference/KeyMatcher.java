package org.seclangc.compiler.reference;

import org.seclangc.compiler.rules.KeySelector;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexCompiler;
import org.seclangc.runtime.regex.RegexOptions;
import org.seclangc.runtime.regex.RegexSyntaxException;

/** Tells which keys a selector chooses. */
@FunctionalInterface
interface KeyMatcher {
    /** Whether the member of that key is chosen. */
    boolean matches(ByteSlice key);

    /** The matcher of {@code selector}; null chooses every key, an XPath is matched by its text. */
    static KeyMatcher of(KeySelector selector) {
        if (selector == null) {
            return key -> true;
        }
        if (selector instanceof KeySelector.Exact exact) {
            return exact.key()::equalsIgnoreCase;
        }
        if (selector instanceof KeySelector.XPath path) {
            return ByteSlice.ofLatin1(path.expression())::equals;
        }
        Regex regex = compile((KeySelector.Matching) selector);
        return key -> regex.find(key, 0, null);
    }

    private static Regex compile(KeySelector.Matching selector) {
        ByteSlice pattern = selector.ignoreCase()
                ? new ByteBuilder(0)
                        .appendLatin1("(?i)")
                        .append(selector.pattern())
                        .toSlice()
                : selector.pattern();
        try {
            return RegexCompiler.compile(pattern, new RegexOptions(false, true, RegexOptions.DEFAULT_STEP_BUDGET));
        } catch (RegexSyntaxException e) {
            throw new IllegalArgumentException("selector was not checked: " + selector, e);
        }
    }
}
