package org.seclangc.cli.ftw.request;

import java.util.regex.Pattern;
import org.seclangc.cli.ftw.StageInput;
import org.seclangc.cli.ftw.StageInput.HeaderText;
import org.seclangc.cli.ftw.request.GoTemplate.Expansion;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.Exchange.Connection;
import org.seclangc.runtime.Exchange.Request;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * The stages of one test on their way to the server: each becomes the exchange that a server would see if go-ftw sent
 * it. Cookies and redirections go from stage to stage.
 */
public final class Conversation {
    /** The client of the suite's container network; some rules treat loopback addresses specially. */
    private static final String CLIENT_ADDRESS = "172.18.0.1";

    private static final int CLIENT_PORT = 50_000;

    /** The server of the same network; it stands for host names and loopback addresses. */
    private static final String SERVER_ADDRESS = "172.18.0.3";

    private static final String FORM = "application/x-www-form-urlencoded";
    private static final String MULTIPART = "multipart/form-data;";
    private static final Pattern METHOD_WITH_BODY = Pattern.compile("^POST|PUT|PATCH|DELETE$");
    private static final Pattern ADDRESS = Pattern.compile("[0-9.]+|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*");
    private static final Pattern LOOPBACK = Pattern.compile("127\\..*|::1|0\\.0\\.0\\.0|::");

    private final TemplateFunctions functions;
    private final CookieJar cookies = new CookieJar();
    private Destination destination;
    private ClientResponse previous;

    /** A conversation without cookies; {@code functions} serve the templates in its data. */
    public Conversation(TemplateFunctions functions) {
        this.functions = functions;
    }

    /**
     * A stage as the server sees it.
     *
     * @param exchange request and response
     * @param note something to know if the stage fails, or null
     */
    public record Sent(Exchange exchange, String note) {}

    /** The exchange of a stage; null if it shall follow a redirection and there is none. */
    public Sent send(StageInput input) {
        Destination next = Destination.of(input);
        if (input.followRedirect()) {
            next = destination == null ? null : destination.follow(previous);
            if (next == null) {
                return null;
            }
        }
        destination = next;
        Expansion data = input.data() == null ? null : GoTemplate.expand(input.data(), functions);
        Request request = input.encodedRequest() != null
                ? RawRequest.parse(input.encodedRequest())
                : request(input, data == null ? null : ByteSlice.ofUtf8(data.text()));
        Connection connection = new Connection(CLIENT_ADDRESS, CLIENT_PORT, serverAddress(next.address()), next.port());
        String note = data == null || data.problem() == null ? null : "'data' sent as it is: " + data.problem();
        return new Sent(new Exchange(connection, request, ReflectingBackend.answer(request, input.response())), note);
    }

    /** Tells what the client got for the stage sent last; null if the connection was closed without an answer. */
    public void received(StageInput input, ClientResponse response) {
        previous = response;
        if (response != null && input.saveCookie()) {
            cookies.save(response.headers());
        }
    }

    private static String serverAddress(String address) {
        boolean own =
                ADDRESS.matcher(address).matches() && !LOOPBACK.matcher(address).matches();
        return own ? address : SERVER_ADDRESS;
    }

    private Request request(StageInput input, ByteSlice text) {
        HeaderLines headers = new HeaderLines();
        for (HeaderText header : input.headers()) {
            headers.add(header.name(), header.value());
        }
        if (destination.host() != null) {
            headers.set("Host", destination.host());
        }
        cookies(headers);
        ByteSlice body = text != null ? text : input.encodedData();
        boolean hasBody = body != null && !body.isEmpty();
        ByteSlice data = hasBody ? body : ByteSlice.EMPTY;
        if (input.autocompleteHeaders()) {
            data = completeType(headers, data, hasBody);
        }
        ByteSlice type = headers.get("Content-Type");
        if (type != null && type.latin1().contains(MULTIPART)) {
            data = withCrLf(data);
        }
        if (input.autocompleteHeaders()) {
            completeLength(headers, data, input.method());
        }
        return new Request(
                ByteSlice.ofUtf8(input.method()),
                ByteSlice.ofUtf8(destination.uri()),
                ByteSlice.ofUtf8(input.version()),
                headers.list(),
                BodyFraming.body(headers, data));
    }

    private void cookies(HeaderLines headers) {
        ByteSlice own = headers.get("Cookie");
        String before = own == null ? null : own.latin1();
        String after = cookies.header(before);
        if (after != null && !after.equals(before)) {
            headers.set("Cookie", after);
        }
    }

    private static ByteSlice completeType(HeaderLines headers, ByteSlice data, boolean hasBody) {
        if (!hasBody) {
            return data;
        }
        if (headers.get("Content-Type") == null) {
            headers.add("Content-Type", FORM);
        }
        return headers.get("Content-Type").latin1().equals(FORM) ? FormEncoding.encode(data) : data;
    }

    private static void completeLength(HeaderLines headers, ByteSlice data, String method) {
        if (headers.get("Connection") == null) {
            headers.add("Connection", "close");
        }
        boolean needed = !data.isEmpty() || METHOD_WITH_BODY.matcher(method).find();
        if (needed && headers.get("Content-Length") == null) {
            headers.add("Content-Length", Integer.toString(data.length()));
        }
    }

    private static ByteSlice withCrLf(ByteSlice data) {
        ByteBuilder out = new ByteBuilder(data.length() + data.length() / 16);
        for (int i = 0; i < data.length(); i++) {
            if (data.at(i) == '\n') {
                out.append('\r');
            }
            out.append(data.at(i));
        }
        return out.finish();
    }
}
