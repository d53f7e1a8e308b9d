package org.seclangc.compiler.analysis;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.RuleSets;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Marker;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.compiler.rules.Rule;

/** All of CRS 4 resolves; what must come out is counted in the text of its files, without our front end. */
class CrsAnalysisTest {
    private static final Pattern COMMENT = Pattern.compile("(?m)^[ \t]*#.*$");
    private static final Pattern DIRECTIVE = Pattern.compile("(?m)^[ \t]*(SecRule|SecAction|SecMarker)[ \t]");
    private static final Pattern ID = Pattern.compile("[\" ,]id:(\\d+)");

    /** Text of all files the entry file brings, whole-line comments removed and continued lines joined. */
    private static List<String> texts(Path home) throws IOException {
        List<Path> files = new ArrayList<>(List.of(
                home.resolve("../peers/conf/engine.conf"),
                home.resolve("crs-setup.conf.example"),
                home.resolve("test-setup.conf")));
        try (DirectoryStream<Path> rules = Files.newDirectoryStream(home.resolve("rules"), "*.conf")) {
            rules.forEach(files::add);
        }
        List<String> texts = new ArrayList<>();
        for (Path file : files) {
            String text = Files.readString(file, ISO_8859_1);
            texts.add(COMMENT.matcher(text).replaceAll("").replace("\\\n", ""));
        }
        return texts;
    }

    private static long count(List<String> texts, String directive) {
        return texts.stream()
                .flatMap(text -> DIRECTIVE.matcher(text).results())
                .filter(match -> match.group(1).equals(directive))
                .count();
    }

    @Test
    void everythingResolves() throws IOException {
        Path home = RuleSets.home("CRS_HOME");
        Analysis analysis = Analysis.file(home.resolve("test.conf"));
        assertThat(analysis.errors()).isEmpty();
        assertThat(analysis.findings())
                .allSatisfy(finding -> assertThat(finding.code()).isEqualTo(SemanticCode.INEFFECTIVE_NAME));
        ResolvedRules rules = analysis.rules().orElseThrow();
        List<String> texts = texts(home);
        Set<Integer> ids = new TreeSet<>();
        for (String text : texts) {
            Matcher matcher = ID.matcher(text);
            while (matcher.find()) {
                ids.add(Integer.valueOf(matcher.group(1)));
            }
        }
        assertThat(ids).hasSizeGreaterThan(600);
        assertThat(rules.rules()).extracting(Rule::id).containsExactlyInAnyOrderElementsOf(ids);
        assertThat(rules.rules().stream().mapToLong(rule -> rule.links().size()).sum())
                .isEqualTo(count(texts, "SecRule") + count(texts, "SecAction"));
        assertThat(rules.items().stream().filter(Marker.class::isInstance).count())
                .isEqualTo(count(texts, "SecMarker"));
        assertThat(rules.fileCounts().stream()
                        .mapToInt(ResolvedRules.FileCount::rules)
                        .sum())
                .isEqualTo(ids.size());
    }

    /** Details that CRS's own comments and files state. */
    @Test
    void details() {
        Path home = RuleSets.home("CRS_HOME");
        Analysis analysis = Analysis.file(home.resolve("test.conf"));
        Rule sqli = analysis.rule(942100);
        assertThat(sqli.phase()).isEqualTo(2);
        assertThat(sqli.metadata().severity()).isEqualTo(2);
        assertThat(sqli.metadata().tags()).extracting(Object::toString).anyMatch(tag -> tag.contains("OWASP_CRS"));
        assertThat(sqli.links().get(0).capture()).isTrue();
        assertThat(analysis.rule(901001).logging().auditlog()).isTrue();
        assertThat(analysis.rule(941010).links().get(0).effects()).anyMatch(Effect.RemoveTargets.class::isInstance);
        // REQUEST-999 excludes cookies of analytics software from rules that look at cookies
        assertThat(analysis.rule(942420).links().get(0).exclusions()).hasSizeGreaterThan(3);
    }
}
