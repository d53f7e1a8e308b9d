package org.seclangc.cli.ftw.request;

import java.util.ArrayList;
import java.util.List;

/**
 * The part of Go's text templates that test data uses: <code>{{ "+" | repeat 34 }}</code>, pipelines of functions over
 * strings and numbers, parentheses, comments, trimming with <code>{{-</code> and <code>-}}</code>. Loops, conditions and
 * variables are not part of it.
 */
public final class GoTemplate {
    private static final int MAX_NESTING = 32;

    private final String text;
    private final TemplateFunctions functions;
    private int at;
    private int nesting;

    private GoTemplate(String text, TemplateFunctions functions) {
        this.text = text;
        this.functions = functions;
    }

    /**
     * What became of a template.
     *
     * @param text the result; the template itself if it is none, as attack payloads with braces are not meant as one
     * @param problem why it is none, or null
     */
    public record Expansion(String text, String problem) {}

    /** Expands {@code text}. */
    public static Expansion expand(String text, TemplateFunctions functions) {
        if (!text.contains("{{")) {
            return new Expansion(text, null);
        }
        try {
            return new Expansion(new GoTemplate(text, functions).run(), null);
        } catch (TemplateException e) {
            return new Expansion(text, e.getMessage());
        }
    }

    private String run() throws TemplateException {
        StringBuilder out = new StringBuilder(text.length());
        boolean trimNext = false;
        while (true) {
            int open = text.indexOf("{{", at);
            String literal = text.substring(at, open < 0 ? text.length() : open);
            literal = trimNext ? literal.stripLeading() : literal;
            if (open < 0) {
                return out.append(literal).toString();
            }
            at = open + 2;
            boolean trimPrevious = text.startsWith("-", at) && at + 1 < text.length() && isBlank(text.charAt(at + 1));
            if (trimPrevious) {
                literal = literal.stripTrailing();
                at++;
            }
            out.append(literal);
            skipBlank();
            if (text.startsWith("/*", at)) {
                comment();
            } else {
                functions.append(out, String.valueOf(pipeline()));
            }
            trimNext = close();
        }
    }

    private void comment() throws TemplateException {
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
            throw new TemplateException("comment without end");
        }
        at = end + 2;
    }

    /** Reads the end of an action; true if white space after it goes away. */
    private boolean close() throws TemplateException {
        skipBlank();
        boolean trim = text.startsWith("-}}", at);
        if (!trim && !text.startsWith("}}", at)) {
            throw new TemplateException("'}}' expected");
        }
        at += trim ? 3 : 2;
        return trim;
    }

    /** Commands joined by bars; each result is the last argument of the next. */
    private Object pipeline() throws TemplateException {
        if (++nesting > MAX_NESTING) {
            throw new TemplateException("nested more than " + MAX_NESTING + " levels deep");
        }
        Object value = command(null);
        skipBlank();
        while (at < text.length() && text.charAt(at) == '|') {
            at++;
            value = command(value);
            skipBlank();
        }
        nesting--;
        return value;
    }

    private Object command(Object piped) throws TemplateException {
        skipBlank();
        String name = name();
        List<Object> arguments = new ArrayList<>();
        while (startsOperand()) {
            arguments.add(operand());
            skipBlank();
        }
        if (piped != null) {
            arguments.add(piped);
        }
        if (name.isEmpty()) {
            if (arguments.size() != 1) {
                throw new TemplateException("a value or a function expected");
            }
            return arguments.get(0);
        }
        return functions.call(name, arguments);
    }

    private String name() {
        int start = at;
        while (at < text.length() && (isLetter(text.charAt(at)) || (at > start && isDigit(text.charAt(at))))) {
            at++;
        }
        String name = text.substring(start, at);
        skipBlank();
        return name;
    }

    private boolean startsOperand() {
        if (at == text.length() || text.startsWith("-}}", at)) {
            return false;
        }
        char c = text.charAt(at);
        return c == '"' || c == '`' || c == '(' || c == '-' || isLetter(c) || isDigit(c);
    }

    private Object operand() throws TemplateException {
        char c = text.charAt(at);
        switch (c) {
            case '"' -> {
                return quoted();
            }
            case '`' -> {
                int end = text.indexOf('`', at + 1);
                if (end < 0) {
                    throw new TemplateException("raw string without end");
                }
                String raw = text.substring(at + 1, end);
                at = end + 1;
                return raw;
            }
            case '(' -> {
                at++;
                Object value = pipeline();
                if (!text.startsWith(")", at)) {
                    throw new TemplateException("')' expected");
                }
                at++;
                return value;
            }
            default -> {
                return isLetter(c) ? functions.call(name(), List.of()) : number();
            }
        }
    }

    private Long number() throws TemplateException {
        int start = at++;
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        try {
            return Long.valueOf(text.substring(start, at));
        } catch (NumberFormatException e) {
            throw new TemplateException("'" + text.substring(start, at) + "' is no number");
        }
    }

    private String quoted() throws TemplateException {
        StringBuilder value = new StringBuilder();
        at++;
        while (at < text.length() && text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c != '\\') {
                value.append(c);
            } else if (at < text.length()) {
                escape(text.charAt(at++), value);
            }
        }
        if (at == text.length()) {
            throw new TemplateException("string without end");
        }
        at++;
        return value.toString();
    }

    private void escape(char c, StringBuilder value) throws TemplateException {
        switch (c) {
            case 'n' -> value.append('\n');
            case 'r' -> value.append('\r');
            case 't' -> value.append('\t');
            case '\\', '"', '\'' -> value.append(c);
            case 'x' -> value.append((char) hex(2));
            case 'u' -> value.append((char) hex(4));
            default -> throw new TemplateException("escape \\" + c + " unknown");
        }
    }

    private int hex(int digits) throws TemplateException {
        int value = 0;
        for (int i = 0; i < digits; i++) {
            int digit = at < text.length() ? Character.digit(text.charAt(at++), 16) : -1;
            if (digit < 0) {
                throw new TemplateException("hexadecimal digits expected");
            }
            value = value << 4 | digit;
        }
        return value;
    }

    private void skipBlank() {
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n';
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
