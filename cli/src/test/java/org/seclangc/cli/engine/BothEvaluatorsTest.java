package org.seclangc.cli.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.Environment;

/** Two evaluators with planted differences, each of which must be found and named. */
class BothEvaluatorsTest {
    private static final String ON = "SecRuleEngine On\n";

    static Stream<Arguments> planted() {
        return Stream.of(
                differing(
                        action("id:1,pass,nolog"),
                        action("id:2,pass,nolog"),
                        "rules that matched, from match 1 on: reference \"1\", compiled \"2\""),
                differing(
                        action("id:1,pass,nolog") + action("id:2,pass,nolog"),
                        action("id:1,pass,nolog"),
                        "rules that matched, from match 2 on: reference \"2\", compiled nothing"),
                differing(
                        action("id:1,pass,nolog") + action("id:2,pass,nolog"),
                        action("id:2,pass,nolog") + action("id:1,pass,nolog"),
                        "rules that matched, from match 1 on: reference \"1 2\", compiled \"2 1\""),
                differing(
                        action("id:1,pass,log"),
                        action("id:1,pass,nolog,auditlog"),
                        "match of rule 1, logged: reference \"true\", compiled \"false\""),
                differing(
                        action("id:1,pass,msg:'one'"),
                        action("id:1,pass,msg:'two'"),
                        "match of rule 1, message: reference \"one\", compiled \"two\""),
                differing(
                        "SecRule REQUEST_METHOD \"@streq GET\" \"id:1,phase:1,pass\"\n",
                        "SecRule REQUEST_METHOD \"@streq get\" \"id:1,phase:1,pass,t:lowercase\"\n",
                        "match of rule 1, values: reference \"link 0 REQUEST_METHOD=GET\","
                                + " compiled \"link 0 REQUEST_METHOD=get\""),
                differing(
                        action("id:1,deny,status:403"),
                        action("id:1,deny,status:406"),
                        "interruption: reference \"Interruption[ruleId=1, action=DENY, status=403, location=, phase=1]\","
                                + " compiled \"Interruption[ruleId=1, action=DENY, status=406, location=, phase=1]\""),
                differing(
                        action("id:1,pass,nolog,setvar:tx.a=1"),
                        action("id:1,pass,nolog,setvar:tx.a=2"),
                        "TX:a: reference \"1\", compiled \"2\""),
                differing(
                        action("id:1,pass,nolog"),
                        action("id:1,pass,nolog,setvar:tx.a=2"),
                        "TX:a: reference nothing, compiled \"2\""),
                differing(
                        action("id:1,pass,nolog,initcol:ip=x,setvar:ip.n=1"),
                        action("id:1,pass,nolog,initcol:ip=x,setvar:ip.n=3"),
                        "IP:n: reference \"1\", compiled \"3\""),
                differing(
                        action("id:1,pass,nolog,setvar:'tx.a=%{ARGS.q}'"),
                        action("id:1,pass,nolog"),
                        "TX:a: reference \"\\x1b\\xe9\", compiled nothing"));
    }

    private static Arguments differing(String reference, String compiled, String line) {
        return Arguments.of(reference, compiled, line);
    }

