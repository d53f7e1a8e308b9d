package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.analysis.SemanticCode;
import org.seclangc.runtime.transaction.Environment;

/** Field reports on operators, as a request meets them. */
class OperatorReportsTest {
    private static boolean matches(String operator, String query) {
        return !Engine.of("SecRule ARGS:q \"" + operator + "\" \"id:1,phase:1,pass\"")
                .get("/?q=" + query)
                .matched()
                .isEmpty();
    }

    /** M#3295, M#3600, C#876, CRS#3277: anchors mean the whole value; the dollar its very end; dots match LF. */
    @Test
    void anchorsAndDots() {
        assertThat(matches("@rx ^admin$", "x%0Aadmin%0Ay")).isFalse();
        assertThat(matches("@rx ^admin$", "admin")).isTrue();
        for (String end : List.of("%0A", "%0D%0A", "%85", "%E2%80%A8", "%0D")) {
            assertThat(matches("@rx 123$", "abc123" + end)).as(end).isFalse();
        }
        assertThat(matches("@rx a.b", "a%0Ab")).isTrue();
        assertThat(matches("@rx a.b", "a%0Db")).isTrue();
    }

    /** M#2017: exactly these bytes. */
    @Test
    void byteRanges() {
        String operator = "@validateByteRange 32,34,38,42-59,61";
        for (int b = 1; b < 256; b++) {
            boolean allowed = b == 32 || b == 34 || b == 38 || (b >= 42 && b <= 59) || b == 61;
            assertThat(matches(operator, String.format("%%%02x", b)))
                    .as("%d", b)
                    .isEqualTo(!allowed);
        }
    }

    /** M#921: a blank in hex does not end a phrase. S#715: phrases ignore case. */
    @Test
    void phrases() {
        assertThat(matches("@pm this|20|is", "this")).isFalse();
        assertThat(matches("@pm this|20|is", "this+is")).isTrue();
        assertThat(matches("@pm BadBot other", "xbADbOTx")).isTrue();
    }

    /** M#2192, M#3584, M#706, M#849: addresses in every form. */
    @Test
    void addresses() {
        assertThat(matches("@ipMatch 2001:0db8:0:0::1", "2001:db8::1")).isTrue();
        assertThat(matches("@ipMatch 2001:db8::1", "2001:0DB8:0000::0:0001")).isTrue();
        assertThat(matches("@ipMatch 2001:db8::/32", "2001:db8:ffff::9")).isTrue();
        assertThat(matches("@ipMatch 2001:db8::/32", "2001:db9::1")).isFalse();
        assertThat(matches("@ipMatch 192.0.2.1/32", "192.0.2.1")).isTrue();
        assertThat(matches("@ipMatch 192.0.2.1/32", "192.0.2.2")).isFalse();
    }

