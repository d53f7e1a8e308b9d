package org.seclangc.cli.engine;

import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.limits.EngineSettings;

/** Takes exchanges through a rule set. */
public interface Evaluator {
    /** Settings of the rule set. */
    EngineSettings settings();

    /** Takes a complete exchange through all its phases. */
    Evaluation process(Exchange exchange);

    /** The same rules with empty persistent collections of their own. */
    Evaluator withEmptyCollections();
}
