package org.seclangc.compiler.catalog;

import java.util.List;

/** What an argument of a directive is; some kinds are one of a few words, ASCII letter case ignored. */
public enum ArgumentKind {
    /** There is none. */
    NONE,
    /** A variable list, operator or action list with a grammar of its own. */
    RULE,
    /** A decimal number, not negative. */
    NUMBER,
    /** One char. */
    CHARACTER,
    /** An octal file mode or {@code default}. */
    MODE,
    /** A path. */
    FILE,
    /** A regular expression. */
    PATTERN,
    /** Ids and ranges of ids. */
    RULE_IDS,
    /** Anything. */
    TEXT,
    /** A switch. */
    ON_OFF("On", "Off"),
    /** State of the rule or connection engine. */
    ENGINE("On", "Off", "DetectionOnly"),
    /** Which transactions are logged or kept. */
    RELEVANCE("On", "Off", "RelevantOnly"),
    /** Where XML text goes. */
    XML_ARGUMENTS("On", "Off", "OnlyArgs"),
    /** What a body over its limit does. */
    LIMIT_ACTION("Reject", "ProcessPartial"),
    /** What a failed download does. */
    DOWNLOAD_FAILURE("Abort", "Warn"),
    /** Netscape or RFC 2109. */
    COOKIE_FORMAT("0", "1"),
    /** How the audit log is written. */
    AUDIT_TYPE("Serial", "Concurrent", "Parallel", "HTTPS", "Syslog"),
    /** Format of the audit log. */
    AUDIT_FORMAT("Native", "JSON", "JsonLegacy", "OCSF");

    @SuppressWarnings("ImmutableEnumChecker") // List.of
    private final List<String> words;

    ArgumentKind(String... words) {
        this.words = List.of(words);
    }

    /** The words allowed; empty if the kind is not a choice of words. */
    public List<String> words() {
        return words;
    }
}
