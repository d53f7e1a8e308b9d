package org.seclangc.runtime.bodies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Spec data.md A.2. */
class RequestTargetTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ' ',
            emptyValue = "",
            value = {
                // raw, uri, filename, basename, query
                "http://h/a%20b/c.php?x=1%41&y#frag /a%20b/c.php?x=1%41&y /a%20b/c.php c.php x=1%41&y",
                "/dir/file.php?x=1 /dir/file.php?x=1 /dir/file.php file.php x=1",
                "//bar/up/x.php?a=b //bar/up/x.php?a=b //bar/up/x.php x.php a=b",
                "/a/ /a/ /a/ '' ''",
                "/a/b\\c.asp /a/b\\c.asp /a/b\\c.asp c.asp ''",
                "/a\\b/c /a\\b/c /a\\b/c c ''",
                "/x.asp?p=/my/cool\\path /x.asp?p=/my/cool\\path /x.asp x.asp p=/my/cool\\path",
                "/? /? / '' ''",
                "/a?b?c=/d /a?b?c=/d /a a b?c=/d",
                "/a#b?c=d /a /a a ''",
                "/a?b#c#d /a?b /a a b",
                "?a=a ?a=a '' '' a=a",
                "index.php?foo=bar index.php?foo=bar index.php index.php foo=bar",
                "* * * * ''",
                "host:443 host:443 host:443 host:443 ''",
                "http://h '' '' '' ''",
                "http://h?a=/b ?a=/b '' '' a=/b",
                "HTTPS://u:p@h:8443/p?q /p?q /p p q",
                "http:///p /p /p p ''",
                "coap+tcp://h/p /p /p p ''",
                "/http://h/p /http://h/p /http://h/p p ''",
                "x?u=http://h/p x?u=http://h/p x x u=http://h/p",
                "1http://h/p 1http://h/p 1http://h/p p ''",
                "http:/h/p http:/h/p http:/h/p p ''",
                "://h/p ://h/p ://h/p p ''",
                "http://h#/p?q '' '' '' ''",
            })
    void parts(String raw, String uri, String filename, String basename, String query) {
        RequestTarget target = RequestTarget.parse(ByteSlice.ofLatin1(raw));
        assertThat(target.raw()).hasToString(raw);
        assertThat(target.uri()).hasToString(uri);
        assertThat(target.filename()).hasToString(filename);
        assertThat(target.basename()).hasToString(basename);
        assertThat(target.query()).hasToString(query);
    }

    @Test
    void emptyTarget() {
        RequestTarget target = RequestTarget.parse(ByteSlice.EMPTY);
        assertThat(target.uri()).hasToString("");
        assertThat(target.query()).hasToString("");
    }

    /** Bytes that java.net.URI refuses: nothing is lost, no exception. */
    @Test
    void anyBytePasses() {
        StringBuilder all = new StringBuilder("/");
        for (int b = 0; b < 256; b++) {
            if (b != '#' && b != '?') {
                all.append((char) b);
            }
        }
        RequestTarget target = RequestTarget.parse(ByteSlice.ofLatin1(all + "?a=" + all));
        assertThat(target.filename()).hasToString(all.toString());
        assertThat(target.query()).hasToString("a=" + all);
    }
}
