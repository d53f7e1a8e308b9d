package org.seclangc.benchmarks;

import java.util.List;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.bytes.ByteSlice;

/** Requests as browsers and attackers send them. */
enum Requests {
    /** A page with two arguments and cookies. */
    BENIGN("/products?page=2&sort=price"),
    /** The same with an SQL injection. */
    SQL_INJECTION("/products?page=2%27%20UNION%20SELECT%20password%20FROM%20users--&sort=price"),
    /** The same with a script. */
    SCRIPT("/products?page=2&sort=%3Cscript%3Ealert(document.cookie)%3C/script%3E");

    private static final Exchange.Connection CONNECTION =
            new Exchange.Connection("192.0.2.10", 40000, "198.51.100.5", 443);
    private static final List<Exchange.Header> HEADERS = List.of(
            header("Host", "www.example.com"),
            header("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"),
            header("Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"),
            header("Accept-Language", "en-US,en;q=0.5"),
            header("Accept-Encoding", "gzip, deflate, br"),
            header("Cookie", "session=9f8b2c7e41d04a6bb1f2; theme=dark"));

    private final String target;

    Requests(String target) {
        this.target = target;
    }

    /** The request, without a response. */
    Exchange exchange() {
        Exchange.Request request = new Exchange.Request(
                ByteSlice.ofLatin1("GET"),
                ByteSlice.ofLatin1(target),
                ByteSlice.ofLatin1("HTTP/1.1"),
                HEADERS,
                ByteSlice.EMPTY);
        return new Exchange(CONNECTION, request, null);
    }

    private static Exchange.Header header(String name, String value) {
        return new Exchange.Header(ByteSlice.ofLatin1(name), ByteSlice.ofLatin1(value));
    }
}
