package org.seclangc.compiler.rules;

import org.seclangc.compiler.source.Span;

/** What stands in the list of rules. */
public sealed interface RuleItem permits Rule, Marker {
    /** Where it is written. */
    Span span();
}
