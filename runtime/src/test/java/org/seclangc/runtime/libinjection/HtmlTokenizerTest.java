package org.seclangc.runtime.libinjection;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Tokens of the specification (libinjection, 2.2): kind, then the bytes between bars; {@code ~} stands for NUL. */
class HtmlTokenizerTest {
    private final HtmlScan scan = new HtmlScan();
    private final HtmlTokenizer tokenizer = new HtmlTokenizer(scan);

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            value = {
                "a<b>c</b>d => TEXT|a| TAG_OPEN|b| TAG_END|>| TEXT|c| TAG_CLOSE|b| TEXT|d|",
                "1 < 2 => TEXT|1 | TEXT|<| TEXT| 2|",
                "<a~b>c => TAG_OPEN|a~b| TAG_END|>| TEXT|c|",
                "<a/>b => TAG_OPEN|a| SELF_CLOSE|/>| TEXT|b|",
                "<a /b/>c => TAG_OPEN|a| ATTRIBUTE_NAME|b| SELF_CLOSE|/>| TEXT|c|",
                "</a b> => TAG_OPEN|a| ATTRIBUTE_NAME|b| TAG_END|>|",
                "<a b=c d = 'e' f=\"g\"h=`i`> => TAG_OPEN|a| ATTRIBUTE_NAME|b| ATTRIBUTE_VALUE|c|"
                        + " ATTRIBUTE_NAME|d| ATTRIBUTE_VALUE|e| ATTRIBUTE_NAME|f| ATTRIBUTE_VALUE|g|"
                        + " ATTRIBUTE_NAME|h| ATTRIBUTE_VALUE|i| TAG_END|>|",
                "<a b~=~c~d> => TAG_OPEN|a| ATTRIBUTE_NAME|b| ATTRIBUTE_VALUE|c| ATTRIBUTE_NAME|d| TAG_END|>|",
                "<a =b=c> => TAG_OPEN|a| ATTRIBUTE_NAME|=b| ATTRIBUTE_VALUE|c| TAG_END|>|",
                "<a b=c/d='> => TAG_OPEN|a| ATTRIBUTE_NAME|b| ATTRIBUTE_VALUE|c/d='| TAG_END|>|",
                "<a b='c => TAG_OPEN|a| ATTRIBUTE_NAME|b| ATTRIBUTE_VALUE|c|"
            })
    void tags(String input, String expected) {
        assertThat(tokens(input, XssContext.TEXT)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '\u0001',
            value = {
                "<!--a-->b => COMMENT|a| TEXT|b|",
                "<!--a-!>b => COMMENT|a| TEXT|b|",
                "<!--a-~~->b => COMMENT|a| TEXT|b|",
                "<!--a--b->c => COMMENT|a--b->c|",
                "<!a>b => COMMENT|a| TEXT|b|",
                "<?a>b => COMMENT|a| TEXT|b|",
                "</1>b => COMMENT|1| TEXT|b|",
                "<%a>b%>c => COMMENT|a>b| TEXT|c|",
                "<![CDATA[a]]]>b => TEXT|a]| TEXT|b|",
                "<![cdata[a]]>b => COMMENT|[cdata[a]]| TEXT|b|",
                "<!DocType a>b => DOCTYPE|DocType a| TEXT|b|"
            })
    void comments(String input, String expected) {
        assertThat(tokens(input, XssContext.TEXT)).isEqualTo(expected);
    }

    @Test
    void contexts() {
        assertThat(tokens("a=b>c", XssContext.TAG))
                .isEqualTo("ATTRIBUTE_NAME|a| ATTRIBUTE_VALUE|b| TAG_END|>| TEXT|c|");
        assertThat(tokens("a'b", XssContext.SINGLE_QUOTED)).isEqualTo("ATTRIBUTE_VALUE|a| ATTRIBUTE_NAME|b|");
        assertThat(tokens("a\"b", XssContext.DOUBLE_QUOTED)).isEqualTo("ATTRIBUTE_VALUE|a| ATTRIBUTE_NAME|b|");
        assertThat(tokens("a`b", XssContext.BACK_QUOTED)).isEqualTo("ATTRIBUTE_VALUE|a| ATTRIBUTE_NAME|b|");
    }

    private String tokens(String input, XssContext context) {
        String bytes = input.replace('~', '\0');
        scan.in.set(ByteSlice.ofLatin1(bytes));
        scan.start(context.start);
        StringBuilder text = new StringBuilder();
        while (tokenizer.next()) {
            String token = bytes.substring(scan.tokenStart, scan.tokenEnd).replace('\0', '~');
            text.append(text.isEmpty() ? "" : " ")
                    .append(scan.kind)
                    .append('|')
                    .append(token)
                    .append('|');
        }
        return text.toString();
    }
}
