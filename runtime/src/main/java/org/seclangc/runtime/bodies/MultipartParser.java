package org.seclangc.runtime.bodies;

import java.util.EnumSet;
import java.util.Set;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Parser of {@code multipart/form-data} bodies: the line machine of spec data.md E.3.
 *
 * <p>Contents and header lines are views of the body. Linear in the body; keeps the header lines of one part at a time.
 * Decisions beyond the table: an empty body is no error; a part without a usable name is an argument with an empty
 * name, so that rules see its bytes; files beyond the limit are still reported; what was complete before an error is
 * reported; the last, unfinished part is reported only if the body is known to be cut.
 */
public final class MultipartParser {
    /** Lines are looked at in pieces of at most this many bytes. */
    private static final int BUFFER_SIZE = 4096;

    private final byte[] bytes;
    private final int to;
    private final MultipartLimits limits;
    private final BodySink sink;
    private final Set<MultipartFlag> flags = EnumSet.noneOf(MultipartFlag.class);
    private BoundaryMatcher boundary;
    private boolean boundaryQuoted;

    private boolean stopped;
    private boolean complete;
    private boolean crlfLine;
    private int boundaries;
    private int files;
    private long noFilesBytes;

    /** Headers of the part being read, or null outside of parts. */
    private PartHeaders headers;

    private ContentDisposition disposition;
    /** Start of the part's data, or -1 while its headers are read. */
    private int dataStart;

    private boolean dataRead;

    private MultipartParser(ByteSlice body, MultipartLimits limits, BodySink sink) {
        this.bytes = body.array();
        this.to = body.to();
        this.limits = limits;
        this.sink = sink;
    }

    /**
     * Parses a complete body.
     *
     * @param contentType the value of the Content-Type header, empty if there is none
     * @param truncated whether the body was cut at a limit: its missing end is no error then, and the last field or
     *     file is reported as far as it was read
     */
    public static void parse(
            ByteSlice body, ByteSlice contentType, MultipartLimits limits, boolean truncated, BodySink sink) {
        if (body.isEmpty()) {
            return;
        }
        MultipartParser parser = new MultipartParser(body, limits, sink);
        BoundaryParameter parameter = BoundaryParameter.parse(contentType);
        parameter.flags().forEach(parser::flag);
        if (parameter.error() != null) {
            parser.stop(parameter.error());
            return;
        }
        parser.boundary = new BoundaryMatcher(parameter.boundary());
        parser.boundaryQuoted = parameter.flags().contains(MultipartFlag.BOUNDARY_QUOTED);
        parser.run(body.from(), truncated);
    }

    private void run(int from, boolean truncated) {
        int start = from;
        boolean lineStart = true;
        while (!stopped && !complete) {
            int end = pieceEnd(start);
            if (end < 0) {
                break;
            }
            if (!lineStart || !boundaryLine(start, end, from)) {
                piece(start, end);
            }
            lineStart = bytes[end - 1] == '\n';
            start = end;
        }
        if (stopped) {
            return;
        }
        if (complete) {
            if (start < to) {
                flag(MultipartFlag.DATA_AFTER);
            }
            return;
        }
        endOfBody(start, lineStart, from, truncated);
    }

    /** The end of the piece at {@code start}: after its LF or where the buffer is full; -1 if the body ends before. */
    private int pieceEnd(int start) {
        int limit = start + Math.min(to - start, BUFFER_SIZE);
        for (int i = start; i < limit; i++) {
            if (bytes[i] == '\n') {
                return i + 1;
            }
        }
        if (limit - start < BUFFER_SIZE) {
            return -1;
        }
        // A CR is never the last byte of a full buffer: the byte after it decides whether it ends a line.
        return bytes[limit - 1] == '\r' ? limit - 1 : limit;
    }

    /** Handles a piece at a line start that may be a boundary; false if it must be handled as an ordinary piece. */
    private boolean boundaryLine(int start, int end, int from) {
        if (boundary.starts(bytes, start, end)) {
            if (start > from && (start - from < 2 || bytes[start - 2] != '\r')) {
                lfLine();
            }
            if (boundaries > 0 && !dataRead) {
                flag(MultipartFlag.INVALID_PART);
                return false;
            }
            boundary(start, end);
            return true;
        }
        if (end - start > 3 && bytes[start] == '-' && bytes[start + 1] == '-') {
            if (boundaryQuoted && boundary.startsQuoted(bytes, start, end)) {
                stop("Invalid boundary (quotes).");
                return true;
            }
            if (boundary.startsAfterSpace(bytes, start, end)) {
                stop("Invalid boundary (whitespace).");
                return true;
            }
            sink.unmatchedBoundary(1);
        } else if (boundary.occurs(bytes, start, end)) {
            sink.unmatchedBoundary(1);
        }
        return false;
    }

    private void boundary(int start, int end) {
        if (boundaries > 0) {
            sink.unmatchedBoundary(2);
        }
        int at = start + boundary.length();
        boolean last = end - at >= 2 && bytes[at] == '-' && bytes[at + 1] == '-';
        at += last ? 2 : 0;
        boolean atBodyEnd = last && at == end;
        if (!atBodyEnd && !lineEnd(at, end)) {
            stop("Invalid boundary.");
            return;
        }
        finishPart(start);
        if (stopped) {
            return;
        }
        boundaries++;
        if (last) {
            complete = true;
        } else if (boundaries > limits.maxParts()) {
            stop("Too many parts.");
        } else {
            headers = new PartHeaders();
            disposition = null;
            dataStart = -1;
            dataRead = false;
        }
    }

