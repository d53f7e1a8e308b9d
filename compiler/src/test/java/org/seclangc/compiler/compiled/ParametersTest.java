package org.seclangc.compiler.compiled;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.differ.Observation;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.RuleSets;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.Transaction;

/** Load-time parameters on both evaluators. */
class ParametersTest {
    private static final List<String> NAMES = List.of("tx.Level", "tx.label");
    /** Rules as of the Core Rule Set: a default, a paranoia level, a threshold. */
    private static final Sample SAMPLE = Sample.of("""
            SecRule &TX:level "@eq 0" "id:1,phase:1,pass,setvar:tx.level=1"
            SecRule TX:LEVEL "@lt 2" "id:2,phase:1,pass,skipAfter:END"
            SecAction "id:3,phase:1,pass,setvar:tx.seen=%{tx.level}/%{TX.Label}"
            SecMarker END
            SecRule TX:level "@ge 3" "id:4,phase:2,deny,status:403"
            SecRule TX:/^LAB/ "@rx ." "id:5,phase:1,pass"
            """);

    @TempDir
    Path directory;

    private static List<RuleSet> both() {
        return List.of(
                SAMPLE.loaded().referenceRuleSet(Sample.environment(), NAMES),
                SAMPLE.compiled(Sample.shared().withParameters(NAMES)),
                SAMPLE.compiled(Sample.unshared().withParameters(NAMES)));
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "2, 3", "3, 3 4", "17, 3 4", "0, 2", "x, 2"})
    void aGivenValueCountsFromTheFirstRuleOn(String value, String ids) {
        for (RuleSet rules : both()) {
            assertThat(ids(rules.withParameters(Map.of("tx.level", value))))
                    .hasToString("[" + ids.replace(" ", ", ") + "]");
        }
    }

    @Test
    void withoutAValueTheRulesDecide() {
        for (RuleSet rules : both()) {
            assertThat(ids(rules)).containsExactly(1, 2);
            assertThat(ids(rules.withParameters(Map.of()))).containsExactly(1, 2);
        }
    }

    @Test
    void evaluatorsAgreeOnEverythingThatCanBeSeen() {
        Map<String, String> values = Map.of("TX.LEVEL", "3", "tx.label", "größe %{tx.level}");
        List<List<String>> seen = both().stream()
                .map(rules -> Observation.of(process(rules.withParameters(values))))
                .toList();
        assertThat(ids(both().get(0).withParameters(values))).containsExactly(3, 5, 4);
        // spelled as declared, in the order of declaration, UTF-8, macros not expanded
        String label = new String("größe %{tx.level}".getBytes(UTF_8), ISO_8859_1);
        assertThat(seen.get(0)).containsSubsequence("TX:Level=3", "TX:label=" + label, "TX:seen=3/" + label);
        assertThat(seen.get(1)).isEqualTo(seen.get(0));
        assertThat(seen.get(2)).isEqualTo(seen.get(0));
    }

    @Test
    void everyTransactionStartsWithTheValue() {
        Sample counter = Sample.of("SecAction \"id:1,phase:1,pass,setvar:tx.level=+1\"\n"
                + "SecRule TX:level \"@eq 5\" \"id:2,phase:1,pass\"");
        for (RuleSet rules : List.of(
                counter.loaded().referenceRuleSet(Sample.environment(), NAMES),
                counter.compiled(Sample.shared().withParameters(NAMES)))) {
            RuleSet four = rules.withParameters(Map.of("tx.level", "4"));
            assertThat(ids(four)).containsExactly(1, 2);
            assertThat(ids(four)).containsExactly(1, 2);
            assertThat(ids(rules)).as("the original").containsExactly(1);
            assertThat(ids(four.withStore(Sample.environment().store()))).containsExactly(1, 2);
            try (Transaction transaction = four.newTransaction()) {
                assertThat(transaction.variable(Variable.TX))
                        .as("before phase 1")
                        .hasSize(1);
            }
        }
    }

    @Test
    void onlyDeclaredNamesAreAccepted() {
        for (RuleSet rules : both()) {
            assertThat(rules.parameters()).isEqualTo(NAMES);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> rules.withParameters(Map.of("tx.levle", "1")))
                    .withMessage("the rule set has no parameter tx.levle; it has tx.Level, tx.label");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> rules.withParameters(Map.of("tx.level", "1", "TX.level", "2")))
                    .withMessageContaining("given twice");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SAMPLE.compiled(Sample.shared()).withParameters(Map.of("tx.level", "1")))
                .withMessage(
                        "the rule set has no parameter tx.level; it was compiled with none (seclangc compile --param)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> both().get(0).withParameters(Map.of("tx.level", "x".repeat((16 << 20) + 1))))
                .withMessageContaining("longer than 16777216 bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"level", "tx.", "tx", "args.x", "tx.a=1", "tx.a b", "tx.%{x}", "tx:level", " tx.a", "tx.ä"})
    void otherNamesAreNoParameters(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sample.shared().withParameters(List.of(name)))
                .withMessageContaining("'" + name + "' is no parameter; write tx.NAME");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SAMPLE.loaded().referenceRuleSet(Sample.environment(), List.of(name)));
    }

    @Test
    void aNameIsDeclaredOnce() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sample.shared().withParameters(List.of("tx.a", "TX.A")))
                .withMessage("parameter TX.A is there twice");
    }

    @Test
    void artifactsKeepThem() throws IOException {
        Path jar = directory.resolve("level.jar");
        CompiledRuleSets.write(SAMPLE.loaded(), CompilerOptions.of("level").withParameters(NAMES), jar);
        try (JarFile file = new JarFile(jar.toFile())) {
            assertThat(file.getManifest().getMainAttributes().getValue("Seclangc-Parameters"))
                    .isEqualTo("tx.Level tx.label");
        }
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, RuleSet.class.getClassLoader())) {
            thread.setContextClassLoader(loader);
            assertThat(ids(RuleSets.load("level", Map.of("tx.level", "3")))).containsExactly(3, 4);
            assertThat(ids(RuleSets.load("level"))).containsExactly(1, 2);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> RuleSets.load("level", Map.of("tx.other", "3")))
                    .withMessage("the rule set has no parameter tx.other; it has tx.Level, tx.label");
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static List<Integer> ids(RuleSet rules) {
        return Observation.ids(process(rules));
    }

    private static Transaction process(RuleSet rules) {
        return rules.process(Sample.post("/?a=1", ""));
    }
}
