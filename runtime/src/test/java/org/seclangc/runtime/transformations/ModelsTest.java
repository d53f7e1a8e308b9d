package org.seclangc.runtime.transformations;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Each transformation beside a second one, written from the prose of data C.2 as regular expressions
 * over chars: slow, short, and built unlike the first.
 */
class ModelsTest {
    private static final int VALUES = 20_000;

    private static final Map<TransformationName, UnaryOperator<String>> MODELS = models();

    static Stream<TransformationName> modelled() {
        return MODELS.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("modelled")
    void modelAndTransformationAgree(TransformationName name) {
        Transformation transformation = Samples.of(name);
        UnaryOperator<String> model = MODELS.get(name);
        Random random = new Random(38);
        for (int i = 0; i < VALUES; i++) {
            ByteSlice value = Samples.hostile(random);
            String expected = model.apply(value.latin1());
            String actual = transformation.apply(value).latin1();
            if (!actual.equals(expected)) {
                assertThat(actual).as("%s of %s", name.spelling(), value).isEqualTo(expected);
            }
        }
    }

    private static Map<TransformationName, UnaryOperator<String>> models() {
        Map<TransformationName, UnaryOperator<String>> models = new EnumMap<>(TransformationName.class);
        models.put(TransformationName.URL_DECODE, replacing("%([0-9a-fA-F]{2})|\\+", ModelsTest::percent));
        models.put(
                TransformationName.URL_DECODE_UNI,
                replacing("%([0-9a-fA-F]{2})|%[uU]([0-9a-fA-F]{4})|\\+", ModelsTest::percent));
        models.put(
                TransformationName.HTML_ENTITY_DECODE,
                replacing(
                        "&(?:#[xX]([0-9a-fA-F]+)|#([0-9]+)|(?i:(quot)|(amp)|(lt)|(gt)|(nbsp))(?![0-9a-zA-Z]));?",
                        ModelsTest::reference));
        models.put(
                TransformationName.JS_DECODE,
                replacing(
                        "\\\\(?:u([0-9a-fA-F]{4})|u\\{([0-9a-fA-F]+)}|x([0-9a-fA-F]{2})|([0-3][0-7]{0,2}|[4-7][0-7]?)|(.))",
                        ModelsTest::jsEscape));
        models.put(
                TransformationName.CSS_DECODE,
                replacing("\\\\(?:([0-9a-fA-F]{1,6})[ \\t\\n\\x0B\\f\\r]?|\\n|(.)|$)", ModelsTest::cssEscape));
        models.put(
                TransformationName.ESCAPE_SEQ_DECODE,
                replacing("\\\\(?:[xX]([0-9a-fA-F]{2})|([0-7]{1,3})|(.))", ModelsTest::cEscape));
        models.put(
                TransformationName.SQL_HEX_DECODE,
                replacing("0[xX]((?:[0-9a-fA-F]{2})+)", m -> apply(TransformationName.HEX_DECODE, m.group(1))));
        models.put(TransformationName.REPLACE_COMMENTS, replacing("/\\*.*?(?:\\*/|\\z)", m -> " "));
        models.put(TransformationName.REMOVE_COMMENTS_CHAR, replacing("/\\*|\\*/|<!--|-->|--|#", m -> ""));
        models.put(
                TransformationName.REMOVE_COMMENTS,
                replacing("(?:/\\*|<!--).*?(?:(?:\\*/|-->)(.|\\z)|\\z)|(?:--|#).*", ModelsTest::comment));
        models.put(TransformationName.COMPRESS_WHITESPACE, replacing("[ \\t\\n\\x0B\\f\\r\\xA0]+", m -> " "));
        models.put(TransformationName.REMOVE_WHITESPACE, replacing("[ \\t\\n\\x0B\\f\\r\\xA0\\xC2]", m -> ""));
        models.put(
                TransformationName.CMD_LINE,
                text -> asciiLower(text.replaceAll("[\"'\\\\^]", "")
                        .replaceAll("[ ,;\\t\\r\\n]+", " ")
                        .replaceAll(" ([/(])", "$1")));
        models.put(TransformationName.NORMALISE_PATH, ModelsTest::path);
        models.put(TransformationName.NORMALISE_PATH_WIN, text -> path(text.replace('\\', '/')));
        models.put(TransformationName.TRIM, replacing("\\A[ \\t\\n\\x0B\\f\\r]+|[ \\t\\n\\x0B\\f\\r]+\\z", m -> ""));
        return models;
    }

    private static UnaryOperator<String> replacing(String regex, Function<MatchResult, String> by) {
        Pattern pattern = Pattern.compile(regex, Pattern.DOTALL);
        return text -> {
            StringBuilder out = new StringBuilder();
            int end = 0;
            for (MatchResult match : pattern.matcher(text).results().toList()) {
                out.append(text, end, match.start()).append(by.apply(match));
                end = match.end();
            }
            return out.append(text, end, text.length()).toString();
        };
    }

    private static String apply(TransformationName name, String text) {
        return Samples.apply(name, text);
    }

    /** One char of eight bits. */
    private static String lowByte(int value) {
        return Character.toString(value & 0xFF);
    }

    private static String fullWidth(String digits) {
        int value = Integer.parseInt(digits, 16);
        return value >= 0xFF01 && value <= 0xFF5E ? lowByte(value + 0x20) : lowByte(value);
    }

    private static String percent(MatchResult match) {
        if (match.group().equals("+")) {
            return " ";
        }
        return match.group(1) != null ? lowByte(Integer.parseInt(match.group(1), 16)) : fullWidth(match.group(2));
    }

    private static String reference(MatchResult match) {
        if (match.group(1) != null) {
            return number(match, match.group(1), 16);
        } else if (match.group(2) != null) {
            return number(match, match.group(2), 10);
        }
        String name = match.group().substring(1).replace(";", "").toLowerCase(Locale.ROOT);
        return Map.of("quot", "\"", "amp", "&", "lt", "<", "gt", ">", "nbsp", "\u00a0")
                .get(name);
    }

    private static String number(MatchResult match, String digits, int base) {
        BigInteger value = new BigInteger(digits, base);
        return value.bitLength() > 21 || value.intValue() > 0x10FFFF ? match.group() : lowByte(value.intValue());
    }

    private static String jsEscape(MatchResult match) {
        if (match.group(1) != null) {
            return fullWidth(match.group(1));
        } else if (match.group(2) != null) {
            BigInteger value = new BigInteger(match.group(2), 16);
            boolean codePoint = value.compareTo(BigInteger.valueOf(0x10FFFF)) <= 0;
            return codePoint ? fullWidth(value.toString(16)) : match.group().substring(1);
        } else if (match.group(3) != null) {
            return lowByte(Integer.parseInt(match.group(3), 16));
        } else if (match.group(4) != null) {
            return lowByte(Integer.parseInt(match.group(4), 8));
        }
        return control(match.group(5));
    }

    private static String cssEscape(MatchResult match) {
        if (match.group(1) != null) {
            return fullWidth(match.group(1));
        }
        return match.group(2) != null ? match.group(2) : "";
    }

    private static String cEscape(MatchResult match) {
        if (match.group(1) != null) {
            return lowByte(Integer.parseInt(match.group(1), 16));
        } else if (match.group(2) != null) {
            return lowByte(Integer.parseInt(match.group(2), 8));
        }
        return control(match.group(3));
    }

    private static String control(String letter) {
        int index = "abfnrtv".indexOf(letter);
        return index < 0 ? letter : "\7\b\f\n\r\t\13".substring(index, index + 1);
    }

    private static String comment(MatchResult match) {
        if (match.group().startsWith("#") || match.group().startsWith("--")) {
            return "";
        } else if (match.group(1) == null) {
            return " ";
        }
        return match.group(1).isEmpty() ? "\0" : match.group(1);
    }

    private static String asciiLower(String text) {
        StringBuilder out = new StringBuilder();
        text.chars().forEach(c -> out.append((char) (c >= 'A' && c <= 'Z' ? c + 32 : c)));
        return out.toString();
    }

    private static String path(String text) {
        boolean absolute = text.startsWith("/");
        boolean trailing = text.endsWith("/");
        Deque<String> segments = new ArrayDeque<>();
        for (String segment : Pattern.compile("/").splitAsStream(text).toList()) {
            if (segment.equals("..")) {
                if (!segments.isEmpty() && !segments.getLast().equals("..")) {
                    segments.removeLast();
                } else if (!absolute) {
                    segments.addLast(segment);
                }
            } else if (!segment.isEmpty() && !segment.equals(".")) {
                segments.addLast(segment);
            }
        }
        String prefix = absolute && (trailing || !segments.isEmpty()) ? "/" : "";
        return prefix + String.join("/", segments) + (trailing && !segments.isEmpty() ? "/" : "");
    }
}
