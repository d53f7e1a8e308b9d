package org.seclangc.runtime.limits;

/** Which transactions are audited (SecAuditEngine). */
public enum AuditEngine {
    /** All. */
    ON,
    /** None. */
    OFF,
    /** Those with a match that is not {@code noauditlog} or with a relevant status. */
    RELEVANT_ONLY
}
