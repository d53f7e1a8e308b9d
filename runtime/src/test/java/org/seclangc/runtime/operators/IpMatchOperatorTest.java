package org.seclangc.runtime.operators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.bytes.ByteSlice;

/** Data, D.5. */
class IpMatchOperatorTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "192.0.2.1, 192.0.2.1, true",
                "192.0.2.1, 192.0.2.2, false",
                "192.0.2.77/24, 192.0.2.255, true",
                "192.0.2.0/24, 192.0.3.0, false",
                "10.0.0.0/9, 10.127.255.255, true",
                "10.0.0.0/9, 10.128.0.0, false",
                "0.0.0.0/0, 255.255.255.255, true",
                "0.0.0.0/0, ::1, false",
                "::/0, 2001:db8::1, true",
                "::/0, 192.0.2.1, false",
                "255.255.255.255, 255.255.255.255, true",
                "\" 192.0.2.1 ,\t::1\", ::1, true",
                "\"192.0.2.1, ::1\", 192.0.2.1, true",
                "ffff::/16, ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff, true",
                "8000::/1, 7fff::, false",
                "2001:db8::/65, 2001:db8:0:0:7fff::, true",
                "2001:db8::/65, 2001:db8:0:0:8000::, false",
                "2001:db8::/63, 2001:db8:0:1::, true",
                "2001:db8::/64, 2001:db8:0:1::, false"
            })
    void networks(String argument, String value, boolean expected) throws OperatorArgumentException {
        assertThat(TestResources.matches("ipMatch", argument, value)).isEqualTo(expected);
    }

    /** Field reports O16 and O17. */
    @ParameterizedTest
    @CsvSource({
        "2001:0db8:0:0::1, 2001:db8::1, true",
        "2001:DB8::1, 2001:0db8:0000:0000:0000:0000:0000:0001, true",
        "2001:db8::/32, 2001:db8:ffff::, true",
        "2001:db8::/32, 2001:db9::, false",
        "192.0.2.1/32, 192.0.2.1, true",
        "192.0.2.1/32, 192.0.2.0, false",
        "::1/128, ::1, true",
        "::1.2.3.4, ::102:304, true",
        "1::, 1:0:0::, true"
    })
    void textForms(String argument, String value, boolean expected) throws OperatorArgumentException {
        assertThat(TestResources.matches("ipMatch", argument, value)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, ::ffff:192.0.2.1, true",
        "192.0.2.1, ::FFFF:c000:201, true",
        "::ffff:192.0.2.1, 192.0.2.1, true",
        "::ffff:192.0.2.0/120, 192.0.2.99, true",
        "::ffff:192.0.2.0/120, 192.0.3.1, false",
        "192.0.2.1, ::192.0.2.1, false",
        "192.0.2.1, ::fffe:192.0.2.1, false",
        "192.0.2.1, 1::ffff:192.0.2.1, false",
        "::/0, ::ffff:192.0.2.1, true",
        "0.0.0.0/0, ::ffff:192.0.2.1, true"
    })
    void mappedAddressesAreIpv4(String argument, String value, boolean expected) throws OperatorArgumentException {
        assertThat(TestResources.matches("ipMatch", argument, value)).isEqualTo(expected);
    }

    /** Field report O18: what is no address is in no network. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "192.0.2.7:34984",
                "[::1]",
                "[::1]:80",
                "fe80::1%eth0",
                "fe80::1%25eth0",
                " 192.0.2.7",
                "192.0.2.7 ",
                "192.0.2",
                "192.0.2.",
                ".192.0.2.7",
                "192.0.2.7.1",
                "192..2.7",
                "192.0.2.256",
                "192.0.2.07",
                "192.0.2.0x7",
                "192.0.2.+7",
                "3221225991",
                "0300.0.2.7",
                "192.0.2.7/32",
                "192.0.2.0007",
                "localhost",
                ":",
                ":1",
                "1:",
                "::1:",
                ":::",
                ":::1",
                "1:::2",
                "1::2::3",
                "1:2:3:4:5:6:7",
                "1:2:3:4:5:6:7:8:9",
                "1:2:3:4:5:6:7:8::",
                "::1:2:3:4:5:6:7:8",
                "1:2:3:4::5:6:7:8",
                "12345::",
                "g::",
                "::1.2.3",
                "::1.2.3.4.5",
                "1.2.3.4::",
                "::1.2.3.4:5",
                "1:2:3:4:5:6:7:1.2.3.4",
                "::ffff:192.0.2.256",
                "::12345",
                "::1/128",
                "1:2:3:4:5:6:7:"
            })
    void otherValuesAreInNoNetwork(String value) throws OperatorArgumentException {
        assertThat(TestResources.matches("ipMatch", "0.0.0.0/0,::/0", value)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "\"\", 0",
                "192.0.2.1;, 0",
                "\"192.0.2.1,10.0.0.0/100\", 19",
                "\"192.0.2.1,,::1\", 10",
                "\"::1,\", 4",
                "\"::1, 10.0.0.300\", 5",
                "::1/129, 4",
                "::1/, 4",
                "::1/x, 4",
                "::1/-1, 4",
                "10.0.0.0/33, 9",
                "10.0.0.0/255.0.0.0, 9",
                "10.0.0.0/8/8, 9",
                "10.0.0.0/0008, 9",
                "\"10.0.0.0 /8\", 0",
                "example.test, 0"
            })
    void badEntriesAreErrorsAtTheirPlace(String argument, int offset) {
        assertThatThrownBy(() -> new TestResources().create("ipMatch", argument))
                .isInstanceOfSatisfying(
                        OperatorArgumentException.class,
                        e -> assertThat(e.offset()).isEqualTo(offset));
    }

    /** Field report P21. */
    @Test
    void filesMayHoldComments() throws OperatorArgumentException {
        String text = "# office\n192.0.2.0/24 # trailing\n\n  2001:db8::1\r\n#::2\n";
        Operator operator = new TestResources().file("office", text).create("ipMatchF", "office");
        assertThat(operator.matches(ByteSlice.ofLatin1("192.0.2.9"), null)).isTrue();
        assertThat(operator.matches(ByteSlice.ofLatin1("2001:db8::1"), null)).isTrue();
        assertThat(operator.matches(ByteSlice.ofLatin1("::2"), null)).isFalse();
    }

    @Test
    void badLinesOfFilesAreErrorsThatNameTheLine() {
        TestResources resources = new TestResources().file("a", "::1").file("b", "# x\n::1\n1.2.3.4,::2\n");
        assertThatThrownBy(() -> resources.create("ipMatchFromFile", "a b"))
                .hasMessage("file 'b', line 3: '1.2.3.4,::2' is no IPv4 or IPv6 address")
                .isInstanceOfSatisfying(
                        OperatorArgumentException.class,
                        e -> assertThat(e.offset()).isEqualTo(2));
    }

    /** Bytes of a message come from rules, which may hold anything. */
    @Test
    void messagesQuoteSafely() {
        assertThatThrownBy(() -> new TestResources().create("ipMatch", "\u001B[1m\u00FF" + "x".repeat(1000)))
                .hasMessage("'\\x1b[1m\\xff" + "x".repeat(35) + "...' is no IPv4 or IPv6 address");
    }

    /** Few different bytes, so that prefixes really meet. */
    @Property(tries = 5_000)
    void agreesWithComparingBits(
            @ForAll @Size(min = 16, max = 16) List<@IntRange(min = 0, max = 1) Integer> network,
            @ForAll @Size(min = 16, max = 16) List<@IntRange(min = 0, max = 1) Integer> address,
            @ForAll @IntRange(min = 0, max = 128) int prefix)
            throws UnknownHostException, OperatorArgumentException {
        String argument = text(network, 16) + "/" + prefix;
        assertThat(TestResources.matches("ipMatch", argument, text(address, 16)))
                .isEqualTo(sameBits(network, address, prefix));
        if (prefix <= 32) {
            assertThat(TestResources.matches("ipMatch", text(network, 4) + "/" + prefix, text(address, 4)))
                    .isEqualTo(sameBits(network, address, prefix));
        }
    }

    private static String text(List<Integer> bits, int length) throws UnknownHostException {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = bits.get(i).byteValue();
        }
        return InetAddress.getByAddress(bytes).getHostAddress();
    }

    private static boolean sameBits(List<Integer> a, List<Integer> b, int prefix) {
        return IntStream.range(0, prefix)
                .allMatch(bit -> (a.get(bit / 8) >> (7 - bit % 8) & 1) == (b.get(bit / 8) >> (7 - bit % 8) & 1));
    }

    /** Nested, equal, adjacent and distant networks in one list: true if and only if one of them alone is. */
    @Test
    void aListIsTheUnionOfItsEntries() throws OperatorArgumentException {
        Random random = new Random(7);
        for (int round = 0; round < 300; round++) {
            List<String> entries = IntStream.range(0, 1 + random.nextInt(8))
                    .mapToObj(i -> address(random) + "/" + (22 + random.nextInt(11)))
                    .toList();
            Operator list = new TestResources().create("ipMatch", String.join(",", entries));
            for (int i = 0; i < 40; i++) {
                ByteSlice value = ByteSlice.ofLatin1(address(random));
                boolean expected = false;
                for (String entry : entries) {
                    expected |= new TestResources().create("ipMatch", entry).matches(value, null);
                }
                assertThat(list.matches(value, null))
                        .as("%s in %s", value, entries)
                        .isEqualTo(expected);
            }
        }
    }

    private static String address(Random random) {
        return "10.0." + random.nextInt(4) + "." + random.nextInt(256);
    }
}
