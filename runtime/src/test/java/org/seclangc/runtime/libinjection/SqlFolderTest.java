package org.seclangc.runtime.libinjection;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Each folding rule of the specification (libinjection, 1.6) on an input that needs it. */
class SqlFolderTest {
    private final SqlScan scan = new SqlScan();
    private final SqlFolder folder = new SqlFolder(new SqlTokenizer(scan));

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            value = {
                "'a' 'b' => s",
                "a;;b => n;n",
                "'a' = - 'b' => sos",
                "1 = int 'a' => 1os",
                "'a' ( - 'b' ) => s(s)",
                "'a' group by 'b' => sBs",
                "'a' GROUP /* x */ BY 'b' => sBs",
                "1; if (1) => 1;T(1",
                "'a' current_user() => sf()",
                "'a' in ('b') => so(s)",
                "'a' in 'b' => sns",
                "'a' like ('b') => sf(s)",
                "'a' like 'b' => sos",
                "select int 'a' => Es",
                "'a' collate utf8_bin => sAt",
                "'a' collate utf8 => sAn",
                "\\ 'a' => s",
                "\\ / 'a' => 1os",
                "'a' (( 'b' => s(s",
                "'a' )) 'b' => s)s",
                "{d 'a'} => s"
            })
    void pairs(String input, String expected) {
        assertThat(fingerprint(input)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            value = {
                "1 + 1 => 1",
                "'a' = 'b' = 'c' => sos",
                "'a' and 'b' and 'c' => s&s",
                "@a + 1 => v",
                "a + 1 => n",
                "'a'::int => s",
                "'a', 'b' => s",
                "select - ('a') => E(s)",
                "select - 'a' => Es",
                "1 ) , - 1 => 1)",
                "1 ) , - sleep(1) => 1),f(",
                "[a].[b] => n",
                "select .[a] => En",
                "user(1) => n(1)"
            })
    void triples(String input, String expected) {
        assertThat(fingerprint(input)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            value = {"1 = ( 1 ) => 1", "1 = ( 1 ) 'a' => 1s", "a = ( 1 ) => n", "1 ) , ( 1 => 1", "a ) = ( b => n"})
    void fives(String input, String expected) {
        assertThat(fingerprint(input)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            value = {
                "( - + /* x */ int 'a' => s",
                "( - + => ''",
                "'a' -- x => sc",
                "'a' /* x */ and 'b' => s&s",
                "1 or ` => 1&c",
                "1 or `` => 1&n",
                "'a' ) or ( 'b' ) => s)&(s"
            })
    void ends(String input, String expected) {
        assertThat(fingerprint(input)).isEqualTo(expected.equals("''") ? "" : expected);
    }

    private String fingerprint(String input) {
        scan.in.set(ByteSlice.ofLatin1(input));
        scan.start(SqlScan.NO_QUOTE, false);
        int count = folder.run();
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < count; i++) {
            letters.append((char) folder.token(i).type.letter);
        }
        return letters.toString();
    }
}
