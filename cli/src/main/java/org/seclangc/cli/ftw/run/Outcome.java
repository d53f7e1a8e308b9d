package org.seclangc.cli.ftw.run;

/** What became of a stage or a test. */
public enum Outcome {
    /** Everything expected holds. */
    PASSED,
    /** Something expected does not hold. */
    FAILED,
    /** It only asks how a web server answers; that says nothing about the rules. */
    SERVER_ONLY,
    /** It was not run. */
    SKIPPED
}
