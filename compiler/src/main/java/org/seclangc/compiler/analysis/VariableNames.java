package org.seclangc.compiler.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.seclangc.compiler.diag.Suggestions;
import org.seclangc.runtime.collections.Variable;

/** Names of variables as rules and macros write them. */
final class VariableNames {
    private static final String HEADER_PREFIX = "HTTP_";
    private static final List<String> NAMES =
            Arrays.stream(Variable.values()).map(Variable::name).toList();

    private VariableNames() {}

    /**
     * A variable, perhaps with a key that belongs to its name.
     *
     * @param variable the variable
     * @param key the header of ModSecurity 2's {@code HTTP_Some_Name}, otherwise null
     */
    record Named(Variable variable, String key) {}

    /** The variable of that name, its letter case ignored. */
    static Optional<Named> find(String name) {
        Optional<Variable> variable = Variable.of(name);
        if (variable.isPresent()) {
            return variable.map(found -> new Named(found, null));
        }
        if (name.length() > HEADER_PREFIX.length()
                && name.toUpperCase(Locale.ROOT).startsWith(HEADER_PREFIX)
                && name.chars().allMatch(VariableNames::isNameChar)) {
            String header = name.substring(HEADER_PREFIX.length()).replace('_', '-');
            return Optional.of(new Named(Variable.REQUEST_HEADERS, header));
        }
        return Optional.empty();
    }

    /** What may have been meant by a name that is none, as a hint, or null. */
    static String hint(String name) {
        int dot = name.indexOf('.');
        if (dot > 0) {
            Optional<Variable> collection = Variable.of(name.substring(0, dot)).filter(Variable::isCollection);
            if (collection.isPresent()) {
                return "did you mean `" + name.substring(0, dot) + ":" + name.substring(dot + 1)
                        + "`? In a variable list a colon stands before the key";
            }
        }
        return Hints.didYouMean(Suggestions.nearest(name, NAMES), "");
    }

    private static boolean isNameChar(int c) {
        return c < 0x80 && (Character.isLetterOrDigit(c) || c == '_');
    }
}
