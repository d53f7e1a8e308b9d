package org.seclangc.compiler.catalog;

import static org.seclangc.compiler.catalog.ArgumentKind.AUDIT_FORMAT;
import static org.seclangc.compiler.catalog.ArgumentKind.AUDIT_TYPE;
import static org.seclangc.compiler.catalog.ArgumentKind.CHARACTER;
import static org.seclangc.compiler.catalog.ArgumentKind.COOKIE_FORMAT;
import static org.seclangc.compiler.catalog.ArgumentKind.DOWNLOAD_FAILURE;
import static org.seclangc.compiler.catalog.ArgumentKind.ENGINE;
import static org.seclangc.compiler.catalog.ArgumentKind.FILE;
import static org.seclangc.compiler.catalog.ArgumentKind.LIMIT_ACTION;
import static org.seclangc.compiler.catalog.ArgumentKind.MODE;
import static org.seclangc.compiler.catalog.ArgumentKind.NONE;
import static org.seclangc.compiler.catalog.ArgumentKind.NUMBER;
import static org.seclangc.compiler.catalog.ArgumentKind.ON_OFF;
import static org.seclangc.compiler.catalog.ArgumentKind.PATTERN;
import static org.seclangc.compiler.catalog.ArgumentKind.RELEVANCE;
import static org.seclangc.compiler.catalog.ArgumentKind.RULE;
import static org.seclangc.compiler.catalog.ArgumentKind.RULE_IDS;
import static org.seclangc.compiler.catalog.ArgumentKind.TEXT;
import static org.seclangc.compiler.catalog.ArgumentKind.XML_ARGUMENTS;

import java.util.Optional;

/**
 * All directives, what they take and what becomes of them (language reference, "Directives" and recommendation 12).
 * A name that is not here is an error.
 */
