package org.seclangc.compiler.codegen.asm;

import org.seclangc.runtime.link.ControlEffects;
import org.seclangc.runtime.link.Effects;
import org.seclangc.runtime.link.Rules;
import org.seclangc.runtime.link.Targets;
import org.seclangc.runtime.link.Tests;

/** The closed list of runtime methods that generated code calls; all are static and take the frame first. */
public enum LinkMethod {
    /** A rule begins. */
    RULE_BEGIN(Rules.class, "begin", "I", "Z"),
    /** Whether the phase has ended. */
    RULE_ENDED(Rules.class, "ended", "", "Z"),
    /** Disruption pass. */
    RULE_PASS(Rules.class, "pass", "", "V"),
    /** Disruption allow. */
    RULE_ALLOW(Rules.class, "allow", "", "V"),
    /** Disruption allow:phase. */
    RULE_ALLOW_PHASE(Rules.class, "allowPhase", "", "V"),
    /** Disruption allow:request. */
    RULE_ALLOW_REQUEST(Rules.class, "allowRequest", "", "V"),
    /** Disruption deny. */
    RULE_DENY(Rules.class, "deny", "I", "V"),
    /** Disruption drop. */
    RULE_DROP(Rules.class, "drop", "I", "V"),
    /** Disruption redirect. */
    RULE_REDIRECT(Rules.class, "redirect", "II", "V"),
    /** A link begins. */
    TARGETS_BEGIN(Targets.class, "begin", "I", "Z"),
    /** Members left out. */
    TARGETS_EXCLUDE(Targets.class, "exclude", "I", "V"),
    /** All members. */
    TARGETS_ALL(Targets.class, "all", "I", "V"),
    /** Members by selector. */
    TARGETS_SELECT(Targets.class, "select", "II", "V"),
    /** A member of a collection that rules write. */
    TARGETS_MEMBER(Targets.class, "member", "II", "V"),
    /** Number of members. */
    TARGETS_COUNT(Targets.class, "count", "II", "V"),
    /** All values of a link are read. */
    TARGETS_END(Targets.class, "end", "I", "V"),
    /** All values of a link without effects. */
    TESTS_ALL(Tests.class, "all", "IIII", "Z"),
    /** A link's test begins. */
    TESTS_START(Tests.class, "start", "IIII", "V"),
    /** The next value that matches. */
    TESTS_NEXT(Tests.class, "next", "", "Z"),
    /** Whether any value matched. */
    TESTS_MATCHED(Tests.class, "matched", "", "Z"),
    /** setvar. */
    SET(Effects.class, "set", "III", "V"),
    /** setvar with plus. */
    ADD(Effects.class, "add", "III", "V"),
    /** setvar with minus. */
    SUBTRACT(Effects.class, "subtract", "III", "V"),
    /** setvar with exclamation mark. */
    DELETE(Effects.class, "delete", "II", "V"),
    /** setenv. */
    SET_ENVIRONMENT(Effects.class, "setEnvironment", "II", "V"),
    /** setenv with exclamation mark. */
    UNSET_ENVIRONMENT(Effects.class, "unsetEnvironment", "I", "V"),
    /** expirevar. */
    EXPIRE(Effects.class, "expire", "III", "V"),
    /** deprecatevar. */
    DEPRECATE(Effects.class, "deprecate", "IIII", "V"),
    /** initcol. */
    OPEN(Effects.class, "open", "II", "V"),
    /** ctl:ruleEngine=On. */
    ENGINE_ON(ControlEffects.class, "engineOn", "", "V"),
    /** ctl:ruleEngine=Off. */
    ENGINE_OFF(ControlEffects.class, "engineOff", "", "V"),
    /** ctl:ruleEngine=DetectionOnly. */
    ENGINE_DETECTION_ONLY(ControlEffects.class, "engineDetectionOnly", "", "V"),
    /** ctl:auditEngine=On. */
    AUDIT_ON(ControlEffects.class, "auditOn", "", "V"),
    /** ctl:auditEngine=Off. */
    AUDIT_OFF(ControlEffects.class, "auditOff", "", "V"),
    /** ctl:auditEngine=RelevantOnly. */
    AUDIT_RELEVANT_ONLY(ControlEffects.class, "auditRelevantOnly", "", "V"),
    /** ctl:auditLogParts. */
    AUDIT_PARTS(ControlEffects.class, "auditParts", "II", "V"),
    /** ctl:requestBodyAccess and its kin. */
    BODY_ACCESS(ControlEffects.class, "bodyAccess", "ZZ", "V"),
    /** ctl:requestBodyLimit and its kin. */
    BODY_LIMIT(ControlEffects.class, "bodyLimit", "ZJ", "V"),
    /** ctl:requestBodyProcessor. */
    BODY_PROCESSOR(ControlEffects.class, "bodyProcessor", "I", "V"),
    /** ctl:forceRequestBodyVariable and its kin. */
    FORCE_BODY(ControlEffects.class, "forceBody", "ZZ", "V"),
    /** ctl:ruleRemoveById and its kin. */
    REMOVE_RULES(ControlEffects.class, "removeRules", "I", "V"),
    /** ctl:ruleRemoveTargetById and its kin. */
    REMOVE_TARGETS(ControlEffects.class, "removeTargets", "I", "V");

    private final Class<?> owner;
    private final String method;
    private final String parameters;
    private final String result;

    LinkMethod(Class<?> owner, String method, String parameters, String result) {
        this.owner = owner;
        this.method = method;
        this.parameters = parameters;
        this.result = result;
    }

    /** The class that has the method, in the form of class files. */
    public String owner() {
        return owner.getName().replace('.', '/');
    }

    /** The method's name. */
    public String method() {
        return method;
    }

    /** The method's descriptor. */
    public String descriptor() {
        return "(" + ClassFile.FRAME + parameters + ")" + result;
    }
}
