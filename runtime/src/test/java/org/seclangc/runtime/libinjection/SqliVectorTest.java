package org.seclangc.runtime.libinjection;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteSlice;

/** The answers of libinjection, input by input. */
class SqliVectorTest {
    private final SqliDetector detector = new SqliDetector();
    private final SqliDetector thorough = new SqliDetector(false);
    private final SqlScan scan = new SqlScan();
    private final SqlTokenizer tokenizer = new SqlTokenizer(scan);
    private final SqlFolder folder = new SqlFolder(tokenizer);
    private final List<String> failures = new ArrayList<>();

    @Test
    void verdictsAndFingerprints() throws IOException {
        int count = Vectors.forEach("sqli_vectors.jsonl.gz", (input, vector) -> {
            String expected = vector.get("is_sqli") + " " + vector.get("fingerprint");
            compare(input, expected, detector.detect(input) + " " + detector.fingerprint());
            compare(input, expected, thorough.detect(input) + " " + thorough.fingerprint());
        });
        assertThat(failures).isEmpty();
        assertThat(count).isGreaterThan(20_000);
    }

    @Test
    void tokensOfEveryReading() throws IOException {
        int count = Vectors.forEach("tokens_vectors.jsonl.gz", (input, vector) -> {
            reading(input, vector.get("none_ansi"), SqlScan.NO_QUOTE, false);
            reading(input, vector.get("none_mysql"), SqlScan.NO_QUOTE, true);
            reading(input, vector.get("single_ansi"), '\'', false);
            reading(input, vector.get("single_mysql"), '\'', true);
            reading(input, vector.get("double_mysql"), '"', true);
        });
        assertThat(failures).isEmpty();
        assertThat(count).isGreaterThan(4_000);
    }

    private void reading(ByteSlice input, Object expected, int quote, boolean mysql) {
        Map<?, ?> vector = (Map<?, ?>) expected;
        scan.in.set(input);
        scan.start(quote, mysql);
        List<Object> raw = new ArrayList<>();
        SqlToken token = new SqlToken();
        while (tokenizer.next(token)) {
            raw.add(describe(token));
        }
        compare(input, vector.get("raw"), raw);
        compare(input, counters(vector.get("raw_stats")), counters());

        scan.start(quote, mysql);
        int count = folder.run();
        List<Object> folded = new ArrayList<>();
        StringBuilder fingerprint = new StringBuilder();
        for (int i = 0; i < count; i++) {
            folded.add(describe(folder.token(i)));
            fingerprint.append((char) folder.token(i).type.letter);
        }
        compare(input, vector.get("fingerprint"), fingerprint.toString());
        // The library overwrites an evil token when it shortens the list to it; the token's bytes mean nothing then.
        if (!"X".contentEquals(fingerprint)) {
            compare(input, vector.get("folded"), folded);
        }
        compare(input, counters(vector.get("stats")), counters());
        boolean suspicious = SqlFingerprints.contains(fingerprint.toString().getBytes(ISO_8859_1), count);
        compare(input, vector.get("blacklisted"), suspicious);
        compare(input, vector.get("sqli"), suspicious && SqlVerdict.isInjection(scan, folder, count));
    }

    private static List<Object> describe(SqlToken token) {
        List<Object> description = new ArrayList<>();
        description.add(letter(token.type.letter));
        description.add(token.position);
        description.add(token.length);
        description.add(new String(token.value, 0, token.length, ISO_8859_1));
        description.add(letter(token.open));
        description.add(letter(token.close));
        description.add(token.ats);
        return description;
    }

    private static String letter(int letter) {
        return letter == 0 ? null : String.valueOf((char) letter);
    }

    private static String counters(Object stats) {
        Map<?, ?> map = (Map<?, ?>) stats;
        return map.get("tokens") + " " + map.get("ddx") + " " + map.get("hash");
    }

    private String counters() {
        return scan.tokens + " " + scan.ansiDashes + " " + scan.hashes;
    }

    private void compare(ByteSlice input, Object expected, Object actual) {
        if (!expected.equals(actual) && failures.size() < 20) {
            failures.add(input + "\n expected " + expected + "\n but was  " + actual);
        }
    }
}
