package org.seclangc.runtime.transaction;

import org.seclangc.runtime.limits.AuditEngine;
import org.seclangc.runtime.limits.EngineMode;
import org.seclangc.runtime.limits.EngineSettings;

/** Settings that {@code ctl} changes for one transaction. */
public final class Controls {
    private EngineMode engine;
    private AuditEngine auditEngine;
    private String auditParts;
    private boolean requestBodyAccess;
    private boolean responseBodyAccess;
    private long requestBodyLimit;
    private long responseBodyLimit;
    private boolean forceRequestBody;
    private boolean forceResponseBody;

    Controls(EngineSettings settings) {
        engine = settings.engine();
        auditEngine = settings.audit().engine();
        auditParts = settings.audit().parts();
        requestBodyAccess = settings.requestBody().access();
        responseBodyAccess = settings.responseBody().access();
        requestBodyLimit = settings.requestBody().limit();
        responseBodyLimit = settings.responseBody().limit();
    }

    /** What the engine does now. */
    public EngineMode engine() {
        return engine;
    }

    /** {@code ctl:ruleEngine}. */
    public void setEngine(EngineMode mode) {
        engine = mode;
    }

    /** Which transactions are audited. */
    public AuditEngine auditEngine() {
        return auditEngine;
    }

    /** {@code ctl:auditEngine}. */
    public void setAuditEngine(AuditEngine mode) {
        auditEngine = mode;
    }

    /** Letters of the audit log's parts. */
    public String auditParts() {
        return auditParts;
    }

    /** {@code ctl:auditLogParts}: {@code sign} is '+' to add letters, '-' to remove them, '=' to replace them. */
    public void setAuditParts(char sign, String letters) {
        StringBuilder parts = new StringBuilder(sign == '=' ? "" : auditParts);
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            int at = parts.indexOf(String.valueOf(letter));
            if (sign == '-' && at >= 0) {
                parts.deleteCharAt(at);
            } else if (sign != '-' && at < 0) {
                parts.append(letter);
            }
        }
        auditParts = parts.toString();
    }

    /** Whether the body is buffered and parsed. */
    public boolean bodyAccess(boolean response) {
        return response ? responseBodyAccess : requestBodyAccess;
    }

    /** {@code ctl:requestBodyAccess}, {@code ctl:responseBodyAccess}. */
    public void setBodyAccess(boolean response, boolean access) {
        if (response) {
            responseBodyAccess = access;
        } else {
            requestBodyAccess = access;
        }
    }

    /** Bytes of the body that are inspected. */
    public long bodyLimit(boolean response) {
        return response ? responseBodyLimit : requestBodyLimit;
    }

    /** {@code ctl:requestBodyLimit}, {@code ctl:responseBodyLimit}. */
    public void setBodyLimit(boolean response, long bytes) {
        if (response) {
            responseBodyLimit = bytes;
        } else {
            requestBodyLimit = bytes;
        }
    }

    /** Whether REQUEST_BODY or RESPONSE_BODY is filled whatever the type. */
    public boolean forceBody(boolean response) {
        return response ? forceResponseBody : forceRequestBody;
    }

    /** {@code ctl:forceRequestBodyVariable}, {@code ctl:forceResponseBodyVariable}. */
    public void setForceBody(boolean response, boolean force) {
        if (response) {
            forceResponseBody = force;
        } else {
            forceRequestBody = force;
        }
    }
}
