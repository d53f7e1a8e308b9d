package org.seclangc.compiler.random;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.seclangc.compiler.differ.Evaluators;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;

/** Runs evaluators on the same rules and requests and finds the smallest case in which they differ. */
public final class Differ {
    private static final Instant START = Instant.parse("2026-03-01T12:00:00Z");

    private final List<Side> sides;
    private final Path directory;

    /**
     * Compares two or more.
     *
     * @param sides the first is the yardstick
     * @param directory where {@link RandomCase#writeFiles} has put the files that rules name
     */
    public Differ(List<Side> sides, Path directory) {
        this.sides = List.copyOf(sides);
        this.directory = directory;
    }

    /**
     * What became of many cases.
     *
     * @param loaded number of rule sets without errors
     * @param matches number of matches in all of them
     * @param report a minimal case in which they differ, or null
     */
    public record Result(int loaded, long matches, String report) {}

    /** Compares on the cases of {@code seeds} until there is a difference. */
    public Result run(LongStream seeds, int exchanges) {
        int loaded = 0;
        long matches = 0;
        for (long seed : seeds.toArray()) {
            RandomCase test = RandomCase.of(seed, exchanges);
            Comparison comparison = compare(test);
            if (comparison.difference.isPresent()) {
                return new Result(loaded, matches, report(test, comparison.difference.get()));
            }
            loaded += comparison.loaded ? 1 : 0;
            matches += comparison.matches;
        }
        return new Result(loaded, matches, null);
    }

    private record Comparison(boolean loaded, long matches, Optional<String> difference) {}

    /** What is said differently about a case. */
    public Optional<String> difference(RandomCase test) {
        return compare(test).difference;
    }

    private Comparison compare(RandomCase test) {
        int[] request = {0};
        Clock clock = steps(request);
        Map<String, RuleSet> ruleSets = new LinkedHashMap<>();
        for (Side side : sides) {
            Optional<RuleSet> rules = side.load(test.rules(), directory, clock);
            if (rules.isEmpty()) {
                return ruleSets.isEmpty()
                        ? new Comparison(false, 0, Optional.empty()) // what is wrong may be rewritten to anything
                        : new Comparison(true, 0, Optional.of(side.name() + " does not load the rules\n"));
            }
            ruleSets.put(side.name(), rules.get());
        }
        return compare(test, Evaluators.of(ruleSets), request);
    }

    private static Comparison compare(RandomCase test, Evaluators evaluators, int[] request) {
        long matches = 0;
        for (Exchange exchange : test.exchanges()) {
            request[0]++;
            Evaluators.Comparison result = evaluators.compare(rules -> rules.process(exchange));
            matches += result.transaction().matchedRules().size();
            if (result.difference().isPresent()) {
                String difference =
                        "request " + request[0] + "\n" + result.difference().get();
                return new Comparison(true, matches, Optional.of(difference));
            }
        }
        return new Comparison(true, matches, Optional.empty());
    }

    private String report(RandomCase test, String difference) {
        RandomCase small = new Shrinker(candidate -> difference(candidate).isPresent()).shrink(test);
        return difference(small)
                .map(text -> text + small)
                .orElseGet(() -> difference + "not every time, or only in this order\n" + test);
    }

    /** Seven seconds pass from request to request, so that records and counters age. */
    private static Clock steps(int[] request) {
        InstantSource source = () -> START.plus(Duration.ofSeconds(7L * request[0]));
        return source.withZone(ZoneOffset.UTC);
    }
}
