package org.seclangc.runtime.operators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.ahocorasick.trie.Emit;
import org.ahocorasick.trie.Trie;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

class PhraseOperatorTest {
    /** Letters of both cases, their neighbours in ASCII, and a pair that folds in ISO-8859-1 but not in ASCII. */
    private static final char[] LETTERS = {'a', 'A', 'b', 'B', '@', '[', '`', '{', '\u00E9', '\u00C9'};

    /** Phrases, value, captured bytes: the first by its end, then the longest, spelled as in the value. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "abc def, xxABcdef, ABc",
                "abcd bc, xabcd, bc",
                "abcd cd d, abcd, abcd",
                "bc abc, abc, abc",
                "abx bc, abcx, bc",
                "aab ab, aaab, aab",
                "he she his hers, usHers, sHe",
                "a, bcA, A",
                "\u00E9, \u00E9, \u00E9"
            })
    void capturesTheMatchThatEndsFirst(String phrases, String value, String captured) throws OperatorArgumentException {
        Operator operator = new TestResources().create("pm", phrases);
        assertThat(TestResources.groups(operator, value)).containsExactly(captured);
        assertThat(operator.matches(TestResources.framed(value), null)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"a, \"\"", "ab, a b", "\u00E9, \u00C9", "@, `", "[, {", "abc, ab"})
    void doesNotMatch(String phrases, String value) throws OperatorArgumentException {
        assertThat(TestResources.groups(new TestResources().create("pm", phrases), value))
                .isNull();
    }

    /** Field report O11. */
    @Test
    void hexBlankJoinsAPhrase() throws OperatorArgumentException {
        assertThat(TestResources.matches("pm", "this|20|is", "this")).isFalse();
        assertThat(TestResources.matches("pm", "this|20|is", "THIS is")).isTrue();
    }

    /** Field report O13: plain substrings, with no idea of words or paths. */
    @ParameterizedTest
    @CsvSource({
        "/bin/, /usr/bin/id, true",
        "/bin/, /usr/bin, false",
        "bin, cabinet, true",
        "bin/, bin, false",
        "/etc, /etcetera, true",
        "etc/passwd, /etc/passwd, true",
        "etc/passwd, /etc//passwd, false",
        "passwd, PASSWD1, true",
        "../, ..\\, false",
        "../, a/../b, true",
        ".git, a.gitignore, true",
        ".git, agit, false"
    })
    void phrasesAreSubstrings(String phrase, String value, boolean expected) throws OperatorArgumentException {
        Operator operator = new TestResources().file("list", phrase).create("pmf", "list");
        assertThat(operator.matches(ByteSlice.ofLatin1(value), null)).isEqualTo(expected);
    }

    /** Field report P20, and O14 for files. */
    @Test
    void commentAndEmptyLinesOfFilesMatchNothing() throws OperatorArgumentException {
        Operator operator = new TestResources().file("bots", "#\n\nbadbot\n").create("pmFromFile", "bots");
        assertThat(TestResources.groups(operator, "good (+http://example.test/#7)"))
                .isNull();
        assertThat(TestResources.groups(operator, "the BadBot 1")).containsExactly("BadBot");
        assertThat(TestResources.groups(operator, "")).isNull();
    }

    @Test
    void severalFilesMakeOneList() throws OperatorArgumentException {
        TestResources resources = new TestResources().file("a", "one\r\n").file("b", "two words\r\n");
        Operator operator = resources.create("pmFromFile", "a  b");
        assertThat(operator.matches(ByteSlice.ofLatin1("x two words"), null)).isTrue();
        assertThat(operator.matches(ByteSlice.ofLatin1("xONEx"), null)).isTrue();
        assertThat(operator.matches(ByteSlice.ofLatin1("two"), null)).isFalse();
    }

    @Test
    void emptyListsNeverMatchAndEmptyArgumentsAreErrors() throws OperatorArgumentException {
        Operator operator = new TestResources().file("empty", "# none\n").create("pmf", "empty");
        assertThat(operator.matches(ByteSlice.ofLatin1("# none"), null)).isFalse();
        assertThatThrownBy(() -> new TestResources().create("pm", " ")).isInstanceOf(OperatorArgumentException.class);
        assertThatThrownBy(() -> new TestResources().create("pmf", " ")).isInstanceOf(OperatorArgumentException.class);
    }

