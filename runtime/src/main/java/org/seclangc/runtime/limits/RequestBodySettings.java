package org.seclangc.runtime.limits;

/**
 * Limits of request bodies and arguments.
 *
 * @param access whether bodies are buffered and parsed (SecRequestBodyAccess)
 * @param limit bytes of a body that are inspected (SecRequestBodyLimit)
 * @param noFilesLimit bytes of a body without its files (SecRequestBodyNoFilesLimit)
 * @param limitAction what happens above {@code limit}
 * @param jsonDepth nesting levels of JSON (SecRequestBodyJsonDepthLimit)
 * @param arguments number of arguments (SecArgumentsLimit)
 * @param argumentSeparator byte between arguments (SecArgumentSeparator)
 * @param cookieFormat 0 Netscape, 1 RFC 2109 (SecCookieFormat)
 * @param cookieSeparator byte between cookies (SecCookieV0Separator)
 * @param uploadFiles number of file parts (SecUploadFileLimit)
 */
public record RequestBodySettings(
        boolean access,
        long limit,
        long noFilesLimit,
        LimitAction limitAction,
        int jsonDepth,
        int arguments,
        int argumentSeparator,
        int cookieFormat,
        int cookieSeparator,
        int uploadFiles) {}
