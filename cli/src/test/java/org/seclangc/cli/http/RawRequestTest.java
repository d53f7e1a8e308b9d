package org.seclangc.cli.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.cli.InputException;
import org.seclangc.runtime.Exchange.Request;

/** Raw messages, well-formed (RFC 9112) and hostile. */
class RawRequestTest {
    private static Request parse(String message) {
        return RawRequest.parse(message.getBytes(ISO_8859_1));
    }

    static Stream<Arguments> messages() {
        return Stream.of(
                Arguments.of("GET / HTTP/1.1\r\nHost: h\r\n\r\n", "GET / HTTP/1.1\nHost: h\n\n"),
                Arguments.of("GET / HTTP/1.1\nHost: h\n\n", "GET / HTTP/1.1\nHost: h\n\n"),
                Arguments.of("GET / HTTP/1.1", "GET / HTTP/1.1\n\n"),
                Arguments.of("\r\n\nGET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\n\n"),
                // Bytes are kept, blanks in the target as well.
                Arguments.of("G\u00e9T /\u00ff \u0001 b HTTP/1.1\n\n", "G\u00e9T /\u00ff \u0001 b HTTP/1.1\n\n"),
                // No protocol: HTTP/0.9.
                Arguments.of("GET /x\n\n", "GET /x \n\n"),
                Arguments.of("GET", "GET  \n\n"),
                Arguments.of("GET HTTP/1.1\n\n", "GET  HTTP/1.1\n\n"),
                // Header lines: white space around the value goes, the name stays as it is.
                Arguments.of("GET / HTTP/1.1\nA:\t b \nc\nD :e\n: f\n\n", "GET / HTTP/1.1\nA: b\nc: \nD : e\n: f\n\n"),
                Arguments.of("GET / HTTP/1.1\nA: b\r\n  c\r\n\td\nE: f\n\n", "GET / HTTP/1.1\nA: b c d\nE: f\n\n"),
                Arguments.of("GET / HTTP/1.1\n folded\n\n", "GET / HTTP/1.1\n folded: \n\n"),
                // Bodies.
                Arguments.of("POST / HTTP/1.1\n\na\r\nb", "POST / HTTP/1.1\n\na\r\nb"),
                Arguments.of("GET / HTTP/1.1\n\n\r\n\n", "GET / HTTP/1.1\n\n"),
                Arguments.of("POST / HTTP/1.1\nContent-Length: 2\n\nabc\n", "POST / HTTP/1.1\nContent-Length: 2\n\nab"),
                Arguments.of("POST / HTTP/1.1\nContent-Length: 9\n\nabc", "POST / HTTP/1.1\nContent-Length: 9\n\nabc"),
                Arguments.of(
                        "POST / HTTP/1.1\nContent-Length: -2\n\nabc", "POST / HTTP/1.1\nContent-Length: -2\n\nabc"),
                Arguments.of(
                        "POST / HTTP/1.1\nContent-Length: 99999999999999999999\n\nabc",
                        "POST / HTTP/1.1\nContent-Length: 99999999999999999999\n\nabc"));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void keepsWhatIsThere(String message, String expected) {
        assertThat(CurlCommandTest.message(parse(message))).isEqualTo(expected);
    }

    static Stream<Arguments> chunks() {
        return Stream.of(
                Arguments.of("3\r\nabc\r\n0\r\n\r\n", "abc"),
                Arguments.of("3\nabc\n0\n\n", "abc"),
                Arguments.of("1\r\na\r\n00A\r\n0123456789\r\n0", "a0123456789"),
                Arguments.of("1;ext=\"x\"\r\na\r\n0\r\nTrailer: x\r\n\r\n", "a"),
                Arguments.of("0\r\n\r\n", ""));
    }

    @ParameterizedTest
    @MethodSource("chunks")
    void joinsChunks(String body, String joined) {
        assertThat(parse("POST / HTTP/1.1\nTransfer-Encoding: gzip, Chunked\n\n" + body)
                        .body()
                        .latin1())
                .isEqualTo(joined);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "abc",
                "3\r\nab",
                "3\r\nabcd\r\n0\r\n\r\n",
                "2\r\nabc\r\n0\r\n\r\n",
                "-1\r\na\r\n0\r\n",
                "ffffffffffffffffffffff\r\na\r\n0\r\n",
                "80000000\r\na\r\n0\r\n",
                "1 x\r\na\r\n0\r\n",
                "1\r\na\r\n"
            })
    void leavesBrokenChunksAsTheyAre(String body) {
        assertThat(parse("POST / HTTP/1.1\nTransfer-Encoding: chunked\n\n" + body)
                        .body()
                        .latin1())
                .isEqualTo(body);
    }

    @Test
    void leavesBodiesAloneThatAreNotChunkedLast() {
        assertThat(parse("POST / HTTP/1.1\nTransfer-Encoding: chunked, gzip\n\n1\r\na\r\n0\r\n\r\n")
                        .body()
                        .latin1())
                .startsWith("1\r\n");
        assertThat(parse("POST / HTTP/1.1\nTransfer-Encoding: xchunked\n\n1\r\na\r\n0\r\n\r\n")
                        .body()
                        .latin1())
                .startsWith("1\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\r\n\r\n", "\n"})
    void needsARequestLine(String message) {
        assertThatThrownBy(() -> parse(message)).isInstanceOf(InputException.class);
    }

    @Test
    void takesLinearTimeForManyLinesFoldsAndChunks() {
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            assertThat(parse("GET / HTTP/1.1\n" + "a:b\n".repeat(300_000)).headers())
                    .hasSize(300_000);
            assertThat(parse("GET / HTTP/1.1\na:b\n" + " c\n".repeat(300_000)).headers())
                    .hasSize(1);
            assertThat(parse("\n".repeat(1_000_000) + "GET /\n").method().latin1())
                    .isEqualTo("GET");
            assertThat(parse("POST / HTTP/1.1\nTransfer-Encoding: chunked\n\n" + "1\na\n".repeat(300_000) + "0\n\n")
                            .body()
                            .length())
                    .isEqualTo(300_000);
        });
    }
}
