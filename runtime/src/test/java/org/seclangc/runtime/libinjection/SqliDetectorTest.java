package org.seclangc.runtime.libinjection;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** The examples of the specification (libinjection, 1.12), with the measured corrections. */
class SqliDetectorTest {
    private final SqliDetector detector = new SqliDetector();

    /** Columns: input, fingerprint as plain ANSI SQL, reported fingerprint. */
    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "1 OR 1=1 => 1&1 => 1&1",
                "1' OR '1'='1 => 1s1s1 => s&sos",
                "1' AND 1=1 --  => 1s => s&1c",
                "' UNION SELECT null,version() -- => s => sUEv,",
                "admin'-- => ns => sc",
                "1/*!0UNION*/SELECT 1 => X => X",
                "1 /* a /* b */ => X => X",
                "1; DROP TABLE users => 1;Tnn => 1;Tnn",
                "-1 union all select 1,2,3 => 1UE1 => 1UE1",
                "sleep(5) => f(1) => f(1)",
                "1 and sleep(5) => 1&f(1 => 1&f(1",
                "select name from t where id=1 => Enknk => Enknk",
                "(1)or(1)=(1) => 1)&(1 => 1)&(1",
                "\" or \"\"=\" => s => s&sos",
                "x' like 'x => nsn => sos",
                "@@version union select 1 => vUE1 => vUE1",
                "q'[a]' or 1=1 => s&1 => s&1",
                "\\N or 1=1 => 1&1 => 1&1",
                "0x31 or 1=1 => 1&1 => 1&1",
                "$$a$$ or 1 => s&1 => s&1",
                "$ab$ x $ab$ or 1 => s&1 => s&1",
                "`a` or 1=1 => n&1 => n&1",
                "[a] or 1=1 => n&1 => n&1",
                "{d 1}or 1=1 => 1&1 => 1&1",
                "'; waitfor delay '0:0:5'-- => s1:1: => s;Esc",
                "1' and extractvalue(1,concat(0x7e,user()))# => 1s => s&f(1",
                "a' || 'b' || ' => nsns => s&s",
                "1-- x => 1c => 1c",
                "1--sp_password => 1c => 1c"
            })
    void injections(String input, String plain, String reported) {
        assertThat(plainFingerprint(input)).isEqualTo(plain);
        assertThat(detect(input)).isTrue();
        assertThat(detector.fingerprint().latin1()).isEqualTo(reported);
    }

    /** Columns: input, fingerprint as plain ANSI SQL. */
    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "admin' # => ns",
                "1 UNION => 1U",
                "1 or a => 1&n",
                "1 or 1e => 1&n",
                "1 #x => 1",
                "foo bar-- baz => nnc",
                "a\\' or 1=1 --  => ns",
                "O'Brien => ns",
                "it's 5 o'clock => nsn",
                "hello world => nn",
                "5 * 3 => 1",
                "1,2,3 => 1",
                "select => E",
                "C++ and C# => no&no",
                "user@example.com => nv",
                "1 in (1) => 1"
            })
    void harmless(String input, String plain) {
        assertThat(plainFingerprint(input)).isEqualTo(plain);
        assertThat(detect(input)).isFalse();
        assertThat(detector.fingerprint().isEmpty()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "'", "''", "\"", "-", "--", "/*", "$$", "q'", "nq'", "@", "0x", "\\"})
    void fragmentsAreHarmless(String input) {
        assertThat(detect(input)).isFalse();
    }

    /** A name without letters in a brace has no use but to hide something. */
    @ParameterizedTest
    @ValueSource(strings = {"{`", "{``", "{`` 1", "x {``"})
    void emptyNameInBracesIsEvil(String input) {
        assertThat(detect(input)).isTrue();
        assertThat(detector.fingerprint().latin1()).isEqualTo("X");
    }

    @Test
    void bytesAroundTheValueDoNotCount() {
        byte[] page = "1 or 1=1 -- ".getBytes(ISO_8859_1);
        assertThat(detector.detect(ByteSlice.of(page))).isTrue();
        assertThat(detector.detect(ByteSlice.of(page, 0, 2))).isFalse();
        assertThat(detector.detect(ByteSlice.of(page, 2, 8))).isFalse();
        assertThat(detector.detect(ByteSlice.of(page, 5, 8))).isFalse();
    }

    /** A word is cut at its dots only if the part before is a word of SQL: SELECT here, not {@code a}. */
    @Test
    void dotsCutKnownWords() {
        assertThat(plainFingerprint("select.1 a.b.c")).isEqualTo("E1n");
    }

    private boolean detect(String input) {
        return detector.detect(ByteSlice.ofLatin1(input));
    }

    private static String plainFingerprint(String input) {
        SqlScan scan = new SqlScan();
        SqlFolder folder = new SqlFolder(new SqlTokenizer(scan));
        scan.in.set(ByteSlice.ofLatin1(input));
        scan.start(SqlScan.NO_QUOTE, false);
        int count = folder.run();
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < count; i++) {
            letters.append((char) folder.token(i).type.letter);
        }
        return letters.toString();
    }

    /** libinjection#135 and its kin: known false answers of the C library, which a port has to give as well. */
    @Test
    void sharesTheKnownFaultsOfTheLibrary() {
        assertThat(detector.detect(ByteSlice.ofLatin1("' OR 1=1;"))).isTrue();
        assertThat(detector.detect(ByteSlice.ofLatin1("' OR 1=1;'"))).isFalse();
    }
}
