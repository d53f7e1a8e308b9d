package org.seclangc.runtime.transformations;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Which bytes a value must lack for a transformation to return it unchanged.
 *
 * <p>Each alternative is sufficient alone. Without alternatives nothing is promised; the alternative
 * of all bytes promises it for the empty value only.
 *
 * @param alternatives sets of which one must be absent from the value
 */
public record IdentitySet(List<ByteSet> alternatives) {
    /** White space of SecLang: TAB LF VT FF CR SP. */
    static final ByteSet WHITE = ByteSet.of(9, 10, 11, 12, 13, ' ');

    /** Copies the list. */
    public IdentitySet {
        alternatives = List.copyOf(alternatives);
    }

    /** The set of a transformation (specification, data C.1). */
    public static IdentitySet of(TransformationName name) {
        return switch (name) {
            case NONE -> oneOf(ByteSet.NONE);
            case LOWERCASE -> oneOf(ByteSet.range('A', 'Z'));
            case UPPERCASE -> oneOf(ByteSet.range('a', 'z'));
            case URL_DECODE, URL_DECODE_UNI -> oneOf(ByteSet.of('%', '+'));
            case URL_ENCODE -> oneOf(UrlEncode.PLAIN.complement());
            case HTML_ENTITY_DECODE -> oneOf(ByteSet.of('&'));
            case JS_DECODE, CSS_DECODE, ESCAPE_SEQ_DECODE -> oneOf(ByteSet.of('\\'));
            case CMD_LINE -> oneOf(CmdLine.SPECIAL);
            case COMPRESS_WHITESPACE -> oneOf(WHITE.union(ByteSet.of(0xA0)));
            case REMOVE_WHITESPACE -> oneOf(WHITE.union(ByteSet.of(0xA0, 0xC2)));
            case TRIM, TRIM_LEFT, TRIM_RIGHT -> oneOf(WHITE);
            case REMOVE_NULLS, REPLACE_NULLS -> oneOf(ByteSet.of(0));
            case REMOVE_COMMENTS, REMOVE_COMMENTS_CHAR -> oneOf(ByteSet.of('#', '-', '/'), ByteSet.of('#', '-', '*'));
            case REPLACE_COMMENTS -> oneOf(ByteSet.of('/'), ByteSet.of('*'));
            case NORMALISE_PATH -> oneOf(ByteSet.of('.', '/'));
            case NORMALISE_PATH_WIN -> oneOf(ByteSet.of('.', '/', '\\'));
            case BASE64_DECODE, BASE64_DECODE_EXT, BASE64_ENCODE, HEX_ENCODE, HEX_DECODE -> oneOf(ByteSet.ALL);
            case SQL_HEX_DECODE -> oneOf(ByteSet.of('0'), ByteSet.of('x', 'X'));
            case UTF8_TO_UNICODE -> oneOf(ByteSet.range(0xC2, 0xF4));
            case PARITY_ZERO_7BIT -> oneOf(ByteSet.range(0x80, 0xFF));
            case PARITY_EVEN_7BIT -> oneOf(wrongParity(0));
            case PARITY_ODD_7BIT -> oneOf(wrongParity(1));
            case MD5, SHA1, LENGTH -> oneOf();
            case PHP_ARGS_NAMES -> oneOf(ByteSet.of(' ', '.', '['));
        };
    }

    /** Whether the transformation returns {@code value} itself; false if this set cannot tell. */
    public boolean isIdentityFor(ByteSlice value) {
        for (ByteSet absent : alternatives) {
            if (absent.firstIn(value) < 0) {
                return true;
            }
        }
        return false;
    }

    /** The same for any value whose bytes are among {@code occurring}. */
    public boolean isIdentityFor(ByteSet occurring) {
        for (ByteSet absent : alternatives) {
            if (!absent.intersects(occurring)) {
                return true;
            }
        }
        return false;
    }

    private static IdentitySet oneOf(ByteSet... alternatives) {
        return new IdentitySet(List.of(alternatives));
    }

    /** Bytes whose bit 7 is not what seven-bit parity, counted over all eight bits, would write. */
    private static ByteSet wrongParity(int parity) {
        ByteSet wrong = ByteSet.NONE;
        for (int b = 0; b < 256; b++) {
            boolean sets = (Integer.bitCount(b) & 1) != parity;
            if (sets != (b >= 0x80)) {
                wrong = wrong.union(ByteSet.of(b));
            }
        }
        return wrong;
    }
}