public enum DirectiveName {
    /** Tests variables with an operator. */
    SEC_RULE("SecRule", RULE, 2, 3),
    /** A rule that always matches. */
    SEC_ACTION("SecAction", RULE),
    /** Target of skipAfter. */
    SEC_MARKER("SecMarker", TEXT),
    /** A rule written in Lua. */
    SEC_RULE_SCRIPT("SecRuleScript", FILE, 1, 2, Status.REJECTED, "Lua scripts cannot be compiled"),
    /** Actions of later rules of a phase. */
    SEC_DEFAULT_ACTION("SecDefaultAction", RULE),
    /** Removes rules by id. */
    SEC_RULE_REMOVE_BY_ID("SecRuleRemoveById", RULE_IDS, 1, Integer.MAX_VALUE),
    /** Removes rules by tag. */
    SEC_RULE_REMOVE_BY_TAG("SecRuleRemoveByTag", TEXT),
    /** Removes rules by message. */
    SEC_RULE_REMOVE_BY_MSG("SecRuleRemoveByMsg", TEXT),
    /** Changes the variables of rules by id. */
    SEC_RULE_UPDATE_TARGET_BY_ID("SecRuleUpdateTargetById", RULE_IDS, 2, 3),
    /** Changes the variables of rules by tag. */
    SEC_RULE_UPDATE_TARGET_BY_TAG("SecRuleUpdateTargetByTag", TEXT, 2, 3),
    /** Changes the variables of rules by message. */
    SEC_RULE_UPDATE_TARGET_BY_MSG("SecRuleUpdateTargetByMsg", TEXT, 2, 3),
    /** Changes the actions of a rule. */
    SEC_RULE_UPDATE_ACTION_BY_ID("SecRuleUpdateActionById", RULE_IDS, 2, 2),
    /** Whether contexts inherit rules. */
    SEC_RULE_INHERITANCE("SecRuleInheritance", ON_OFF, "a rule set has one context only"),
    /** Downloads rules. */
    SEC_REMOTE_RULES(
            "SecRemoteRules",
            TEXT,
            2,
            2,
            Status.REJECTED,
            "rules are not downloaded while compiling; fetch them first and Include the file"),
    /** What a failed download does. */
    SEC_REMOTE_RULES_FAIL_ACTION("SecRemoteRulesFailAction", DOWNLOAD_FAILURE, "rules are not downloaded"),
    /** Names a component in the audit log. */
    SEC_COMPONENT_SIGNATURE("SecComponentSignature", TEXT),
    /** Whether broken rules are left out. */
    SEC_IGNORE_RULE_COMPILATION_ERRORS("SecIgnoreRuleCompilationErrors", ON_OFF, "a broken rule is always an error"),
    /** A named list of words. */
    SEC_DATASET(
            "SecDataset",
            TEXT,
            2,
            2,
            Status.REJECTED,
            "data sets are not supported; use @pmFromFile or @ipMatchFromFile"),
    /** Whether literals are looked for before a pattern runs. */
    SEC_RX_PRE_FILTER("SecRxPreFilter", ON_OFF, "the compiler always does so"),
    /** Whether transformed values are kept. */
    SEC_CACHE_TRANSFORMATIONS("SecCacheTransformations", TEXT, 1, 2, "transformed values are always shared"),
    /** Whether rules run and interrupt. */
    SEC_RULE_ENGINE("SecRuleEngine", ENGINE),
    /** Stands between urlencoded arguments. */
    SEC_ARGUMENT_SEPARATOR("SecArgumentSeparator", CHARACTER),
    /** Most arguments of a request. */
    SEC_ARGUMENTS_LIMIT("SecArgumentsLimit", NUMBER),
    /** Whether XML text becomes arguments. */
    SEC_PARSE_XML_INTO_ARGS("SecParseXmlIntoArgs", XML_ARGUMENTS, "XML text does not become arguments; inspect XML:/*"),
    /** Syntax of cookies. */
    SEC_COOKIE_FORMAT("SecCookieFormat", COOKIE_FORMAT),
    /** Stands between cookies. */
    SEC_COOKIE_V0_SEPARATOR("SecCookieV0Separator", CHARACTER),
    /** Best-fit map of urlDecodeUni. */
    SEC_UNICODE_MAP_FILE("SecUnicodeMapFile", FILE, 1, 2),
    /** Code page of the best-fit map. */
    SEC_UNICODE_CODE_PAGE("SecUnicodeCodePage", NUMBER, "name the code page in SecUnicodeMapFile"),
    /** Character encoding of requests. */
    SEC_REQUEST_ENCODING("SecRequestEncoding", TEXT, "values are bytes"),
    /** Steps of a backtracking pattern. */
    SEC_PCRE_MATCH_LIMIT("SecPcreMatchLimit", NUMBER),
    /** Recursion depth of a backtracking pattern. */
    SEC_PCRE_MATCH_LIMIT_RECURSION(
            "SecPcreMatchLimitRecursion", NUMBER, "patterns do not recurse; SecPcreMatchLimit is the budget"),
    /** Whether XML may load external entities. */
    SEC_XML_EXTERNAL_ENTITY("SecXmlExternalEntity", ON_OFF, "external entities are never loaded"),
    /** Database of @geoLookup. */
    SEC_GEO_LOOKUP_DB("SecGeoLookupDb", FILE, "@geoLookup always answers false"),
    /** Safe Browsing data. */
    SEC_GSB_LOOKUP_DB("SecGsbLookupDb", FILE, "@gsbLookup is not supported"),
    /** Project Honey Pot key of @rbl. */
    SEC_HTTP_BL_KEY("SecHttpBlKey", TEXT, "@rbl always answers false"),
    /** Name space of SESSION, USER and RESOURCE. */
    SEC_WEB_APP_ID("SecWebAppId", TEXT),
    /** Sensor name of the audit log. */
    SEC_SENSOR_ID("SecSensorId", TEXT, "the audit log has no sensor name"),
    /** Replaces the Server header. */
    SEC_SERVER_SIGNATURE("SecServerSignature", TEXT, "the application sets the Server header"),
    /** Changes the root directory of the server. */
    SEC_CHROOT_DIR("SecChrootDir", FILE, "the application chooses its root directory"),
    /** Version report by DNS. */
    SEC_STATUS_ENGINE("SecStatusEngine", ON_OFF, "nothing is reported"),
    /** Whether a failing rule intercepts. */
    SEC_INTERCEPT_ON_ERROR(
            "SecInterceptOnError", ON_OFF, "a failing rule gives the verdict the application configures"),
    /** Reports slow rules. */
    SEC_RULE_PERF_TIME("SecRulePerfTime", NUMBER, "rules are not timed"),
    /** Enables append and prepend. */
    SEC_CONTENT_INJECTION("SecContentInjection", ON_OFF, "responses are not changed"),
    /** Removes Accept-Encoding. */
    SEC_DISABLE_BACKEND_COMPRESSION("SecDisableBackendCompression", ON_OFF, "requests are not changed"),
    /** Fills STREAM_INPUT_BODY. */
    SEC_STREAM_IN_BODY_INSPECTION("SecStreamInBodyInspection", ON_OFF, "STREAM_INPUT_BODY stays empty"),
    /** Fills STREAM_OUTPUT_BODY. */
    SEC_STREAM_OUT_BODY_INSPECTION("SecStreamOutBodyInspection", ON_OFF, "STREAM_OUTPUT_BODY stays empty"),
    /** Enables connection limits. */
    SEC_CONN_ENGINE("SecConnEngine", ENGINE, "connections are not counted"),
    /** Connections of an address in read state. */
    SEC_CONN_READ_STATE_LIMIT("SecConnReadStateLimit", NUMBER, 1, 2, "connections are not counted"),
    /** Connections of an address in write state. */
    SEC_CONN_WRITE_STATE_LIMIT("SecConnWriteStateLimit", NUMBER, 1, 2, "connections are not counted"),
    /** Older SecConnReadStateLimit. */
    SEC_READ_STATE_LIMIT("SecReadStateLimit", NUMBER, 1, 2, "connections are not counted"),
    /** Older SecConnWriteStateLimit. */
    SEC_WRITE_STATE_LIMIT("SecWriteStateLimit", NUMBER, 1, 2, "connections are not counted"),
    /** Signs links. */
    SEC_HASH_ENGINE("SecHashEngine", ON_OFF, "links are not signed"),
    /** Key of signed links. */
    SEC_HASH_KEY("SecHashKey", TEXT, 1, 2, "links are not signed"),
    /** Argument that holds the signature. */
    SEC_HASH_PARAM("SecHashParam", TEXT, "links are not signed"),
    /** Links to sign, by pattern. */
    SEC_HASH_METHOD_RX("SecHashMethodRx", TEXT, 2, 2, "links are not signed"),
    /** Links to sign, by phrases. */
    SEC_HASH_METHOD_PM("SecHashMethodPm", TEXT, 2, 2, "links are not signed"),
    /** Files of persistent collections. */
    SEC_DATA_DIR("SecDataDir", FILE, "the application chooses where collections are kept"),
    /** Seconds an idle record lives. */
    SEC_COLLECTION_TIMEOUT("SecCollectionTimeout", NUMBER),
    /** Temporary files. */
    SEC_TMP_DIR("SecTmpDir", FILE, "no temporary files are written"),
    /** Keeps uploads in temporary files. */
    SEC_TMP_SAVE_UPLOADED_FILES("SecTmpSaveUploadedFiles", ON_OFF, "uploads are not written to files"),
    /** Where uploads are kept. */
    SEC_UPLOAD_DIR("SecUploadDir", FILE, "uploads are not written to files"),
    /** Most file parts of a request. */
    SEC_UPLOAD_FILE_LIMIT("SecUploadFileLimit", NUMBER),
    /** Mode of kept uploads. */
    SEC_UPLOAD_FILE_MODE("SecUploadFileMode", MODE, "uploads are not written to files"),
    /** Whether uploads are kept. */
    SEC_UPLOAD_KEEP_FILES("SecUploadKeepFiles", RELEVANCE, "uploads are not written to files"),
    /** Log of requests for a program. */
    SEC_GUARDIAN_LOG("SecGuardianLog", TEXT, 1, 2, "programs are not started"),
    /** Debug log file. */
    SEC_DEBUG_LOG("SecDebugLog", FILE, "the application chooses where the engine logs"),
    /** Detail of the debug log. */
    SEC_DEBUG_LOG_LEVEL("SecDebugLogLevel", NUMBER, "the application chooses what the engine logs"),
    /** Whether request bodies are inspected. */
    SEC_REQUEST_BODY_ACCESS("SecRequestBodyAccess", ON_OFF),
    /** Whether response bodies are inspected. */
    SEC_RESPONSE_BODY_ACCESS("SecResponseBodyAccess", ON_OFF),
    /** Bytes of a request body. */
    SEC_REQUEST_BODY_LIMIT("SecRequestBodyLimit", NUMBER),
    /** Bytes of a request body without files. */
    SEC_REQUEST_BODY_NO_FILES_LIMIT("SecRequestBodyNoFilesLimit", NUMBER),
    /** Bytes of a request body kept in memory. */
    SEC_REQUEST_BODY_IN_MEMORY_LIMIT(
            "SecRequestBodyInMemoryLimit", NUMBER, "bodies are kept in memory up to SecRequestBodyLimit"),
    /** What a request body over the limit does. */
    SEC_REQUEST_BODY_LIMIT_ACTION("SecRequestBodyLimitAction", LIMIT_ACTION),
    /** Nesting of JSON requests. */
    SEC_REQUEST_BODY_JSON_DEPTH_LIMIT("SecRequestBodyJsonDepthLimit", NUMBER),
    /** Nesting of JSON responses. */
    SEC_RESPONSE_BODY_JSON_DEPTH_LIMIT("SecResponseBodyJsonDepthLimit", NUMBER, "response bodies are not parsed"),
    /** Bytes of a response body. */
    SEC_RESPONSE_BODY_LIMIT("SecResponseBodyLimit", NUMBER),
    /** What a response body over the limit does. */
    SEC_RESPONSE_BODY_LIMIT_ACTION("SecResponseBodyLimitAction", LIMIT_ACTION),
    /** Adds media types of inspected responses. */
    SEC_RESPONSE_BODY_MIME_TYPE("SecResponseBodyMimeType", TEXT, 1, Integer.MAX_VALUE),
    /** Empties the list of media types. */
    SEC_RESPONSE_BODY_MIME_TYPES_CLEAR("SecResponseBodyMimeTypesClear", NONE, 0, 0),
    /** Which transactions are audited. */
    SEC_AUDIT_ENGINE("SecAuditEngine", RELEVANCE),
    /** Audit log file. */
    SEC_AUDIT_LOG("SecAuditLog", FILE),
    /** Second audit log index. */
    SEC_AUDIT_LOG2("SecAuditLog2", FILE, "one audit log is written"),
    /** How the audit log is written. */
    SEC_AUDIT_LOG_TYPE("SecAuditLogType", AUDIT_TYPE),
    /** Format of the audit log. */
    SEC_AUDIT_LOG_FORMAT("SecAuditLogFormat", AUDIT_FORMAT),
    /** Where concurrent audit records go. */
    SEC_AUDIT_LOG_STORAGE_DIR("SecAuditLogStorageDir", FILE),
    /** Mode of audit directories. */
    SEC_AUDIT_LOG_DIR_MODE("SecAuditLogDirMode", MODE),
    /** Mode of audit files. */
    SEC_AUDIT_LOG_FILE_MODE("SecAuditLogFileMode", MODE),
    /** Letters of the audited parts. */
    SEC_AUDIT_LOG_PARTS("SecAuditLogParts", TEXT),
    /** Statuses that are audited. */
    SEC_AUDIT_LOG_RELEVANT_STATUS("SecAuditLogRelevantStatus", PATTERN),
    /** Stands before each line of a native audit log. */
    SEC_AUDIT_LOG_PREFIX("SecAuditLogPrefix", TEXT),
    /** Reads other files here; a file that is missing is an error. */
    INCLUDE("Include", FILE),
    /** Reads other files here, if there are any. */
    INCLUDE_OPTIONAL("IncludeOptional", FILE);

