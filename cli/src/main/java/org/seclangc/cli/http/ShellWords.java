package org.seclangc.cli.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.cli.InputException;

/**
 * Splits a command line into words as a POSIX shell does: blanks, single and double quotes, backslashes, continued
 * lines, and {@code $'...'}, which browsers use when they copy a request as a curl command. Nothing is expanded:
 * {@code $name}, back-quotes, {@code *}, {@code &} and {@code ;} stand for themselves.
 */
final class ShellWords {
    private final String text;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean inWord;
    private int at;

    private ShellWords(String text) {
        this.text = text;
    }

    /** The words of {@code text}, which is one char a byte, as are they. */
    static List<String> split(String text) {
        ShellWords shell = new ShellWords(text);
        shell.run();
        return shell.words;
    }

    private void run() {
        while (at < text.length()) {
            char c = text.charAt(at++);
            switch (c) {
                case ' ', '\t', '\n', '\r' -> endWord();
                case '\'' -> singleQuoted();
                case '"' -> doubleQuoted();
                case '\\' -> backslash();
                case '$' -> dollar();
                default -> add(c);
            }
        }
        endWord();
    }

    private void add(char c) {
        inWord = true;
        word.append(c);
    }

    private void endWord() {
        if (inWord) {
            words.add(word.toString());
            word.setLength(0);
            inWord = false;
        }
    }

    private void singleQuoted() {
        int end = text.indexOf('\'', at);
        if (end < 0) {
            throw unclosed('\'', at - 1);
        }
        inWord = true;
        word.append(text, at, end);
        at = end + 1;
    }

    private void doubleQuoted() {
        int start = at - 1;
        inWord = true;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') {
                return;
            }
            if (c == '\\' && at < text.length() && "\\\"$`\n".indexOf(text.charAt(at)) >= 0) {
                c = text.charAt(at++);
                if (c == '\n') {
                    continue;
                }
            }
            word.append(c);
        }
        throw unclosed('"', start);
    }

    private void backslash() {
        if (at == text.length()) {
            add('\\');
            return;
        }
        char c = text.charAt(at++);
        boolean crLf = c == '\r' && at < text.length() && text.charAt(at) == '\n';
        if (crLf) {
            at++;
        }
        if (c != '\n' && !crLf) {
            add(c);
        }
    }

    private void dollar() {
        if (at < text.length() && text.charAt(at) == '\'') {
            at++;
            ansiQuoted();
        } else {
            add('$');
        }
    }

    private void ansiQuoted() {
        int start = at - 2;
        inWord = true;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '\'') {
                return;
            }
            if (c == '\\' && at < text.length()) {
                ansiEscape(text.charAt(at++));
            } else {
                word.append(c);
            }
        }
        throw unclosed('\'', start);
    }

    private void ansiEscape(char c) {
        switch (c) {
            case 'a' -> word.append('\u0007');
            case 'b' -> word.append('\b');
            case 'e', 'E' -> word.append('\u001B');
            case 'f' -> word.append('\f');
            case 'n' -> word.append('\n');
            case 'r' -> word.append('\r');
            case 't' -> word.append('\t');
            case 'v' -> word.append('\u000B');
            case 'x' -> number(c, 16, 2, false);
            case 'u' -> number(c, 16, 4, true);
            case 'U' -> number(c, 16, 8, true);
            case '\\', '\'', '"', '?' -> word.append(c);
            default -> {
                if (Character.digit(c, 8) >= 0) {
                    at--;
                    number(c, 8, 3, false);
                } else {
                    word.append('\\').append(c);
                }
            }
        }
    }

    private void number(char escape, int radix, int maxDigits, boolean codePoint) {
        int value = 0;
        int digits = 0;
        while (digits < maxDigits && at < text.length() && Character.digit(text.charAt(at), radix) >= 0) {
            value = value * radix + Character.digit(text.charAt(at++), radix);
            digits++;
        }
        if (digits == 0) {
            word.append('\\').append(escape);
        } else if (codePoint && Character.isValidCodePoint(value)) {
            word.append(new String(Character.toString(value).getBytes(UTF_8), ISO_8859_1));
        } else {
            word.append((char) (value & 0xFF));
        }
    }

    private static InputException unclosed(char quote, int start) {
        return new InputException("the curl command has a " + quote + " at offset " + start + " that is never closed");
    }
}
