package org.seclangc.compiler.rules;

import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.limits.AuditEngine;
import org.seclangc.runtime.limits.EngineMode;

/** What a matching link does at once. */
public sealed interface Effect {
    /** {@code setvar}; {@code value} is null for DELETE. The collection is TX or a persistent one. */
    record SetVariable(Variable collection, Macro key, Operation operation, Macro value) implements Effect {}

    /** {@code setenv}; {@code value} is null to remove the name. */
    record SetEnvironment(Macro name, Macro value) implements Effect {}

    /** {@code expirevar}: the variable goes after that many seconds. */
    record ExpireVariable(Variable collection, Macro key, Macro seconds) implements Effect {}

    /** {@code deprecatevar}: minus {@code amount} for every {@code seconds} since its last update, never below 0. */
    record DeprecateVariable(Variable collection, Macro key, int amount, int seconds) implements Effect {}

    /** {@code initcol}, {@code setsid}, {@code setuid}, {@code setrsc}: loads or creates the record of that key. */
    record OpenCollection(Variable collection, Macro key) implements Effect {}

    /** {@code ctl:ruleEngine}. */
    record SetEngine(EngineMode mode) implements Effect {}

    /** {@code ctl:auditEngine}. */
    record SetAuditEngine(AuditEngine mode) implements Effect {}

    /** {@code ctl:auditLogParts}: letters to set ({@code sign} '='), add or remove. */
    record SetAuditParts(char sign, String letters) implements Effect {}

    /** {@code ctl:requestBodyAccess}, {@code ctl:responseBodyAccess}. */
    record SetBodyAccess(boolean response, boolean access) implements Effect {}

    /** {@code ctl:requestBodyLimit}, {@code ctl:responseBodyLimit}. */
    record SetBodyLimit(boolean response, long bytes) implements Effect {}

    /** {@code ctl:requestBodyProcessor}: a processor's name in upper case, known or not. */
    record SetBodyProcessor(String name) implements Effect {}

    /** {@code ctl:forceRequestBodyVariable}, {@code ctl:forceResponseBodyVariable}. */
    record ForceBody(boolean response, boolean force) implements Effect {}

    /** {@code ctl:ruleRemoveById}, {@code ByTag}, {@code ByMsg}: rules skipped from now on. */
    record RemoveRules(RuleSelector rules) implements Effect {}

    /** {@code ctl:ruleRemoveTargetById}, {@code ByTag}, {@code ByMsg}: members not looked at from now on. */
    record RemoveTargets(RuleSelector rules, Exclusion exclusion) implements Effect {}

    /** What {@code setvar} does to the variable; a number is read as of {@code @eq}, 0 if unset. */
    enum Operation {
        /** Becomes the value. */
        SET,
        /** Plus the value. */
        ADD,
        /** Minus the value. */
        SUBTRACT,
        /** Is unset. */
        DELETE
    }
}
