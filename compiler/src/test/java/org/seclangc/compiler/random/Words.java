package org.seclangc.compiler.random;

/** The vocabulary that rules and requests share. */
final class Words {
    private final Dice dice;

    Words(Dice dice) {
        this.dice = dice;
    }

    /** A key of arguments, cookies and TX variables. */
    String key() {
        return dice.pick("a", "b", "c", "A", "ab", "n", "x-a", "0", "1");
    }

    /** A header name. */
    String header() {
        return dice.pick("Host", "User-Agent", "X-A", "x-a", "Referer", "Content-Type", "Cookie", "Accept");
    }

    /** A short value without quotes, commas and backslashes. */
    String value() {
        return dice.pick(
                "a", "b", "ab", "abc", "A", "aB", "c", "", "0", "1", "5", "10", "-1", "a b", "a.b", "a/b", "a a", "b=a",
                "x");
    }

    /** A value of a request, raw. */
    String rawValue() {
        if (dice.percent(65)) {
            return value();
        }
        return dice.pick(
                "%61",
                "a%20b",
                "a+b",
                "%",
                "%zz",
                "%u0061",
                "&#97;",
                "&lt;a&gt;",
                "\\x61",
                "\\u0061",
                "/*a*/b",
                "a/**/b",
                "a--b",
                "../a",
                "a/./b",
                "a\\b",
                "YWI=",
                "6162",
                "0x6162",
                "a\tb",
                "  ab ",
                "a%00b",
                "\u00e4\u00df",
                "%c3%a4",
                "\\61 b",
                "4111111111111111",
                "99999999999999999999",
                "078-05-1120",
                "11111111-1",
                "52998224725",
                "1237010180",
                "1' or '1'='1",
                "1 union select a,b from c--",
                "<script>alert(1)</script>",
                "javascript:a",
                "a^b\"c'",
                "192.0.2.1",
                "<!--a-->b",
                "abcabcabcabc");
    }

    /** A tag. */
    String tag() {
        return dice.pick("t0", "t1", "t2");
    }

    /** A message. */
    String message() {
        return dice.pick("m0", "m1", "m2");
    }

    /** A marker; no rule set has {@code M4}. */
    String marker() {
        return "M" + dice.between(0, 4);
    }

    /** Macros of any kind. */
    String macro() {
        return dice.pick(
                "%{MATCHED_VAR}",
                "%{MATCHED_VAR_NAME}",
                "%{tx.0}",
                "%{tx.1}",
                "%{TX.a}",
                "%{TX:n}",
                "%{ARGS.a}",
                "%{ARGS:b}",
                "%{args}",
                "%{REQUEST_HEADERS.Host}",
                "%{rule.id}",
                "%{rule.msg}",
                "%{RULE.severity}",
                "%{UNIQUE_ID}",
                "%{TIME_EPOCH}",
                "%{ip.c}",
                "%{GLOBAL.c}",
                "%{session.c}",
                "%{REMOTE_ADDR}",
                "%{HIGHEST_SEVERITY}",
                "%{REQUEST_URI}",
                "%{ENV.x}",
                "%{MATCHED_VARS_NAMES}",
                "%{HTTP_X_A}");
    }

    /** Text with at most one macro, so that no value can double with each use. */
    String text() {
        if (dice.percent(50)) {
            return value();
        }
        return dice.pick("", "a", "v=") + macro() + dice.pick("", "", "b");
    }
}
