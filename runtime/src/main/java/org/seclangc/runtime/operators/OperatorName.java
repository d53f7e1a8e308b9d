package org.seclangc.runtime.operators;

import java.util.Arrays;
import java.util.Optional;

/** Placeholder until the operators land. */
public enum OperatorName {
    RX,
    RX_GLOBAL,
    PM,
    PM_FROM_FILE,
    CONTAINS,
    CONTAINS_WORD,
    BEGINS_WITH,
    ENDS_WITH,
    STREQ,
    STRMATCH,
    WITHIN,
    EQ,
    GE,
    GT,
    LE,
    LT,
    IP_MATCH,
    IP_MATCH_FROM_FILE,
    NO_MATCH,
    UNCONDITIONAL_MATCH,
    DETECT_SQLI,
    DETECT_XSS,
    VALIDATE_BYTE_RANGE,
    VALIDATE_URL_ENCODING,
    VALIDATE_UTF8_ENCODING,
    VERIFY_CC,
    VERIFY_CPF,
    VERIFY_SSN,
    VERIFY_SVNR,
    GEO_LOOKUP,
    RBL;

    public static Optional<OperatorName> of(String name) {
        return Arrays.stream(values())
                .filter(n -> n.name().replace("_", "").equalsIgnoreCase(name))
                .findFirst();
    }
}
