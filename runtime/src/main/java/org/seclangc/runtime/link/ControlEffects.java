package org.seclangc.runtime.link;

import org.seclangc.runtime.limits.AuditEngine;
import org.seclangc.runtime.limits.EngineMode;

/** {@code ctl} (language reference 1, D.7). Called by generated code; indexes are those of the tables. */
public final class ControlEffects {
    private ControlEffects() {}

    /** {@code ctl:ruleEngine=On}. */
    public static void engineOn(Frame frame) {
        frame.state.controls().setEngine(EngineMode.ON);
    }

    /** {@code ctl:ruleEngine=Off}. */
    public static void engineOff(Frame frame) {
        frame.state.controls().setEngine(EngineMode.OFF);
    }

    /** {@code ctl:ruleEngine=DetectionOnly}. */
    public static void engineDetectionOnly(Frame frame) {
        frame.state.controls().setEngine(EngineMode.DETECTION_ONLY);
    }

    /** {@code ctl:auditEngine=On}. */
    public static void auditOn(Frame frame) {
        frame.state.controls().setAuditEngine(AuditEngine.ON);
    }

    /** {@code ctl:auditEngine=Off}. */
    public static void auditOff(Frame frame) {
        frame.state.controls().setAuditEngine(AuditEngine.OFF);
    }

    /** {@code ctl:auditEngine=RelevantOnly}. */
    public static void auditRelevantOnly(Frame frame) {
        frame.state.controls().setAuditEngine(AuditEngine.RELEVANT_ONLY);
    }

    /** {@code ctl:auditLogParts}: sign '=', '+' or '-', and a string of letters. */
    public static void auditParts(Frame frame, int sign, int letters) {
        frame.state.controls().setAuditParts((char) sign, frame.tables.strings[letters]);
    }

    /** {@code ctl:requestBodyAccess}, {@code ctl:responseBodyAccess}. */
    public static void bodyAccess(Frame frame, boolean response, boolean access) {
        frame.state.controls().setBodyAccess(response, access);
    }

    /** {@code ctl:requestBodyLimit}, {@code ctl:responseBodyLimit}, in bytes. */
    public static void bodyLimit(Frame frame, boolean response, long bytes) {
        frame.state.controls().setBodyLimit(response, bytes);
    }

    /** {@code ctl:requestBodyProcessor}, a string. */
    public static void bodyProcessor(Frame frame, int name) {
        frame.state.setBodyProcessor(frame.tables.strings[name]);
    }

    /** {@code ctl:forceRequestBodyVariable}, {@code ctl:forceResponseBodyVariable}. */
    public static void forceBody(Frame frame, boolean response, boolean force) {
        frame.state.controls().setForceBody(response, force);
    }

    /** {@code ctl:ruleRemoveById}, {@code ByTag}, {@code ByMsg}: a set of rules. */
    public static void removeRules(Frame frame, int rules) {
        frame.removeRules(frame.tables.ruleSets[rules]);
    }

    /** {@code ctl:ruleRemoveTargetById}, {@code ByTag}, {@code ByMsg}. */
    public static void removeTargets(Frame frame, int removal) {
        frame.removeTargets(removal);
    }
}
