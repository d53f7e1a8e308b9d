package org.seclangc.cli.ftw.request;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Functions of templates, by the names Go's Sprig library gives them. Random text comes from a seed: the same test sends
 * the same bytes in every run.
 */
public final class TemplateFunctions {
    /** Characters a template may make. */
    static final int MAX_LENGTH = 32 << 20;

    private static final String DIGITS = "0123456789";
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private final Map<String, String> environment;
    private final Random random;

    /**
     * Functions.
     *
     * @param environment what {@code env} reads
     * @param seed of the random functions
     */
    public TemplateFunctions(Map<String, String> environment, long seed) {
        this.environment = environment;
        this.random = new Random(seed);
    }

    /** Appends a result to the output, which must stay below the limit. */
    void append(StringBuilder out, String text) throws TemplateException {
        if (out.length() + (long) text.length() > MAX_LENGTH) {
            throw new TemplateException("more than " + MAX_LENGTH + " characters");
        }
        out.append(text);
    }

    /** Calls a function; arguments and results are strings and longs. */
    Object call(String name, List<Object> arguments) throws TemplateException {
        Call call = new Call(name, arguments);
        switch (name) {
            case "repeat" -> {
                return repeat(call.number(0, 2), call.text(1, 2));
            }
            case "env" -> {
                return environment.getOrDefault(call.text(0, 1), "");
            }
            case "randAlphaNum" -> {
                return random(LETTERS + DIGITS, call.number(0, 1));
            }
            case "randAlpha" -> {
                return random(LETTERS, call.number(0, 1));
            }
            case "randNumeric" -> {
                return random(DIGITS, call.number(0, 1));
            }
            case "randAscii" -> {
                return random(printable(), call.number(0, 1));
            }
            case "print", "toString" -> {
                return arguments.stream().map(String::valueOf).collect(Collectors.joining());
            }
            default -> {
                return text(call);
            }
        }
    }

    private static String text(Call call) throws TemplateException {
        return switch (call.name) {
            case "upper" -> call.text(0, 1).toUpperCase(Locale.ROOT);
            case "lower" -> call.text(0, 1).toLowerCase(Locale.ROOT);
            case "trim" -> call.text(0, 1).strip();
            case "nospace" -> call.text(0, 1).replaceAll("\\s", "");
            case "quote" -> '"' + call.text(0, 1).replace("\\", "\\\\").replace("\"", "\\\"") + '"';
            case "squote" -> '\'' + call.text(0, 1) + '\'';
            case "b64enc" -> Base64.getEncoder().encodeToString(call.text(0, 1).getBytes(UTF_8));
            case "b64dec" -> decode(call.text(0, 1));
            case "urlquery" ->
                FormEncoding.escape(call.text(0, 1).getBytes(UTF_8)).latin1();
            case "replace" -> replace(call.text(0, 3), call.text(1, 3), call.text(2, 3));
            case "trimPrefix" -> withoutPrefix(call.text(0, 2), call.text(1, 2));
            case "trimSuffix" -> withoutSuffix(call.text(0, 2), call.text(1, 2));
            case "trunc" -> truncate(call.number(0, 2), call.text(1, 2));
            default -> throw new TemplateException("function '" + call.name + "' unknown");
        };
    }

    private static String repeat(long count, String text) throws TemplateException {
        if (count < 0 || count > MAX_LENGTH || count * text.length() > MAX_LENGTH) {
            throw new TemplateException("repeat makes more than " + MAX_LENGTH + " characters");
        }
        return text.repeat((int) count);
    }

    private String random(String alphabet, long count) throws TemplateException {
        if (count < 0 || count > MAX_LENGTH) {
            throw new TemplateException("random text of " + count + " characters");
        }
        StringBuilder text = new StringBuilder((int) count);
        for (long i = 0; i < count; i++) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }

    private static String printable() {
        StringBuilder text = new StringBuilder();
        for (char c = ' '; c <= '~'; c++) {
            text.append(c);
        }
        return text.toString();
    }

    private static String decode(String text) throws TemplateException {
        try {
            return new String(Base64.getDecoder().decode(text.getBytes(ISO_8859_1)), UTF_8);
        } catch (IllegalArgumentException e) {
            throw new TemplateException("b64dec: " + e.getMessage());
        }
    }

    private static String replace(String old, String replacement, String text) throws TemplateException {
        long most = text.length() + (text.length() + 1L) * replacement.length();
        if (most > MAX_LENGTH && (text.length() / Math.max(1L, old.length()) + 1) * replacement.length() > MAX_LENGTH) {
            throw new TemplateException("replace makes more than " + MAX_LENGTH + " characters");
        }
        return text.replace(old, replacement);
    }

    private static String withoutPrefix(String prefix, String text) {
        return text.startsWith(prefix) ? text.substring(prefix.length()) : text;
    }

    private static String withoutSuffix(String suffix, String text) {
        return text.endsWith(suffix) ? text.substring(0, text.length() - suffix.length()) : text;
    }

    /** The first characters, or with a negative count the last ones. */
    private static String truncate(long count, String text) {
        if (count < 0) {
            return text.substring((int) Math.max(0, text.length() + count));
        }
        return text.substring(0, (int) Math.min(count, text.length()));
    }

    /** A function's name with its arguments. */
    private record Call(String name, List<Object> arguments) {
        /** Argument {@code index} of {@code count} as text. */
        String text(int index, int count) throws TemplateException {
            return String.valueOf(argument(index, count));
        }

        /** Argument {@code index} of {@code count}, which must be a number. */
        long number(int index, int count) throws TemplateException {
            if (argument(index, count) instanceof Long number) {
                return number;
            }
            throw new TemplateException(name + ": a number expected");
        }

        private Object argument(int index, int count) throws TemplateException {
            if (arguments.size() != count) {
                throw new TemplateException(name + " takes " + count + " arguments");
            }
            return arguments.get(index);
        }
    }
}
