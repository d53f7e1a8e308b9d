package org.seclangc.runtime.operators;

/** What the engine does with a rule that names an operator. */
public enum OperatorSupport {
    /** Works as the specification says. */
    IMPLEMENTED,
    /** Loads with a warning and answers false for every value. */
    ANSWERS_FALSE,
    /** A load error, since a silent stand-in would open or close the wrong door. */
    REJECTED
}
