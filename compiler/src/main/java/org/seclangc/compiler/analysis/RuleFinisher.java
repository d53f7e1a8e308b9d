package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.seclangc.compiler.catalog.ActionName;
import org.seclangc.compiler.rules.Disruption;
import org.seclangc.compiler.rules.Disruption.Kind;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.rules.RuleItem;

/** Turns drafts into rules when nothing changes them any more. */
final class RuleFinisher {
    private static final int DENIED = 403;
    private static final int FOUND = 302;
    private static final Set<Integer> REDIRECTIONS = Set.of(301, 302, 303, 307);

    private final Context context;

    RuleFinisher(Context context) {
        this.context = context;
    }

    /** Rules that were not removed, and markers, in load order. */
    List<RuleItem> finish(RuleIndex index) {
        List<RuleItem> items = new ArrayList<>();
        for (RuleIndex.Item item : index.items()) {
            if (item.marker() != null) {
                items.add(item.marker());
            } else if (!item.rule().removed) {
                items.add(finish(item.rule()));
            }
        }
        return items;
    }

    private Rule finish(RuleDraft draft) {
        ActionSet set = draft.actions();
        Rule.Metadata metadata = new Rule.Metadata(
                set.msg,
                set.logdata,
                set.severity,
                draft.tags().map(ActionSet.Tag::macro).toList(),
                set.rev,
                set.ver,
                set.maturity,
                set.accuracy);
        return new Rule(
                draft.id,
                set.phase,
                draft.links.stream().map(LinkDraft::finish).toList(),
                metadata,
                disruption(draft),
                new Rule.LogFlags(set.log, set.auditlog),
                set.skip,
                set.skipAfter,
                draft.links.get(0).span);
    }

    private Disruption disruption(RuleDraft draft) {
        ActionSet set = draft.actions();
        ActionSet.Disruptive chosen = set.disruptive;
        if (chosen == null || chosen.name() == ActionName.BLOCK) {
            chosen = draft.defaults.disruptive;
        }
        if (chosen == null) {
            return new Disruption(Kind.PASS, 0, null);
        }
        return switch (chosen.name()) {
            case DENY -> new Disruption(Kind.DENY, set.status == 0 ? DENIED : set.status, null);
            case DROP -> new Disruption(Kind.DROP, set.status == 0 ? DENIED : set.status, null);
            case REDIRECT -> new Disruption(Kind.REDIRECT, redirection(set), chosen.location());
            case ALLOW -> new Disruption(allow(chosen.value()), 0, null);
            default -> new Disruption(Kind.PASS, 0, null);
        };
    }

    private int redirection(ActionSet set) {
        if (set.status == 0 || REDIRECTIONS.contains(set.status)) {
            return set.status == 0 ? FOUND : set.status;
        }
        if (set.statusSpan != null) {
            context.report(
                    SemanticCode.UNUSABLE_STATUS,
                    set.statusSpan,
                    "a redirection cannot have status " + set.status + "; 302 is used");
        }
        return FOUND;
    }

    private static Kind allow(String scope) {
        return switch (scope) {
            case "phase" -> Kind.ALLOW_PHASE;
            case "request" -> Kind.ALLOW_REQUEST;
            default -> Kind.ALLOW;
        };
    }
}
