package org.seclangc.runtime.transformations;

/** Makes transformations from their names. */
public final class Transformations {
    private Transformations() {}

    /**
     * The transformation called {@code name}; {@code map} serves {@code urlDecodeUni} alone.
     *
     * @throws IllegalArgumentException for {@link TransformationName#NONE}, which transforms nothing
     */
    public static Transformation of(TransformationName name, UnicodeMap map) {
        return switch (name) {
            case NONE -> throw new IllegalArgumentException("t:none clears a list, it is no transformation");
            case LOWERCASE -> ByteMapping.lowercase();
            case UPPERCASE -> ByteMapping.uppercase();
            case URL_DECODE -> new UrlDecode();
            case URL_DECODE_UNI -> new UrlDecodeUni(map);
            case URL_ENCODE -> new UrlEncode();
            case HTML_ENTITY_DECODE -> new HtmlEntityDecode();
            case JS_DECODE -> new JsDecode();
            case CSS_DECODE -> new CssDecode();
            case ESCAPE_SEQ_DECODE -> new EscapeSeqDecode();
            case CMD_LINE -> new CmdLine();
            case COMPRESS_WHITESPACE -> new CompressWhitespace();
            case REMOVE_WHITESPACE -> RemoveBytes.whitespace();
            case TRIM -> new Trim(true, true);
            case TRIM_LEFT -> new Trim(true, false);
            case TRIM_RIGHT -> new Trim(false, true);
            case REMOVE_NULLS -> RemoveBytes.nulls();
            case REPLACE_NULLS -> ByteMapping.replaceNulls();
            case REMOVE_COMMENTS -> new RemoveComments();
            case REPLACE_COMMENTS -> new ReplaceComments();
            case REMOVE_COMMENTS_CHAR -> new RemoveCommentsChar();
            case NORMALISE_PATH -> new NormalisePath(false);
            case NORMALISE_PATH_WIN -> new NormalisePath(true);
            case BASE64_DECODE -> new Base64Decode(false);
            case BASE64_DECODE_EXT -> new Base64Decode(true);
            case BASE64_ENCODE -> new Base64Encode();
            case HEX_ENCODE -> new HexEncode();
            case HEX_DECODE -> new HexDecode();
            case SQL_HEX_DECODE -> new SqlHexDecode();
            case UTF8_TO_UNICODE -> new Utf8ToUnicode();
            case PARITY_ZERO_7BIT -> ByteMapping.parityZero();
            case PARITY_EVEN_7BIT -> ByteMapping.parityEven();
            case PARITY_ODD_7BIT -> ByteMapping.parityOdd();
            case MD5 -> new Digest("MD5");
            case SHA1 -> new Digest("SHA-1");
            case LENGTH -> new Length();
            case PHP_ARGS_NAMES -> new PhpArgsNames();
        };
    }
}
