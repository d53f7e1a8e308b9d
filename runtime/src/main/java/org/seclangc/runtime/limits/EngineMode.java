package org.seclangc.runtime.limits;

/** What the rule engine does (SecRuleEngine). */
public enum EngineMode {
    /** Rules run and may interrupt. */
    ON,
    /** Nothing runs. */
    OFF,
    /** Rules run, nothing interrupts. */
    DETECTION_ONLY
}
