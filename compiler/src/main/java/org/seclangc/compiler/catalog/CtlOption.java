package org.seclangc.compiler.catalog;

import static org.seclangc.compiler.catalog.CtlOption.Shape.AUDIT_MODE;
import static org.seclangc.compiler.catalog.CtlOption.Shape.AUDIT_PARTS;
import static org.seclangc.compiler.catalog.CtlOption.Shape.ENGINE_MODE;
import static org.seclangc.compiler.catalog.CtlOption.Shape.NUMBER;
import static org.seclangc.compiler.catalog.CtlOption.Shape.ON_OFF;
import static org.seclangc.compiler.catalog.CtlOption.Shape.RULES;
import static org.seclangc.compiler.catalog.CtlOption.Shape.RULES_AND_TARGETS;
import static org.seclangc.compiler.catalog.CtlOption.Shape.WORD;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.seclangc.compiler.catalog.DirectiveName.Status;

/** The options of {@code ctl} (language reference, structure, D.7). */
public enum CtlOption {
    /** Engine mode. */
    RULE_ENGINE("ruleEngine", ENGINE_MODE, 5),
    /** Audit engine mode. */
    AUDIT_ENGINE("auditEngine", AUDIT_MODE, 5),
    /** Parts of the audit record. */
    AUDIT_LOG_PARTS("auditLogParts", AUDIT_PARTS, 5),
    /** Level of the debug log. */
    DEBUG_LOG_LEVEL("debugLogLevel", NUMBER, "the debug log has one level for all transactions"),
    /** Whether the request body is read. */
    REQUEST_BODY_ACCESS("requestBodyAccess", ON_OFF, 1),
    /** Parser of the request body. */
    REQUEST_BODY_PROCESSOR("requestBodyProcessor", WORD, 1),
    /** Fill REQUEST_BODY whatever the parser. */
    FORCE_REQUEST_BODY_VARIABLE("forceRequestBodyVariable", ON_OFF, 1),
    /** Bytes of the request body. */
    REQUEST_BODY_LIMIT("requestBodyLimit", NUMBER, 1),
    /** Whether the response body is read. */
    RESPONSE_BODY_ACCESS("responseBodyAccess", ON_OFF, 3),
    /** Parser of the response body. */
    RESPONSE_BODY_PROCESSOR("responseBodyProcessor", WORD, "response bodies are not parsed"),
    /** Fill RESPONSE_BODY whatever the media type. */
    FORCE_RESPONSE_BODY_VARIABLE("forceResponseBodyVariable", ON_OFF, 3),
    /** Bytes of the response body. */
    RESPONSE_BODY_LIMIT("responseBodyLimit", NUMBER, 3),
    /** XML text as arguments. */
    PARSE_XML_INTO_ARGS("parseXmlIntoArgs", WORD, "XML text never becomes arguments"),
    /** Link hashing. */
    HASH_ENGINE("hashEngine", ON_OFF, "link hashing is not implemented"),
    /** Link hashing. */
    HASH_ENFORCEMENT("hashEnforcement", ON_OFF, "link hashing is not implemented"),
    /** Rules to skip, by id. */
    RULE_REMOVE_BY_ID("ruleRemoveById", RULES, 5),
    /** Rules to skip, by tag. */
    RULE_REMOVE_BY_TAG("ruleRemoveByTag", RULES, 5),
    /** Rules to skip, by message. */
    RULE_REMOVE_BY_MSG("ruleRemoveByMsg", RULES, 5),
    /** Targets not looked at, by id. */
    RULE_REMOVE_TARGET_BY_ID("ruleRemoveTargetById", RULES_AND_TARGETS, 5),
    /** Targets not looked at, by tag. */
    RULE_REMOVE_TARGET_BY_TAG("ruleRemoveTargetByTag", RULES_AND_TARGETS, 5),
    /** Targets not looked at, by message. */
    RULE_REMOVE_TARGET_BY_MSG("ruleRemoveTargetByMsg", RULES_AND_TARGETS, 5);

    /** What follows the equals sign. */
    public enum Shape {
        /** On or Off. */
        ON_OFF,
        /** On, Off or DetectionOnly. */
        ENGINE_MODE,
        /** On, Off or RelevantOnly. */
        AUDIT_MODE,
        /** Letters of audit parts, with or without a sign. */
        AUDIT_PARTS,
        /** A decimal number. */
        NUMBER,
        /** A name. */
        WORD,
        /** Ids, a tag or a message. */
        RULES,
        /** The same, a semicolon and targets. */
        RULES_AND_TARGETS
    }

    private final String spelling;
    private final Shape shape;
    private final int lastPhase;
    private final Status status;
    private final String reason;

    CtlOption(String spelling, Shape shape, int lastPhase) {
        this.spelling = spelling;
        this.shape = shape;
        this.lastPhase = lastPhase;
        this.status = Status.IMPLEMENTED;
        this.reason = "";
    }

    CtlOption(String spelling, Shape shape, String noEffectBecause) {
        this.spelling = spelling;
        this.shape = shape;
        this.lastPhase = 5;
        this.status = Status.ACCEPTED_WITH_WARNING;
        this.reason = noEffectBecause;
    }

    /** The option called {@code name}, its letter case ignored. */
    public static Optional<CtlOption> of(String name) {
        return Arrays.stream(values())
                .filter(option -> option.spelling.equalsIgnoreCase(name))
                .findFirst();
    }

    /** All names as documented. */
    public static List<String> spellings() {
        return Arrays.stream(values()).map(CtlOption::spelling).toList();
    }

    /** The name as documented. */
    public String spelling() {
        return spelling;
    }

    /** What follows the equals sign. */
    public Shape shape() {
        return shape;
    }

    /** Last phase in which setting it changes anything: after it the body has been read. */
    public int lastPhase() {
        return lastPhase;
    }

    /** What becomes of a rule with this option. */
    public Status status() {
        return status;
    }

    /** Why it has no effect, a clause for a message; empty if it has. */
    public String reason() {
        return reason;
    }
}
