package org.seclangc.cli.ftw.request;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.seclangc.runtime.Exchange.Header;
import org.seclangc.runtime.bytes.ByteSlice;

/** Cookies that one stage of a test got and the later ones send. All stages talk to one server: no domains, no paths. */
final class CookieJar {
    private static final ByteSlice SET_COOKIE = ByteSlice.ofLatin1("Set-Cookie");

    private final Map<String, String> cookies = new LinkedHashMap<>();

    /** Keeps the cookies a response sets; Max-Age=0 or less deletes one. */
    void save(Collection<Header> headers) {
        for (Header header : headers) {
            if (!header.name().equalsIgnoreCase(SET_COOKIE)) {
                continue;
            }
            String[] parts = text(header.value()).split(";", -1);
            int equals = parts[0].indexOf('=');
            if (equals > 0) {
                String name = parts[0].substring(0, equals).strip();
                cookies.put(name, parts[0].substring(equals + 1).strip());
                if (isExpired(parts)) {
                    cookies.remove(name);
                }
            }
        }
    }

    private static String text(ByteSlice bytes) {
        return new String(bytes.array(), bytes.from(), bytes.length(), UTF_8);
    }

    private static boolean isExpired(String[] parts) {
        for (int i = 1; i < parts.length; i++) {
            String attribute = parts[i].strip().toLowerCase(Locale.ROOT);
            if (attribute.startsWith("max-age=-") || attribute.equals("max-age=0")) {
                return true;
            }
        }
        return false;
    }

    /** The value of a Cookie header with what {@code own} holds (null for nothing) first; null if there is none. */
    String header(String own) {
        if (cookies.isEmpty()) {
            return own;
        }
        String saved = cookies.entrySet().stream()
                .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                .collect(Collectors.joining("; "));
        return own == null || own.isEmpty() ? saved : own + "; " + saved;
    }
}
