package org.seclangc.runtime.operators;

import static org.seclangc.runtime.operators.ArgumentKind.ADDRESSES;
import static org.seclangc.runtime.operators.ArgumentKind.ADDRESS_FILES;
import static org.seclangc.runtime.operators.ArgumentKind.BYTE_RANGES;
import static org.seclangc.runtime.operators.ArgumentKind.COUNTRY_AND_REGEX;
import static org.seclangc.runtime.operators.ArgumentKind.NONE;
import static org.seclangc.runtime.operators.ArgumentKind.NUMBER;
import static org.seclangc.runtime.operators.ArgumentKind.PHRASES;
import static org.seclangc.runtime.operators.ArgumentKind.PHRASE_FILES;
import static org.seclangc.runtime.operators.ArgumentKind.REGEX;
import static org.seclangc.runtime.operators.ArgumentKind.TEXT;
import static org.seclangc.runtime.operators.OperatorSupport.ANSWERS_FALSE;
import static org.seclangc.runtime.operators.OperatorSupport.REJECTED;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.seclangc.runtime.bytes.Ascii;

/** The operators of SecLang and what is known about each without an argument (specification, data, part D). */
public enum OperatorName {
    BEGINS_WITH("beginsWith", TEXT),
    CONTAINS("contains", TEXT),
    CONTAINS_WORD("containsWord", TEXT),
    DETECT_SQLI("detectSQLi", NONE),
    DETECT_XSS("detectXSS", NONE),
    ENDS_WITH("endsWith", TEXT),
    EQ("eq", NUMBER),
    FUZZY_HASH("fuzzyHash", REJECTED, "ssdeep hashes are not implemented"),
    GE("ge", NUMBER),
    GEO_LOOKUP("geoLookup", ANSWERS_FALSE, "there is no geographic database"),
    GSB_LOOKUP("gsbLookup", REJECTED, "the Google Safe Browsing database it reads is no longer published"),
    GT("gt", NUMBER),
    INSPECT_FILE("inspectFile", REJECTED, "it would run a program for every uploaded file"),
    IP_MATCH("ipMatch", ADDRESSES),
    IP_MATCH_FROM_DATASET(
            "ipMatchFromDataset", REJECTED, "data sets (SecDataset) are not implemented, use @ipMatchFromFile"),
    IP_MATCH_FROM_FILE("ipMatchFromFile", ADDRESS_FILES, "ipMatchF"),
    LE("le", NUMBER),
    LT("lt", NUMBER),
    NO_MATCH("noMatch", NONE),
    PM("pm", PHRASES),
    PM_FROM_DATASET("pmFromDataset", REJECTED, "data sets (SecDataset) are not implemented, use @pmFromFile"),
    PM_FROM_FILE("pmFromFile", PHRASE_FILES, "pmf"),
    RBL("rbl", ANSWERS_FALSE, "the engine makes no DNS queries"),
    RESTPATH("restpath", REJECTED, "path templates (ARGS_PATH) are not implemented"),
    RSUB("rsub", REJECTED, "rewriting bodies is not implemented"),
    RX("rx", REGEX),
    RX_GLOBAL("rxGlobal", REGEX),
    STREQ("streq", TEXT),
    STRMATCH("strmatch", TEXT),
    UNCONDITIONAL_MATCH("unconditionalMatch", NONE),
    VALIDATE_BYTE_RANGE("validateByteRange", BYTE_RANGES),
    VALIDATE_DTD("validateDTD", REJECTED, "document type definitions are never read"),
    VALIDATE_HASH("validateHash", REJECTED, "link hashing (SecHashEngine) is not implemented"),
    VALIDATE_NID("validateNid", COUNTRY_AND_REGEX),
    VALIDATE_SCHEMA("validateSchema", REJECTED, "XML schemas are not implemented"),
    VALIDATE_URL_ENCODING("validateUrlEncoding", NONE),
    VALIDATE_UTF8_ENCODING("validateUtf8Encoding", NONE),
    VERIFY_CC("verifyCC", REGEX),
    VERIFY_CPF("verifyCPF", REGEX),
    VERIFY_SSN("verifySSN", REGEX),
    VERIFY_SVNR("verifySVNR", REGEX),
    WITHIN("within", TEXT);

    private static final Map<String, OperatorName> BY_LOWER_NAME = byLowerName();

    private static final Set<OperatorName> MACROS = Set.copyOf(EnumSet.of(
            BEGINS_WITH, CONTAINS, CONTAINS_WORD, ENDS_WITH, EQ, GE, GT, LE, LT, RX, STREQ, STRMATCH, WITHIN));

    private static final Set<OperatorName> CAPTURES = Set.copyOf(EnumSet.of(
            DETECT_SQLI,
            DETECT_XSS,
            PM,
            PM_FROM_DATASET,
            PM_FROM_FILE,
            RBL,
            RX,
            RX_GLOBAL,
            VALIDATE_NID,
            VERIFY_CC,
            VERIFY_CPF,
            VERIFY_SSN,
            VERIFY_SVNR));

    private final String spelling;
    private final String alias;
    private final ArgumentKind argument;
    private final OperatorSupport support;
    private final String reason;

    OperatorName(String spelling, ArgumentKind argument) {
        this(spelling, argument, "");
    }

    OperatorName(String spelling, ArgumentKind argument, String alias) {
        this.spelling = spelling;
        this.alias = alias;
        this.argument = argument;
        this.support = OperatorSupport.IMPLEMENTED;
        this.reason = "";
    }

    OperatorName(String spelling, OperatorSupport support, String reason) {
        this.spelling = spelling;
        this.alias = "";
        this.argument = ArgumentKind.OTHER;
        this.support = support;
        this.reason = reason;
    }

    /** The operator called {@code name} (without {@code @}), its letter case ignored; aliases count. */
    public static Optional<OperatorName> of(String name) {
        return Optional.ofNullable(BY_LOWER_NAME.get(Ascii.lower(name)));
    }

    /** The name as documented, without {@code @}. */
    public String spelling() {
        return spelling;
    }

    /** The other documented name of the operator, if it has one. */
    public Optional<String> alias() {
        return alias.isEmpty() ? Optional.empty() : Optional.of(alias);
    }

    /** What the argument is. */
    public ArgumentKind argument() {
        return argument;
    }

    /** What becomes of a rule with this operator. */
    public OperatorSupport support() {
        return support;
    }

    /** Why the operator is not implemented, a clause for a message; empty if it is. */
    public String reason() {
        return reason;
    }

    /** Whether {@code %{...}} in the argument is expanded each time the rule runs. */
    public boolean takesMacros() {
        return MACROS.contains(this);
    }

    /** Whether a match fills {@link Captures}. */
    public boolean captures() {
        return CAPTURES.contains(this);
    }

    private static Map<String, OperatorName> byLowerName() {
        Map<String, OperatorName> names = new HashMap<>();
        for (OperatorName operator : values()) {
            names.put(Ascii.lower(operator.spelling), operator);
            operator.alias().ifPresent(alias -> names.put(Ascii.lower(alias), operator));
        }
        return Map.copyOf(names);
    }
}
