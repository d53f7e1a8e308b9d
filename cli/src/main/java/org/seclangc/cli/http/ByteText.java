package org.seclangc.cli.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.seclangc.cli.InputException;

/** Bytes as text with one char a byte. */
public final class ByteText {
    /** Largest file taken as a request or a part of one, in bytes. */
    private static final int MAX_FILE = 64 << 20;

    private ByteText() {}

    /** The UTF-8 bytes of what was typed. */
    public static String of(String typed) {
        return new String(typed.getBytes(UTF_8), ISO_8859_1);
    }

    /** What was typed, for messages: the opposite of {@link #of}. */
    static String typed(String bytes) {
        return new String(bytes.getBytes(ISO_8859_1), UTF_8);
    }

    /**
     * The bytes of a file, {@code -} being standard input.
     *
     * @param name its path
     * @throws InputException if it cannot be read or is too large
     */
    public static byte[] file(String name, InputStream standardInput) {
        if (name.equals("-")) {
            return read(name, standardInput);
        }
        try (InputStream in = Files.newInputStream(Path.of(name))) {
            return read(name, in);
        } catch (IOException e) {
            throw new InputException("cannot read " + name);
        }
    }

    private static byte[] read(String name, InputStream in) {
        byte[] bytes;
        try {
            bytes = in.readNBytes(MAX_FILE + 1);
        } catch (IOException e) {
            throw new InputException("cannot read " + name);
        }
        if (bytes.length > MAX_FILE) {
            throw new InputException(name + " is larger than " + MAX_FILE + " bytes");
        }
        return bytes;
    }
}
