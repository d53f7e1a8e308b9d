package org.seclangc.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.function.Consumer;

/**
 * Where a command reads and writes.
 *
 * @param in standard input, as bytes
 * @param out the product of the command, as bytes
 * @param err diagnostics
 */
public record Streams(InputStream in, OutputStream out, PrintStream err) {
    /** The process's own streams; text is written as UTF-8 whatever the locale. */
    static Streams system() {
        return new Streams(
                // a bare file stream asks for its position to read all, which pipes do not have
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)),
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, UTF_8));
    }

    /**
     * Lets {@code writer} print text on {@link #out}.
     *
     * @throws IOException if not all of it could be written, which print streams keep to themselves
     */
    public void print(Consumer<PrintStream> writer) throws IOException {
        PrintStream text = new PrintStream(out, false, UTF_8);
        writer.accept(text);
        if (text.checkError()) {
            throw new IOException("standard output takes no more");
        }
    }
}
