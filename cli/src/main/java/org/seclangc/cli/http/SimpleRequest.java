package org.seclangc.cli.http;

import java.util.List;
import org.seclangc.cli.InputException;
import org.seclangc.cli.VersionProvider;
import org.seclangc.runtime.Exchange.Request;

/** A request given as one line, with header lines and a body beside it. */
public final class SimpleRequest {
    private SimpleRequest() {}

    /**
     * The request that {@code line} describes: method, target and optionally protocol, or only a target. The target is
     * used as it is written, blanks included.
     *
     * @param headers lines as curl's {@code -H} takes them
     * @param data the body, or null; it makes the method POST if none is named
     */
    public static Request parse(String line, List<String> headers, String data) {
        String text = ByteText.of(line.strip());
        if (text.isEmpty() || text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
            throw new InputException("a request is one line such as 'GET /?q=1'; use --http for a whole message");
        }
        String method = data == null ? "GET" : "POST";
        int space = text.indexOf(' ');
        if (space > 0 && !text.startsWith("/")) {
            method = text.substring(0, space);
            text = text.substring(space + 1);
        } else if (!text.startsWith("/")) {
            throw new InputException("no target in the request '" + ByteText.typed(text) + "'");
        }
        String protocol = "HTTP/1.1";
        int last = text.lastIndexOf(' ');
        if (last > 0 && text.startsWith("HTTP/", last + 1)) {
            protocol = text.substring(last + 1);
            text = text.substring(0, last);
        }
        ClientRequest request = new ClientRequest()
                .line(method, text, protocol)
                .own("Host", "localhost")
                .own("User-Agent", "seclangc/" + VersionProvider.version())
                .own("Accept", "*/*");
        headers.forEach(header -> request.header(ByteText.of(header)));
        if (data != null) {
            request.body(ByteText.of(data), "application/x-www-form-urlencoded");
        }
        return request.toRequest();
    }
}
