package org.seclangc.compiler.regex.literal;

import java.util.Locale;
import org.seclangc.runtime.bytes.ByteSlice;

/** Whether a value meets a requirement, as the words say. */
final class Holds {
    private Holds() {}

    static boolean in(Requirement requirement, ByteSlice value) {
        if (requirement instanceof Requirement.AtLeast length) {
            return value.length() >= length.bytes();
        }
        if (requirement instanceof Requirement.OneByteOf bytes) {
            return value.latin1().chars().anyMatch(bytes.set()::contains);
        }
        if (requirement instanceof Requirement.Text text) {
            return lower(value.latin1()).contains(text.text().latin1());
        }
        if (requirement instanceof Requirement.AllOf all) {
            return all.parts().stream().allMatch(part -> in(part, value));
        }
        return ((Requirement.OneOf) requirement).branches().stream().anyMatch(branch -> in(branch, value));
    }

    private static String lower(String text) {
        StringBuilder lower = new StringBuilder();
        text.chars()
                .forEach(c -> lower.append(c < 0x80 ? String.valueOf((char) c).toLowerCase(Locale.ROOT) : (char) c));
        return lower.toString();
    }
}
