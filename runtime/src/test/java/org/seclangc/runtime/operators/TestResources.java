package org.seclangc.runtime.operators;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexSyntaxException;

/** Resources of tests: files from memory, patterns by java.util.regex over ISO-8859-1 text. */
final class TestResources implements OperatorResources {
    private final Map<String, String> files = new HashMap<>();
    private Boolean multiline;

    /** Adds the file {@code name}. */
    TestResources file(String name, String text) {
        files.put(name, text);
        return this;
    }

    /** How the last pattern was to be compiled, or null if there was none. */
    Boolean multiline() {
        return multiline;
    }

    @Override
    public Regex regex(ByteSlice pattern, boolean multiline) throws RegexSyntaxException {
        this.multiline = multiline;
        int flags = Pattern.DOTALL | (multiline ? Pattern.MULTILINE | Pattern.UNIX_LINES : 0);
        try {
            return new JavaRegex(Pattern.compile(pattern.latin1(), flags));
        } catch (PatternSyntaxException e) {
            throw new RegexSyntaxException(e.getDescription(), Math.max(e.getIndex(), 0), false);
        }
    }

    @Override
    public List<ByteSlice> lines(ByteSlice name) throws OperatorArgumentException {
        String text = files.get(name.latin1());
        if (text == null) {
            throw new OperatorArgumentException("no file " + name, 0);
        }
        return text.lines().map(ByteSlice::ofLatin1).toList();
    }

    /** The operator {@code name} with {@code argument}, by the text of both. */
    Operator create(String name, String argument) throws OperatorArgumentException {
        return Operators.create(OperatorName.of(name).orElseThrow(), ByteSlice.ofLatin1(argument), this);
    }

    /** Whether an operator without files is true; {@code value} is one byte a char. */
    static boolean matches(String name, String argument, String value) throws OperatorArgumentException {
        return new TestResources().create(name, argument).matches(framed(value), null);
    }

    /** The captured groups of a match as text, null for absent ones; null if there is no match. */
    static String[] groups(Operator operator, String value) {
        Captures captures = new Captures();
        if (!operator.matches(framed(value), captures)) {
            return null;
        }
        String[] groups = new String[captures.size()];
        for (int i = 0; i < groups.length; i++) {
            groups[i] = captures.group(i) == null ? null : captures.group(i).latin1();
        }
        return groups;
    }

    /** The bytes of {@code value} inside a larger array, so that reads beyond a slice are noticed. */
    static ByteSlice framed(String value) {
        byte[] bytes = ("1a." + value + "a1.%").getBytes(ISO_8859_1);
        return ByteSlice.of(bytes, 3, 3 + value.length());
    }

    private record JavaRegex(Pattern pattern) implements Regex {
        @Override
        public int groupCount() {
            return pattern.matcher("").groupCount();
        }

        @Override
        public boolean find(ByteSlice value, int start, int[] groups) {
            Matcher matcher = pattern.matcher(value.latin1());
            if (!matcher.find(start)) {
                return false;
            }
            for (int i = 0; groups != null && i < groups.length / 2 && i <= matcher.groupCount(); i++) {
                groups[2 * i] = matcher.start(i);
                groups[2 * i + 1] = matcher.end(i);
            }
            return true;
        }
    }
}
