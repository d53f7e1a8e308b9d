package org.seclangc.cli.http;

import java.util.Optional;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/** The chunked transfer coding (RFC 9112, 7.1); lines may end in LF alone. */
final class ChunkedBody {
    private final ByteSlice bytes;
    private final ByteBuilder joined;
    private int at;

    private ChunkedBody(ByteSlice bytes) {
        this.bytes = bytes;
        this.joined = new ByteBuilder(bytes.length());
    }

    /** The chunks of {@code bytes} joined, or nothing if they are not well-formed up to the last chunk. */
    static Optional<ByteSlice> join(ByteSlice bytes) {
        return new ChunkedBody(bytes).join();
    }

    private Optional<ByteSlice> join() {
        while (true) {
            int size = size();
            if (size < 0) {
                return Optional.empty();
            }
            if (size == 0) {
                return Optional.of(joined.finish()); // trailers are no part of the body
            }
            if (size > bytes.length() - at) {
                return Optional.empty();
            }
            joined.append(bytes.slice(at, at + size));
            at += size;
            if (!lineEnd()) {
                return Optional.empty();
            }
        }
    }

    /** The size on a chunk's first line, or -1; a size beyond the message is as good as any other wrong one. */
    private int size() {
        long size = 0;
        int start = at;
        while (at < bytes.length() && Character.digit(bytes.at(at), 16) >= 0) {
            size = Math.min(size * 16 + Character.digit(bytes.at(at), 16), Integer.MAX_VALUE);
            at++;
        }
        if (at == start) {
            return -1;
        }
        while (at < bytes.length() && (bytes.at(at) == ' ' || bytes.at(at) == '\t')) {
            at++;
        }
        if (at < bytes.length() && bytes.at(at) == ';') {
            int lf = bytes.indexOf('\n', at);
            at = lf < 0 ? bytes.length() : lf;
        }
        boolean ended = lineEnd() || (size == 0 && at == bytes.length());
        return ended ? (int) size : -1;
    }

    private boolean lineEnd() {
        if (at < bytes.length() && bytes.at(at) == '\r') {
            at++;
        }
        if (at < bytes.length() && bytes.at(at) == '\n') {
            at++;
            return true;
        }
        return false;
    }
}