    private final String spelling;
    private final ArgumentKind kind;
    private final int minArguments;
    private final int maxArguments;
    private final Status status;
    private final String reason;

    DirectiveName(String spelling, ArgumentKind kind) {
        this(spelling, kind, 1, 1);
    }

    DirectiveName(String spelling, ArgumentKind kind, int minArguments, int maxArguments) {
        this(spelling, kind, minArguments, maxArguments, Status.IMPLEMENTED, null);
    }

    DirectiveName(String spelling, ArgumentKind kind, String reason) {
        this(spelling, kind, 1, 1, reason);
    }

    DirectiveName(String spelling, ArgumentKind kind, int minArguments, int maxArguments, String reason) {
        this(spelling, kind, minArguments, maxArguments, Status.ACCEPTED_WITH_WARNING, reason);
    }

    DirectiveName(
            String spelling, ArgumentKind kind, int minArguments, int maxArguments, Status status, String reason) {
        this.spelling = spelling;
        this.kind = kind;
        this.minArguments = minArguments;
        this.maxArguments = maxArguments;
        this.status = status;
        this.reason = reason;
    }

    /** The usual spelling; any letter case is accepted. */
    public String spelling() {
        return spelling;
    }

    /** What its first argument is. */
    public ArgumentKind kind() {
        return kind;
    }

    /** Fewest arguments. */
    public int minArguments() {
        return minArguments;
    }

    /** Most arguments; {@link Integer#MAX_VALUE} for a list. */
    public int maxArguments() {
        return maxArguments;
    }

    /** What becomes of it. */
    public Status status() {
        return status;
    }

    /** Why it has no effect or is refused, a clause without a full stop; empty for implemented ones. */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    @Override
    public String toString() {
        return spelling;
    }

    /** What becomes of a directive. */
    public enum Status {
        /** It does what the reference says. */
        IMPLEMENTED,
        /** It is accepted, has no effect and is named in a warning. */
        ACCEPTED_WITH_WARNING,
        /** It is an error. */
        REJECTED
    }
}
