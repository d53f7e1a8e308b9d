package org.seclangc.cli.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.cli.InputException;
import org.seclangc.runtime.Exchange.Request;

class SimpleRequestTest {
    @ParameterizedTest
    @CsvSource({
        "GET /?q=1,             GET,  /?q=1,        HTTP/1.1",
        "/?q=1,                 GET,  /?q=1,        HTTP/1.1",
        "PUT /a HTTP/1.0,       PUT,  /a,           HTTP/1.0",
        "GET /?q=a b <c> d,     GET,  /?q=a b <c> d, HTTP/1.1",
        "/?q=union select,      GET,  /?q=union select, HTTP/1.1",
        "OPTIONS *,             OPTIONS, *,         HTTP/1.1",
        "GET /x HTTP/9,         GET,  /x,           HTTP/9",
        "GET ?x,                GET,  ?x,           HTTP/1.1"
    })
    void splitsTheLine(String line, String method, String target, String protocol) {
        Request request = SimpleRequest.parse(line, List.of(), null);

        assertThat(request.method().latin1()).isEqualTo(method);
        assertThat(request.target().latin1()).isEqualTo(target);
        assertThat(request.protocol().latin1()).isEqualTo(protocol);
    }

    @Test
    void dataMakesAFormAndHeadersReplaceDefaults() {
        Request request = SimpleRequest.parse("/x", List.of("host: h.test", "User-Agent:", "X: \u00e9"), "a=\u00e9");

        assertThat(CurlCommandTest.message(request))
                .isEqualTo("POST /x HTTP/1.1\nhost: h.test\nAccept: */*\nX: \u00c3\u00a9\nContent-Length: 4\n"
                        + "Content-Type: application/x-www-form-urlencoded\n\na=\u00c3\u00a9");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "GET", "GET /\nHost: x"})
    void refusesWhatIsNoRequestLine(String line) {
        assertThatThrownBy(() -> SimpleRequest.parse(line, List.of(), null)).isInstanceOf(InputException.class);
    }
}
