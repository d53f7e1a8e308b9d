package org.seclangc.compiler.random;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.transaction.Transaction;

/** Runs two engines on the same rules and requests and finds the smallest case in which they differ. */
public final class Differ {
    private static final Instant START = Instant.parse("2026-03-01T12:00:00Z");

    private final Side left;
    private final Side right;
    private final Path directory;

    /**
     * Compares two engines.
     *
     * @param directory where {@link RandomCase#writeFiles} has put the files that rules name
     */
    public Differ(Side left, Side right, Path directory) {
        this.left = left;
        this.right = right;
        this.directory = directory;
    }

    /**
     * What became of many cases.
     *
     * @param loaded number of rule sets without errors
     * @param matches number of matches in all of them
     * @param report a minimal case in which the engines differ, or null
     */
    public record Result(int loaded, long matches, String report) {}

    /** Compares on the cases of {@code seeds} until the engines differ. */
    public Result run(LongStream seeds, int exchanges) {
        int loaded = 0;
        long matches = 0;
        for (long seed : seeds.toArray()) {
            RandomCase test = RandomCase.of(seed, exchanges);
            Comparison comparison = compare(test);
            if (comparison.difference.isPresent()) {
                return new Result(loaded, matches, report(test));
            }
            loaded += comparison.loaded ? 1 : 0;
            matches += comparison.matches;
        }
        return new Result(loaded, matches, null);
    }

    private record Comparison(boolean loaded, long matches, Optional<String> difference) {}

    /** What the engines say differently about a case. */
    public Optional<String> difference(RandomCase test) {
        return compare(test).difference;
    }

    private Comparison compare(RandomCase test) {
        int[] request = {0};
        Clock clock = new StepClock(request);
        Optional<RuleSet> a = left.load(test.rules(), directory, clock);
        Optional<RuleSet> b = right.load(test.rules(), directory, clock);
        if (a.isEmpty()) {
            return new Comparison(false, 0, Optional.empty()); // what is written wrongly may be rewritten to anything
        }
        if (b.isEmpty()) {
            return new Comparison(true, 0, Optional.of(right.name() + " does not load the rules\n"));
        }
        long matches = 0;
        for (Exchange exchange : test.exchanges()) {
            request[0]++;
            Transaction first = a.get().process(exchange);
            List<String> one = Observation.of(first);
            List<String> two = Observation.of(b.get().process(exchange));
            matches += first.matchedRules().size();
            if (!one.equals(two) || Observation.isBroken(one)) {
                return new Comparison(true, matches, Optional.of(unlike(request[0], one, two)));
            }
        }
        return new Comparison(true, matches, Optional.empty());
    }

    private String unlike(int request, List<String> one, List<String> two) {
        StringBuilder text = new StringBuilder("request " + request + "\n");
        List<String> onlyOne = new ArrayList<>(one);
        two.forEach(onlyOne::remove);
        List<String> onlyTwo = new ArrayList<>(two);
        one.forEach(onlyTwo::remove);
        onlyOne.forEach(line ->
                text.append(left.name() + " only: " + RandomCase.shown(line)).append('\n'));
        onlyTwo.forEach(line ->
                text.append(right.name() + " only: " + RandomCase.shown(line)).append('\n'));
        return onlyOne.isEmpty() && onlyTwo.isEmpty()
                ? text.append("order or failure: " + one + "\n" + two + "\n").toString()
                : text.toString();
    }

    private String report(RandomCase test) {
        RandomCase small = new Shrinker(candidate -> difference(candidate).isPresent()).shrink(test);
        return difference(small).orElse("") + small;
    }

    /** Seven seconds pass from request to request, so that records and counters age. */
    private static final class StepClock extends Clock {
        private final int[] request;

        StepClock(int[] request) {
            this.request = request;
        }

        @Override
        public ZoneOffset getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Instant instant() {
            return START.plus(Duration.ofSeconds(7L * request[0]));
        }
    }
}
