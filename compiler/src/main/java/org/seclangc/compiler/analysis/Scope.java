package org.seclangc.compiler.analysis;

import org.seclangc.compiler.source.Span;

/**
 * Where an action list stands.
 *
 * @param place what it belongs to
 * @param phase phase of the rule
 * @param owner how messages call the rule
 * @param starter where the rule begins
 */
record Scope(Place place, int phase, String owner, Span starter) {
    /** What an action list belongs to. */
    enum Place {
        /** A rule, or the first of a chain. */
        STARTER,
        /** A later rule of a chain. */
        LINK,
        /** SecDefaultAction. */
        DEFAULT,
        /** SecRuleUpdateActionById for a rule. */
        UPDATE,
        /** SecRuleUpdateActionById for a later rule of a chain. */
        UPDATE_LINK
    }

    boolean isLink() {
        return place == Place.LINK || place == Place.UPDATE_LINK;
    }

    boolean isUpdate() {
        return place == Place.UPDATE || place == Place.UPDATE_LINK;
    }
}
