package org.seclangc.compiler.analysis;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.load.SourceLoader;

/** Large and senseless rule files: no exception, and time that grows with their size only. */
class HostileRulesTest {
    /** Far above what the linear case needs on a busy machine, far below what a quadratic one would. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static Analysis quickly(String text) {
        return assertTimeout(PATIENCE, () -> Analysis.with(LoadOptions.DEFAULT, text));
    }

    @Example
    void aChainOf50000Links() {
        Analysis analysis = quickly("SecRuleEngine On\nSecAction \"id:1,chain\"\n"
                + "SecAction \"setvar:tx.a=1,chain\"\n".repeat(49_998)
                + "SecAction\t\"setvar:tx.a=1\"\n");
        assertThat(analysis.rule(1).links()).hasSize(50_000);
    }

    @Example
    void manyRulesManyExclusionsAndManyJumps() {
        StringBuilder text = new StringBuilder("SecRuleEngine On\n");
        for (int i = 1; i <= 15_000; i++) {
            text.append("SecAction \"id:").append(i).append(",tag:t,skipAfter:M,ctl:ruleRemoveByTag=t,");
            text.append("ctl:ruleRemoveById=1-")
                    .append(i)
                    .append("\"\nSecRuleRemoveById ")
                    .append(i - 1);
            text.append("\nSecRuleRemoveById 999999\nSecMarker M\n");
        }
        Analysis analysis = quickly(text.toString());
        assertThat(analysis.rules().orElseThrow().rules()).hasSize(1);
    }

    @Example
    void manyRemovalsByTag() {
        StringBuilder text = new StringBuilder("SecRuleEngine On\n");
        for (int i = 1; i <= 20_000; i++) {
            text.append("SecAction \"id:")
                    .append(i)
                    .append(",tag:t\"\nSecRuleRemoveByTag t\nSecRuleRemoveById 1-99999\n");
        }
        assertThat(quickly(text.toString()).rules().orElseThrow().rules()).isEmpty();
    }

    @Example
    void longListsInOneArgument() {
        String ids = "1,".repeat(200_000) + "1";
        assertThat(quickly("SecRuleEngine On\nSecAction \"id:1,tag:t\"\nSecRuleRemoveById \"" + ids + "\"\n")
                        .loaded()
                        .rules())
                .isEmpty();
        String targets = "|ARGS:a".repeat(100_000).substring(1);
        quickly("SecRuleEngine On\nSecAction \"id:1,phase:1,ctl:'ruleRemoveTargetById=2;" + targets + "'\"\n");
        String long1 = "x".repeat(1_000_000);
        quickly("SecRuleEngine On\nSecAction \"id:1,phase:1," + long1 + ",t:" + long1 + ",setvar:" + long1 + ".a=1,ctl:"
                + long1 + "=1,severity:" + long1 + "\"\nSecRule " + long1 + " \"@" + long1 + " x\" \"id:2\"\n");
    }

    @Example
    void manyMistakes() {
        StringBuilder text = new StringBuilder("SecRuleEngine On\n");
        for (int i = 1; i <= 10_000; i++) {
            text.append("SecRule ARGZ \"@contain %{x.y\" \"id:1,phase:9,foo,t:bar,setvar:baz=1,ctl:x=y\"\n");
        }
        assertThat(quickly(text.toString()).errors()).hasSizeGreaterThan(60_000);
    }

    /** Whatever is put together from the words of the language: no exception, and no rules beside an error. */
    @Property(tries = 3000)
    void wordSalad(@ForAll("directives") List<String> lines) {
        Diagnostics diagnostics = new Diagnostics();
        var source = new SourceLoader()
                .loadText("salad.conf", String.join("\n", lines).getBytes(ISO_8859_1), diagnostics);
        var rules = RuleAnalyzer.analyze(source, new LoadOptions(lines.size() % 2 == 0), diagnostics);
        assertThat(rules.isEmpty()).isEqualTo(diagnostics.hasErrors());
    }

    @Provide
    Arbitrary<List<String>> directives() {
        Arbitrary<String> word = Arbitraries.of(
                "id:1",
                "id:2",
                "id:0",
                "phase:1",
                "phase:5",
                "chain",
                "deny",
                "block",
                "pass",
                "t:none",
                "t:x",
                "msg:''",
                "msg:'%{tx.a}'",
                "setvar:tx.a=1",
                "setvar:'tx.a=+%{'",
                "setvar:!tx",
                "ctl:ruleRemoveById=1-2",
                "ctl:'ruleRemoveTargetById=1;ARGS:/('",
                "ctl:ruleEngine=On",
                "skipAfter:M",
                "skip:1",
                "tag:a",
                "status:1",
                "status:302",
                "redirect:/",
                "initcol:ip=",
                "capture",
                "exec:x",
                "expirevar:ip.a=1",
                "xmlns:a=b",
                "severity:9",
                "allow:phase",
                "nolog",
                "deprecatevar:ip.a=1/2");
        Arbitrary<String> actions = word.list().ofMinSize(1).ofMaxSize(5).map(list -> String.join(",", list));
        Arbitrary<String> target = Arbitraries.of(
                "ARGS",
                "!ARGS:a",
                "&ARGS",
                "ARGS:/(/",
                "TX:/a/",
                "XML:/*",
                "XML:/a",
                "REQUEST_URI:x",
                "FOO",
                "IP:%{tx.a}");
        Arbitrary<String> targets = target.list().ofMinSize(1).ofMaxSize(3).map(list -> String.join("|", list));
        Arbitrary<String> operator = Arbitraries.of(
                "x",
                "!@rx (?=a)",
                "@rx (",
                "@eq %{tx.a}",
                "@pmFromFile missing",
                "@ipMatch 1",
                "@foo",
                "@detectSQLi",
                "@rx %{");
        Arbitrary<String> rule = Combinators.combine(targets, operator, actions)
                .as((t, o, a) -> "SecRule " + t + " \"" + o + "\" \"" + a + "\"");
        Arbitrary<String> other = Combinators.combine(
                        Arbitraries.of(
                                "SecAction \"A\"",
                                "SecDefaultAction \"A\"",
                                "SecRuleUpdateActionById 1 \"A\"",
                                "SecRuleUpdateActionById 1:1 \"A\"",
                                "SecMarker M",
                                "SecRuleRemoveById 1-2",
                                "SecRuleRemoveByTag a",
                                "SecRuleUpdateTargetById 1 \"T\"",
                                "SecRuleUpdateTargetById 1 \"T\" \"ARGS\"",
                                "SecRuleEngine Foo",
                                "SecWebAppId a",
                                "SecResponseBodyMimeType \"\"",
                                "SecArgumentSeparator \"\""),
                        actions,
                        targets)
                .as((d, a, t) -> d.replace("A\"", a + "\"").replace("T\"", t + "\""));
        return Arbitraries.oneOf(rule, other).list().ofMaxSize(8);
    }
}
