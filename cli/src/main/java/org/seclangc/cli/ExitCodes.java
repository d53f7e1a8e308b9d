package org.seclangc.cli;

/** What the process ends with. */
public final class ExitCodes {
    /** Nothing to complain about. */
    public static final int CLEAN = 0;

    /** The rules have errors, or a request was blocked and the caller asked to be told so. */
    public static final int FINDINGS = 1;

    /** Wrong use of the command line, or input that cannot be read. */
    public static final int USAGE = 2;

    /** A fault of seclangc itself. */
    public static final int INTERNAL = 3;

    private ExitCodes() {}
}
