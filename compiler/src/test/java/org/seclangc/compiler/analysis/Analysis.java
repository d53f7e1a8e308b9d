package org.seclangc.compiler.analysis;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.Severity;
import org.seclangc.compiler.load.SourceLoader;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Link;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.compiler.rules.Rule;

/**
 * Rule text through front end and analysis. The engine is switched on in a last line, so that lines count from the text.
 *
 * @param rules what was resolved
 * @param findings all findings, sorted
 */
record Analysis(Optional<ResolvedRules> rules, List<Diagnostic> findings) {
    static Analysis of(String... lines) {
        return with(LoadOptions.DEFAULT, String.join("\n", lines) + "\nSecRuleEngine On\n");
    }

    static Analysis with(LoadOptions options, String text) {
        return load(Path.of("test.conf"), options, text);
    }

    /** A text as if it stood in the file {@code name}. */
    static Analysis load(Path name, LoadOptions options, String text) {
        Diagnostics diagnostics = new Diagnostics();
        Path directory = name.toAbsolutePath().getParent();
        var source = new SourceLoader(directory).loadText(name.toString(), text.getBytes(ISO_8859_1), diagnostics);
        return new Analysis(RuleAnalyzer.analyze(source, options, diagnostics), diagnostics.sorted());
    }

    /** Analyzes a file. */
    static Analysis file(Path path) {
        Diagnostics diagnostics = new Diagnostics();
        var source = new SourceLoader().load(List.of(path), diagnostics);
        return new Analysis(RuleAnalyzer.analyze(source, LoadOptions.DEFAULT, diagnostics), diagnostics.sorted());
    }

    /** One rule with actions behind {@code id:1,phase:1,}. */
    static Analysis ofActions(String actions) {
        return of("SecAction \"id:1,phase:1,pass," + actions + "\"");
    }

    /** The rules, without any finding. */
    ResolvedRules clean() {
        assertThat(findings).isEmpty();
        return rules.orElseThrow();
    }

    /** The rules, without an error. */
    ResolvedRules loaded() {
        assertThat(errors()).isEmpty();
        return rules.orElseThrow();
    }

    Rule rule(int id) {
        return loaded().rules().stream()
                .filter(rule -> rule.id() == id)
                .findFirst()
                .orElseThrow();
    }

    Link link(int id) {
        return rule(id).links().get(0);
    }

    /** Effects of the first link of rule 1. */
    List<Effect> effects() {
        return link(1).effects();
    }

    List<Diagnostic> errors() {
        return findings.stream()
                .filter(finding -> finding.code().severity() == Severity.ERROR)
                .toList();
    }

    /** The only finding, which must have this code. */
    Diagnostic only(SemanticCode code) {
        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).code()).isEqualTo(code);
        assertThat(rules.isEmpty()).isEqualTo(code.severity() == Severity.ERROR);
        return findings.get(0);
    }

    /** The only finding, which must have this code and begin at this place. */
    Diagnostic only(SemanticCode code, int line, int column) {
        Diagnostic finding = only(code);
        assertThat(finding.span().line() + ":" + finding.span().column()).isEqualTo(line + ":" + column);
        return finding;
    }
}
