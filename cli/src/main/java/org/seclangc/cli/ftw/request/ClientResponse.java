package org.seclangc.cli.ftw.request;

import java.util.List;
import org.seclangc.runtime.Exchange.Header;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * What the client of a stage got.
 *
 * @param status status code
 * @param headers header lines
 * @param body body
 */
public record ClientResponse(int status, List<Header> headers, ByteSlice body) {
    /** Copies the list. */
    public ClientResponse {
        headers = List.copyOf(headers);
    }

    /** An answer without body; {@code location} becomes its Location header unless null. */
    public static ClientResponse of(int status, String location) {
        List<Header> headers = location == null
                ? List.of()
                : List.of(new Header(ByteSlice.ofLatin1("Location"), ByteSlice.ofLatin1(location)));
        return new ClientResponse(status, headers, ByteSlice.EMPTY);
    }

    /** The first value of a header, or null. */
    public ByteSlice header(String name) {
        ByteSlice wanted = ByteSlice.ofLatin1(name);
        for (Header header : headers) {
            if (header.name().equalsIgnoreCase(wanted)) {
                return header.value();
            }
        }
        return null;
    }

    /** All of it as it goes over the wire. */
    public ByteSlice wire() {
        ByteBuilder out = new ByteBuilder(256 + body.length()).appendLatin1("HTTP/1.1 " + status + " \r\n");
        for (Header header : headers) {
            out.append(header.name()).appendLatin1(": ").append(header.value()).appendLatin1("\r\n");
        }
        return out.appendLatin1("\r\n").append(body).finish();
    }
}
