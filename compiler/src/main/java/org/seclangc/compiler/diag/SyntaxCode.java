package org.seclangc.compiler.diag;

import static java.util.Locale.ROOT;
import static org.seclangc.compiler.diag.Severity.ERROR;
import static org.seclangc.compiler.diag.Severity.WARNING;

/** What can be wrong with the text of rule files and with finding them. */
public enum SyntaxCode implements DiagnosticCode {
    /** There is no directive of this name. */
    UNKNOWN_DIRECTIVE("SL0101", ERROR, "There is no directive of this name."),
    /** A line does not begin with the name of a directive. */
    TEXT_BEFORE_DIRECTIVE("SL0102", ERROR, "A line does not begin with the name of a directive."),
    /** A directive has too few arguments. */
    MISSING_ARGUMENT("SL0103", ERROR, "A directive has too few arguments."),
    /** A directive has too many arguments. */
    TOO_MANY_ARGUMENTS("SL0104", ERROR, "A directive has too many arguments."),
    /** The quote of an argument is not closed. */
    UNTERMINATED_QUOTE("SL0105", ERROR, "The quote of an argument is not closed."),
    /** No blank stands between a quoted argument and the text beside it. */
    TEXT_AFTER_QUOTE("SL0106", ERROR, "No blank stands between a quoted argument and the text beside it."),
    /** A backslash that should continue a line is not its last character. */
    BLANK_AFTER_BACKSLASH("SL0107", ERROR, "A backslash that should continue a line is not its last character."),
    /** Containers such as IfModule belong to a web server, not to rules. */
    SERVER_CONTAINER("SL0108", ERROR, "Containers such as <IfModule> belong to a web server, not to rules."),
    /** A SecRule has no operator. */
    MISSING_OPERATOR("SL0109", ERROR, "A SecRule has no operator."),
    /** What follows the at-sign of an operator is not a name. */
    BAD_OPERATOR_NAME("SL0110", ERROR, "What follows the @ of an operator is not a name."),
    /** An entry of a variable list is empty. */
    EMPTY_TARGET("SL0111", ERROR, "An entry of a variable list is empty."),
    /** An entry of a variable list is not a variable. */
    BAD_TARGET("SL0112", ERROR, "An entry of a variable list is not a variable."),
    /** A blank stands in what follows the colon of a variable. */
    BLANK_IN_SELECTOR("SL0113", ERROR, "A blank stands in what follows the colon of a variable."),
    /** Nothing follows the colon of a variable. */
    EMPTY_SELECTOR("SL0114", ERROR, "Nothing follows the colon of a variable."),
    /** The pattern or quoted key of a variable is not closed. */
    UNTERMINATED_SELECTOR("SL0115", ERROR, "The pattern or quoted key of a variable is not closed."),
    /** An entry of an action list is empty. */
    EMPTY_ACTION("SL0116", ERROR, "An entry of an action list is empty."),
    /** An entry of an action list is not an action. */
    BAD_ACTION("SL0117", ERROR, "An entry of an action list is not an action."),
    /** Nothing follows the colon of an action. */
    EMPTY_VALUE("SL0118", ERROR, "Nothing follows the colon of an action."),
    /** The quote of an action's value is not closed. */
    UNTERMINATED_VALUE("SL0119", ERROR, "The quote of an action's value is not closed."),
    /** Text follows the value of an action without a comma. */
    TEXT_AFTER_VALUE("SL0120", ERROR, "Text follows the value of an action without a comma."),
    /** A comment stands between the lines of a directive and is left out. */
    COMMENT_IN_DIRECTIVE("SL0121", WARNING, "A comment stands between the lines of a directive and is left out."),
    /** A comment that ends in a backslash swallows the next line. */
    COMMENT_HIDES_LINE("SL0122", WARNING, "A comment that ends in a backslash swallows the next line."),
    /** A carriage return stands inside a line. */
    CARRIAGE_RETURN("SL0123", WARNING, "A carriage return stands inside a line."),
    /** A file holds NUL bytes; perhaps it is UTF-16. */
    NOT_TEXT("SL0124", ERROR, "A file holds NUL bytes; perhaps it is UTF-16."),
    /** A file or directory does not exist. */
    FILE_NOT_FOUND("SL0901", ERROR, "A file or directory does not exist."),
    /** A file cannot be read. */
    FILE_UNREADABLE("SL0902", ERROR, "A file cannot be read."),
    /** An Include finds no file. */
    NO_FILE_MATCHES("SL0903", WARNING, "An Include finds no file."),
    /** A file includes itself, directly or through others. */
    INCLUDE_CYCLE("SL0904", ERROR, "A file includes itself, directly or through others."),
    /** Includes are nested too deeply, or too many or too large files are loaded. */
    LOAD_LIMIT("SL0905", ERROR, "Includes are nested too deeply, or too many or too large files are loaded.");

    private final String id;
    private final Severity severity;
    private final String summary;

    SyntaxCode(String id, Severity severity, String summary) {
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
        return name().toLowerCase(ROOT).replace('_', '-');
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
