package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seclangc.compiler.catalog.ActionName;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.source.Span;
import org.seclangc.runtime.transformations.TransformationName;

/**
 * What action lists have said so far about a rule, a link or a default action. Lists are applied one after the other:
 * the default action's, the rule's own, those of later SecRuleUpdateActionById.
 */
final class ActionSet {
    int phase;
    Macro msg;
    String msgText;
    Macro logdata;
    int severity = -1;
    final List<Tag> tags = new ArrayList<>();
    String rev;
    String ver;
    int maturity;
    int accuracy;
    Disruptive disruptive;
    int status;
    Span statusSpan;
    boolean log = true;
    boolean auditlog = true;
    boolean chain;
    int skip;
    String skipAfter;
    Span skipAfterSpan;
    final List<TransformationName> transformations = new ArrayList<>();
    boolean multiMatch;
    boolean capture;
    final List<Placed> effects = new ArrayList<>();
    final Map<String, String> namespaces = new LinkedHashMap<>();

    /**
     * A tag.
     *
     * @param macro what is logged
     * @param text what exclusions compare
     */
    record Tag(Macro macro, String text) {}

    /**
     * A disruptive action.
     *
     * @param name which one
     * @param value the scope of allow, otherwise empty
     * @param location where redirect leads, otherwise null
     * @param span where it is written
     */
    record Disruptive(ActionName name, String value, Macro location, Span span) {}

    /**
     * An effect and its place.
     *
     * @param effect what is done
     * @param span the action that says so
     */
    record Placed(Effect effect, Span span) {}

    /** A set that starts with what a phase's default action says. */
    static ActionSet inheriting(ActionSet defaults) {
        ActionSet set = new ActionSet();
        set.tags.addAll(defaults.tags);
        set.status = defaults.status;
        set.log = defaults.log;
        set.auditlog = defaults.auditlog;
        set.multiMatch = defaults.multiMatch;
        set.capture = defaults.capture;
        set.effects.addAll(defaults.effects);
        return set;
    }
}
