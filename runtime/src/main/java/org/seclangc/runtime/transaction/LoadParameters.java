package org.seclangc.runtime.transaction;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.VariableMap;

/**
 * Values that variables of TX have when a transaction starts, before phase 1: those given for the load-time parameters
 * of a rule set. Rules may assign them like any other. Immutable.
 */
public final class LoadParameters {
    /** No values. */
    public static final LoadParameters NONE = new LoadParameters(Map.of());

    private static final Pattern NAME = Pattern.compile("[Tt][Xx]\\.[A-Za-z0-9_.-]+");
    private static final int PREFIX = "tx.".length();

    /** Values by name without {@code tx.}, in the order of their declaration. */
    private final Map<ByteSlice, ByteSlice> values;

    private LoadParameters(Map<ByteSlice, ByteSlice> values) {
        this.values = values;
    }

    /**
     * Checks the name of a parameter.
     *
     * @return {@code name}
     * @throws IllegalArgumentException if it is not {@code tx.} and letters, digits, {@code _}, {@code -} or dots
     */
    public static String checkName(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("'" + name + "' is no parameter; write tx.NAME, where NAME has letters,"
                    + " digits, '_', '-' and '.'");
        }
        return name;
    }

    /**
     * Checks a list of names; ASCII letter case does not tell names apart.
     *
     * @throws IllegalArgumentException if one is no name or is there twice
     */
    public static void checkNames(List<String> names) {
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            if (!seen.add(Ascii.lower(checkName(name)))) {
                throw new IllegalArgumentException("parameter " + name + " is there twice");
            }
        }
    }

    /**
     * Values for declared parameters; those without one stay unset.
     *
     * @param declared names, spelled as TX will show them
     * @param given values by name, ASCII letter case of names ignored; text is taken as UTF-8, macros are not expanded
     * @throws IllegalArgumentException if a name is not declared or is given twice, or a value is too long for a
     *     variable; the message lists the declared names
     */
    public static LoadParameters of(List<String> declared, Map<String, String> given) {
        Map<String, String> byName = new TreeMap<>();
        given.forEach((name, value) -> {
            if (byName.put(Ascii.lower(name), value) != null) {
                throw new IllegalArgumentException("parameter " + name + " is given twice");
            }
        });
        Map<ByteSlice, ByteSlice> values = new LinkedHashMap<>();
        for (String name : declared) {
            String value = byName.remove(Ascii.lower(name));
            if (value != null) {
                values.put(ByteSlice.ofLatin1(name.substring(PREFIX)), bytes(name, value));
            }
        }
        if (!byName.isEmpty()) {
            String list = declared.isEmpty()
                    ? "; it was compiled with none (seclangc compile --param)"
                    : "; it has " + String.join(", ", declared);
            throw new IllegalArgumentException(
                    "the rule set has no parameter " + String.join(", ", byName.keySet()) + list);
        }
        return new LoadParameters(values);
    }

    private static ByteSlice bytes(String name, String value) {
        ByteSlice bytes = ByteSlice.ofUtf8(value);
        if (bytes.length() > TransactionState.MAX_VARIABLE_BYTES) {
            throw new IllegalArgumentException("the value of parameter " + name + " is longer than "
                    + TransactionState.MAX_VARIABLE_BYTES + " bytes");
        }
        return bytes;
    }

    void fill(VariableMap tx) {
        values.forEach(tx::put);
    }
}
