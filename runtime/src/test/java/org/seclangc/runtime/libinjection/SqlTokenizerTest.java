package org.seclangc.runtime.libinjection;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Tokens of the specification (libinjection, 1.4): type letter, then the value between bars. */
class SqlTokenizerTest {
    private final SqlScan scan = new SqlScan();
    private final SqlTokenizer tokenizer = new SqlTokenizer(scan);

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            value = {
                "'a''b\\'c\\\\'d => s|a''b\\'c\\\\| n|d|",
                "'abc => s|abc|",
                "e'a\\'b' => s|a\\'b|",
                "n'a' => s|a|",
                "q'(a'b)' => s|a'b|",
                "q'!a!' => s|a|",
                "q'! => s||",
                "nq'[a]' => s|a|",
                "u&'a' => s|a|",
                "$$a$b$$ => s|a$b|",
                "$t$a$$t$ => s|a$|",
                "$t$a => s|a|"
            })
    void strings(String input, String expected) {
        assertThat(tokens(input, false)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            value = {
                "0x1fg => 1|0x1f| n|g|",
                "0xg => n|0x| n|g|",
                "0b012 => 1|0b01| 1|2|",
                "1.5e-7 => 1|1.5e-7|",
                "1ex => n|1e| n|x|",
                "1d 1dx 1du => 1|1d| 1|1| n|dx| 1|1d| n|u|",
                ".5 . 5. => 1|.5| .|.| 1|5.|",
                "b'01' b'2' => 1|b'01'| n|b| s|2|",
                "x'0F' x'g' => 1|x'0F'| n|x| s|g|",
                "$1,000.5 $ $. $a => 1|$1,000.5| n|$| n|$.| n|$| n|a|"
            })
    void numbers(String input, String expected) {
        assertThat(tokens(input, false)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            value = {
                "select.x`y` => E|select| .|.| n|x`y`|",
                "a.b.c => n|a.b.c|",
                "sys.stragg => f|sys.stragg|",
                "`sleep` `a` => f|sleep| n|a|",
                "@a @@b @`c` @'d' @ => v|a| v|b| v|c| v|d| v||",
                "[a b]c => n|[a b]| n|c|",
                "abcdefghijklmnopqrstuvwxyz0123456789 => n|abcdefghijklmnopqrstuvwxyz01234|"
            })
    void names(String input, String expected) {
        assertThat(tokens(input, false)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            value = {
                "<=> <= <+ : := & && => o|<=>| o|<=| o|<| o|+| :|:| o|:=| o|&| &|&&|",
                "/*a*/b => c|/*a*/| n|b|",
                "/*a/*b*/ => X|/*a/*b*/|",
                "/*!a => X|/*!a|",
                "/*/*/ => X|/*/*/|",
                "\\N \\n => 1|\\N| \\|\\| n|n|",
                "?],;() => ?|?| ?|]| ,|,| ;|;| (|(| )|)|"
            })
    void signs(String input, String expected) {
        assertThat(tokens(input, false)).isEqualTo(expected);
    }

    @Test
    void dialects() {
        assertThat(tokens("1--a", false)).isEqualTo("1|1| c|--a|");
        assertThat(scan.dialectsDiffer()).isTrue();
        assertThat(tokens("1--a", true)).isEqualTo("1|1| o|-| o|-| n|a|");
        assertThat(tokens("1#a", false)).isEqualTo("1|1| o|#| n|a|");
        assertThat(scan.dialectsDiffer()).isTrue();
        assertThat(tokens("1#a\n2", true)).isEqualTo("1|1| c|#a| 1|2|");
        assertThat(tokens("1-- a", true)).isEqualTo("1|1| c|-- a|");
        assertThat(scan.dialectsDiffer()).isFalse();
    }

    @Test
    void quoteBeforeTheInput() {
        scan.in.set(ByteSlice.ofLatin1("a' b"));
        scan.start('\'', false);
        SqlToken token = new SqlToken();
        assertThat(tokenizer.next(token)).isTrue();
        assertThat(token.open).isZero();
        assertThat(token.close).isEqualTo('\'');
        assertThat(token.length).isEqualTo(1);
        assertThat(tokenizer.next(token)).isTrue();
        assertThat(token.is(SqlType.BAREWORD)).isTrue();
        assertThat(tokenizer.next(token)).isFalse();
    }

    private String tokens(String input, boolean mysql) {
        scan.in.set(ByteSlice.ofLatin1(input));
        scan.start(SqlScan.NO_QUOTE, mysql);
        SqlToken token = new SqlToken();
        StringBuilder text = new StringBuilder();
        while (tokenizer.next(token)) {
            text.append(text.isEmpty() ? "" : " ")
                    .append((char) token.type.letter)
                    .append('|');
            for (int i = 0; i < token.length; i++) {
                text.append((char) (token.value[i] & 0xFF));
            }
            text.append('|');
        }
        return text.toString();
    }
}
