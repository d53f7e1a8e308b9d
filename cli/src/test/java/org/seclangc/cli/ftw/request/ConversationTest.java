package org.seclangc.cli.ftw.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.ftw.StageInput;
import org.seclangc.cli.ftw.StageInput.HeaderText;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.Exchange.Header;
import org.seclangc.runtime.Exchange.Request;
import org.seclangc.runtime.bytes.ByteSlice;

class ConversationTest {
    private final Conversation conversation = new Conversation(new TemplateFunctions(Map.of(), 1));

    @Test
    void addsWhatAClientAdds() {
        Request request = request(new Input("POST", "a=b c&d=e=f").header("Host", "h"));
        assertThat(lines(request.headers()))
                .isEqualTo("Host: h|Content-Type: application/x-www-form-urlencoded|Connection: close"
                        + "|Content-Length: 13");
        // In the value a blank becomes a plus and the second '=' is encoded, too.
        assertThat(request.body().latin1()).isEqualTo("a=b+c&d=e%3Df");
    }

    @Test
    void encodedFormDataStaysAsItIs() {
        assertThat(body(new Input("POST", "a=%20 b"))).isEqualTo("a=%20 b");
        assertThat(body(new Input("POST", "a=1+1 b"))).isEqualTo("a=1+1 b");
        assertThat(body(new Input("POST", "a b").header("Content-Type", "text/plain")))
                .isEqualTo("a b");
    }

    @Test
    void onlyMethodsWithABodyGetALengthOfNothing() {
        assertThat(lines(request(new Input("GET", null)).headers())).isEqualTo("Connection: close");
        assertThat(lines(request(new Input("DELETE", null)).headers()))
                .isEqualTo("Connection: close|Content-Length: 0");
    }

    @Test
    void addsNothingIfToldSo() {
        Input input = new Input("POST", "a b").header("Content-Length", "3");
        input.autocomplete = false;
        assertThat(lines(request(input).headers())).isEqualTo("Content-Length: 3");
        assertThat(body(input)).isEqualTo("a b");
    }

    @Test
    void multipartLinesEndWithCrLfAndTheLengthCountsThem() {
        Request request =
                request(new Input("POST", "--x\n\n--x--\n").header("Content-Type", "multipart/form-data; boundary=x"));
        assertThat(request.body().latin1()).isEqualTo("--x\r\n\r\n--x--\r\n");
        assertThat(lines(request.headers())).endsWith("Content-Length: 14");
    }

    @Test
    void theBodyIsWhatAServerTakesForIt() {
        assertThat(body(plain("abcdef").header("Content-Length", "3"))).isEqualTo("abc");
        assertThat(body(plain("abc").header("Content-Length", "99999999999999999999")))
                .isEqualTo("abc");
        assertThat(body(plain("abc").header("Content-Length", "x"))).isEqualTo("abc");
        Input unframed = plain("abc");
        unframed.autocomplete = false;
        assertThat(body(unframed)).isEmpty();
    }

    @Test
    void chunksArePutTogether() {
        assertThat(body(chunked("3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\n\r\n")))
                .isEqualTo("abc0123456789");
        assertThat(body(chunked("no chunks"))).isEqualTo("no chunks");
        assertThat(body(chunked("ffffffffffffffff\r\nabc"))).isEqualTo("ffffffffffffffff\r\nabc");
    }

    @Test
    void headerValuesAreTrimmed() {
        Input input = new Input("GET", null).header("A", " \t b c ");
        assertThat(lines(request(input).headers())).startsWith("A: b c|");
    }

    @Test
    void readsARawRequestAsItIs() {
        Input input = new Input("IGNORED", null).header("Ignored", "x");
        input.encodedRequest = "\r\nP|ST  /a b HTTP/9\nHost:h \r\nno colon\nX: 1\n\t2\nContent-Length: 2\n\nabc";
        Request request = request(input);
        assertThat(request.method().latin1()).isEqualTo("P|ST");
        assertThat(request.target().latin1()).isEqualTo(" /a b");
        assertThat(request.protocol().latin1()).isEqualTo("HTTP/9");
        assertThat(lines(request.headers())).isEqualTo("Host: h|no colon: |X: 1 2|Content-Length: 2");
        assertThat(request.body().latin1()).isEqualTo("ab");
        input.encodedRequest = "GET /";
        assertThat(request(input).protocol().isEmpty()).isTrue();
    }

    @Test
    void namesAndLoopbackStandForTheServerOfTheSuite() {
        assertThat(server("localhost")).isEqualTo("172.18.0.3");
        assertThat(server("127.0.0.1")).isEqualTo("172.18.0.3");
        assertThat(server("192.0.2.7")).isEqualTo("192.0.2.7");
        assertThat(server("2001:db8::1")).isEqualTo("2001:db8::1");
    }

    @Test
    void cookiesGoToLaterStages() {
        Input first = new Input("GET", null);
        first.saveCookie = true;
        conversation.send(first.build());
        conversation.received(first.build(), response(200, "Set-Cookie", "a=1; Path=/", "Set-Cookie", "b=2"));
        assertThat(lines(request(new Input("GET", null)).headers())).isEqualTo("Cookie: a=1; b=2|Connection: close");
        conversation.received(first.build(), response(200, "Set-Cookie", "a=; Max-Age=0"));
        assertThat(lines(request(new Input("GET", null).header("Cookie", "c=3")).headers()))
                .startsWith("Cookie: c=3; b=2|");
        // A stage that does not save cookies changes nothing.
        Input other = new Input("GET", null);
        conversation.received(other.build(), response(200, "Set-Cookie", "d=4"));
        assertThat(lines(request(new Input("GET", null)).headers())).startsWith("Cookie: b=2|");
    }

