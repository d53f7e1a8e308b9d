package org.seclangc.compiler.suites;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** ModSecurity 3's regression cases that this engine answers otherwise, each with the rule of the language behind it. */
final class RegressionDifferences {
    private static final String LUA = "Lua is not run (D.5)";
    private static final String INSPECT_FILE = "no program is run for uploaded files";
    private static final String DTD = "document type definitions and schemas are never read";
    private static final String XPATH = "XPath expressions are /* and //@* (data E.4)";
    private static final String ORDER = "updates reach earlier rules only (H32)";
    private static final String MISSING_ID = "every rule needs an id (H2)";
    private static final String UNCLOSED = "a quote must be closed (B.2)";
    private static final String KEY_CASE = "patterns on names of arguments respect letter case (data A.1)";
    private static final String LINK_STATUS = "status belongs to the starter of a chain (H13)";
    private static final String DEFAULT_TRANSFORMATION = "t cannot be a default action (H17)";
    private static final String MATCHED_VARS = "MATCHED_VARS belongs to one rule and is gone at the end (H21)";

    private static final Map<String, String> REASONS = reasons();

    private RegressionDifferences() {}

    /** Reasons by {@link RegressionCase#title}. */
    static Map<String, String> all() {
        return REASONS;
    }

    private static Map<String, String> reasons() {
        Map<String, String> reasons = new HashMap<>();
        put(
                reasons,
                "collection-lua.json",
                "Testing LUA :: m.",
                LUA,
                "set TX (1/7)",
                "set IP (2/7)",
                "set GLOBAL (3/7)");
        put(reasons, "collection-lua.json", "Testing LUA :: m.", LUA, "set RESOURCE (4/7)", "set SESSION (5/7)");
        put(reasons, "collection-lua.json", "Testing LUA :: m.", LUA, "set USER (6/7)", "getvars ARGS (8/8)");
        for (int i = 1; i <= 7; i++) {
            String lua = "Testing Operator :: @inspectFile - lua (" + i + "/7)";
            put(reasons, "operator-inpectFile.json", "", INSPECT_FILE, lua);
        }
        for (int i = 1; i <= 3; i++) {
            put(
                    reasons,
                    "operator-inpectFile.json",
                    "Testing Operator :: @inspectFile ",
                    INSPECT_FILE,
                    "(" + i + "/3)");
        }
        put(reasons, "issue-2427.json", "Tmp file retained for @inspectFile ", INSPECT_FILE, "(1/2)", "(2/2)");
        for (String end : List.of("validate ok", "validate failed", "bad XML", "bad schema")) {
            put(reasons, "request-body-parser-xml.json", "", DTD, "Testing XML request body parser (" + end + ")");
        }
        put(
                reasons,
                "request-body-parser-xml.json",
                "",
                DTD,
                "Testing XML request body parser (validate attribute value failed)");
        for (String end : List.of("validate ok", "validation failed", "bad XML", "bad DTD")) {
            String title = "Testing XML request body parser - validateDTD (" + end + ")";
            put(reasons, "request-body-parser-xml-validade-dtd.json", "", DTD, title);
        }
        put(reasons, "action-xmlns.json", "Testing XML request body parser ", XPATH, "(validate ok)");
        put(reasons, "config-xml_external_entity.json", "Testing SecXMLExternalEntity/XXE ", XPATH, "1", "2", "3");
        put(reasons, "variable-XML.json", "", XPATH, "Testing XPath expression with equals sign");
        put(
                reasons,
                "action-xmlns.json",
                "",
                XPATH + ", so name spaces are not used",
                "Testing action :: XMLNS (parser error 3)");
        put(reasons, "config-update-action-by-id.json", "SecRuleUpdateActionById ", ORDER, "(1/n)", "(3/n)", "(4/n)");
        put(reasons, "config-update-action-by-id.json", "SecRuleUpdateActionById ", ORDER, "(5/n)", "(6/n)");
        put(reasons, "config-update-target-by-msg.json", "", ORDER, "SecRuleUpdateTargetByTag");
        put(reasons, "secaction.json", "", MISSING_ID, "sec action");
        put(reasons, "secmarker.json", "SecMarker ", MISSING_ID, "1", "2");
        put(reasons, "rule-920200.json", "", UNCLOSED, "Testing Byte ranges :: OWASP CRS id:920200");
        put(reasons, "issue-1831.json", "Invalid actions break CRS 3.1 on rule 912160 - ", UNCLOSED, "1", "2");
        put(reasons, "issue-1960.json", "", UNCLOSED, "SecRuleEngine DetectionOnly with disruptive SecDefaultAction");
        String selection = "Variable key selection using a regular expression - ";
        put(reasons, "issue-2296.json", selection, "RULE lasts as long as its rule", "rule (5/n)");
        put(reasons, "issue-2296.json", selection, "macros name keys, not patterns (E.5)", "TX (6/n)");
        put(reasons, "issue-2296.json", selection, KEY_CASE, "exclusion (8/n)", "exclusion/ARGS (9/n)");
        put(reasons, "issue-2296.json", selection, MISSING_ID, "exclusion/TX (10/n)");
        put(reasons, "issue-2423-msg-in-chain.json", "Test match variable ", LINK_STATUS, "(1/n)", "(2/n)", "(3/n)");
        put(reasons, "issue-2423-msg-in-chain.json", "Test match variable ", LINK_STATUS, "(4/n)");
        put(
                reasons,
                "config-secdefaultaction.json",
                "Testing action :: SecDefaultAction: ",
                DEFAULT_TRANSFORMATION,
                "supporting transformation",
                "supporting transformation + t:none");
        put(
                reasons,
                "actions.json",
                "",
                "a redirection has status 301, 302, 303 or 307 (H38)",
                "actions :: trim,status:306,redirect:http://www.google.com");
        put(
                reasons,
                "operator-ipMatchFromFile.json",
                "",
                "nothing is fetched from the network while loading",
                "Testing Operator :: @ipMatchFromFile - https");
        put(
                reasons,
                "operator-rx.json",
                "",
                "a pattern that does not compile is an error (H3)",
                "Testing Operator :: @rx with non-compiling pattern");
        put(reasons, "variable-MATCHED_VARS.json", "Testing Variables :: MATCHED_VARS ", MATCHED_VARS, "(2/2)");
        put(
                reasons,
                "variable-MATCHED_VARS_NAMES.json",
                "Testing Variables :: MATCHED_VARS_NAMES ",
                MATCHED_VARS,
                "(2/2)");
        put(
                reasons,
                "variable-INBOUND_DATA_ERROR.json",
                "",
                "too long a request is refused unless told otherwise (H29)",
                "Testing Variables :: INBOUND_DATA_ERROR (1/1)");
        put(
                reasons,
                "variable-OUTBOUND_DATA_ERROR.json",
                "",
                "too long a response is refused unless told otherwise (H29)",
                "Testing Variables :: OUTBOUND_DATA_ERROR (2/2)");
        put(
                reasons,
                "variable-WEBSERVER_ERROR_LOG.json",
                "",
                "known and never filled: a warning, not an error",
                "Testing Variables :: WEBSERVER_ERROR_LOG (1/1)");
        return Map.copyOf(reasons);
    }

    private static void put(Map<String, String> reasons, String file, String start, String reason, String... ends) {
        for (String end : ends) {
            reasons.put(file + ": " + start + end, reason);
        }
    }
}
