package org.seclangc.compiler.analysis;

import static org.seclangc.compiler.diag.Severity.ERROR;
import static org.seclangc.compiler.diag.Severity.NOTE;
import static org.seclangc.compiler.diag.Severity.WARNING;

import java.util.Locale;
import org.seclangc.compiler.diag.DiagnosticCode;
import org.seclangc.compiler.diag.Severity;

/** What the analysis of directives finds; an id never changes its meaning. */
public enum SemanticCode implements DiagnosticCode {
    /** A variable the language does not have. */
    UNKNOWN_VARIABLE("SL0202", ERROR, "No variable has this name."),
    /** An operator the language does not have. */
    UNKNOWN_OPERATOR("SL0203", ERROR, "No operator has this name."),
    /** An action the language does not have. */
    UNKNOWN_ACTION("SL0204", ERROR, "No action has this name."),
    /** A transformation the language does not have. */
    UNKNOWN_TRANSFORMATION("SL0205", ERROR, "No transformation has this name."),
    /** A ctl option the language does not have. */
    UNKNOWN_CTL_OPTION("SL0206", ERROR, "No ctl option has this name."),
    /** A name of the language that this engine refuses. */
    UNSUPPORTED_NAME("SL0207", ERROR, "The language has this name, but this engine does not implement it."),
    /** A name of the language that this engine ignores. */
    INEFFECTIVE_NAME("SL0208", WARNING, "The name is accepted but has no effect here."),
    /** A variable that is never filled. */
    EMPTY_VARIABLE("SL0209", WARNING, "The variable exists but is never filled, so nothing is inspected."),
    /** A collection that cannot be written or opened. */
    UNKNOWN_COLLECTION("SL0210", ERROR, "The action does not work on a collection of this name."),
    /** A body processor that does not exist. */
    UNKNOWN_BODY_PROCESSOR("SL0211", WARNING, "No body processor has this name, so the body is not parsed."),

    /** A rule without id. */
    MISSING_ID("SL0301", ERROR, "Every SecRule and SecAction needs an id."),
    /** Two rules with one id. */
    DUPLICATE_ID("SL0302", ERROR, "An id names one rule only."),
    /** Rules twice because their file is. */
    FILE_INCLUDED_TWICE("SL0303", ERROR, "A file with rules is included twice, so all its ids are duplicates."),
    /** An action value that cannot be used. */
    INVALID_ACTION_VALUE("SL0304", ERROR, "The value of an action is missing, superfluous or not what it takes."),
    /** A directive argument that cannot be used. */
    INVALID_SETTING("SL0305", ERROR, "The argument of a directive is not what it takes."),
    /** A key where there are no keys. */
    SELECTOR_ON_SCALAR("SL0306", ERROR, "The variable has a single value, so a key selects nothing."),
    /** A selector that cannot be used. */
    INVALID_SELECTOR("SL0307", ERROR, "What follows the colon of a target is not a key or pattern."),
    /** An XPath expression beyond the two supported. */
    UNSUPPORTED_XPATH("SL0308", ERROR, "Only the XPath expressions /* and //@* are supported."),
    /** A macro that cannot be read. */
    INVALID_MACRO("SL0309", ERROR, "A macro is unclosed, nested or names nothing."),
    /** A rule that looks at nothing. */
    NO_TARGET("SL0310", ERROR, "The variable list only excludes, so the rule looks at nothing."),
    /** A default action that breaks the rules for it. */
    INVALID_DEFAULT_ACTION("SL0311", ERROR, "SecDefaultAction needs a phase and a disruptive action, nothing else."),
    /** Two default actions for one phase. */
    REPEATED_DEFAULT_ACTION("SL0312", ERROR, "A phase has one default action only."),
    /** Ids or ranges that cannot be read. */
    INVALID_RULE_SELECTOR("SL0313", ERROR, "The rules meant are not given as ids, ranges, a tag or a message."),
    /** An action that an update may not change. */
    FORBIDDEN_UPDATE("SL0314", ERROR, "SecRuleUpdateActionById may not change id, phase or chain."),
    /** An operator argument that cannot be used. */
    INVALID_OPERATOR_ARGUMENT("SL0315", ERROR, "The operator cannot use its argument."),
    /** An action of the starter in a link, without consequences. */
    IGNORED_IN_LINK("SL0316", WARNING, "The action belongs to the first rule of the chain and is ignored here."),
    /** An action of the starter in a link that would change what is blocked. */
    FORBIDDEN_IN_LINK("SL0317", ERROR, "Disruptive and flow actions belong to the first rule of a chain."),
    /** A status a redirection cannot have. */
    UNUSABLE_STATUS("SL0318", WARNING, "A redirection has status 301, 302, 303 or 307; 302 is used."),
    /** A denial when everything is over. */
    TOO_LATE_TO_INTERRUPT("SL0319", WARNING, "Phase 5 runs after the response, so nothing can be interrupted."),
    /** A ctl option set after it was used. */
    TOO_LATE_FOR_CTL("SL0320", WARNING, "The option is set in a phase in which the body has already been read."),
    /** No SecRuleEngine. */
    ENGINE_MODE_MISSING("SL0321", NOTE, "Without SecRuleEngine nothing is blocked: DetectionOnly is assumed."),
    /** An empty msg. */
    EMPTY_MESSAGE("SL0322", NOTE, "The message is empty."),
    /** A sum that is none. */
    NOT_A_NUMBER("SL0323", WARNING, "After + or - stands no number, so the text is assigned as it is."),
    /** An action given twice. */
    REPEATED_ACTION("SL0324", WARNING, "A rule keeps only the last of these actions."),
    /** An empty record key. */
    EMPTY_RECORD_KEY("SL0325", WARNING, "The key of a persistent record is empty, so no record is opened."),
    /** A load-time parameter that a rule always assigns. */
    PARAMETER_OVERWRITTEN("SL0326", WARNING, "A rule always assigns a load-time parameter, so its value is lost."),
    /** A load-time parameter that a rule may assign. */
    PARAMETER_ASSIGNED("SL0327", NOTE, "A rule assigns a load-time parameter under conditions."),
    /** A load-time parameter that stands nowhere in the rules. */
    UNUSED_PARAMETER("SL0328", WARNING, "Nothing in the rules names the load-time parameter."),