    private static String action(String actions) {
        return "SecAction \"phase:1," + actions + "\"\n";
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource("planted")
    void differencesAreNamedWithBothValues(String reference, String compiled, String line) {
        try (Evaluation evaluation = TwoSides.of(ON + reference, ON + compiled).process(TwoSides.get("/?q=%1b%e9"))) {
            assertThat(evaluation.differences()).contains(line);
        }
    }

    @Test
    void valuesInAnotherOrderDiffer() {
        List<String> differences = differences(
                action("id:1,pass,nolog,setvar:tx.a=1,setvar:tx.b=1"),
                action("id:1,pass,nolog,setvar:tx.b=1,setvar:tx.a=1"));
        assertThat(differences).hasSize(1);
        assertThat(differences.get(0)).startsWith("values of TX in order: reference ");
    }

    /** Whatever rules can read of the world is the same for both, though it changes with every look. */
    @Test
    void timeAndIdAreTheSameForBoth() {
        String rules = ON
                + action(
                        "id:1,pass,log,msg:'%{UNIQUE_ID} %{TIME_EPOCH}',setvar:tx.t=%{TIME},"
                                + "setvar:tx.d=%{DURATION},setvar:tx.id=%{UNIQUE_ID},initcol:ip=x,setvar:ip.n=+1,expirevar:ip.n=5");
        BothEvaluators both = TwoSides.of(rules, rules);
        for (int i = 0; i < 5; i++) {
            assertThat(both.process(TwoSides.get("/")).differences()).isEmpty();
        }
    }

    @Test
    void idsDifferFromRequestToRequest() {
        BothEvaluators both = TwoSides.of(ON, ON);
        assertThat(both.process(TwoSides.get("/")).transaction().id())
                .isNotEqualTo(both.process(TwoSides.get("/")).transaction().id());
    }

    @Test
    void bothSidesKeepTheirCollectionsUntilAskedForEmptyOnes() {
        String rules = ON + action("id:1,pass,nolog,initcol:ip=x,setvar:ip.n=+1");
        BothEvaluators both = TwoSides.of(rules, rules);
        assertThat(counter(both)).isEqualTo("1");
        assertThat(counter(both)).isEqualTo("2");
        assertThat(counter(both.withEmptyCollections())).isEqualTo("1");
        assertThat(counter(both)).isEqualTo("3");
        Evaluator single = new SingleEvaluator(TwoSides.load(rules).referenceRuleSet(TwoSides.restless()));
        assertThat(counter(single)).isEqualTo("1");
        assertThat(counter(single)).isEqualTo("2");
        assertThat(counter(single.withEmptyCollections())).isEqualTo("1");
    }

    private static String counter(Evaluator rules) {
        try (Evaluation evaluation = rules.process(TwoSides.get("/"))) {
            assertThat(evaluation.differences()).isEmpty();
            return evaluation.transaction().variable(Variable.IP).stream()
                    .filter(value -> value.key().latin1().equals("n"))
                    .map(value -> value.bytes().latin1())
                    .collect(Collectors.joining());
        }
    }

    @Test
    void aSideThatBreaksIsReported() {
        Environment environment = TwoSides.restless();
        RuleSet sound = TwoSides.load(ON).referenceRuleSet(environment);
        RuleSet broken = new RuleSet(
                sound.settings(),
                state -> phase -> {
                    throw new IllegalStateException("planted");
                },
                environment);
        Evaluation evaluation = new BothEvaluators(sound, broken, environment).process(TwoSides.get("/"));
        assertThat(evaluation.differences())
                .contains("internal error: reference nothing, compiled"
                        + " \"java.lang.IllegalStateException: planted\"");
        assertThat(report(evaluation)).startsWith("internal error in case 7: the engines disagree\n  internal error:");
        assertThat(report(new SingleEvaluator(broken).process(TwoSides.get("/"))))
                .isEqualTo("internal error in case 7: java.lang.IllegalStateException: planted\n");
        assertThat(report(new SingleEvaluator(sound).process(TwoSides.get("/"))))
                .isEmpty();
    }

    private static String report(Evaluation evaluation) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        boolean failed = evaluation.reportFailures("in case 7", new PrintStream(bytes, true, UTF_8));
        assertThat(failed).isEqualTo(bytes.size() > 0);
        return bytes.toString(UTF_8).replace("\r\n", "\n");
    }

    @Test
    void longValuesAreShownWhereTheyDiffer() {
        String same = "s".repeat(5000);
        List<String> differences = differences(
                action("id:1,pass,nolog,setvar:tx.a=" + same + "X" + "e".repeat(5000)),
                action("id:1,pass,nolog,setvar:tx.a=" + same + "Y"));
        assertThat(differences).hasSize(1);
        assertThat(differences.get(0))
                .contains("reference ...\"sss", "sXeee", "(5041 bytes)", "sY\"")
                .hasSizeLessThan(500);
    }

    @Test
    void onlySoManyLinesAreReported() {
        String many =
                IntStream.range(0, 30).mapToObj(i -> ",setvar:tx.v" + i + "=1").collect(Collectors.joining());
        List<String> differences = differences(action("id:1,pass,nolog" + many), action("id:1,pass,nolog"));
        assertThat(differences).hasSize(21).endsWith("and 10 more");
    }

    private static List<String> differences(String reference, String compiled) {
        try (Evaluation evaluation = TwoSides.of(ON + reference, ON + compiled).process(TwoSides.get("/"))) {
            return evaluation.differences();
        }
    }
}
