package org.seclangc.runtime.bodies;

import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Receives what a body processor finds, in document order. Slices may be views of the body; they stay valid as long
 * as the body does. Arguments are those of ARGS_POST.
 */
public interface BodySink extends ArgumentSink {
    /** A file part: form field name, file name as sent, content. */
    void file(ByteSlice field, ByteSlice fileName, ByteSlice content);

    /** A part's name was read (MULTIPART_NAME). */
    void partName(ByteSlice name);

    /** A part's file name was read (MULTIPART_FILENAME). */
    void partFileName(ByteSlice fileName);

    /** A header line of a finished part, without its line end (MULTIPART_PART_HEADERS). */
    void partHeader(ByteSlice partName, ByteSlice line);

    /** An irregularity of a multipart body. */
    void flag(MultipartFlag flag);

    /** An error that stops a multipart parser: sets MULTIPART_STRICT_ERROR besides {@link #error}. */
    void strictError();

    /** The value of MULTIPART_UNMATCHED_BOUNDARY: 0, 1 or 2. */
    void unmatchedBoundary(int state);

    /** The text of an XML document in document order (XML:/*). */
    void xmlText(ByteSlice text);

    /** The value of one XML attribute (XML://@*). */
    void xmlAttribute(ByteSlice value);

    /** REQBODY_ERROR with its message; the first message is kept. */
    void error(String message);

    /** Bytes that count towards SecRequestBodyNoFilesLimit exceeded it. */
    void noFilesLimitExceeded();
}
