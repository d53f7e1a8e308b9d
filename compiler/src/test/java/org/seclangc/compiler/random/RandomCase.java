package org.seclangc.compiler.random;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.seclangc.compiler.differ.Bytes;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.Exchange.Header;

/**
 * A rule set and what it is asked, one exchange after the other.
 *
 * @param seed what it was made from
 * @param rules text, one char a byte
 * @param exchanges in order; they share persistent collections
 */
public record RandomCase(long seed, String rules, List<Exchange> exchanges) {
    /** Copies the list. */
    public RandomCase {
        exchanges = List.copyOf(exchanges);
    }

    /** The case of a seed. */
    public static RandomCase of(long seed, int exchanges) {
        Dice dice = new Dice(seed);
        String rules = RandomRules.text(dice);
        return new RandomCase(seed, rules, dice.some(exchanges, exchanges, new RandomRequests(dice)::exchange));
    }

    /** Writes the files that rules name. */
    public static void writeFiles(Path directory) throws IOException {
        Files.writeString(directory.resolve(RandomOperators.PHRASE_FILE), "# phrases\nab\nc\nscript\n");
        Files.writeString(directory.resolve(RandomOperators.ADDRESS_FILE), "192.0.2.0/28\n# none\n2001:db8::1\n");
    }

    RandomCase withRules(String other) {
        return new RandomCase(seed, other, exchanges);
    }

    RandomCase withExchanges(List<Exchange> others) {
        return new RandomCase(seed, rules, others);
    }

    /** For people, and exact: all bytes that could be misread are escaped. */
    @Override
    public String toString() {
        StringBuilder text =
                new StringBuilder("seed ").append(seed).append("\n--- rules\n").append(rules);
        for (Exchange exchange : exchanges) {
            Exchange.Request request = exchange.request();
            text.append("--- request from ").append(exchange.connection()).append('\n');
            String line = request.method().latin1() + " " + request.target().latin1() + " "
                    + request.protocol().latin1();
            text.append(Bytes.shown(line)).append('\n');
            request.headers().forEach(header -> text.append(shown(header)).append('\n'));
            text.append("body ").append(Bytes.shown(request.body().latin1())).append('\n');
            if (exchange.response() != null) {
                text.append("response ").append(exchange.response().status()).append('\n');
                exchange.response()
                        .headers()
                        .forEach(header -> text.append(shown(header)).append('\n'));
                text.append("body ")
                        .append(Bytes.shown(exchange.response().body().latin1()))
                        .append('\n');
            }
        }
        return text.toString();
    }

    private static String shown(Header header) {
        return Bytes.shown(header.name().latin1() + ": " + header.value().latin1());
    }
}
