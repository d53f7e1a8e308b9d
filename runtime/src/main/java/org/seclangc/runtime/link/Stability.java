package org.seclangc.runtime.link;

import org.seclangc.runtime.collections.Variable;

/** Tells which variables keep their values while the rules of a phase run (architecture: "A request's walk"). */
public final class Stability {
    private Stability() {}

    /**
     * Whether rules cannot change the variable and time does not; such values are read once a phase and transformed
     * once. SESSIONID and USERID are set by {@code setsid} and {@code setuid}.
     */
    public static boolean isStable(Variable variable) {
        return switch (variable) {
            case TX, GLOBAL, IP, RESOURCE, SESSION, USER, ENV, RULE -> false;
            case MATCHED_VAR, MATCHED_VAR_NAME, MATCHED_VARS, MATCHED_VARS_NAMES -> false;
            case HIGHEST_SEVERITY, DURATION, SESSIONID, USERID, REQBODY_PROCESSOR, GEO, ARGS_PATH -> false;
            case TIME, TIME_DAY, TIME_EPOCH, TIME_HOUR, TIME_MIN, TIME_MON, TIME_SEC, TIME_WDAY, TIME_YEAR -> false;
            case MSC_PCRE_ERROR, MSC_PCRE_LIMITS_EXCEEDED -> false;
            default -> true;
        };
    }
}
