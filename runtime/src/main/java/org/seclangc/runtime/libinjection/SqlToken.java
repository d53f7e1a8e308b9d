package org.seclangc.runtime.libinjection;

import org.seclangc.runtime.bytes.Ascii;

/** One token; of its value only the first {@link #MAX_VALUE} bytes are kept, as nothing looks further. */
final class SqlToken {
    /** Bytes of a value that are kept. */
    static final int MAX_VALUE = 31;

    final byte[] value = new byte[MAX_VALUE];
    SqlType type = SqlType.NONE;
    /** Offset of the value in the input. */
    int position;
    /** Bytes in {@link #value}. */
    int length;
    /** Opening quote of a string, 0 if it has none. */
    int open;
    /** Closing quote of a string, 0 if it has none. */
    int close;
    /** Number of {@code @} of a variable. */
    int ats;

    void clear() {
        type = SqlType.NONE;
        position = 0;
        length = 0;
        open = 0;
        close = 0;
        ats = 0;
    }

    /** Becomes an unquoted token with bytes {@code from} to {@code to} of the input. */
    void write(SqlType newType, InputBytes in, int from, int to) {
        type = newType;
        position = from;
        length = Math.min(to - from, MAX_VALUE);
        in.copy(from, from + length, value);
    }

    void copyFrom(SqlToken other) {
        type = other.type;
        position = other.position;
        length = other.length;
        open = other.open;
        close = other.close;
        ats = other.ats;
        System.arraycopy(other.value, 0, value, 0, length);
    }

    boolean is(SqlType wanted) {
        return type == wanted;
    }

    /** Whether the type is in {@code set} ({@link SqlType#setOf}). */
    boolean in(int set) {
        return (type.bit & set) != 0;
    }

    /** The first byte of the value, or -1 if it is empty. */
    int first() {
        return length == 0 ? -1 : value[0] & 0xFF;
    }

    /** Whether the value is {@code upper} in any ASCII case. */
    boolean valueIs(String upper) {
        return length == upper.length() && valueStartsWith(upper);
    }

    /** Whether the value starts with {@code upper} in any ASCII case. */
    boolean valueStartsWith(String upper) {
        if (length < upper.length()) {
            return false;
        }
        for (int i = 0; i < upper.length(); i++) {
            if (Ascii.upper(value[i] & 0xFF) != upper.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the value holds {@code b}. */
    boolean valueContains(int b) {
        for (int i = 0; i < length; i++) {
            if (value[i] == (byte) b) {
                return true;
            }
        }
        return false;
    }

    /** Whether this is an operator that may stand before a single operand. */
    boolean isUnary() {
        if (type != SqlType.OPERATOR) {
            return false;
        }
        return switch (length) {
            case 1 -> value[0] == '+' || value[0] == '-' || value[0] == '!' || value[0] == '~';
            case 2 -> value[0] == '!' && value[1] == '!';
            default -> valueIs("NOT");
        };
    }
}
