package org.seclangc.cli.cases;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.Exchange.Connection;
import org.seclangc.runtime.Exchange.Header;
import org.seclangc.runtime.Exchange.Request;
import org.seclangc.runtime.Exchange.Response;
import org.seclangc.runtime.bytes.ByteSlice;

/** What a JSON object said so far of a request or a response, with the defaults of what it leaves out. */
final class CaseFields {
    String id = "";
    String clientAddress = "192.0.2.10";
    int clientPort = 40_000;
    String serverAddress = "198.51.100.5";
    int serverPort = 80;
    final Choice method = new Choice("GET");
    final Choice uri = new Choice("/");
    final Choice protocol = new Choice("HTTP/1.1");
    final Choice body = new Choice("");
    final List<Header> headers = new ArrayList<>();
    final List<Header> headerBytes = new ArrayList<>();
    boolean hasHeaderBytes;
    int status = 200;
    CaseFields response;

    /** A field that comes as text or as base64. */
    static final class Choice {
        ByteSlice text;
        ByteSlice bytes;

        private Choice(String fallback) {
            text = ByteSlice.ofLatin1(fallback);
        }

        private ByteSlice get() {
            return bytes != null ? bytes : text;
        }
    }

    /** The case. */
    Case toCase() {
        Connection connection = new Connection(clientAddress, clientPort, serverAddress, serverPort);
        Request request = new Request(method.get(), uri.get(), protocol.get(), headerLines(), body.get());
        return new Case(id, new Exchange(connection, request, response == null ? null : response.toResponse()));
    }

    private Response toResponse() {
        return new Response(status, protocol.get().latin1(), headerLines(), body.get());
    }

    private List<Header> headerLines() {
        return hasHeaderBytes ? headerBytes : headers;
    }
}
