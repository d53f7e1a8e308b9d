package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.seclangc.runtime.limits.AuditEngine;
import org.seclangc.runtime.limits.AuditSettings;
import org.seclangc.runtime.limits.EngineMode;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.limits.LimitAction;
import org.seclangc.runtime.limits.RequestBodySettings;
import org.seclangc.runtime.limits.ResponseBodySettings;
import org.seclangc.runtime.regex.RegexOptions;
import org.seclangc.runtime.transformations.UnicodeMap;

/** Settings while directives change them; begins with ModSecurity 2's defaults (language reference, H30). */
final class SettingsDraft {
    /** Null until a directive says it. */
    EngineMode engine;

    boolean requestAccess;
    long requestLimit = 134_217_728;
    long noFilesLimit = 1_048_576;
    LimitAction requestLimitAction = LimitAction.REJECT;
    int jsonDepth = 10_000;
    int arguments = 1000;
    int argumentSeparator = '&';
    int cookieFormat;
    int cookieSeparator = ';';
    int uploadFiles = 100;
    boolean responseAccess;
    long responseLimit = 524_288;
    LimitAction responseLimitAction = LimitAction.REJECT;
    final Set<String> mimeTypes = new LinkedHashSet<>(List.of("text/plain", "text/html"));
    AuditEngine auditEngine = AuditEngine.OFF;
    String auditParts = "ABCFHZ";
    String relevantStatus;
    String webAppId = "default";
    int collectionTimeoutSeconds = 3600;
    int regexStepBudget = RegexOptions.DEFAULT_STEP_BUDGET;
    final List<String> componentSignatures = new ArrayList<>();
    UnicodeMap unicodeMap = UnicodeMap.NONE;

    EngineSettings finish() {
        return new EngineSettings(
                engine == null ? EngineMode.DETECTION_ONLY : engine,
                new RequestBodySettings(
                        requestAccess,
                        requestLimit,
                        noFilesLimit,
                        requestLimitAction,
                        jsonDepth,
                        arguments,
                        argumentSeparator,
                        cookieFormat,
                        cookieSeparator,
                        uploadFiles),
                new ResponseBodySettings(responseAccess, responseLimit, responseLimitAction, mimeTypes),
                new AuditSettings(auditEngine, auditParts, relevantStatus),
                webAppId,
                collectionTimeoutSeconds,
                regexStepBudget,
                componentSignatures,
                unicodeMap);
    }
}
