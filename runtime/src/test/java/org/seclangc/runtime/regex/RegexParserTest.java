package org.seclangc.runtime.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Shapes of trees and places of errors. In the tables {@code ¶} stands for LF. */
class RegexParserTest {
    private static final char DELIMITER = '§';

    private static ByteSlice bytes(String pattern) {
        return ByteSlice.ofLatin1(pattern.replace('¶', '\n'));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = DELIMITER,
            quoteCharacter = '¤',
            value = {
                "abc § (cat a b c)",
                "a|b|cd § (alt a b (cat c d))",
                "|a § (alt empty a)",
                "(a|)b § (cat (cap1 (alt a empty)) b)",
                "(?:) § empty",
                "(?:ab)c § (cat (cat a b) c)",
                "((a)(?<x>b)) § (cap1 (cat (cap2 a) (cap3 b)))",
                "a* § (rep 0 * greedy a)",
                "ab+? § (cat a (rep 1 * lazy b))",
                "a?+ § (rep 0 1 possessive a)",
                "a{3} § (rep 3 3 greedy a)",
                "a{2,}? § (rep 2 * lazy a)",
                "a{2,5}+ § (rep 2 5 possessive a)",
                "a{1} § a",
                "a{0} § (rep 0 0 greedy a)",
                "a{,5} § (cat a { , 5 })",
                "a{ § (cat a {)",
                "a{1,x} § (cat a { 1 , x })",
                "a{1 § (cat a { 1)",
                "\\d\\.\\/ § (cat [\\x30-\\x39] . /)",
                ". § any",
                "[\\s\\S] § any",
                "[a] § a",
                "[]a] § [\\x5D\\x61]",
                "[^]a] § [\\x00-\\x5C\\x5E-\\x60\\x62-\\xFF]",
                "[a-] § [\\x2D\\x61]",
                "[-a] § [\\x2D\\x61]",
                "[a-c-e] § [\\x2D\\x61-\\x63\\x65]",
                "[+--] § [\\x2B-\\x2D]",
                "[\\w-.] § [\\x2D-\\x2E\\x30-\\x39\\x41-\\x5A\\x5F\\x61-\\x7A]",
                "[a-\\d] § [\\x2D\\x30-\\x39\\x61]",
                "[[a] § [\\x5B\\x61]",
                "[[:digit:]a] § [\\x30-\\x39\\x61]",
                "[[:^digit:]] § [\\x00-\\x2F\\x3A-\\xFF]",
                "[[:digit] § [\\x3A\\x5B\\x64\\x67\\x69\\x74]",
                "[:a:] § [\\x3A\\x61]",
                "[\\b] § \\x08",
                "[\\x41-\\x43] § [\\x41-\\x43]",
                "[\\101\\0] § [\\x00\\x41]",
                "[\\Q]^\\E] § [\\x5D-\\x5E]",
                "[a\\Q-\\Ez] § [\\x2D\\x61\\x7A]",
                "[.*+?(){}|^$#] § [\\x23-\\x24\\x28-\\x2B\\x2E\\x3F\\x5E\\x7B-\\x7D]",
                "\\x41\\x{42}\\x4g\\x § (cat A B \\x04 g \\x00)",
                "\\0\\07\\012\\377 § (cat \\x00 \\x07 \\x0A \\xFF)",
                "\\101 § A",
                "\\o{101} § A",
                "\\cA\\ca\\c[ § (cat \\x01 \\x01 \\x1B)",
                "\\a\\e\\f\\n\\r\\t § (cat \\x07 \\x1B \\x0C \\x0A \\x0D \\x09)",
                "\\Qa*\\E+ § (cat a (rep 1 * greedy *))",
                "\\Qa\\\\Eb § (cat a \\ b)",
                "\\Qab § (cat a b)",
                "a\\Q\\E* § (rep 0 * greedy a)",
                "a(?#x)* § (rep 0 * greedy a)",
                "\\_\\-\\é § (cat _ - \\xE9)",
                "é § \\xE9",
                "^a$ § (cat BEGIN_VALUE a END_VALUE)",
                "(?m)^a$ § (cat BEGIN_LINE a END_LINE)",
                "(?m:^)^ § (cat BEGIN_LINE BEGIN_VALUE)",
                "\\A\\z\\b\\B § (cat BEGIN_VALUE END_VALUE WORD_BOUNDARY NOT_WORD_BOUNDARY)",
                "\\Z § (ahead (cat (rep 0 1 greedy \\x0A) END_VALUE))",
                "\\R § (atomic (alt (cat \\x0D \\x0A) [\\x0A-\\x0D\\x85]))",
                "\\N\\C § (cat [\\x00-\\x09\\x0B-\\xFF] any)",
                "\\h\\v § (cat [\\x09\\x20\\xA0] [\\x0A-\\x0D\\x85])",
                "\\s § [\\x09-\\x0D\\x20]",
                "(?i)a1é § (cat [\\x41\\x61] 1 \\xE9)",
                "(?i)[a-c] § [\\x41-\\x43\\x61-\\x63]",
                "(?i)[^a] § [\\x00-\\x40\\x42-\\x60\\x62-\\xFF]",
                "(?i)\\x41 § [\\x41\\x61]",
                "a(?i)b|c § (alt (cat a [\\x42\\x62]) [\\x43\\x63])",
                "(?:a(?i)b)c § (cat (cat a [\\x42\\x62]) c)",
                "(?i:a)b § (cat [\\x41\\x61] b)",
                "(?i)a(?-i)b § (cat [\\x41\\x61] b)",
                "(?i)a(?-i:b)c § (cat [\\x41\\x61] b [\\x43\\x63])",
                "(?-s). § [\\x00-\\x09\\x0B-\\xFF]",
                "(?-s)(?s:.). § (cat any [\\x00-\\x09\\x0B-\\xFF])",
                "(?x) a b # c¶ d § (cat a b d)",
                "(?x)a + § (rep 1 * greedy a)",
                "(?x)[ #]\\ \\# § (cat [\\x20\\x23] \\x20 #)",
                "(?x: a )b c § (cat a b \\x20 c)",
                "(?U)a+b+? § (cat (rep 1 * lazy a) (rep 1 * greedy b))",
                "(?is-mx:a) § [\\x41\\x61]",
                "(?=a)(?!b)(?<=c)(?<!d) § (cat (ahead a) (no-ahead b) (behind c) (no-behind d))",
                "(?<=a|bc) § (behind (alt a (cat b c)))",
                "(?>a|ab) § (atomic (alt a (cat a b)))",
                "(a)\\1 § (cat (cap1 a) ref1)",
                "(a)(?i)\\1 § (cat (cap1 a) ref1i)",
                "(?P<n>a)(?P=n)\\k<n>\\k{n}\\k'n'\\g{n} § (cat (cap1 a) ref1 ref1 ref1 ref1 ref1)",
                "(a)\\g1\\g{1}\\g{-1} § (cat (cap1 a) ref1 ref1 ref1)",
                "(?:\\1b|(a))* § (rep 0 * greedy (alt (cat ref1 b) (cap1 a)))",
                "(a)\\12 § (cat (cap1 a) \\x0A)",
                "^* § (rep 0 * greedy BEGIN_VALUE)",
            })
    void tree(String pattern, String expected) throws RegexSyntaxException {
        assertThat(TreeText.of(RegexParser.parse(bytes(pattern), false).root())).isEqualTo(expected);
    }

