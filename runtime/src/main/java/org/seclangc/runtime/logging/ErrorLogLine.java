package org.seclangc.runtime.logging;

import org.seclangc.runtime.bytes.ByteSlice;

/**
 * A match as one line of text in the manner of ModSecurity 2, which log parsers and go-ftw read (language reference 1,
 * G.1). Control bytes, bytes above 126, quotes and backslashes of all values are escaped as {@code \xHH}, so that no
 * request can forge a field.
 */
public final class ErrorLogLine {
    /** Bytes of {@code data} shown. */
    static final int MAX_DATA = 512;

    /** Bytes of any other value shown. */
    static final int MAX_FIELD = 1024;

    private static final String[] SEVERITIES = {
        "EMERGENCY", "ALERT", "CRITICAL", "ERROR", "WARNING", "NOTICE", "INFO", "DEBUG"
    };

    private final StringBuilder line = new StringBuilder(512);

    private ErrorLogLine() {}

    /**
     * The line of one match.
     *
     * @param match the match
     * @param origin what is the same for all lines of a transaction
     */
    public static String format(MatchedRule match, Origin origin) {
        ErrorLogLine text = new ErrorLogLine();
        RuleInfo rule = match.rule();
        text.line.append("[client ").append(origin.client()).append("] ModSecurity: ");
        text.verdict(match.interruption());
        text.escape(match.description(), MAX_FIELD, false);
        text.field("file", ByteSlice.ofUtf8(rule.file()), MAX_FIELD);
        text.field("line", Integer.toString(rule.line()));
        text.field("id", Integer.toString(rule.id()));
        text.optional("rev", rule.rev());
        if (!match.message().isEmpty()) {
            text.field("msg", match.message(), MAX_FIELD);
        }
        if (!match.data().isEmpty()) {
            text.field("data", match.data(), MAX_DATA);
        }
        text.optional("severity", rule.severity() < 0 ? null : SEVERITIES[rule.severity()]);
        text.optional("ver", rule.ver());
        text.optional("maturity", rule.maturity() == 0 ? null : Integer.toString(rule.maturity()));
        text.optional("accuracy", rule.accuracy() == 0 ? null : Integer.toString(rule.accuracy()));
        match.tags().forEach(tag -> text.field("tag", tag, MAX_FIELD));
        text.field("hostname", origin.hostname(), MAX_FIELD);
        text.field("uri", origin.uri(), MAX_FIELD);
        text.field("unique_id", origin.transactionId());
        return text.line.toString();
    }

    /**
     * What is the same for all lines of a transaction.
     *
     * @param client client address
     * @param hostname server name
     * @param uri request target
     * @param transactionId identity of the transaction
     */
    public record Origin(String client, ByteSlice hostname, ByteSlice uri, String transactionId) {}

    private void verdict(Interruption interruption) {
        if (interruption == null) {
            line.append("Warning. ");
            return;
        }
        String phase = " (phase " + interruption.phase() + "). ";
        switch (interruption.action()) {
            case DENY -> line.append("Access denied with code ").append(interruption.status());
            case DROP -> line.append("Access denied with connection close");
            case REDIRECT -> {
                line.append("Access denied with redirection to ");
                escape(ByteSlice.ofLatin1(interruption.location()), MAX_FIELD, true);
                line.append(" using status ").append(interruption.status());
            }
        }
        line.append(phase);
    }

    private void optional(String name, String value) {
        if (value != null) {
            field(name, value);
        }
    }

    private void field(String name, String value) {
        field(name, ByteSlice.ofLatin1(value), MAX_FIELD);
    }

    private void field(String name, ByteSlice value, int limit) {
        line.append(" [").append(name).append(" \"");
        escape(value, limit, true);
        line.append("\"]");
    }

    private void escape(ByteSlice value, int limit, boolean quoted) {
        int shown = Math.min(value.length(), limit);
        for (int i = 0; i < shown; i++) {
            int b = value.at(i);
            boolean special = quoted ? b == '"' || b == '\\' : b == '[' || b == ']';
            if (b < 32 || b > 126 || special) {
                line.append("\\x").append(Character.forDigit(b >> 4, 16)).append(Character.forDigit(b & 15, 16));
            } else {
                line.append((char) b);
            }
        }
        if (shown < value.length()) {
            line.append(" (").append(value.length() - shown).append(" characters omitted)");
        }
    }
}
