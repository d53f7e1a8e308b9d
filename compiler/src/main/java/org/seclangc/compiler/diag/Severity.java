package org.seclangc.compiler.diag;

/** How bad a finding is; the worst comes first. */
public enum Severity {
    /** The rule set cannot be loaded. */
    ERROR,
    /** It loads, but probably does not do what was meant. */
    WARNING,
    /** Worth knowing. */
    NOTE
}
