package org.seclangc.runtime.transaction;

import java.util.Base64;
import org.seclangc.runtime.bodies.BodyProcessorName;
import org.seclangc.runtime.bodies.CookieParser;
import org.seclangc.runtime.bodies.PercentDecoder;
import org.seclangc.runtime.bodies.RequestTarget;
import org.seclangc.runtime.bodies.UrlencodedParser;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.limits.RequestBodySettings;

/** Fills the variables of connection, request line and request headers (language reference 2, A.2 to A.5). */
final class RequestIntake {
    private static final ByteSlice COOKIE = ByteSlice.ofLatin1("Cookie");
    private static final ByteSlice HOST = ByteSlice.ofLatin1("Host");
    private static final ByteSlice AUTHORIZATION = ByteSlice.ofLatin1("Authorization");
    private static final ByteSlice CONTENT_TYPE = ByteSlice.ofLatin1("Content-Type");
    private static final ByteSlice BASIC = ByteSlice.ofLatin1("Basic");

    private final VariableTable table;
    private final RequestBodySettings settings;
    private final ArgumentLimit arguments;
    private ByteSlice contentType;

    RequestIntake(VariableTable table, RequestBodySettings settings, ArgumentLimit arguments) {
        this.table = table;
        this.settings = settings;
        this.arguments = arguments;
    }

    void connection(String clientAddress, int clientPort, String serverAddress, int serverPort) {
        ByteSlice client = ByteSlice.ofLatin1(clientAddress);
        table.set(Variable.REMOTE_ADDR, client);
        table.set(Variable.REMOTE_HOST, client);
        table.set(Variable.REMOTE_PORT, Decimal.of(clientPort));
        table.set(Variable.SERVER_ADDR, ByteSlice.ofLatin1(serverAddress));
        table.set(Variable.SERVER_PORT, Decimal.of(serverPort));
    }

    void requestLine(ByteSlice target, ByteSlice method, ByteSlice protocol) {
        RequestTarget parts = RequestTarget.parse(target);
        table.set(Variable.REQUEST_METHOD, method);
        table.set(Variable.REQUEST_PROTOCOL, protocol);
        table.set(Variable.REQUEST_URI_RAW, target);
        table.set(Variable.REQUEST_URI, parts.uri());
        ByteSlice path = PercentDecoder.decode(parts.filename());
        table.set(Variable.REQUEST_FILENAME, path);
        table.set(Variable.PATH_INFO, path);
        table.set(Variable.REQUEST_BASENAME, RequestTarget.basenameOf(path));
        table.set(Variable.QUERY_STRING, parts.query());
        ByteBuilder line = new ByteBuilder(method.length() + target.length() + protocol.length() + 2);
        line.append(method).append(' ').append(target).append(' ').append(protocol);
        table.set(Variable.REQUEST_LINE, line.finish());
        UrlencodedParser.parse(parts.query(), settings.argumentSeparator(), arguments.into(table, Variable.ARGS_GET));
    }

    void header(ByteSlice name, ByteSlice value) {
        table.add(Variable.REQUEST_HEADERS, name, value);
        if (name.equalsIgnoreCase(COOKIE)) {
            CookieParser.parse(
                    value,
                    settings.cookieFormat(),
                    settings.cookieSeparator(),
                    (cookie, content) -> table.add(Variable.REQUEST_COOKIES, cookie, content));
        } else if (name.equalsIgnoreCase(HOST)) {
            table.set(Variable.SERVER_NAME, withoutPort(value));
        } else if (name.equalsIgnoreCase(AUTHORIZATION)) {
            authorization(value);
        } else if (name.equalsIgnoreCase(CONTENT_TYPE)) {
            contentType(value);
        }
    }

    /** The value of the first Content-Type header, or null. */
    ByteSlice contentType() {
        return contentType;
    }

    private void contentType(ByteSlice value) {
        if (contentType == null) {
            contentType = value;
            BodyProcessorName.select(value)
                    .ifPresent(name -> table.set(Variable.REQBODY_PROCESSOR, ByteSlice.ofLatin1(name.name())));
        }
    }

    /** A host in brackets is an IPv6 address: its colons are no port. */
    private static ByteSlice withoutPort(ByteSlice host) {
        int bracket = host.indexOf(']', 0);
        int colon = host.indexOf(':', Math.max(bracket, 0));
        return colon < 0 ? host : host.slice(0, colon);
    }

    private void authorization(ByteSlice value) {
        int space = value.indexOf(' ', 0);
        ByteSlice type = space < 0 ? value : value.slice(0, space);
        table.set(Variable.AUTH_TYPE, type);
        if (space >= 0 && type.equalsIgnoreCase(BASIC)) {
            table.set(Variable.REMOTE_USER, user(value.slice(space + 1, value.length())));
        }
    }

    private static ByteSlice user(ByteSlice credentials) {
        try {
            ByteSlice plain = ByteSlice.of(Base64.getMimeDecoder().decode(credentials.toByteArray()));
            int colon = plain.indexOf(':', 0);
            return colon < 0 ? plain : plain.slice(0, colon);
        } catch (IllegalArgumentException malformed) {
            return ByteSlice.EMPTY;
        }
    }
}
