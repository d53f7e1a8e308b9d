package org.seclangc.compiler.random;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.seclangc.runtime.bytes.ByteSlice.ofLatin1;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.Exchange.Header;
import org.seclangc.runtime.bytes.ByteSlice;

/** Requests with and without responses. */
final class RandomRequests {
    private final Dice dice;
    private final Words words;
    private final RandomBodies bodies;

    RandomRequests(Dice dice) {
        this.dice = dice;
        this.words = new Words(dice);
        this.bodies = new RandomBodies(dice, words);
    }

    /** One exchange. */
    Exchange exchange() {
        String client = dice.pick("192.0.2.1", "192.0.2.1", "198.51.100.7", "2001:db8::1");
        return new Exchange(
                new Exchange.Connection(client, dice.between(1, 3), "203.0.113.1", 80),
                request(),
                dice.percent(70) ? response() : null);
    }

    private Exchange.Request request() {
        List<Header> headers = new ArrayList<>();
        header(headers, "Host", dice.pick("a", "a.test:80", "b"));
        dice.some(0, 3, words::header).forEach(name -> header(headers, name, words.rawValue()));
        if (dice.percent(45)) {
            String cookies = dice.some(1, 3, () -> words.key() + "=" + words.rawValue()).stream()
                    .collect(Collectors.joining(dice.pick("; ", ";")));
            header(headers, "Cookie", cookies);
        }
        if (dice.percent(10)) {
            String user = Base64.getEncoder().encodeToString("a:b".getBytes(UTF_8));
            header(headers, "Authorization", "Basic " + user);
        }
        boolean hasBody = dice.percent(60);
        RandomBodies.Body body = hasBody ? bodies.body() : new RandomBodies.Body("", "");
        if (!body.type().isEmpty()) {
            header(headers, "Content-Type", body.type());
        }
        if (hasBody && dice.percent(80)) {
            header(headers, "Content-Length", "" + body.text().length());
        }
        return new Exchange.Request(
                ofLatin1(hasBody ? dice.pick("POST", "PUT") : dice.pick("GET", "GET", "HEAD", "a")),
                ofLatin1(target()),
                ofLatin1(dice.pick("HTTP/1.1", "HTTP/1.1", "HTTP/1.0")),
                headers,
                ofLatin1(body.text()));
    }

    private String target() {
        String path = dice.pick("/", "/a", "/a/b", "/b/../a", "/a.b", "/%61", "/a%", "http://a/b", "*");
        return dice.percent(65) ? path + "?" + bodies.form() : path;
    }

    private Exchange.Response response() {
        List<Header> headers = new ArrayList<>();
        header(headers, "Content-Type", dice.pick("text/plain", "text/html; charset=utf-8", "image/png"));
        dice.some(0, 2, words::header).forEach(name -> header(headers, name, words.rawValue()));
        ByteSlice body = ofLatin1(dice.percent(80) ? words.rawValue() + words.value() : "");
        return new Exchange.Response(dice.pick(List.of(200, 200, 301, 404, 500)), "HTTP/1.1", headers, body);
    }

    private static void header(List<Header> headers, String name, String value) {
        headers.add(new Header(ofLatin1(name), ofLatin1(value.strip())));
    }
}
