package org.seclangc.runtime;

import java.util.List;
import java.util.Objects;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * A complete request with its response, for {@link RuleSet#process}.
 *
 * @param connection who talks to whom
 * @param request the request
 * @param response the response, or null: then phases 3 and 4 do not run
 */
public record Exchange(Connection connection, Request request, Response response) {
    /** Checks that there is a request. */
    public Exchange {
        Objects.requireNonNull(connection);
        Objects.requireNonNull(request);
    }

    /**
     * Addresses as text.
     *
     * @param clientAddress REMOTE_ADDR
     * @param clientPort REMOTE_PORT
     * @param serverAddress SERVER_ADDR
     * @param serverPort SERVER_PORT
     */
    public record Connection(String clientAddress, int clientPort, String serverAddress, int serverPort) {}

    /**
     * A header line.
     *
     * @param name as received
     * @param value without white space around it
     */
    public record Header(ByteSlice name, ByteSlice value) {}

    /**
     * The bytes of a request.
     *
     * @param method method
     * @param target request target as received
     * @param protocol protocol such as {@code HTTP/1.1}
     * @param headers header lines in order
     * @param body the body, transfer coding removed
     */
    public record Request(
            ByteSlice method, ByteSlice target, ByteSlice protocol, List<Header> headers, ByteSlice body) {
        /** Copies the list. */
        public Request {
            headers = List.copyOf(headers);
        }
    }

    /**
     * The bytes of a response.
     *
     * @param status status code
     * @param protocol protocol such as {@code HTTP/1.1}
     * @param headers header lines in order
     * @param body the body, transfer coding removed
     */
    public record Response(int status, String protocol, List<Header> headers, ByteSlice body) {
        /** Copies the list. */
        public Response {
            headers = List.copyOf(headers);
        }
    }
}
