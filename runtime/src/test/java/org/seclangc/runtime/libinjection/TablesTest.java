package org.seclangc.runtime.libinjection;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The tables hold what was measured, no less and no more. */
class TablesTest {
    @Test
    void fingerprintsAreThoseMeasured() throws NoSuchAlgorithmException {
        String[] all = SqlFingerprints.all();
        Arrays.sort(all);
        assertThat(all).hasSize(8_367).doesNotHaveDuplicates();
        byte[] text = (String.join("\n", all) + "\n").getBytes(ISO_8859_1);
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text);
        assertThat(HexFormat.of().formatHex(digest))
                .isEqualTo("a9a2aa59f67015896b3e913aac31f1bca06b866738eb65e2d5f14174177522b5");
    }

    @Test
    void fingerprintsAreFoundInAnyCase() {
        assertThat(isFingerprint("X")).isTrue();
        assertThat(isFingerprint("s&1c")).isTrue();
        assertThat(isFingerprint("1;Tnn")).isTrue();
        assertThat(isFingerprint("1;tNN")).isTrue();
        assertThat(isFingerprint("nn")).isFalse();
        assertThat(isFingerprint("")).isFalse();
        assertThat(isFingerprint("s&1?")).isFalse();
    }

    @Test
    void sizes() {
        assertThat(SqlWords.size()).isEqualTo(985);
        assertThat(XssNames.events()).isEqualTo(299);
    }

    @Test
    void wordsAreFoundInAnyCase() {
        assertThat(word("SELECT")).isEqualTo(SqlType.EXPRESSION);
        assertThat(word("sElEcT")).isEqualTo(SqlType.EXPRESSION);
        assertThat(word("union all distinct")).isEqualTo(SqlType.UNION);
        assertThat(word("||")).isEqualTo(SqlType.LOGIC);
        assertThat(word("selec")).isEqualTo(SqlType.NONE);
        assertThat(word("")).isEqualTo(SqlType.NONE);
        assertThat(word("x".repeat(1_000))).isEqualTo(SqlType.NONE);
    }

    @Test
    void everyMeasuredWordIsFound() throws IOException {
        for (String line : Vectors.lines("words.tsv")) {
            String[] columns = line.split("\t", -1);
            assertThat(word(columns[0])).as(line).isEqualTo(SqlType.of(columns[1].charAt(0)));
        }
    }

    @Test
    void everyMeasuredEventIsFound() throws IOException {
        for (String line : Vectors.lines("xss-events.txt")) {
            byte[] name = line.substring(2, line.indexOf('\t')).getBytes(ISO_8859_1);
            assertThat(XssNames.startsWithEvent(name, 0, name.length)).as(line).isTrue();
        }
    }

    @Test
    void everyMeasuredTagIsFound() throws IOException {
        List<String> tags = Vectors.lines("xss-tags.txt").stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
        assertThat(tags).hasSize(20).allSatisfy(line -> {
            byte[] name = line.substring(0, line.indexOf('\t')).getBytes(ISO_8859_1);
            assertThat(XssNames.isTag(name, name.length)).as(line).isTrue();
        });
    }

    @Test
    void everyByteHasTheMeasuredKind() throws IOException {
        Map<String, SqlByteKind> names = Map.ofEntries(
                Map.entry("white", SqlByteKind.BLANK),
                Map.entry("operator1", SqlByteKind.SINGLE_OPERATOR),
                Map.entry("operator2", SqlByteKind.OPERATOR),
                Map.entry("string", SqlByteKind.STRING),
                Map.entry("hash", SqlByteKind.HASH),
                Map.entry("money", SqlByteKind.MONEY),
                Map.entry("char", SqlByteKind.PUNCTUATION),
                Map.entry("dash", SqlByteKind.DASH),
                Map.entry("number", SqlByteKind.NUMBER),
                Map.entry("slash", SqlByteKind.SLASH),
                Map.entry("other", SqlByteKind.UNKNOWN),
                Map.entry("var", SqlByteKind.VARIABLE),
                Map.entry("word", SqlByteKind.WORD),
                Map.entry("bstring", SqlByteKind.BINARY_STRING),
                Map.entry("estring", SqlByteKind.ESCAPE_STRING),
                Map.entry("nqstring", SqlByteKind.NATIONAL_STRING),
                Map.entry("qstring", SqlByteKind.ORACLE_STRING),
                Map.entry("ustring", SqlByteKind.UNICODE_STRING),
                Map.entry("xstring", SqlByteKind.HEX_STRING),
                Map.entry("bword", SqlByteKind.BRACKET),
                Map.entry("backslash", SqlByteKind.BACKSLASH),
                Map.entry("tick", SqlByteKind.TICK));
        List<String> lines = Vectors.lines("charmap.tsv");
        assertThat(lines).hasSize(256);
        for (int b = 0; b < 256; b++) {
            String[] columns = lines.get(b).split("\t", -1);
            assertThat(SqlByteKind.of(b)).as(lines.get(b)).isEqualTo(names.get(columns[2]));
            assertThat(SqlBytes.is(b, SqlBytes.BLANK)).as(lines.get(b)).isEqualTo(columns[5].equals("1"));
        }
    }

    private static boolean isFingerprint(String letters) {
        return SqlFingerprints.contains(letters.getBytes(ISO_8859_1), letters.length());
    }

    private static SqlType word(String word) {
        byte[] bytes = word.getBytes(ISO_8859_1);
        return SqlWords.find(bytes, 0, bytes.length);
    }
}