    @Test
    void followsARedirection() {
        Input follow = new Input("GET", null).header("Host", "old");
        follow.followRedirect = true;
        assertThat(conversation.send(follow.build())).isNull();
        conversation.send(new Input("GET", null).build());
        conversation.received(follow.build(), response(200, "Location", "/no"));
        assertThat(conversation.send(follow.build())).isNull();
        conversation.send(new Input("GET", null).build());
        conversation.received(follow.build(), response(302, "Location", "http://192.0.2.9:8080/a?b"));
        Exchange sent = conversation.send(follow.build()).exchange();
        assertThat(sent.connection().serverAddress()).isEqualTo("192.0.2.9");
        assertThat(sent.connection().serverPort()).isEqualTo(8080);
        assertThat(sent.request().target().latin1()).isEqualTo("/a?b");
        assertThat(lines(sent.request().headers())).startsWith("Host: 192.0.2.9:8080|");
        conversation.received(follow.build(), response(307, "Location", "c"));
        assertThat(conversation
                        .send(follow.build())
                        .exchange()
                        .request()
                        .target()
                        .latin1())
                .isEqualTo("/c");
    }

    @Test
    void theBackendReflects() {
        assertThat(answer("POST", "/reflect", "{\"status\":201,\"headers\":{\"B\":\"c\"},\"body\":\"<html>\"}"))
                .isEqualTo("201 B: c|Content-Type: text/html; charset=utf-8|Date: D|Content-Length: 6 <html>");
        assertThat(answer("POST", "/reflect", "{\"encodedBody\":\"AAE=\",\"x\":[{}]}"))
                .isEqualTo("200 Content-Type: application/octet-stream|Date: D|Content-Length: 2 \0\1");
        assertThat(answer("POST", "/reflect", "{\"status\":0,\"body\":\"a<b\"}"))
                .isEqualTo("200 Content-Type: text/plain; charset=utf-8|Date: D|Content-Length: 3 a<b");
        assertThat(answer("POST", "/other", "{\"status\":201}")).isEqualTo("200 Date: D|Content-Length: 0 ");
        assertThat(answer("GET", "/reflect", "{\"status\":201}")).isEqualTo("200 Date: D|Content-Length: 0 ");
        for (String invalid : List.of("{", "[]", "", "{\"status\":99}", "{\"body\":1}", "{\"encodedBody\":\"!\"}")) {
            assertThat(answer("POST", "/reflect", invalid)).as(invalid).isEqualTo("400 Date: D|Content-Length: 0 ");
        }
        assertThat(answer("POST", "/reflect", "{\"x\":" + "[".repeat(100_000))).startsWith("400 ");
    }

    private String answer(String method, String uri, String data) {
        Input input = new Input(method, data).header("Content-Type", "application/json");
        input.uri = uri;
        Exchange.Response response = conversation.send(input.build()).exchange().response();
        String headers = lines(response.headers()).replaceAll("Date: [^|]*", "Date: D");
        return response.status() + " " + headers + " " + response.body().latin1();
    }

    private static ClientResponse response(int status, String... headers) {
        List<Header> lines = new ArrayList<>();
        for (int i = 0; i < headers.length; i += 2) {
            lines.add(new Header(ByteSlice.ofLatin1(headers[i]), ByteSlice.ofLatin1(headers[i + 1])));
        }
        return new ClientResponse(status, lines, ByteSlice.EMPTY);
    }

    private String server(String address) {
        Input input = new Input("GET", null);
        input.address = address;
        return conversation.send(input.build()).exchange().connection().serverAddress();
    }

    private static Input plain(String data) {
        return new Input("POST", data).header("Content-Type", "text/plain");
    }

    private static Input chunked(String data) {
        return plain(data).header("Transfer-Encoding", "Chunked");
    }

    private String body(Input input) {
        return request(input).body().latin1();
    }

    private Request request(Input input) {
        return conversation.send(input.build()).exchange().request();
    }

    private static String lines(List<Header> headers) {
        return headers.stream()
                .map(header -> header.name() + ": " + header.value())
                .collect(Collectors.joining("|"));
    }

    /** An input under construction. */
    private static final class Input {
        private final String method;
        private final String data;
        private final List<HeaderText> headers = new ArrayList<>();
        private String address = "localhost";
        private String uri = "/";
        private String encodedRequest;
        private boolean autocomplete = true;
        private boolean saveCookie;
        private boolean followRedirect;

        private Input(String method, String data) {
            this.method = method;
            this.data = data;
        }

        private Input header(String name, String value) {
            headers.add(new HeaderText(name, value));
            return this;
        }

        private StageInput build() {
            ByteSlice raw = encodedRequest == null ? null : ByteSlice.ofLatin1(encodedRequest);
            return new StageInput(
                    address,
                    80,
                    method,
                    uri,
                    "HTTP/1.1",
                    headers,
                    data,
                    null,
                    raw,
                    autocomplete,
                    saveCookie,
                    followRedirect,
                    null);
        }
    }
}
