package org.seclangc.runtime.limits;

/** What happens to a body that exceeds its limit. */
public enum LimitAction {
    /** The transaction is interrupted. */
    REJECT,
    /** The bytes up to the limit are inspected. */
    PROCESS_PARTIAL
}