    /** A chain without its last link. */
    UNFINISHED_CHAIN("SL0401", ERROR, "A rule with chain needs a rule after it in the same file."),
    /** A marker in a chain. */
    MARKER_IN_CHAIN("SL0402", ERROR, "A marker cannot stand between the rules of a chain."),
    /** skipAfter to nowhere. */
    MISSING_MARKER("SL0403", WARNING, "No marker has this label, so the rest of the phase is skipped."),
    /** skipAfter backwards. */
    MARKER_BEHIND("SL0404", WARNING, "The marker is earlier, so the rest of the phase is skipped."),
    /** An exclusion without a rule. */
    NO_SUCH_RULE("SL0405", WARNING, "No rule is meant, so nothing changes."),
    /** An exclusion before its rule. */
    RULE_DEFINED_LATER("SL0406", WARNING, "The rule is defined later, so nothing changes."),
    /** An exclusion of what the rule does not look at. */
    UNUSED_EXCLUSION("SL0407", WARNING, "The rules meant do not look at this variable."),
    /** A run-time removal that comes too late or means no rule. */
    USELESS_REMOVAL("SL0408", WARNING, "The rules meant do not exist or have already run."),

    /** A pattern that cannot be read. */
    INVALID_PATTERN("SL0501", ERROR, "The regular expression cannot be compiled."),
    /** A pattern outside RE2. */
    NEEDS_BACKTRACKING("SL0502", ERROR, "The regular expression needs a backtracking engine."),
    /** A pattern outside RE2, allowed. */
    BACKTRACKING_PATTERN(
            "SL0503", WARNING, "The regular expression runs in a backtracking engine under a step budget."),
    /** A pattern known only at run time. */
    PATTERN_WITH_MACROS("SL0504", NOTE, "The regular expression holds macros and is compiled when the rule runs."),

    /** A data file that cannot be read. */
    UNREADABLE_DATA_FILE("SL0911", ERROR, "A file named in a rule cannot be read."),
    /** A data file with a fault. */
    INVALID_DATA_FILE("SL0912", ERROR, "A file named in a rule holds a line that cannot be used.");

    private final String id;
    private final Severity severity;
    private final String summary;

    SemanticCode(String id, Severity severity, String summary) {
        this.id = id;
        this.severity = severity;
        this.summary = summary;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String slug() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Severity severity() {
        return severity;
    }

    @Override
    public String summary() {
        return summary;
    }
}
