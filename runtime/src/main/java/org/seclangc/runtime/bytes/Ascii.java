package org.seclangc.runtime.bytes;

/** Byte classes that SecLang uses; a byte is an int of 0 to 255, other values belong to no class. */
public final class Ascii {
    private Ascii() {}

    /** A-Z to a-z, everything else unchanged. */
    public static int lower(int b) {
        return b >= 'A' && b <= 'Z' ? b + 32 : b;
    }

    /** a-z to A-Z, everything else unchanged. */
    public static int upper(int b) {
        return b >= 'a' && b <= 'z' ? b - 32 : b;
    }

    /** C's {@code isspace}: TAB LF VT FF CR SP. */
    public static boolean isSpace(int b) {
        return b == ' ' || (b >= 9 && b <= 13);
    }

    /** 0-9. */
    public static boolean isDigit(int b) {
        return b >= '0' && b <= '9';
    }

    /** A-Z or a-z. */
    public static boolean isLetter(int b) {
        int lower = b | 0x20;
        return lower >= 'a' && lower <= 'z' && b < 0x80;
    }

    /** 0-9, A-F or a-f. */
    public static boolean isHexDigit(int b) {
        return hexValue(b) >= 0;
    }

    /** 0 to 15, or -1 if {@code b} is no hex digit. */
    public static int hexValue(int b) {
        if (isDigit(b)) {
            return b - '0';
        }
        int lower = lower(b);
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    /** Lower-case copy of ASCII letters; other chars unchanged, whatever the locale. */
    public static String lower(String text) {
        char[] chars = text.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            chars[i] = (char) lower(chars[i]);
        }
        return new String(chars);
    }
}
