package org.seclangc.runtime.collections;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.seclangc.runtime.bytes.Ascii;

/** The variables of SecLang, with what the compiler must know of each (language reference, "Variables"). */
public enum Variable {
    /** Query then body arguments. */
    ARGS(Kind.COLLECTION, 1, Support.IMPLEMENTED, false),
    /** Sum of the lengths of all argument names and values. */
    ARGS_COMBINED_SIZE(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Query arguments. */
    ARGS_GET(Kind.COLLECTION, 1, Support.IMPLEMENTED, false),
    /** Names of query arguments. */
    ARGS_GET_NAMES(Kind.COLLECTION, 1, Support.IMPLEMENTED, false),
    /** Names of all arguments. */
    ARGS_NAMES(Kind.COLLECTION, 1, Support.IMPLEMENTED, false),
    /** Path parameters. */
    ARGS_PATH(Kind.COLLECTION, 1, Support.EMPTY, false),
    /** Body arguments. */
    ARGS_POST(Kind.COLLECTION, 2, Support.IMPLEMENTED, false),
    /** Names of body arguments. */
    ARGS_POST_NAMES(Kind.COLLECTION, 2, Support.IMPLEMENTED, false),
    /** First token of the Authorization header. */
    AUTH_TYPE(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Microseconds since the transaction began. */
    DURATION(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Environment of the process and values set by setenv. */
    ENV(Kind.COLLECTION, 1, Support.IMPLEMENTED, false),
    /** Client file names by form field. */
    FILES(Kind.COLLECTION, 2, Support.IMPLEMENTED, false),
    /** Sum of file sizes in bytes. */
    FILES_COMBINED_SIZE(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Form fields of files. */
    FILES_NAMES(Kind.COLLECTION, 2, Support.IMPLEMENTED, false),
    /** File sizes by form field. */
    FILES_SIZES(Kind.COLLECTION, 2, Support.IMPLEMENTED, false),
    /** Paths of stored uploads. */
    FILES_TMPNAMES(Kind.COLLECTION, 2, Support.EMPTY, false),
    /** File contents by form field. */
    FILES_TMP_CONTENT(Kind.COLLECTION, 2, Support.IMPLEMENTED, false),
    /** Request line, headers and body. */
    FULL_REQUEST(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Bytes of FULL_REQUEST. */
    FULL_REQUEST_LENGTH(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Result of @geoLookup. */
    GEO(Kind.COLLECTION, 1, Support.EMPTY, false),
    /** Persistent collection. */
    GLOBAL(Kind.COLLECTION, 1, Support.IMPLEMENTED, true),
    /** Smallest severity number of matched rules, 255 if none. */
    HIGHEST_SEVERITY(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** 1 if the request body exceeded a limit. */
    INBOUND_DATA_ERROR(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Persistent collection. */
    IP(Kind.COLLECTION, 1, Support.IMPLEMENTED, true),
    /** Nothing: Coraza's name. */
    JSON(Kind.COLLECTION, 2, Support.EMPTY, false),
    /** Value of the last match, transformed. */
    MATCHED_VAR(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Name of the last match. */
    MATCHED_VAR_NAME(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** All matches of the current rule. */
    MATCHED_VARS(Kind.COLLECTION, 1, Support.IMPLEMENTED, true),
    /** Their names. */
    MATCHED_VARS_NAMES(Kind.COLLECTION, 1, Support.IMPLEMENTED, true),
    /** Engine version in two-digit fields. */
    MODSEC_BUILD(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** 1 if a pattern failed. */
    MSC_PCRE_ERROR(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** 1 if a pattern exhausted its budget. */
    MSC_PCRE_LIMITS_EXCEEDED(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Quoted boundary. */
    MULTIPART_BOUNDARY_QUOTED(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** White space at the boundary parameter. */
    MULTIPART_BOUNDARY_WHITESPACE(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** CRLF and LF line ends. */
    MULTIPART_CRLF_LF_LINES(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Data after the final boundary. */
    MULTIPART_DATA_AFTER(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Data before the first boundary. */
    MULTIPART_DATA_BEFORE(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Too many files. */
    MULTIPART_FILE_LIMIT_EXCEEDED(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** File names of parts. */
    MULTIPART_FILENAME(Kind.COLLECTION, 2, Support.IMPLEMENTED, false),
    /** Folded part header. */
    MULTIPART_HEADER_FOLDING(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Badly folded part header. */
    MULTIPART_INVALID_HEADER_FOLDING(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Boundary after part headers. */
    MULTIPART_INVALID_PART(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Ambiguous quotes. */
    MULTIPART_INVALID_QUOTING(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Framing line ended by LF. */
    MULTIPART_LF_LINE(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** No semicolon before boundary. */
    MULTIPART_MISSING_SEMICOLON(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Field names of parts. */
    MULTIPART_NAME(Kind.COLLECTION, 2, Support.IMPLEMENTED, false),
    /** Header lines by field name. */
    MULTIPART_PART_HEADERS(Kind.COLLECTION, 2, Support.IMPLEMENTED, true),
    /** 1 if any strict flag is set. */
    MULTIPART_STRICT_ERROR(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** 0, 1 or 2. */
    MULTIPART_UNMATCHED_BOUNDARY(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** 1 if the response body exceeded its limit. */
    OUTBOUND_DATA_ERROR(Kind.SCALAR, 4, Support.IMPLEMENTED, false),
    /** Same as REQUEST_FILENAME. */
    PATH_INFO(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** ModSecurity 2 timing. */
    PERF_ALL(Kind.SCALAR, 5, Support.EMPTY, false),
    /** ModSecurity 2 timing. */
    PERF_COMBINED(Kind.SCALAR, 5, Support.EMPTY, false),
    /** ModSecurity 2 timing. */
    PERF_GC(Kind.SCALAR, 5, Support.EMPTY, false),
    /** ModSecurity 2 timing. */
    PERF_LOGGING(Kind.SCALAR, 5, Support.EMPTY, false),
    /** ModSecurity 2 timing. */
    PERF_PHASE1(Kind.SCALAR, 5, Support.EMPTY, false),
    /** ModSecurity 2 timing. */
    PERF_PHASE2(Kind.SCALAR, 5, Support.EMPTY, false),
    /** ModSecurity 2 timing. */
    PERF_PHASE3(Kind.SCALAR, 5, Support.EMPTY, false),
    /** ModSecurity 2 timing. */
    PERF_PHASE4(Kind.SCALAR, 5, Support.EMPTY, false),
    /** ModSecurity 2 timing. */
    PERF_PHASE5(Kind.SCALAR, 5, Support.EMPTY, false),
    /** ModSecurity 2 timing. */
    PERF_RULES(Kind.SCALAR, 5, Support.EMPTY, false),
    /** ModSecurity 2 timing. */
    PERF_SREAD(Kind.SCALAR, 5, Support.EMPTY, false),
    /** ModSecurity 2 timing. */
    PERF_SWRITE(Kind.SCALAR, 5, Support.EMPTY, false),
    /** Raw query. */
    QUERY_STRING(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Client address. */
    REMOTE_ADDR(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Client address (no DNS). */
    REMOTE_HOST(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Client port. */
    REMOTE_PORT(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** User of Basic credentials. */
    REMOTE_USER(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** 1 if the body processor failed. */
    REQBODY_ERROR(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Its message. */
    REQBODY_ERROR_MSG(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Name of the body processor. */
    REQBODY_PROCESSOR(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** After the last slash of the path. */
    REQUEST_BASENAME(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Raw body, urlencoded or forced. */
    REQUEST_BODY(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Bytes of the body. */
    REQUEST_BODY_LENGTH(Kind.SCALAR, 2, Support.IMPLEMENTED, false),
    /** Cookies. */
    REQUEST_COOKIES(Kind.COLLECTION, 1, Support.IMPLEMENTED, false),
    /** Cookie names. */
    REQUEST_COOKIES_NAMES(Kind.COLLECTION, 1, Support.IMPLEMENTED, false),
    /** Raw path. */
    REQUEST_FILENAME(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Request headers. */
    REQUEST_HEADERS(Kind.COLLECTION, 1, Support.IMPLEMENTED, true),
    /** Request header names. */
    REQUEST_HEADERS_NAMES(Kind.COLLECTION, 1, Support.IMPLEMENTED, true),
    /** Request line. */
    REQUEST_LINE(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Method. */
    REQUEST_METHOD(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Protocol. */
    REQUEST_PROTOCOL(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Raw path and query. */
    REQUEST_URI(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Request target as received. */
    REQUEST_URI_RAW(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Persistent collection. */
    RESOURCE(Kind.COLLECTION, 1, Support.IMPLEMENTED, true),
    /** Coraza's response arguments. */
    RESPONSE_ARGS(Kind.COLLECTION, 4, Support.EMPTY, false),
    /** Response body if inspected. */
    RESPONSE_BODY(Kind.SCALAR, 4, Support.IMPLEMENTED, false),
    /** Inspected bytes of the response body. */
    RESPONSE_CONTENT_LENGTH(Kind.SCALAR, 3, Support.IMPLEMENTED, false),
    /** Media type of the response. */
    RESPONSE_CONTENT_TYPE(Kind.SCALAR, 3, Support.IMPLEMENTED, false),
    /** Response headers. */
    RESPONSE_HEADERS(Kind.COLLECTION, 3, Support.IMPLEMENTED, true),
    /** Response header names. */
    RESPONSE_HEADERS_NAMES(Kind.COLLECTION, 3, Support.IMPLEMENTED, true),
    /** Protocol of the response. */
    RESPONSE_PROTOCOL(Kind.SCALAR, 3, Support.IMPLEMENTED, false),
    /** Status of the response. */
    RESPONSE_STATUS(Kind.SCALAR, 3, Support.IMPLEMENTED, false),
    /** Coraza's response XML. */
    RESPONSE_XML(Kind.COLLECTION, 4, Support.EMPTY, false),
    /** Coraza's response processor. */
    RES_BODY_ERROR(Kind.SCALAR, 4, Support.EMPTY, false),
    /** Coraza's response processor. */
    RES_BODY_ERROR_MSG(Kind.SCALAR, 4, Support.EMPTY, false),
    /** Coraza's response processor. */
    RES_BODY_PROCESSOR(Kind.SCALAR, 4, Support.EMPTY, false),
    /** Coraza's response processor. */
    RES_BODY_PROCESSOR_ERROR(Kind.SCALAR, 4, Support.EMPTY, false),
    /** Coraza's response processor. */
    RES_BODY_PROCESSOR_ERROR_MSG(Kind.SCALAR, 4, Support.EMPTY, false),
    /** Metadata of the current rule. */
    RULE(Kind.COLLECTION, 1, Support.IMPLEMENTED, true),
    /** ModSecurity 2 file data. */
    SCRIPT_BASENAME(Kind.SCALAR, 2, Support.EMPTY, false),
    /** ModSecurity 2 file data. */
    SCRIPT_FILENAME(Kind.SCALAR, 2, Support.EMPTY, false),
    /** ModSecurity 2 file data. */
    SCRIPT_GID(Kind.SCALAR, 2, Support.EMPTY, false),
    /** ModSecurity 2 file data. */
    SCRIPT_GROUPNAME(Kind.SCALAR, 2, Support.EMPTY, false),
    /** ModSecurity 2 file data. */
    SCRIPT_MODE(Kind.SCALAR, 2, Support.EMPTY, false),
    /** ModSecurity 2 file data. */
    SCRIPT_UID(Kind.SCALAR, 2, Support.EMPTY, false),
    /** ModSecurity 2 file data. */
    SCRIPT_USERNAME(Kind.SCALAR, 2, Support.EMPTY, false),
    /** ModSecurity 2 storage. */
    SDBM_DELETE_ERROR(Kind.SCALAR, 2, Support.EMPTY, false),
    /** Server address. */
    SERVER_ADDR(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Host header without port. */
    SERVER_NAME(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Server port. */
    SERVER_PORT(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Persistent collection. */
    SESSION(Kind.COLLECTION, 1, Support.IMPLEMENTED, true),
    /** Value of setsid. */
    SESSIONID(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Protocol and status of the response. */
    STATUS_LINE(Kind.SCALAR, 3, Support.IMPLEMENTED, false),
    /** ModSecurity 2 stream. */
    STREAM_INPUT_BODY(Kind.SCALAR, 2, Support.EMPTY, false),
    /** ModSecurity 2 stream. */
    STREAM_OUTPUT_BODY(Kind.SCALAR, 4, Support.EMPTY, false),
    /** HH:MM:SS, local. */
    TIME(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** 01-31. */
    TIME_DAY(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Seconds since 1970. */
    TIME_EPOCH(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** 00-23. */
    TIME_HOUR(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** 00-59. */
    TIME_MIN(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** 01-12. */
    TIME_MON(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** 00-59. */
    TIME_SEC(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** 0-6 from Sunday. */
    TIME_WDAY(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Four digits. */
    TIME_YEAR(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Variables of the transaction. */
    TX(Kind.COLLECTION, 1, Support.IMPLEMENTED, true),
    /** Transaction id. */
    UNIQUE_ID(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** 1 if a % started no valid escape. */
    URLENCODED_ERROR(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** Persistent collection. */
    USER(Kind.COLLECTION, 1, Support.IMPLEMENTED, true),
    /** ModSecurity 2 client address. */
    USERAGENT_IP(Kind.SCALAR, 1, Support.EMPTY, false),
    /** Value of setuid. */
    USERID(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** SecWebAppId. */
    WEBAPPID(Kind.SCALAR, 1, Support.IMPLEMENTED, false),
    /** ModSecurity 2 server errors. */
    WEBSERVER_ERROR_LOG(Kind.SCALAR, 5, Support.EMPTY, false),
    /** Parts of an XML body by XPath. */
    XML(Kind.COLLECTION, 2, Support.IMPLEMENTED, false);

    /** One value, or members with keys. */
    public enum Kind {
        /** Exactly one value, empty until it is set. */
        SCALAR,
        /** Any number of members, each with a key. */
        COLLECTION
    }

    /** Whether the engine fills a variable. */
    public enum Support {
        /** Filled. */
        IMPLEMENTED,
        /** Known, never filled: rules on it load with a warning. */
        EMPTY
    }

    private static final Map<String, Variable> BY_NAME = byName();

    private final Kind kind;
    private final int phase;
    private final Support support;
    private final boolean foldsRegexKeys;

    Variable(Kind kind, int phase, Support support, boolean foldsRegexKeys) {
        this.kind = kind;
        this.phase = phase;
        this.support = support;
        this.foldsRegexKeys = foldsRegexKeys;
    }

    /** The variable of that name or alias, whatever its letter case. */
    public static Optional<Variable> of(String name) {
        return Optional.ofNullable(BY_NAME.get(Ascii.lower(name)));
    }

    /** Whether the variable has members with keys. */
    public boolean isCollection() {
        return kind == Kind.COLLECTION;
    }

    /** First phase in which the variable can hold something, 1 to 5. */
    public int phase() {
        return phase;
    }

    /** Whether the engine fills the variable. */
    public Support support() {
        return support;
    }

    /** Whether regex selectors on its keys ignore ASCII case (architecture: "One language"). */
    public boolean foldsRegexKeys() {
        return foldsRegexKeys;
    }

    /** Whether {@code initcol} and its kin fill the variable from storage. */
    public boolean isPersistent() {
        return this == GLOBAL || this == IP || this == RESOURCE || this == SESSION || this == USER;
    }

    private static Map<String, Variable> byName() {
        Map<String, Variable> names = new HashMap<>();
        for (Variable variable : values()) {
            names.put(Ascii.lower(variable.name()), variable);
        }
        names.put("status", RESPONSE_STATUS);
        names.put("reqbody_processor_error", REQBODY_ERROR);
        names.put("reqbody_processor_error_msg", REQBODY_ERROR_MSG);
        names.put("request_xml", XML);
        return Map.copyOf(names);
    }
}
