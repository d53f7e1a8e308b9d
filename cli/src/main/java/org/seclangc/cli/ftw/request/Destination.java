package org.seclangc.cli.ftw.request;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Set;
import org.seclangc.cli.ftw.StageInput;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Where a request goes.
 *
 * @param address host name or address
 * @param port port
 * @param uri request target
 * @param host value of the Host header, or null for the test's own
 */
record Destination(String address, int port, String uri, String host) {
    private static final Set<Integer> REDIRECTIONS = Set.of(300, 301, 302, 303, 307, 308);

    /** What the test says itself. */
    static Destination of(StageInput input) {
        return new Destination(input.address(), input.port(), input.uri(), null);
    }

    /**
     * Where {@code response} points, seen from this destination; null if it points nowhere.
     *
     * @param response the previous response, or null
     */
    Destination follow(ClientResponse response) {
        ByteSlice location =
                response == null || !REDIRECTIONS.contains(response.status()) ? null : response.header("Location");
        if (location == null || location.isEmpty()) {
            return null;
        }
        String target = new String(location.array(), location.from(), location.length(), UTF_8);
        int scheme = target.indexOf("://");
        if (scheme > 0 && target.indexOf('/') > scheme) {
            return absolute(target.substring(scheme + 3), target.startsWith("https:") ? 443 : 80);
        }
        if (target.startsWith("//")) {
            return absolute(target.substring(2), port);
        }
        return new Destination(address, port, target.startsWith("/") ? target : folder() + target, host);
    }

    /** The destination named by {@code authority/path?query}. */
    private static Destination absolute(String target, int defaultPort) {
        int end = 0;
        while (end < target.length() && "/?#".indexOf(target.charAt(end)) < 0) {
            end++;
        }
        String authority = target.substring(0, end);
        String rest = target.substring(end);
        String uri = rest.startsWith("/") ? rest : "/" + rest;
        int colon = authority.lastIndexOf(':');
        if (colon > authority.lastIndexOf(']')) {
            try {
                int port = Integer.parseInt(authority.substring(colon + 1));
                return new Destination(authority.substring(0, colon), port, uri, authority);
            } catch (NumberFormatException e) {
                // No port then, but a strange name; the rules shall see it in Host.
            }
        }
        return new Destination(authority, defaultPort, uri, authority);
    }

    private String folder() {
        int query = uri.indexOf('?');
        String path = query < 0 ? uri : uri.substring(0, query);
        return path.substring(0, path.lastIndexOf('/') + 1);
    }
}