    @Test
    void tenGroupsMakeTwoDigitsAReference() throws RegexSyntaxException {
        String pattern = "(a)".repeat(10) + "\\10\\100";
        String text = TreeText.of(RegexParser.parse(bytes(pattern), false).root());
        // \100 would be group 100, which does not exist, so it is octal: @.
        assertThat(text).endsWith("(cap10 a) ref10 @)");
    }

    @Test
    void multilineOptionIsAFlagThatThePatternMayUnset() throws RegexSyntaxException {
        assertThat(TreeText.of(RegexParser.parse(bytes("^(?-m)^"), true).root()))
                .isEqualTo("(cat BEGIN_LINE BEGIN_VALUE)");
    }

    @Test
    void emptyPatternIsEmpty() throws RegexSyntaxException {
        assertThat(RegexParser.parse(ByteSlice.EMPTY, false).root()).isEqualTo(new RegexTree.Empty(0));
    }

    @Test
    void namedGroupsHaveNumbers() throws RegexSyntaxException {
        ParsedRegex parsed = RegexParser.parse(bytes("(a)(?<one>b)(?P<two>c)(?'three'd)"), false);
        assertThat(parsed.groupCount()).isEqualTo(4);
        assertThat(parsed.groupNames()).isEqualTo(Map.of("one", 2, "two", 3, "three", 4));
    }

