package org.seclangc.compiler.compiled;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.codegen.CompiledClasses;
import org.seclangc.compiler.diag.Severity;
import org.seclangc.compiler.differ.Evaluators;
import org.seclangc.compiler.passes.PassName;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.MemoryCollectionStore;
import org.seclangc.runtime.transaction.Environment;

/** A small rule set on both evaluators, with clock, ids and environment fixed. */
public record Sample(LoadResult loaded) {
    /** The file that the rules stand in. */
    public static final String FILE = "sample.conf";

    private static final String ON = "SecRuleEngine On\nSecRequestBodyAccess On\nSecResponseBodyAccess On\n"
            + "SecResponseBodyMimeType text/html\n";

    /** Rules with the engine on; the first of {@code text} stands in line 5. */
    public static Sample of(String text) {
        LoadResult result = RuleLoader.loadText(FILE, (ON + text + "\n").getBytes(ISO_8859_1), new LoadOptions(true));
        assertThat(result.diagnostics())
                .as("errors in the test's rules")
                .noneMatch(found -> found.code().severity() == Severity.ERROR);
        return new Sample(result);
    }

    /** What the outside is for all transactions; every rule set gets a store of its own. */
    public static Environment environment() {
        return new Environment(
                Clock.fixed(Instant.parse("2026-05-04T03:02:01Z"), ZoneOffset.UTC),
                () -> 0L,
                () -> "id",
                new MemoryCollectionStore(),
                Map.of("HOME", "/home/test"));
    }

    /** All passes. */
    public static CompilerOptions shared() {
        return CompilerOptions.of("sample");
    }

    /** No pass. */
    public static CompilerOptions unshared() {
        return new CompilerOptions("sample", CompilerOptions.MAX_LEVEL, Set.of(PassName.SHARE));
    }

    /** The resolved rules. */
    public ResolvedRules rules() {
        return loaded.rules().orElseThrow();
    }

    /** The classes. */
    public CompiledClasses compile(CompilerOptions options) {
        return CompiledRuleSets.compile(rules(), options);
    }

    /** The rules, compiled. */
    public RuleSet compiled(CompilerOptions options) {
        return CompiledRuleSets.load(rules(), options, environment());
    }

    /** The rules on both evaluators. */
    public Evaluators evaluators() {
        return Evaluators.of(rules(), Sample::environment);
    }

    /** A form sent to {@code target}, answered by an HTML page. */
    public static Exchange post(String target, String form, String... headers) {
        List<Exchange.Header> all = Stream.concat(
                        Stream.of("Host: example.test", "Content-Type: application/x-www-form-urlencoded"),
                        Stream.of(headers))
                .map(Sample::header)
                .toList();
        return new Exchange(
                new Exchange.Connection("192.0.2.10", 40000, "198.51.100.5", 80),
                new Exchange.Request(bytes("POST"), bytes(target), bytes("HTTP/1.1"), all, bytes(form)),
                new Exchange.Response(
                        200, "HTTP/1.1", List.of(header("Content-Type: text/html")), bytes("<p>Error 42</p>")));
    }

    private static Exchange.Header header(String line) {
        int colon = line.indexOf(':');
        return new Exchange.Header(
                bytes(line.substring(0, colon)), bytes(line.substring(colon + 1).strip()));
    }

    private static ByteSlice bytes(String text) {
        return ByteSlice.of(text.getBytes(ISO_8859_1));
    }
}