    /** M#1109: an address with its port is in no network, whoever asks, and breaks nothing. */
    @Test
    void clientAddressWithPort(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("office.data"), "192.0.2.7\n0.0.0.0/0\n");
        String rules = """
                SecRule REMOTE_ADDR "@ipMatch 192.0.2.7,0.0.0.0/0,::/0" "id:1,phase:1,pass"
                SecRule REMOTE_ADDR "@ipMatchFromFile office.data" "id:2,phase:1,pass"
                SecRule REMOTE_ADDR "!@ipMatch 192.0.2.7" "id:3,phase:1,pass"
                SecRule REMOTE_ADDR "@streq 192.0.2.7:34984" "id:4,phase:1,pass"
                """;
        assertThat(withFiles(folder, rules, "x", "192.0.2.7:34984")).containsExactly(3, 4);
        assertThat(withFiles(folder, rules, "x", "[2001:db8::7]:34984")).containsExactly(3);
        assertThat(withFiles(folder, rules, "x", "192.0.2.7")).containsExactly(1, 2);
    }

    private static List<Integer> withFiles(Path folder, String rule, String userAgent, String client)
            throws IOException {
        Path rules = folder.resolve("rules.conf");
        Files.writeString(rules, "SecRuleEngine On\n" + rule + "\n");
        Findings findings = Findings.ofFiles(rules).assertLoads();
        try (var transaction = findings.result()
                .referenceRuleSet(Environment.system().withClock(Clock.systemUTC()))
                .newTransaction()) {
            transaction.processConnection(client, 1, "198.51.100.1", 80);
            transaction.processUri("/", "GET", "HTTP/1.1");
            transaction.addRequestHeader("User-Agent", userAgent);
            transaction.processRequestHeaders();
            return transaction.matchedRules().stream().map(m -> m.rule().id()).toList();
        }
    }

    /** M#1167: a phrase of a file is found wherever its bytes stand, slashes and parts of words included. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "passwd", "etc", "id", ".git", "boot.ini", "union select",
                "/etc/", "etc/passwd", "/bin", "bin/", "../", "//"
            })
    void phraseOfFileIsASubstring(String phrase, @TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("one.data"), phrase + "\n");
        String rule = "SecRule REQUEST_HEADERS:User-Agent \"@pmFromFile one.data\" \"id:1,phase:1,pass\"";
        int middle = phrase.length() / 2;
        String interrupted = phrase.substring(0, middle) + "-" + phrase.substring(middle);
        for (String found :
                List.of(phrase, "a" + phrase + "b", "/" + phrase + "/", "a " + phrase + " b", "x/" + phrase)) {
            assertThat(withFiles(folder, rule, found, "192.0.2.1")).as(found).containsExactly(1);
        }
        for (String other : List.of(interrupted, phrase.substring(1), phrase.substring(0, phrase.length() - 1))) {
            assertThat(withFiles(folder, rule, other, "192.0.2.1")).as(other).isEmpty();
        }
    }

    /** M#1645, M#1948: comments and empty lines of a phrase file are no phrases. M#1167: phrases are substrings. */
    @Test
    void phraseFile(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("bots.data"), "#\n\nbadbot\n# good\n/etc/x\n");
        String rule = "SecRule REQUEST_HEADERS:User-Agent \"@pmFromFile bots.data\" \"id:1,phase:1,pass\"";
        assertThat(withFiles(folder, rule, "good (+http://example.test/#7)", "192.0.2.1"))
                .isEmpty();
        assertThat(withFiles(folder, rule, "a BadBot", "192.0.2.1")).containsExactly(1);
        assertThat(withFiles(folder, rule, "xxbadbotxx", "192.0.2.1")).containsExactly(1);
        assertThat(withFiles(folder, rule, "a/etc/xb", "192.0.2.1")).containsExactly(1);
        assertThat(withFiles(folder, rule, "etc/x", "192.0.2.1")).isEmpty();
    }

    /** M#2554: comments in an address file. */
    @Test
    void addressFile(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("office.data"), "# office\n192.0.2.0/24 # trailing\n\n");
        String rule = "SecRule REMOTE_ADDR \"@ipMatchFromFile office.data\" \"id:1,phase:1,pass\"";
        assertThat(withFiles(folder, rule, "x", "192.0.2.9")).containsExactly(1);
        assertThat(withFiles(folder, rule, "x", "198.51.100.9")).isEmpty();
    }

    /** M#3537: a pattern that cannot run is an error with rule, place and offset. */
    @Test
    void patternThatDoesNotCompile() {
        var backtracking = Findings.of("SecRule ARGS \"@rx (?<!ab.{0,5})x\" \"id:123,phase:2,deny\"")
                .only(SemanticCode.NEEDS_BACKTRACKING);
        assertThat(backtracking.message()).contains("123").contains("byte 0");
        assertThat(backtracking.span().line()).isEqualTo(2);
        var broken =
                Findings.of("SecRule ARGS \"@rx a(b\" \"id:7,phase:2,deny\"").only(SemanticCode.INVALID_PATTERN);
        assertThat(broken.message()).contains("rule 7");
        assertThat(broken.span().column()).isGreaterThan("SecRule ARGS \"@rx ".length());
    }
}