    /** Whether the bytes are exactly one line end; notes its kind. */
    private boolean lineEnd(int at, int end) {
        if (end - at == 2 && bytes[at] == '\r' && bytes[at + 1] == '\n') {
            crlfLine();
            return true;
        }
        if (end - at == 1 && bytes[at] == '\n') {
            lfLine();
            return true;
        }
        return false;
    }

    private void piece(int start, int end) {
        if (headers == null) {
            flag(MultipartFlag.DATA_BEFORE);
        } else if (dataStart < 0) {
            count(end - start);
            headerLine(start, end);
        } else {
            dataRead = true;
            if (!isFile()) {
                count(end - start);
            }
        }
    }

    private void headerLine(int start, int end) {
        if (bytes[end - 1] != '\n') {
            stop("Part header line over " + BUFFER_SIZE + " bytes long.");
            return;
        }
        int lineEnd = end - 1;
        if (lineEnd > start && bytes[lineEnd - 1] == '\r') {
            lineEnd--;
            crlfLine();
        } else {
            lfLine();
        }
        ByteSlice line = ByteSlice.of(bytes, start, lineEnd);
        if (line.isEmpty()) {
            endOfHeaders(end);
        } else if (headers.count() >= limits.maxPartHeaders()) {
            stop("Too many part headers.");
        } else if (Ascii.isSpace(line.at(0))) {
            headerError(headers.continuation(line, folding(line)));
        } else {
            headerError(headers.header(line));
        }
    }

    /** Length of the white space that a folded line starts with; flags the line. */
    private int folding(ByteSlice line) {
        flag(MultipartFlag.HEADER_FOLDING);
        int space = 0;
        while (space < line.length() && Ascii.isSpace(line.at(space))) {
            if (line.at(space) != ' ' && line.at(space) != '\t') {
                flag(MultipartFlag.INVALID_HEADER_FOLDING);
            }
            space++;
        }
        return space;
    }

    private void endOfHeaders(int end) {
        dataStart = end;
        headers.end();
        if (headers.disposition() == null) {
            headerError("Part missing Content-Disposition header.");
            return;
        }
        disposition = ContentDisposition.parse(headers.disposition());
        if (disposition.invalidQuoting()) {
            flag(MultipartFlag.INVALID_QUOTING);
        }
        headerError(disposition.error());
        if (disposition.name() != null) {
            sink.partName(disposition.name());
        }
        if (disposition.fileName() != null) {
            sink.partFileName(disposition.fileName());
        }
    }

    private boolean isFile() {
        return disposition != null
                && disposition.fileName() != null
                && !disposition.fileName().isEmpty();
    }

    /** Reports the part whose data ends before the boundary line at {@code boundaryStart}. */
    private void finishPart(int boundaryStart) {
        if (headers == null) {
            return;
        }
        int end = boundaryStart - 1;
        if (end > dataStart && bytes[end - 1] == '\r') {
            end--;
        }
        report(ByteSlice.of(bytes, dataStart, end));
        headers = null;
    }

    private void report(ByteSlice data) {
        ByteSlice name = disposition == null || disposition.name() == null ? ByteSlice.EMPTY : disposition.name();
        for (ByteSlice line : headers.lines()) {
            sink.partHeader(name, line);
        }
        if (!isFile()) {
            stopped = !sink.argument(name, data);
            return;
        }
        if (++files > limits.maxFiles() && flags.add(MultipartFlag.FILE_LIMIT_EXCEEDED)) {
            sink.flag(MultipartFlag.FILE_LIMIT_EXCEEDED);
            headerError("Upload file limit exceeded.");
        }
        sink.file(name, disposition.fileName(), data);
    }

    private void endOfBody(int start, boolean lineStart, int from, boolean truncated) {
        // The final boundary needs no line end.
        boolean last = lineStart
                && to - start == boundary.length() + 2
                && bytes[to - 1] == '-'
                && bytes[to - 2] == '-'
                && boundary.starts(bytes, start, to);
        if (last && boundaryLine(start, to, from)) {
            return;
        }
        if (boundaries == 0) {
            headerError("No boundaries found in payload.");
        } else if (!truncated) {
            headerError("Final boundary missing.");
        } else if (headers != null && dataStart >= 0) {
            report(ByteSlice.of(bytes, dataStart, to));
        }
    }

    private void count(int length) {
        noFilesBytes += length;
        if (noFilesBytes > limits.maxNoFilesBytes()) {
            stopped = true;
            sink.noFilesLimitExceeded();
        }
    }

    private void crlfLine() {
        crlfLine = true;
        if (flags.contains(MultipartFlag.LF_LINE)) {
            flag(MultipartFlag.CRLF_LF_LINES);
        }
    }

    private void lfLine() {
        flag(MultipartFlag.LF_LINE);
        if (crlfLine) {
            flag(MultipartFlag.CRLF_LF_LINES);
        }
    }

    private void flag(MultipartFlag flag) {
        if (flags.add(flag)) {
            sink.flag(flag);
        }
    }

    /** An error after which parsing goes on, or none. */
    private void headerError(String message) {
        if (message != null) {
            sink.error("Multipart parsing error: Multipart: " + message);
        }
    }

    private void stop(String message) {
        stopped = true;
        sink.strictError();
        headerError(message);
    }
}
