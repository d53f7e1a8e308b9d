package org.seclangc.cli.http;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seclangc.cli.InputException;

/**
 * What a client takes from a URL.
 *
 * @param host value of the Host header, with the port if it is not the scheme's
 * @param userInfo what stands before an {@code @}, percent-decoded, or null
 * @param target path and query for the request line
 */
record Url(String host, String userInfo, String target) {
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]*)://");

    /**
     * Reads a URL; without a scheme it is HTTP.
     *
     * @param pathAsIs keep {@code .} and {@code ..} in the path, which clients otherwise resolve (RFC 3986, 5.2.4)
     */
    static Url parse(String text, boolean pathAsIs) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) <= ' ' || text.charAt(i) == 0x7F) {
                throw new InputException(
                        "the URL has a blank or control character, percent-encode it: " + ByteText.typed(text));
            }
        }
        String scheme = "http";
        String rest = text;
        Matcher matcher = SCHEME.matcher(text);
        if (matcher.lookingAt()) {
            scheme = matcher.group(1).toLowerCase(Locale.ROOT);
            rest = text.substring(matcher.end());
        }
        if (!scheme.equals("http") && !scheme.equals("https")) {
            throw new InputException("the URL is neither http nor https: " + ByteText.typed(text));
        }
        int hash = rest.indexOf('#');
        rest = hash < 0 ? rest : rest.substring(0, hash);
        int end = authorityEnd(rest);
        String authority = rest.substring(0, end);
        int at = authority.lastIndexOf('@');
        String host = authority.substring(at + 1);
        if (host.isEmpty() || host.startsWith(":")) {
            throw new InputException("the URL has no host: " + ByteText.typed(text));
        }
        String port = scheme.equals("https") ? ":443" : ":80";
        return new Url(
                host.endsWith(port) ? host.substring(0, host.length() - port.length()) : host,
                at < 0 ? null : percentDecoded(authority.substring(0, at)),
                target(rest.substring(end), pathAsIs));
    }

    private static int authorityEnd(String rest) {
        for (int i = 0; i < rest.length(); i++) {
            if (rest.charAt(i) == '/' || rest.charAt(i) == '?') {
                return i;
            }
        }
        return rest.length();
    }

    private static String percentDecoded(String text) {
        StringBuilder result = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean escape = c == '%'
                    && i + 2 < text.length()
                    && Character.digit(text.charAt(i + 1), 16) >= 0
                    && Character.digit(text.charAt(i + 2), 16) >= 0;
            if (escape) {
                c = (char) Integer.parseInt(text.substring(i + 1, i + 3), 16);
                i += 2;
            }
            result.append(c);
        }
        return result.toString();
    }

    private static String target(String text, boolean pathAsIs) {
        int question = text.indexOf('?');
        String path = question < 0 ? text : text.substring(0, question);
        String query = question < 0 ? "" : text.substring(question);
        if (path.isEmpty()) {
            path = "/";
        }
        return (pathAsIs ? path : withoutDotSegments(path)) + query;
    }

    private static String withoutDotSegments(String path) {
        Deque<String> kept = new ArrayDeque<>();
        String[] segments = path.split("/", -1);
        for (int i = 1; i < segments.length; i++) {
            boolean last = i == segments.length - 1;
            if (segments[i].equals("..")) {
                kept.pollLast();
            }
            if (!segments[i].equals("..") && !segments[i].equals(".")) {
                kept.addLast(segments[i]);
            } else if (last) {
                kept.addLast("");
            }
        }
        StringBuilder result = new StringBuilder(path.length());
        kept.forEach(segment -> result.append('/').append(segment));
        return result.length() == 0 ? "/" : result.toString();
    }
}
