package org.seclangc.cli.ftw;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * What a stage sends.
 *
 * @param address where the request goes
 * @param port port of the server
 * @param method method, verbatim
 * @param uri request target, verbatim
 * @param version protocol, verbatim
 * @param headers header lines in the order they are sent
 * @param data body as text with template actions, or null
 * @param encodedData body, or null
 * @param encodedRequest the whole request, which stands above all other fields, or null
 * @param autocompleteHeaders whether headers that a client adds are added
 * @param saveCookie whether cookies of the response are kept for later stages
 * @param followRedirect whether the request goes where the previous response points
 * @param response what the server behind the rules answers, or null for the reflecting backend
 */
public record StageInput(
        String address,
        int port,
        String method,
        String uri,
        String version,
        List<HeaderText> headers,
        String data,
        ByteSlice encodedData,
        ByteSlice encodedRequest,
        boolean autocompleteHeaders,
        boolean saveCookie,
        boolean followRedirect,
        CannedResponse response) {
    /** Copies the list. */
    public StageInput {
        headers = List.copyOf(headers);
    }

    /** A header line as written in the file. */
    public record HeaderText(String name, String value) {}

    /**
     * A response described in the file.
     *
     * @param status status code
     * @param headers header lines
     * @param body body
     */
    public record CannedResponse(int status, List<HeaderText> headers, ByteSlice body) {
        /** Copies the list. */
        public CannedResponse {
            headers = List.copyOf(headers);
        }
    }
}
