package org.seclangc.runtime.link;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.logging.MatchDescription;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.transaction.MatchState;

/** Begins and concludes rules. Called by generated code; indexes are those of the tables. */
public final class Rules {
    private static final int LAST_DISRUPTIVE_PHASE = 4;

    private Rules() {}

    /** A rule begins; false if a ctl has removed it. */
    public static boolean begin(Frame frame, int rule) {
        if (frame.isRemoved(rule)) {
            return false;
        }
        frame.rule = rule;
        frame.state.matches().beginRule();
        return true;
    }

    /** Whether no more rules of the phase may run. */
    public static boolean ended(Frame frame) {
        return frame.state.phaseEnded();
    }

    /** The rule matched and lets the transaction go on. */
    public static void pass(Frame frame) {
        noteSeverity(frame);
        record(frame, null);
    }

    /** The rule matched: no more rules of phases 1 to 4. */
    public static void allow(Frame frame) {
        allowUntil(frame, LAST_DISRUPTIVE_PHASE);
    }

    /** The rule matched: no more rules of its phase. */
    public static void allowPhase(Frame frame) {
        allowUntil(frame, frame.tables.rules[frame.rule].info().phase());
    }

    /** The rule matched: no more rules of phases 1 and 2. */
    public static void allowRequest(Frame frame) {
        allowUntil(frame, 2);
    }

    /** The rule matched: the transaction is interrupted with a status. */
    public static void deny(Frame frame, int status) {
        noteSeverity(frame);
        interrupt(frame, Interruption.Action.DENY, status, "");
    }

    /** The rule matched: the transaction is interrupted and the connection closed. */
    public static void drop(Frame frame, int status) {
        noteSeverity(frame);
        interrupt(frame, Interruption.Action.DROP, status, "");
    }

    /** The rule matched: the transaction is interrupted with a redirection to the text of a macro. */
    public static void redirect(Frame frame, int status, int location) {
        noteSeverity(frame);
        String target = Macros.expand(frame, frame.tables.macros[location]).latin1();
        interrupt(frame, Interruption.Action.REDIRECT, status, target);
    }

    private static void noteSeverity(Frame frame) {
        int severity = frame.tables.rules[frame.rule].info().severity();
        if (severity >= 0) {
            frame.state.noteSeverity(severity);
        }
    }

    private static void allowUntil(Frame frame, int phase) {
        noteSeverity(frame);
        frame.state.allowUntil(phase);
        record(frame, null);
    }

    private static void interrupt(Frame frame, Interruption.Action action, int status, String location) {
        RuleRecord rule = frame.tables.rules[frame.rule];
        Interruption cause = new Interruption(
                rule.info().id(), action, status, location, rule.info().phase());
        record(frame, frame.state.interrupt(cause) ? cause : null);
    }

    private static void record(Frame frame, Interruption interruption) {
        RuleRecord rule = frame.tables.rules[frame.rule];
        MatchState matches = frame.state.matches();
        frame.state.addMatch(new MatchedRule(
                rule.info(),
                MatchDescription.format(
                        rule.operator(), rule.negated(), Macros.expand(frame, rule.argument()), matches.lastName()),
                Macros.expand(frame, rule.msg()).copy(),
                Macros.expand(frame, rule.logdata()).copy(),
                tags(frame, rule),
                matches.recorded(),
                matches.dropped(),
                rule.logged(),
                rule.audited(),
                interruption));
    }

    private static List<ByteSlice> tags(Frame frame, RuleRecord rule) {
        List<ByteSlice> tags = new ArrayList<>(rule.tags().size());
        for (MacroText tag : rule.tags()) {
            tags.add(Macros.expand(frame, tag).copy());
        }
        return tags;
    }
}
