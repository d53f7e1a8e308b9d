package org.seclangc.compiler.reference;

import java.util.List;
import org.seclangc.compiler.reference.ReferenceProgram.Step;
import org.seclangc.compiler.rules.Disruption;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.transaction.RuleProgram.Run;
import org.seclangc.runtime.transaction.TransactionState;

/** One transaction's walk over the rules (language reference 1, E.2 to E.4). */
final class ReferenceRun implements Run {
    private static final int LAST_DISRUPTIVE_PHASE = 4;

    private final List<Step> steps;
    private final TransactionState state;
    private final Removals removals = new Removals();
    private final MacroExpander macros;
    private final LinkEvaluator links;

    ReferenceRun(List<Step> steps, TransactionState state) {
        this.steps = steps;
        this.state = state;
        this.macros = new MacroExpander(state);
        this.links = new LinkEvaluator(state, removals, macros);
    }

    @Override
    public void evaluate(int phase) {
        int skip = 0;
        String skipAfter = null;
        for (Step step : steps) {
            if (state.phaseEnded()) {
                return;
            }
            if (step.rule() == null) {
                skipAfter = step.label().equals(skipAfter) ? null : skipAfter;
                continue;
            }
            Rule rule = step.rule().rule();
            if (rule.phase() != phase || skipAfter != null) {
                continue;
            }
            if (skip > 0) {
                skip--;
                continue;
            }
            if (!removals.removed(step.rule()) && matches(step.rule())) {
                conclude(step.rule());
                skip = rule.skip();
                skipAfter = rule.skipAfter();
            }
        }
    }

    /** Tries the links in order; the first that no value matches ends the chain. */
    private boolean matches(PreparedRule rule) {
        state.matches().beginRule();
        macros.enterRule(rule.rule());
        for (int i = 0; i < rule.links().size(); i++) {
            if (!links.matches(rule, i)) {
                return false;
            }
        }
        return true;
    }

    /** What happens once when the whole chain has matched. */
    private void conclude(PreparedRule prepared) {
        Rule rule = prepared.rule();
        if (rule.metadata().severity() >= 0) {
            state.noteSeverity(rule.metadata().severity());
        }
        Interruption interruption = disrupt(rule);
        state.addMatch(MatchRecords.record(prepared, state.matches(), macros, interruption));
    }

    private Interruption disrupt(Rule rule) {
        Disruption disruption = rule.disruption();
        return switch (disruption.kind()) {
            case PASS -> null;
            case ALLOW -> allowUntil(LAST_DISRUPTIVE_PHASE);
            case ALLOW_PHASE -> allowUntil(rule.phase());
            case ALLOW_REQUEST -> allowUntil(2);
            case DENY -> interrupt(rule, Interruption.Action.DENY, "");
            case DROP -> interrupt(rule, Interruption.Action.DROP, "");
            case REDIRECT ->
                interrupt(
                        rule,
                        Interruption.Action.REDIRECT,
                        macros.expand(disruption.location()).latin1());
        };
    }

    private Interruption allowUntil(int phase) {
        state.allowUntil(phase);
        return null;
    }

    private Interruption interrupt(Rule rule, Interruption.Action action, String location) {
        int status = rule.disruption().status();
        Interruption cause = new Interruption(rule.id(), action, status, location, rule.phase());
        return state.interrupt(cause) ? cause : null;
    }
}
