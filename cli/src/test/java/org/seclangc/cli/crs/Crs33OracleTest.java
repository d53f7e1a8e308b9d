package org.seclangc.cli.crs;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.cases.Case;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.differ.Evaluators;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.transaction.Transaction;

/**
 * CRS 3.3.4 at paranoia level 4 on the cases of the CRS 4 suite, against what libmodsecurity 3.0.9 answered. Rules whose
 * answers differ anywhere are listed with the reason; a rule that differs and is not listed fails, and so does one that
 * is listed and agrees everywhere. The compiled program must answer all of them as the reference evaluator does.
 *
 * <p>Needs {@code CRS_HOME} (cases, answers, engine settings beside it) and {@code CRS3_HOME} (the root below which
 * Debian's modsecurity-crs is unpacked).
 */
class Crs33OracleTest {
    private static final String LOG = "noauditlog hides the log line in libmodsecurity 3; here it concerns audit only";
    private static final String BODY =
            "libmodsecurity 3 fills REQUEST_BODY for multipart and XML bodies; the CRS 4 suite"
                    + " expects ModSecurity 2's way, empty unless forced";
    private static final String URI = "libmodsecurity 3 decodes REQUEST_URI once; here it is raw as in ModSecurity 2";
    private static final String LINES =
            "^ and $ also match at inner lines in libmodsecurity 3; here at the value's ends";
    private static final String PART =
            "922130-5: libmodsecurity 3.0.9 gives up at a faulty part header and publishes no"
                    + " argument of the body; here the parser goes on with the next line and rules see the field";

    private static final Map<Integer, String> DIFFERENCES = differences();

    private static Map<Integer, String> differences() {
        Map<Integer, String> reasons = new HashMap<>();
        List.of(980130, 980140).forEach(id -> reasons.put(id, LOG));
        List.of(920273, 921110, 944100, 944110, 944120, 944130, 944210, 944240, 944250)
                .forEach(id -> reasons.put(id, BODY));
        reasons.put(920272, BODY + "; " + URI);
        List.of(920220, 930110).forEach(id -> reasons.put(id, URI));
        List.of(932150, 942110, 942330).forEach(id -> reasons.put(id, LINES));
        reasons.put(933100, LINES + "; " + PART);
        reasons.put(922110, "libmodsecurity 3 keeps the line end of a part header, which the pattern forbids");
        reasons.put(200002, "an empty XML body is no error here; faulty part headers set REQBODY_ERROR alone");
        reasons.put(200003, "faulty part headers set REQBODY_ERROR alone, not MULTIPART_STRICT_ERROR");
        List.of(930120, 932160, 932200, 933150, 933160, 933190, 942260, 942370, 942431, 942432, 942460)
                .forEach(id -> reasons.put(id, PART));
        reasons.put(949110, "follows from the scores of the other differences");
        return reasons;
    }

    @Test
    void agreesWithTheOracleButForTheListedRules() throws IOException {
        Path crs = CrsCases.home("CRS_HOME");
        ResolvedRules rules = load(crs, CrsCases.home("CRS3_HOME")).rules().orElseThrow();
        Evaluators evaluators = Evaluators.of(rules, CompiledCrsTest::environment);
        Map<String, Set<Integer>> expected = answers(crs);
        List<Case> cases = CrsCases.read();
        assertThat(cases).hasSameSizeAs(expected.keySet()).hasSizeGreaterThan(4000);
        Queue<String> disagreements = new ConcurrentLinkedQueue<>();

        Set<Integer> differing = cases.parallelStream()
                .flatMap(next -> {
                    Evaluators.Comparison result = evaluators.compareAlone(ruleSet -> ruleSet.process(next.exchange()));
                    result.difference().ifPresent(difference -> disagreements.add(next.id() + ": " + difference));
                    return difference(expected.get(next.id()), logged(result.transaction())).stream();
                })
                .collect(Collectors.toSet());

        assertThat(disagreements.stream().limit(3)).as("between the evaluators").isEmpty();
        assertThat(new TreeSet<>(differing)).isEqualTo(new TreeSet<>(DIFFERENCES.keySet()));
    }

    private static Set<Integer> difference(Set<Integer> expected, Set<Integer> actual) {
        Set<Integer> either = new HashSet<>(expected);
        either.addAll(actual);
        either.removeIf(id -> expected.contains(id) && actual.contains(id));
        return either;
    }

    private static Set<Integer> logged(Transaction transaction) {
        return transaction.matchedRules().stream()
                .filter(MatchedRule::logged)
                .map(match -> match.rule().id())
                .collect(Collectors.toSet());
    }

    private static LoadResult load(Path crs, Path crs3) {
        String text = String.join(
                "\n",
                "Include \"" + crs.resolve("../peers/conf/engine.conf").normalize() + "\"",
                "SecUnicodeMapFile unicode.mapping 20127",
                "Include \"" + crs3.resolve("etc/modsecurity/crs/crs-setup.conf") + "\"",
                "Include \"" + crs.resolve("test-setup.conf") + "\"",
                "SecAction \"id:900000,phase:1,nolog,pass,t:none,setvar:tx.paranoia_level=4,"
                        + "setvar:tx.crs_validate_utf8_encoding=1\"",
                "Include \"" + crs3.resolve("usr/share/modsecurity-crs/rules") + "/*.conf\"",
                "");
        return RuleLoader.loadText("crs33.conf", text.getBytes(UTF_8), new LoadOptions(true));
    }

    private static Map<String, Set<Integer>> answers(Path crs) throws IOException {
        Path file = crs.resolve("oracle/results.libmodsecurity-3.0.9.crs-3.3.4-pl4.jsonl.gz");
        Map<String, Set<Integer>> answers = new HashMap<>();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), ISO_8859_1))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                answer(line, answers);
            }
        }
        return answers;
    }

    private static void answer(String line, Map<String, Set<Integer>> answers) throws IOException {
        String id = null;
        Set<Integer> matched = new HashSet<>();
        try (JsonParser json = new JsonFactory().createParser(line)) {
            while (json.nextToken() != null) {
                if (json.currentToken() == JsonToken.VALUE_STRING && "id".equals(json.currentName())) {
                    id = json.getText();
                } else if (json.currentToken() == JsonToken.VALUE_NUMBER_INT && json.currentName() == null) {
                    matched.add(json.getIntValue());
                }
            }
        }
        answers.put(id, matched);
    }
}
