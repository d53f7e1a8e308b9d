package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/** {@code @validateByteRange}: true if a byte of the value lies outside the listed bytes and ranges. */
final class ByteRangeOperator implements Operator {
    private final boolean[] allowed = new boolean[256];

    /**
     * The operator for {@code argument}: decimal bytes and ranges between commas.
     *
     * @throws OperatorArgumentException at the first item that is neither, for instance the only one of an empty list
     */
    ByteRangeOperator(ByteSlice argument) throws OperatorArgumentException {
        for (ArgumentItem item : ArgumentItem.betweenCommas(argument)) {
            ByteSlice text = item.text();
            int dash = text.indexOf('-', 0);
            int first = parseByte(text, 0, dash < 0 ? text.length() : dash);
            int last = dash < 0 ? first : parseByte(text, dash + 1, text.length());
            if (first < 0 || last < 0) {
                throw new OperatorArgumentException(
                        item.quoted() + " is neither a byte (0 to 255) nor a range of bytes", item.offset());
            }
            if (first > last) {
                throw new OperatorArgumentException("the range " + item.quoted() + " is empty", item.offset());
            }
            for (int b = first; b <= last; b++) {
                allowed[b] = true;
            }
        }
    }

    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        for (int i = 0; i < value.length(); i++) {
            if (!allowed[value.at(i)]) {
                return true;
            }
        }
        return false;
    }

    /** The number in bytes {@code from} to {@code to}, blanks around it ignored, or -1 if that is no byte. */
    private static int parseByte(ByteSlice text, int from, int to) {
        ByteSlice digits = ArgumentItem.trimmed(text, from, to).text();
        if (digits.isEmpty() || digits.length() > 3) {
            return -1;
        }
        int number = 0;
        for (int i = 0; i < digits.length(); i++) {
            if (!Ascii.isDigit(digits.at(i))) {
                return -1;
            }
            number = number * 10 + digits.at(i) - '0';
        }
        return number <= 255 ? number : -1;
    }
}
