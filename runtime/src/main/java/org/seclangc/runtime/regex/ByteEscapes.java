package org.seclangc.runtime.regex;

import org.seclangc.runtime.bytes.Ascii;

/** Escapes that stand for one byte, in a class or outside. */
final class ByteEscapes {
    private ByteEscapes() {}

    /**
     * The byte that an escape stands for, or -1 if it is of another kind.
     *
     * @param in stands behind {@code letter}; moved behind the escape if it is one of these
     * @param letter the byte after the backslash
     * @param offset where the backslash stands, for messages
     */
    static int value(PatternReader in, int letter, int offset) throws RegexSyntaxException {
        return switch (letter) {
            case 'a' -> 0x07;
            case 'e' -> 0x1B;
            case 'f' -> 0x0C;
            case 'n' -> 0x0A;
            case 'r' -> 0x0D;
            case 't' -> 0x09;
            case 'c' -> control(in, offset);
            case 'x' -> hex(in, offset);
            case 'o' -> bracedOctal(in, offset);
            case '0' -> octal(in, 0, 2, offset);
            default -> Ascii.isLetter(letter) || Ascii.isDigit(letter) ? -1 : letter;
        };
    }

    /**
     * Reads up to {@code digits} further octal digits of a number that began with {@code value}.
     *
     * @throws RegexSyntaxException if the number is no byte
     */
    static int octal(PatternReader in, int value, int digits, int offset) throws RegexSyntaxException {
        int result = value;
        for (int i = 0; i < digits && isOctal(in.peek()); i++) {
            result = result * 8 + in.next() - '0';
        }
        return checkByte(in, result, offset);
    }

    static boolean isOctal(int b) {
        return b >= '0' && b <= '7';
    }

    private static int control(PatternReader in, int offset) throws RegexSyntaxException {
        int b = in.peek();
        if (b < 0x20 || b > 0x7E) {
            throw in.error("\\c must be followed by a printable ASCII character", offset);
        }
        return Ascii.upper(in.next()) ^ 0x40;
    }

    /** {@code \x41}, {@code \x4}, {@code \x} (NUL, as in PCRE) or {@code \x{41}}. */
    private static int hex(PatternReader in, int offset) throws RegexSyntaxException {
        if (in.accept('{')) {
            return braced(in, 16, offset);
        }
        int value = 0;
        for (int i = 0; i < 2 && Ascii.isHexDigit(in.peek()); i++) {
            value = value * 16 + Ascii.hexValue(in.next());
        }
        return value;
    }

    private static int bracedOctal(PatternReader in, int offset) throws RegexSyntaxException {
        if (!in.accept('{')) {
            throw in.error("\\o must be followed by {octal digits}", offset);
        }
        return braced(in, 8, offset);
    }

    private static int braced(PatternReader in, int radix, int offset) throws RegexSyntaxException {
        int start = in.offset();
        int value = 0;
        while (in.peek() != '}') {
            int digit = Ascii.hexValue(in.peek());
            if (digit < 0 || digit >= radix) {
                throw in.error("digits of base " + radix + " and } expected", in.offset());
            }
            value = checkByte(in, value * radix + digit, offset);
            in.skip(1);
        }
        if (in.offset() == start) {
            throw in.error("digits expected", start);
        }
        in.skip(1);
        return value;
    }

    private static int checkByte(PatternReader in, int value, int offset) throws RegexSyntaxException {
        if (value > 0xFF) {
            throw in.error("character above 0xFF (patterns match bytes)", offset);
        }
        return value;
    }
}
