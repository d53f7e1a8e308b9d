package org.seclangc.runtime.bodies;

/**
 * Limits of a multipart body.
 *
 * @param maxFiles files before MULTIPART_FILE_LIMIT_EXCEEDED is set (SecUploadFileLimit)
 * @param maxNoFilesBytes bytes of part headers and field values before parsing stops (SecRequestBodyNoFilesLimit)
 * @param maxParts parts before parsing stops with an error
 * @param maxPartHeaders header lines of one part before parsing stops with an error
 */
public record MultipartLimits(int maxFiles, long maxNoFilesBytes, int maxParts, int maxPartHeaders) {
    /** The recommended configuration: 100 files, 131,072 bytes; 4,096 parts with 64 header lines each. */
    public static final MultipartLimits RECOMMENDED = new MultipartLimits(100, 131_072, 4096, 64);
}
