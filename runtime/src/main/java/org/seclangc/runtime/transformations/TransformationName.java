package org.seclangc.runtime.transformations;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.seclangc.runtime.bytes.Ascii;

/** The transformations of SecLang by name (specification, data C). */
public enum TransformationName {
    /** Clears the list of transformations; a matter of the compiler, there is no {@link Transformation} for it. */
    NONE("none"),
    /** ASCII letters to lower case. */
    LOWERCASE("lowercase"),
    /** ASCII letters to upper case. */
    UPPERCASE("uppercase"),
    /** {@code %HH} and {@code +}. */
    URL_DECODE("urlDecode"),
    /** {@code %HH}, {@code %uHHHH} and {@code +}. */
    URL_DECODE_UNI("urlDecodeUni"),
    /** The reverse of {@link #URL_DECODE}. */
    URL_ENCODE("urlEncode"),
    /** Numeric references and five named ones. */
    HTML_ENTITY_DECODE("htmlEntityDecode"),
    /** Escapes of JavaScript strings. */
    JS_DECODE("jsDecode"),
    /** Escapes of CSS 2. */
    CSS_DECODE("cssDecode"),
    /** Escapes of ANSI C. */
    ESCAPE_SEQ_DECODE("escapeSeqDecode"),
    /** What a command shell ignores. */
    CMD_LINE("cmdLine"),
    /** Runs of white space to one space. */
    COMPRESS_WHITESPACE("compressWhitespace"),
    /** White space removed. */
    REMOVE_WHITESPACE("removeWhitespace"),
    /** White space removed at both ends. */
    TRIM("trim"),
    /** White space removed at the start. */
    TRIM_LEFT("trimLeft"),
    /** White space removed at the end. */
    TRIM_RIGHT("trimRight"),
    /** NUL bytes removed. */
    REMOVE_NULLS("removeNulls"),
    /** NUL bytes to spaces. */
    REPLACE_NULLS("replaceNulls"),
    /** Comments of SQL, C, HTML and shells removed. */
    REMOVE_COMMENTS("removeComments"),
    /** C comments to one space. */
    REPLACE_COMMENTS("replaceComments"),
    /** Marks of comments removed, their text kept. */
    REMOVE_COMMENTS_CHAR("removeCommentsChar"),
    /** Path without empty segments and dot segments. */
    NORMALISE_PATH("normalisePath", "normalizePath"),
    /** The same with backslashes as slashes. */
    NORMALISE_PATH_WIN("normalisePathWin", "normalizePathWin"),
    /** Base64 up to the first foreign byte. */
    BASE64_DECODE("base64Decode"),
    /** Base64 without the foreign bytes. */
    BASE64_DECODE_EXT("base64DecodeExt"),
    /** Base64 with padding, without line breaks. */
    BASE64_ENCODE("base64Encode"),
    /** Two lower-case hex digits a byte. */
    HEX_ENCODE("hexEncode"),
    /** Two digits to one byte. */
    HEX_DECODE("hexDecode"),
    /** Hex literals of SQL, {@code 0x414243}. */
    SQL_HEX_DECODE("sqlHexDecode"),
    /** UTF-8 sequences to {@code %uHHHH}. */
    UTF8_TO_UNICODE("utf8toUnicode"),
    /** Bit 7 cleared. */
    PARITY_ZERO_7BIT("parityZero7bit"),
    /** Bit 7 set if the count of set bits is odd. */
    PARITY_EVEN_7BIT("parityEven7bit"),
    /** Bit 7 set if the count of set bits is even. */
    PARITY_ODD_7BIT("parityOdd7bit"),
    /** The 16 bytes of the MD5 digest. */
    MD5("md5"),
    /** The 20 bytes of the SHA-1 digest. */
    SHA1("sha1"),
    /** The number of bytes in decimal. */
    LENGTH("length"),
    /** The name that PHP gives an argument. */
    PHP_ARGS_NAMES("phpArgsNames");

    private static final Map<String, TransformationName> BY_NAME = byName();

    private final String spelling;
    private final String synonym;

    TransformationName(String spelling) {
        this(spelling, spelling);
    }

    TransformationName(String spelling, String synonym) {
        this.spelling = spelling;
        this.synonym = synonym;
    }

    /** The transformation that a rule calls {@code name}; ASCII case does not matter, synonyms count. */
    public static Optional<TransformationName> of(String name) {
        return Optional.ofNullable(BY_NAME.get(Ascii.lower(name)));
    }

    /** The name as manuals write it; the British one if there are two. */
    public String spelling() {
        return spelling;
    }

    private static Map<String, TransformationName> byName() {
        Map<String, TransformationName> names = new HashMap<>();
        for (TransformationName name : values()) {
            names.put(Ascii.lower(name.spelling), name);
            names.put(Ascii.lower(name.synonym), name);
        }
        return Map.copyOf(names);
    }
}
