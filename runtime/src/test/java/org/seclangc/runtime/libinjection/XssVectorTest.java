package org.seclangc.runtime.libinjection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteSlice;

/** The answers of libinjection, input by input. */
class XssVectorTest {
    private final XssDetector detector = new XssDetector();
    private final XssDetector thorough = new XssDetector(false);
    private final HtmlScan scan = new HtmlScan();
    private final HtmlTokenizer tokenizer = new HtmlTokenizer(scan);
    private final List<String> failures = new ArrayList<>();

    @Test
    void verdictsInEveryContext() throws IOException {
        int count = Vectors.forEach("xss_vectors.jsonl.gz", (input, vector) -> {
            compare(input, vector.get("is_xss"), detector.detect(input));
            compare(input, vector.get("is_xss"), thorough.detect(input));
            List<Integer> contexts = new ArrayList<>();
            for (XssContext context : XssContext.values()) {
                contexts.add(thorough.detectIn(input, context) ? 1 : 0);
            }
            compare(input, vector.get("contexts"), contexts);
        });
        assertThat(failures).isEmpty();
        assertThat(count).isGreaterThan(12_000);
    }

    @Test
    void tokensInEveryContext() throws IOException {
        int count = Vectors.forEach("xss_tokens_vectors.jsonl.gz", (input, vector) -> {
            context(input, vector.get("data"), XssContext.TEXT);
            context(input, vector.get("no_quote"), XssContext.TAG);
            context(input, vector.get("single_quote"), XssContext.SINGLE_QUOTED);
            context(input, vector.get("double_quote"), XssContext.DOUBLE_QUOTED);
            context(input, vector.get("back_quote"), XssContext.BACK_QUOTED);
        });
        assertThat(failures).isEmpty();
        assertThat(count).isGreaterThan(2_000);
    }

    private void context(ByteSlice input, Object expected, XssContext context) {
        Map<?, ?> vector = (Map<?, ?>) expected;
        compare(input, vector.get("xss"), thorough.detectIn(input, context));
        scan.in.set(input);
        scan.start(context.start);
        List<Object> tokens = new ArrayList<>();
        while (tokenizer.next()) {
            tokens.add(List.of(name(scan.kind), scan.tokenStart, scan.tokenEnd - scan.tokenStart));
        }
        compare(input, vector.get("tokens"), tokens);
    }

    /** What the vectors call the kinds. */
    private static String name(HtmlTokenKind kind) {
        return switch (kind) {
            case TEXT -> "DATA_TEXT";
            case TAG_OPEN -> "TAG_NAME_OPEN";
            case TAG_CLOSE -> "TAG_CLOSE";
            case TAG_END -> "TAG_NAME_CLOSE";
            case SELF_CLOSE -> "TAG_NAME_SELFCLOSE";
            case ATTRIBUTE_NAME -> "ATTR_NAME";
            case ATTRIBUTE_VALUE -> "ATTR_VALUE";
            case COMMENT -> "TAG_COMMENT";
            case DOCTYPE -> "DOCTYPE";
        };
    }

    private void compare(ByteSlice input, Object expected, Object actual) {
        if (!expected.equals(actual) && failures.size() < 20) {
            failures.add(input + "\n expected " + expected + "\n but was  " + actual);
        }
    }
}
