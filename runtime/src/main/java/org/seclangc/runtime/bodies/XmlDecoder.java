package org.seclangc.runtime.bodies;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Turns the bytes of an XML document into text (XML 1.0 section 4.3.3): by byte order mark, by the pattern of the first
 * bytes, by the declared encoding, else as UTF-8.
 *
 * <p>What cannot be decoded is an error but becomes U+FFFD, so that the rest is still read; the JDK's parser would give
 * up, and print to the standard error stream.
 *
 * @param text the document, without byte order mark
 * @param faulty whether the encoding is unknown, or bytes are none of it
 */
record XmlDecoder(String text, boolean faulty) {
    /** An XML declaration is looked for in at most this many bytes. */
    private static final int MAX_DECLARATION = 1024;

    private static final ByteSlice EBCDIC = ByteSlice.of(new byte[] {0x4C, 0x6F, (byte) 0xA7, (byte) 0x94});
    private static final String EBCDIC_NAME = "IBM037";

    /**
     * Decodes {@code document}.
     *
     * @param truncated whether a character may be cut at the end
     */
    static XmlDecoder decode(ByteSlice document, boolean truncated) {
        Charset charset = UnicodeEncoding.sniff(document);
        boolean unknown = false;
        if (charset.equals(UTF_8)) {
            boolean ebcdic = document.length() >= 4 && document.slice(0, 4).equals(EBCDIC);
            Charset start = ebcdic ? find(EBCDIC_NAME) : UTF_8;
            charset = start == null ? null : declared(document, start);
            unknown = charset == null;
            charset = unknown ? UTF_8 : charset;
        }
        ByteBuffer bytes = ByteBuffer.wrap(document.array(), document.from(), document.length());
        CharsetDecoder decoder = charset.newDecoder();
        CharBuffer chars = CharBuffer.allocate((int) Math.ceil((double) document.length() * decoder.maxCharsPerByte()));
        CoderResult result = decoder.decode(bytes, chars, !truncated);
        String text = result.isUnderflow()
                ? chars.flip().toString()
                : new String(document.array(), document.from(), document.length(), charset);
        boolean marked = !text.isEmpty() && text.charAt(0) == '\ufeff';
        return new XmlDecoder(marked ? text.substring(1) : text, unknown || result.isError());
    }

    /**
     * The encoding that the XML declaration names, {@code start} if there is none; null if it is unknown, too far away, or
     * not the one in which its name was read.
     */
    private static Charset declared(ByteSlice document, Charset start) {
        int length = Math.min(document.length(), MAX_DECLARATION);
        String text = new String(document.array(), document.from(), length, start);
        int from = text.startsWith("\ufeff") ? 1 : 0;
        int end = text.indexOf("?>");
        if (!text.startsWith("<?xml", from)) {
            return start;
        }
        if (end < 0) {
            return length < MAX_DECLARATION ? start : null;
        }
        int encoding = text.indexOf("encoding");
        if (encoding < 0 || encoding > end) {
            return start;
        }
        int open = encoding + "encoding".length();
        while (open < end && text.charAt(open) != '"' && text.charAt(open) != '\'') {
            open++;
        }
        int close = text.indexOf(text.charAt(open), open + 1);
        Charset charset = close < 0 || close > end ? null : find(text.substring(open + 1, close));
        boolean readable = charset != null
                && new String(document.array(), document.from(), length, charset).startsWith("<?xml", from);
        return readable ? charset : null;
    }

    private static Charset find(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return null;
        }
    }
}