    @Test
    void missingFileIsReportedAtItsName() {
        assertThatThrownBy(() -> new TestResources().file("a", "x").create("pmf", " a  gone"))
                .isInstanceOfSatisfying(
                        OperatorArgumentException.class,
                        e -> assertThat(e.offset()).isEqualTo(4));
    }

    @Provide
    Arbitrary<String> text() {
        return Arbitraries.strings().withChars(LETTERS).ofMaxLength(40);
    }

    @Provide
    Arbitrary<List<String>> phrases() {
        return Arbitraries.strings()
                .withChars(LETTERS)
                .ofMinLength(1)
                .ofMaxLength(6)
                .list()
                .ofMinSize(1)
                .ofMaxSize(12);
    }

    @Property(tries = 20_000)
    void agreesWithAnIndependentAutomaton(@ForAll("phrases") List<String> phrases, @ForAll("text") String text) {
        agrees(phrases, List.of(text));
    }

    /** So many phrases that most states have no row of their own. */
    @Test
    void agreesWithAnIndependentAutomatonOnLargeLists() {
        Random random = new Random(20261130);
        for (int round = 0; round < 6; round++) {
            int alphabet = round % 2 == 0 ? 3 : 40;
            List<String> phrases = IntStream.range(0, 4_000)
                    .mapToObj(i -> randomText(random, alphabet, 9 + random.nextInt(16)))
                    .toList();
            List<String> texts = IntStream.range(0, 2_000)
                    .mapToObj(i -> {
                        String phrase = phrases.get(random.nextInt(phrases.size()));
                        String part = phrase.substring(0, 1 + random.nextInt(phrase.length()));
                        return randomText(random, alphabet, random.nextInt(8))
                                + part
                                + randomText(random, alphabet, random.nextInt(60));
                    })
                    .toList();
            assertThat(automaton(phrases).states()).isGreaterThan(20_000);
            agrees(phrases, texts);
        }
    }

    private static String randomText(Random random, int alphabet, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            int letter = 'B' + random.nextInt(alphabet);
            text.append((char) (random.nextBoolean() ? letter : Ascii.lower(letter)));
        }
        return text.toString();
    }

    private static void agrees(List<String> phrases, List<String> texts) {
        Trie trie = Trie.builder()
                .addKeywords(phrases.stream().map(Ascii::lower).toList())
                .build();
        Operator operator = new PhraseOperator(
                new PhraseList(phrases.stream().map(ByteSlice::ofLatin1).toList()));
        for (String text : texts) {
            Optional<Emit> first = trie.parseText(Ascii.lower(text)).stream()
                    .min(Comparator.comparingInt(Emit::getEnd).thenComparingInt(Emit::getStart));
            String[] expected = first.map(emit -> new String[] {text.substring(emit.getStart(), emit.getEnd() + 1)})
                    .orElse(null);
            assertThat(TestResources.groups(operator, text))
                    .as("%s in %s", phrases.size() < 20 ? phrases : "many", text)
                    .isEqualTo(expected);
        }
    }

    private static PhraseAutomaton automaton(List<String> phrases) {
        return PhraseAutomaton.of(phrases.stream().map(ByteSlice::ofLatin1).toList());
    }

    /** What lies behind the end of a phrase can never be reached. */
    @Test
    void phrasesThatContainOthersCostNothing() {
        assertThat(automaton(List.of("ab", "abcdefgh", "AB")).states()).isEqualTo(3);
    }

    /** The worst case for failure links: the whole chain is walked down, but only once for each byte walked up. */
    @Test
    void isLinear() {
        byte[] text = new byte[1 << 20];
        Arrays.fill(text, (byte) 'a');
        String run = "a".repeat(100_000);
        List<String> phrases = List.of(run + "b", "c" + run + "d", "aa".repeat(30_000) + "e");
        Operator operator = new PhraseOperator(
                new PhraseList(phrases.stream().map(ByteSlice::ofLatin1).toList()));
        assertTimeout(Duration.ofSeconds(5), () -> {
            assertThat(operator.matches(ByteSlice.of(text), null)).isFalse();
            for (int i = 0; i < text.length; i += 100_001) {
                text[i] = 'c';
            }
            assertThat(operator.matches(ByteSlice.of(text), null)).isFalse();
        });
    }
}
