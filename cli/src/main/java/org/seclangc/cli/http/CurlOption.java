package org.seclangc.cli.http;

import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;

/** The options of curl that say something about a request, and those that may stand beside them without effect. */
enum CurlOption {
    REQUEST(true, "-X --request"),
    HEADER(true, "-H --header"),
    DATA(true, "-d --data --data-ascii"),
    DATA_RAW(true, "--data-raw"),
    DATA_BINARY(true, "--data-binary"),
    DATA_URLENCODE(true, "--data-urlencode"),
    JSON(true, "--json"),
    FORM(true, "-F --form"),
    FORM_STRING(true, "--form-string"),
    USER_AGENT(true, "-A --user-agent"),
    COOKIE(true, "-b --cookie"),
    REFERER(true, "-e --referer"),
    USER(true, "-u --user"),
    URL(true, "--url"),
    GET(false, "-G --get"),
    HEAD(false, "-I --head"),
    COMPRESSED(false, "--compressed"),
    HTTP_1_0(false, "-0 --http1.0"),
    HTTP_1_1(false, "--http1.1"),
    HTTP_2(false, "--http2 --http2-prior-knowledge"),
    PATH_AS_IS(false, "--path-as-is"),
    /** About the connection or the output: nothing that a rule sees. */
    NO_EFFECT(
            false,
            "-s --silent -S --show-error -k --insecure -v --verbose -i --include -f --fail -N --no-buffer -g --globoff"
                    + " -O --remote-name -L --location -# --progress-bar -4 --ipv4 -6 --ipv6"),
    /** The same with a value. */
    NO_EFFECT_VALUE(
            true,
            "-o --output -m --max-time --connect-timeout -w --write-out -x --proxy -c --cookie-jar --cacert --retry"
                    + " --resolve");

    private static final Map<String, CurlOption> BY_NAME = byName();

    private final boolean takesValue;
    private final String names;

    CurlOption(boolean takesValue, String names) {
        this.takesValue = takesValue;
        this.names = names;
    }

    private static Map<String, CurlOption> byName() {
        Map<String, CurlOption> map = new HashMap<>();
        for (CurlOption option : values()) {
            for (StringTokenizer words = new StringTokenizer(option.names); words.hasMoreTokens(); ) {
                map.put(words.nextToken(), option);
            }
        }
        return Map.copyOf(map);
    }

    /** The option written as {@code name}, or null. */
    static CurlOption named(String name) {
        return BY_NAME.get(name);
    }

    /** Whether a value follows. */
    boolean takesValue() {
        return takesValue;
    }
}
