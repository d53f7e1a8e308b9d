package org.seclangc.cli.http;

import static org.seclangc.runtime.bytes.ByteSlice.ofLatin1;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.cli.InputException;
import org.seclangc.runtime.Exchange.Header;
import org.seclangc.runtime.Exchange.Request;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * A request as a client would send it: what was asked for, completed with the header lines that curl adds by itself. A
 * line that was asked for replaces the client's own.
 */
final class ClientRequest {
    private String method = "GET";
    private String target = "/";
    private String protocol = "HTTP/1.1";
    private final List<String[]> own = new ArrayList<>();
    private final List<String[]> custom = new ArrayList<>();
    private String body;
    private String bodyType;

    /** The request line. */
    ClientRequest line(String newMethod, String newTarget, String newProtocol) {
        method = newMethod;
        target = newTarget;
        protocol = newProtocol;
        return this;
    }

    /** A line the client sends by itself, in the order of the calls; nothing if {@code value} is null. */
    ClientRequest own(String name, String value) {
        if (value != null) {
            own.add(new String[] {name, value});
        }
        return this;
    }

    /**
     * A line as curl's {@code -H} takes it: {@code Name: value} adds it, {@code Name:} keeps the client from sending
     * its own, {@code Name;} sends it without a value.
     */
    ClientRequest header(String line) {
        int colon = line.indexOf(':');
        if (line.indexOf('\n') >= 0 || line.indexOf('\r') >= 0) {
            throw new InputException("a header cannot have a line break: " + ByteText.typed(line));
        }
        if (colon > 0) {
            custom.add(new String[] {line.substring(0, colon), trim(line.substring(colon + 1))});
        } else if (colon < 0 && line.length() > 1 && line.endsWith(";")) {
            custom.add(new String[] {line.substring(0, line.length() - 1), null});
        } else {
            throw new InputException("not a header, expected 'Name: value': " + ByteText.typed(line));
        }
        return this;
    }

    /** The body, with the type a client gives it unless another is asked for. */
    ClientRequest body(String bytes, String type) {
        body = bytes;
        bodyType = type;
        return this;
    }

    /** The request. */
    Request toRequest() {
        List<Header> lines = new ArrayList<>();
        for (String[] line : own) {
            if (line[0].equals("Host")) {
                host(line, lines);
            } else if (!isCustom(line[0])) {
                add(lines, line[0], line[1]);
            }
        }
        for (String[] line : custom) {
            if (!line[0].equalsIgnoreCase("Host")) {
                addCustom(lines, line);
            }
        }
        if (body != null) {
            if (!isCustom("Content-Length") && !isCustom("Transfer-Encoding")) {
                add(lines, "Content-Length", Integer.toString(body.length()));
            }
            if (!isCustom("Content-Type")) {
                add(lines, "Content-Type", bodyType);
            }
        }
        return new Request(
                ofLatin1(method),
                ofLatin1(target),
                ofLatin1(protocol),
                lines,
                body == null ? ByteSlice.EMPTY : ofLatin1(body));
    }

    /** The host stays the first line, whoever names it. */
    private void host(String[] own, List<Header> lines) {
        if (!isCustom("Host")) {
            add(lines, own[0], own[1]);
            return;
        }
        for (String[] line : custom) {
            if (line[0].equalsIgnoreCase("Host")) {
                addCustom(lines, line);
            }
        }
    }

    private boolean isCustom(String name) {
        return custom.stream().anyMatch(line -> line[0].equalsIgnoreCase(name));
    }

    private static void addCustom(List<Header> lines, String[] line) {
        if (line[1] == null) {
            add(lines, line[0], "");
        } else if (!line[1].isEmpty()) {
            add(lines, line[0], line[1]);
        }
    }

    private static void add(List<Header> lines, String name, String value) {
        lines.add(new Header(ofLatin1(name), ofLatin1(value)));
    }

    private static String trim(String value) {
        int from = 0;
        int to = value.length();
        while (from < to && isBlank(value.charAt(from))) {
            from++;
        }
        while (to > from && isBlank(value.charAt(to - 1))) {
            to--;
        }
        return value.substring(from, to);
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }
}
