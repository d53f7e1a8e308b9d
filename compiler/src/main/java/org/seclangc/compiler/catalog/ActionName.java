package org.seclangc.compiler.catalog;

import static org.seclangc.compiler.catalog.ActionName.Group.DATA;
import static org.seclangc.compiler.catalog.ActionName.Group.DISRUPTIVE;
import static org.seclangc.compiler.catalog.ActionName.Group.FLOW;
import static org.seclangc.compiler.catalog.ActionName.Group.LOGGING;
import static org.seclangc.compiler.catalog.ActionName.Group.METADATA;
import static org.seclangc.compiler.catalog.ActionName.Shape.NAME_ONLY;
import static org.seclangc.compiler.catalog.ActionName.Shape.NAME_OR_VALUE;
import static org.seclangc.compiler.catalog.ActionName.Shape.VALUE;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seclangc.compiler.catalog.DirectiveName.Status;
import org.seclangc.runtime.bytes.Ascii;

/** The actions of SecLang (language reference, structure, D.2 to D.5). */
public enum ActionName {
    /** Identity of a rule. */
    ID("id", METADATA, VALUE, Places.STARTER),
    /** Phase of a rule. */
    PHASE("phase", METADATA, VALUE, Places.STARTER_AND_DEFAULT),
    /** Message. */
    MSG("msg", METADATA, VALUE, Places.STARTER),
    /** More log text. */
    LOGDATA("logdata", METADATA, VALUE, Places.STARTER),
    /** Label. */
    TAG("tag", METADATA, VALUE, Places.ALL),
    /** Severity. */
    SEVERITY("severity", METADATA, VALUE, Places.STARTER),
    /** Version of the rule set. */
    VER("ver", METADATA, VALUE, Places.STARTER),
    /** Revision of the rule. */
    REV("rev", METADATA, VALUE, Places.STARTER),
    /** Confidence against false alarms, 1 to 9. */
    ACCURACY("accuracy", METADATA, VALUE, Places.STARTER),
    /** Confidence in the rule's age, 1 to 9. */
    MATURITY("maturity", METADATA, VALUE, Places.STARTER),
    /** Status of deny and redirect. */
    STATUS("status", METADATA, VALUE, Places.STARTER_AND_DEFAULT),
    /** XML name space. */
    XMLNS("xmlns", METADATA, VALUE, Places.RULES),
    /** Continue. */
    PASS("pass", DISRUPTIVE, NAME_ONLY, Places.STARTER_AND_DEFAULT),
    /** What the default action of the phase says. */
    BLOCK("block", DISRUPTIVE, NAME_ONLY, Places.STARTER),
    /** Interrupt. */
    DENY("deny", DISRUPTIVE, NAME_ONLY, Places.STARTER_AND_DEFAULT),
    /** Interrupt and close the connection. */
    DROP("drop", DISRUPTIVE, NAME_ONLY, Places.STARTER_AND_DEFAULT),
    /** Interrupt and send the client elsewhere. */
    REDIRECT("redirect", DISRUPTIVE, VALUE, Places.STARTER_AND_DEFAULT),
    /** Stop looking. */
    ALLOW("allow", DISRUPTIVE, NAME_OR_VALUE, Places.STARTER_AND_DEFAULT),
    /** Forward through a proxy. */
    PROXY("proxy", DISRUPTIVE, VALUE, "a library cannot forward requests; let the application route them"),
    /** Delay. */
    PAUSE("pause", DISRUPTIVE, VALUE, "a sleeping request holds a thread, so an attacker could stop the application"),
    /** The next rule is a link. */
    CHAIN("chain", FLOW, NAME_ONLY, Places.RULES),
    /** Skip rules. */
    SKIP("skip", FLOW, VALUE, Places.STARTER),
    /** Go on after a marker. */
    SKIP_AFTER("skipAfter", FLOW, VALUE, Places.STARTER),
    /** Error log and audit log. */
    LOG("log", LOGGING, NAME_ONLY, Places.STARTER_AND_DEFAULT),
    /** Neither error log nor audit log. */
    NOLOG("nolog", LOGGING, NAME_ONLY, Places.STARTER_AND_DEFAULT),
    /** Relevant for the audit log. */
    AUDITLOG("auditlog", LOGGING, NAME_ONLY, Places.STARTER_AND_DEFAULT),
    /** Not relevant for the audit log. */
    NOAUDITLOG("noauditlog", LOGGING, NAME_ONLY, Places.STARTER_AND_DEFAULT),
    /** Transformation. */
    T("t", DATA, VALUE, Places.RULES),
    /** Test every stage of the transformations. */
    MULTI_MATCH("multiMatch", DATA, NAME_ONLY, Places.ALL),
    /** Keep what the operator captured. */
    CAPTURE("capture", DATA, NAME_ONLY, Places.ALL),
    /** Set a variable. */
    SETVAR("setvar", DATA, VALUE, Places.ALL),
    /** Set an environment entry. */
    SETENV("setenv", DATA, VALUE, Places.ALL),
    /** Let a variable expire. */
    EXPIREVAR("expirevar", DATA, VALUE, Places.ALL),
    /** Let a counter decay. */
    DEPRECATEVAR("deprecatevar", DATA, VALUE, Places.ALL),
    /** Open a persistent collection. */
    INITCOL("initcol", DATA, VALUE, Places.ALL),
    /** Open the SESSION collection. */
    SETSID("setsid", DATA, VALUE, Places.ALL),
    /** Open the USER collection. */
    SETUID("setuid", DATA, VALUE, Places.ALL),
    /** Open the RESOURCE collection. */
    SETRSC("setrsc", DATA, VALUE, Places.ALL),
    /** Change the transaction's configuration. */
    CTL("ctl", DATA, VALUE, Places.ALL),
    /** Mask an argument in the audit log. */
    SANITISE_ARG("sanitiseArg", VALUE, "sanitizeArg"),
    /** Mask the matched variable in the audit log. */
    SANITISE_MATCHED("sanitiseMatched", NAME_OR_VALUE, "sanitizeMatched"),
    /** Mask the matched bytes in the audit log. */
    SANITISE_MATCHED_BYTES("sanitiseMatchedBytes", NAME_OR_VALUE, "sanitizeMatchedBytes"),
    /** Mask a request header in the audit log. */
    SANITISE_REQUEST_HEADER("sanitiseRequestHeader", VALUE, "sanitizeRequestHeader"),
    /** Mask a response header in the audit log. */
    SANITISE_RESPONSE_HEADER("sanitiseResponseHeader", VALUE, "sanitizeResponseHeader"),
    /** Run a program. */
    EXEC("exec", DATA, VALUE, "running programs for a request is not supported"),
    /** Add to the end of the response body. */
    APPEND("append", DATA, VALUE, "changing response bodies is not supported"),
    /** Add to the start of the response body. */
    PREPEND("prepend", DATA, VALUE, "changing response bodies is not supported");

