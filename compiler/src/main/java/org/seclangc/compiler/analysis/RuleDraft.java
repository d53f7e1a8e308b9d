package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.seclangc.compiler.source.Span;

/** A rule with its chain that later directives may still change. */
final class RuleDraft {
    final int id;
    final ActionSet defaults;
    final List<LinkDraft> links = new ArrayList<>();
    final Span span;
    boolean removed;
    int position;

    /** A rule without links; {@code id} is 0 if it has none, {@code defaults} the default action it falls under. */
    RuleDraft(int id, ActionSet defaults, Span span) {
        this.id = id;
        this.defaults = defaults;
        this.span = span;
    }

    /** Actions of the rule: those of its first link. */
    ActionSet actions() {
        return links.get(0).actions;
    }

    int phase() {
        return actions().phase;
    }

    /** Tags of all links, the first link's first. */
    Stream<ActionSet.Tag> tags() {
        return links.stream().flatMap(link -> link.actions.tags.stream());
    }

    /** How messages call it. */
    String title() {
        return title(id);
    }

    static String title(int id) {
        return id == 0 ? "this rule" : "rule " + id;
    }
}
