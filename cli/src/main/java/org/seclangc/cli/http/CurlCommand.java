package org.seclangc.cli.http;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.seclangc.cli.InputException;
import org.seclangc.runtime.Exchange.Request;

/** The request that a curl command would send. Nothing is sent; files that it names are read. */
public final class CurlCommand {
    private final List<String> headers = new ArrayList<>();
    private final CurlData data = new CurlData();
    private final FormParts form = new FormParts();
    private String url;
    private String method;
    private String userAgent = "curl/8.0";
    private String referer;
    private String cookie;
    private String user;
    private String protocol = "HTTP/1.1";
    private boolean get;
    private boolean head;
    private boolean compressed;
    private boolean pathAsIs;

    private CurlCommand() {}

    /**
     * Reads a command with or without the word {@code curl} in front.
     *
     * @throws InputException if it cannot be read or has an option that is not known
     */
    public static Request parse(String text) {
        List<String> words = ShellWords.split(ByteText.of(text));
        int first = !words.isEmpty() && words.get(0).equals("curl") ? 1 : 0;
        CurlCommand command = new CurlCommand();
        command.read(words.subList(first, words.size()));
        return command.toRequest();
    }

    private void read(List<String> words) {
        boolean options = true;
        int i = 0;
        while (i < words.size()) {
            String word = words.get(i++);
            if (options && word.equals("--")) {
                options = false;
            } else if (!options || word.length() < 2 || word.charAt(0) != '-') {
                setUrl(word);
            } else if (word.startsWith("--")) {
                CurlOption option = option(word);
                apply(option, option.takesValue() ? value(word, words, i++) : null);
            } else {
                i = cluster(word, words, i);
            }
        }
    }

    /** Short options in one word, {@code -sXPOST}; the value of the last may be the rest of it or the next word. */
    private int cluster(String word, List<String> words, int next) {
        for (int c = 1; c < word.length(); c++) {
            String name = "-" + word.charAt(c);
            CurlOption option = option(name);
            if (option.takesValue()) {
                boolean attached = c + 1 < word.length();
                apply(option, attached ? word.substring(c + 1) : value(name, words, next));
                return attached ? next : next + 1;
            }
            apply(option, null);
        }
        return next;
    }

    private static CurlOption option(String name) {
        CurlOption option = CurlOption.named(name);
        if (option == null) {
            throw new InputException("the curl option " + ByteText.typed(name) + " is not known here");
        }
        return option;
    }

    private static String value(String name, List<String> words, int index) {
        if (index >= words.size()) {
            throw new InputException("the curl option " + name + " needs a value");
        }
        return words.get(index);
    }

    private void setUrl(String value) {
        if (url != null) {
            throw new InputException(
                    "the curl command has two URLs: " + ByteText.typed(url) + " and " + ByteText.typed(value));
        }
        url = value;
    }

    private void apply(CurlOption option, String value) {
        switch (option) {
            case REQUEST -> method = value;
            case HEADER -> headers.add(value);
            case DATA -> data.add(CurlData.textOrFile(value, true));
            case DATA_RAW -> data.add(value);
            case DATA_BINARY -> data.add(CurlData.textOrFile(value, false));
            case DATA_URLENCODE -> data.add(CurlData.urlencode(value));
            case JSON -> data.addJson(CurlData.textOrFile(value, false));
            case FORM -> form.add(value);
            case FORM_STRING -> form.addString(value);
            case USER_AGENT -> userAgent = value;
            case COOKIE -> setCookie(value);
            case REFERER -> referer = value;
            case USER -> user = value;
            case URL -> setUrl(value);
            case GET -> get = true;
            case HEAD -> head = true;
            case COMPRESSED -> compressed = true;
            case HTTP_1_0 -> protocol = "HTTP/1.0";
            case HTTP_1_1 -> protocol = "HTTP/1.1";
            case HTTP_2 -> protocol = "HTTP/2";
            case PATH_AS_IS -> pathAsIs = true;
            case NO_EFFECT, NO_EFFECT_VALUE -> {}
        }
    }

    private void setCookie(String value) {
        if (value.indexOf('=') < 0) {
            throw new InputException("curl would read cookies from a file; give them as -b 'name=value'");
        }
        cookie = cookie == null ? value : cookie + ";" + value;
    }

    private Request toRequest() {
        if (url == null) {
            throw new InputException("the curl command has no URL");
        }
        if (!form.isEmpty() && !data.isEmpty()) {
            throw new InputException("curl takes either -d or -F");
        }
        Url parsed = Url.parse(url, pathAsIs);
        boolean inQuery = get && !data.isEmpty();
        boolean body = (!data.isEmpty() && !get) || !form.isEmpty();
        String target = inQuery ? withQuery(parsed.target(), data.text()) : parsed.target();
        String sent = method != null ? method : head ? "HEAD" : body ? "POST" : "GET";
        ClientRequest request = new ClientRequest()
                .line(sent, target, protocol)
                .own("Host", parsed.host())
                .own("Authorization", basic(user != null ? user : parsed.userInfo()))
                .own("User-Agent", userAgent.isEmpty() ? null : userAgent)
                .own("Accept", data.isJson() ? "application/json" : "*/*")
                .own("Accept-Encoding", compressed ? "deflate, gzip, br, zstd" : null)
                .own("Referer", referer)
                .own("Cookie", cookie);
        headers.forEach(request::header);
        if (!form.isEmpty()) {
            request.body(form.body(), form.contentType());
        } else if (body) {
            request.body(data.text(), data.isJson() ? "application/json" : "application/x-www-form-urlencoded");
        }
        return request.toRequest();
    }

    private static String withQuery(String target, String query) {
        return target + (target.indexOf('?') < 0 ? '?' : '&') + query;
    }

    private static String basic(String user) {
        if (user == null) {
            return null;
        }
        String credentials = user.indexOf(':') < 0 ? user + ":" : user;
        return "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.ISO_8859_1));
    }
}