    @Test
    void nodesKnowWhereTheyStart() throws RegexSyntaxException {
        RegexTree.Concat root = (RegexTree.Concat)
                RegexParser.parse(bytes("ab+(?i)[x](?=y)"), false).root();
        assertThat(root.parts()).extracting(RegexTree::offset).containsExactly(0, 1, 7, 10);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = DELIMITER,
            quoteCharacter = '¤',
            value = {
                "ab(cd § 2 § missing )",
                "a)b § 1 § unmatched )",
                "a[bc § 1 § missing ]",
                "[] § 0 § missing ]",
                "a**b § 2 § nothing to repeat",
                "a{2}{3} § 4 § nothing to repeat",
                "*a § 0 § nothing to repeat",
                "{2} § 0 § nothing to repeat",
                "(|*) § 2 § nothing to repeat",
                "(?i)* § 4 § nothing to repeat",
                "a{3,2} § 1 § out of order",
                "a{70000} § 2 § above 65535",
                "[z-a] § 2 § range out of order",
                "[[:foo:]] § 1 § unknown POSIX class",
                "[[.a.]] § 1 § collating",
                "ab\\ § 2 § \\ at the end",
                "a\\y § 1 § unknown escape \\y",
                "a[\\B] § 2 § unknown escape \\B",
                "a\\p{L} § 1 § bytes",
                "a[\\P{L}] § 2 § bytes",
                "\\X § 0 § bytes",
                "a\\x{100} § 1 § above 0xFF",
                "\\400 § 0 § above 0xFF",
                "\\x{} § 3 § digits expected",
                "\\x{4g} § 4 § digits",
                "\\o17 § 0 § octal",
                "\\c § 0 § \\c must",
                "(?<a>x)(?<a>y) § 7 § second group named a",
                "(?<1>x) § 3 § group name",
                "(?<>x) § 3 § group name",
                "(?z) § 2 § unknown group or flag",
                "(? § 0 § missing )",
                "(?# § 0 § comment",
                "(a)\\2 § 3 § group 2 that does not exist",
                "(a)\\g{5} § 3 § group 5 that does not exist",
                "(a)\\8 § 3 § group 8 that does not exist",
                "\\g{10} § 0 § no group 10",
                "\\k<n> § 0 § no group named n",
                "\\k § 0 § \\k must",
                "x(?(1)a|b) § 1 § conditional",
                "x(?|a|b) § 1 § branch reset",
                "x(?R) § 1 § recursion",
                "x(?1) § 1 § recursion",
                "x(?-1) § 1 § recursion",
                "x(?&n) § 1 § recursion",
                "x(?P>n) § 1 § recursion",
                "x\\g<n> § 1 § recursion",
                "x(?C1) § 1 § callout",
                "x(*ACCEPT) § 1 § verbs",
                "x\\G § 1 § \\G is not supported",
                "x\\K § 1 § \\K is not supported",
                "x(?<=a+) § 1 § look-behind of unlimited length",
                "(a)(?<!\\1) § 3 § look-behind of unlimited length",
            })
    void errorNamesItsPlace(String pattern, int offset, String message) {
        RegexSyntaxException error =
                catchThrowableOfType(RegexSyntaxException.class, () -> RegexParser.parse(bytes(pattern), false));
        assertThat(error).as(pattern).isNotNull();
        assertThat(error).hasMessageContaining(message);
        assertThat(error.offset()).as(error.getMessage()).isEqualTo(offset);
        assertThat(error.needsBacktracking()).isFalse();
    }
}
