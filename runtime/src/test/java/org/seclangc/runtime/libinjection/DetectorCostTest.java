package org.seclangc.runtime.libinjection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** What a call costs, whatever an attacker sends: time linear in the value, no memory. */
class DetectorCostTest {
    private static final int SIZE = 1 << 20;

    /** Much more than a linear run takes on a slow machine, much less than a quadratic one (10^12 steps). */
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private final SqliDetector sqli = new SqliDetector(false);
    private final XssDetector xss = new XssDetector(false);

    @ParameterizedTest
    @MethodSource("repeated")
    void timeIsLinear(String head, String unit) {
        ByteSlice value = ByteSlice.ofLatin1(head + unit.repeat(SIZE / unit.length()));
        assertTimeoutPreemptively(LIMIT, () -> {
            sqli.detect(value);
            xss.detect(value);
        });
    }

    /** A head, and what follows it again and again. */
    static Stream<List<String>> repeatedInputs() {
        Stream<String> units = Stream.of(
                "/",
                "'",
                "\"",
                "`",
                "--",
                "$$",
                "$",
                "$a",
                "$a$",
                "/*",
                "/**/",
                "/**/ ",
                "*/",
                "<",
                "</",
                "<!",
                "<!-",
                "-\0",
                "-",
                "\0",
                "&#",
                "&#1",
                "&",
                "0",
                "a",
                ".",
                "\\",
                "\\'",
                "''",
                "1+",
                "1,",
                "(",
                "((1)",
                "+",
                "select.",
                "union.",
                "int.",
                "int`",
                "not ",
                "or.",
                "b'0",
                "x'f",
                "q'(",
                "nq'",
                "u&'",
                "@",
                "@@`",
                "[",
                "]",
                "]]",
                "#",
                "# ",
                "--\n",
                "{",
                "{a ",
                "}",
                ";",
                "; if",
                "1 or ",
                "\n",
                "e'",
                "<a ",
                "<a/",
                "<a =",
                "a=",
                "a='",
                "=",
                " ",
                "<!x>",
                "<%",
                "<%x%>",
                "<?",
                "<![CDATA[",
                "<![CDATA[]]>",
                "</a ",
                "<a>",
                "href=",
                "href=&#10;",
                "on",
                "sp",
                "null::int+",
                ".1div",
                "$abc$ab");
        return units.flatMap(unit -> Stream.of(List.of("", unit)));
    }

    static Stream<Arguments> repeated() {
        Stream<List<String>> heads = Stream.of(
                List.of("<a href='", "&#10;"),
                List.of("<a href='", "\1"),
                List.of("<a href='&#", "0"),
                List.of("<!--", "-\0"),
                List.of("<!--", "--!"),
                List.of("$" + "a".repeat(SIZE / 2) + "$", "$" + "a".repeat(1_000)),
                List.of("'", "\\\\'"),
                List.of("1 ", "+1"),
                List.of("x", ".a"),
                List.of("select 1 from ", "a.b "),
                List.of("q'(", ")"),
                List.of("/*", "*"),
                List.of("/*", "/"));
        return Stream.concat(repeatedInputs(), heads).map(pair -> Arguments.of(pair.get(0), pair.get(1)));
    }

    @Test
    void callsAllocateNothing() {
        List<ByteSlice> values = Stream.of(
                        "1' or '1'='1' -- x",
                        "hello world, it's me",
                        "-1 union all select 1,2,concat(user(),0x7e,@@version) from dual where a.b=1 /* c */",
                        "select.$tag$x$tag$ `n` q'(a)' u&'x' \\N {d 1} @`v` [w] 1e5d #",
                        "<a href=\"&#106;avascript:1\" style=x><!-- c --></a>",
                        "<p class='a' id=b title=`c`>text<br/><![CDATA[x]]><%x%><?y?></p> a=b",
                        "a&#b=\0c")
                .map(ByteSlice::ofLatin1)
                .toList();
        int rounds = 20_000;
        detectAll(values, rounds);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        int found = detectAll(values, rounds);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(found).isPositive();
        assertThat(allocated).isLessThan(rounds);
    }

    private int detectAll(List<ByteSlice> values, int rounds) {
        int found = 0;
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < values.size(); i++) {
                found += sqli.detect(values.get(i)) ? 1 : 0;
                found += xss.detect(values.get(i)) ? 1 : 0;
            }
        }
        return found;
    }
}