    /** What kind of thing an action is. */
    public enum Group {
        /** What a rule is and what is logged of it. */
        METADATA,
        /** What happens to the transaction; a rule has one. */
        DISRUPTIVE,
        /** Which rule is next. */
        FLOW,
        /** Where a match is recorded. */
        LOGGING,
        /** Everything else that is done on a match. */
        DATA
    }

    /** What follows the name. */
    public enum Shape {
        /** Nothing. */
        NAME_ONLY,
        /** A value. */
        VALUE,
        /** Nothing or a value. */
        NAME_OR_VALUE
    }

    private enum Places {
        STARTER,
        STARTER_AND_DEFAULT,
        RULES,
        ALL
    }

    private static final Map<String, ActionName> BY_LOWER_NAME = byLowerName();

    private final String spelling;
    private final Group group;
    private final Shape shape;
    private final Places places;
    private final Status status;
    private final String reason;

    @SuppressWarnings("ImmutableEnumChecker") // List.of
    private final List<String> aliases;

    ActionName(String spelling, Group group, Shape shape, Places places) {
        this(spelling, group, shape, places, Status.IMPLEMENTED, "", List.of());
    }

    ActionName(String spelling, Group group, Shape shape, String rejectedBecause) {
        this(spelling, group, shape, Places.ALL, Status.REJECTED, rejectedBecause, List.of());
    }

    ActionName(String spelling, Shape shape, String alias) {
        this(
                spelling,
                DATA,
                shape,
                Places.ALL,
                Status.ACCEPTED_WITH_WARNING,
                "values are not masked in the audit log",
                List.of(alias));
    }

    ActionName(
            String spelling,
            Group group,
            Shape shape,
            Places places,
            Status status,
            String reason,
            List<String> aliases) {
        this.spelling = spelling;
        this.group = group;
        this.shape = shape;
        this.places = places;
        this.status = status;
        this.reason = reason;
        this.aliases = aliases;
    }

    /** The action called {@code name}, its letter case ignored; both spellings of sanitise count. */
    public static Optional<ActionName> of(String name) {
        return Optional.ofNullable(BY_LOWER_NAME.get(Ascii.lower(name)));
    }

    /** All names as documented, without aliases. */
    public static List<String> spellings() {
        return Arrays.stream(values()).map(ActionName::spelling).toList();
    }

    /** The name as documented. */
    public String spelling() {
        return spelling;
    }

    /** What kind of thing the action is. */
    public Group group() {
        return group;
    }

    /** What follows the name. */
    public Shape shape() {
        return shape;
    }

    /** What becomes of a rule with this action. */
    public Status status() {
        return status;
    }

    /** Why it is not implemented, a clause for a message; empty if it is. */
    public String reason() {
        return reason;
    }

    /** Whether it means something in a link of a chain; otherwise it belongs to the chain's first rule. */
    public boolean allowedInLink() {
        return places == Places.RULES || places == Places.ALL;
    }

    /** Whether a link with it is an error rather than a warning: it would change what is blocked. */
    public boolean forbiddenInLink() {
        return group == DISRUPTIVE || this == SKIP || this == SKIP_AFTER;
    }

    /** Whether SecDefaultAction may name it. */
    public boolean allowedInDefault() {
        return places == Places.STARTER_AND_DEFAULT || places == Places.ALL;
    }

    /** Whether a second one of the same rule replaces the first. */
    public boolean isSingle() {
        return this == SKIP || this == SKIP_AFTER || (group == METADATA && this != TAG && this != XMLNS);
    }

    private static Map<String, ActionName> byLowerName() {
        Map<String, ActionName> names = new HashMap<>();
        for (ActionName action : values()) {
            names.put(Ascii.lower(action.spelling), action);
            action.aliases.forEach(alias -> names.put(Ascii.lower(alias), action));
        }
        return Map.copyOf(names);
    }
}
