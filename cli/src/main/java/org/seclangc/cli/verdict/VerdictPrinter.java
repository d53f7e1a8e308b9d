package org.seclangc.cli.verdict;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.logging.MatchedVariable;
import org.seclangc.runtime.logging.RuleInfo;
import org.seclangc.runtime.transaction.Transaction;

/** Prints whether a request was blocked, by what, which rules matched and how it scored. */
public final class VerdictPrinter {
    private static final int MAX_VALUE = 120;
    private static final int MAX_TEXT = 400;
    private static final int MAX_LOG_LINE = 20_000;
    private static final int MAX_VARIABLES = 5;
    private static final List<String> SEVERITIES =
            List.of("emergency", "alert", "critical", "error", "warning", "notice", "info", "debug");

    private final PrintStream out;
    private final boolean allMatches;
    private final boolean messages;

    /**
     * A printer to {@code out}.
     *
     * @param allMatches also show rules that do not log
     * @param messages also show the data and log line of each match
     */
    public VerdictPrinter(PrintStream out, boolean allMatches, boolean messages) {
        this.out = out;
        this.allMatches = allMatches;
        this.messages = messages;
    }

    /**
     * Prints the verdict on a transaction after its logging phase.
     *
     * @param remark what the reader must know of the engine's mode, or an empty text
     */
    public void print(Transaction transaction, String remark) {
        List<MatchedRule> matches = transaction.matchedRules();
        out.println(headline(transaction.interruption(), matches, remark));
        List<MatchedRule> shown =
                matches.stream().filter(match -> allMatches || match.logged()).toList();
        out.println();
        int silent = matches.size() - shown.size();
        String note = silent == 0 ? "" : " (" + silent + " without log not shown; --all-matches shows all)";
        out.println((shown.isEmpty() ? "No rule matched." : "Rules that matched, in order:") + note);
        shown.forEach(match -> {
            rule(match);
            if (messages) {
                texts(transaction, match);
            }
        });
        Scores.of(transaction).ifPresent(this::scores);
    }

    private static String headline(Optional<Interruption> interruption, List<MatchedRule> matches, String remark) {
        if (interruption.isEmpty()) {
            return "PASSED" + remark;
        }
        Interruption stop = interruption.get();
        String what = switch (stop.action()) {
            case DENY -> "BLOCKED with status " + stop.status();
            case DROP -> "BLOCKED, connection closed";
            case REDIRECT ->
                "REDIRECTED with status " + stop.status() + " to "
                        + Printable.of(ByteSlice.ofLatin1(stop.location()), MAX_TEXT);
        };
        String by = stop.ruleId() == 0 ? "a limit of the engine" : "rule " + stop.ruleId();
        String message = matches.stream()
                .filter(match ->
                        match.interruption() != null && !match.message().isEmpty())
                .map(match -> ": " + Printable.of(match.message(), MAX_TEXT))
                .findFirst()
                .orElse("");
        return what + " by " + by + " in phase " + stop.phase() + message;
    }

    private void rule(MatchedRule match) {
        RuleInfo rule = match.rule();
        String severity = rule.severity() < 0 ? "" : " " + SEVERITIES.get(rule.severity());
        out.println("  " + rule.id() + " (phase " + rule.phase() + severity + ") "
                + Printable.of(match.message().isEmpty() ? match.description() : match.message(), MAX_TEXT));
        match.variables().stream().limit(MAX_VARIABLES).forEach(this::variable);
        int more = match.variables().size() - MAX_VARIABLES + match.droppedVariables();
        if (more > 0) {
            out.println("      and " + more + " more");
        }
        out.println("      at " + rule.file() + ":" + rule.line());
    }

    private void texts(Transaction transaction, MatchedRule match) {
        if (!match.data().isEmpty()) {
            out.println("      data: " + Printable.of(match.data(), MAX_TEXT));
        }
        if (match.logged()) {
            out.println("      log: " + Printable.of(ByteSlice.ofUtf8(transaction.errorLogLine(match)), MAX_LOG_LINE));
        }
    }

    private void variable(MatchedVariable variable) {
        out.println("      " + Printable.of(variable.name(), MAX_VALUE) + " = \""
                + Printable.of(variable.value(), MAX_VALUE) + "\"");
    }

    private void scores(Scores scores) {
        String categories = scores.categories().entrySet().stream()
                .map(entry -> entry.getKey().replace('_', ' ') + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        out.println();
        out.println("Score: inbound " + scores.inbound() + ", outbound " + scores.outbound()
                + (categories.isEmpty() ? "" : "; " + categories.toLowerCase(Locale.ROOT)));
    }
}
