package org.seclangc.compiler.engine;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.DiagnosticCode;
import org.seclangc.compiler.diag.Severity;

/** What loading says about rules in a test. */
record Findings(LoadResult result) {
    /** Loads text behind a {@code SecRuleEngine On} on line 1. */
    static Findings of(String... lines) {
        return ofText("SecRuleEngine On\n" + String.join("\n", lines) + "\n");
    }

    /** Loads exactly this text, one byte a char. */
    static Findings ofText(String text) {
        return new Findings(RuleLoader.loadText("test.conf", text.getBytes(ISO_8859_1), LoadOptions.DEFAULT));
    }

    /** Loads files. */
    static Findings ofFiles(Path... files) {
        return new Findings(RuleLoader.load(Arrays.asList(files), LoadOptions.DEFAULT));
    }

    /** Messages of errors. */
    List<String> errors() {
        return result.diagnostics().stream()
                .filter(d -> d.code().severity() == Severity.ERROR)
                .map(d -> d.code().slug() + ": " + d.message())
                .toList();
    }

    /** The rules load, whatever is said about them. */
    Findings assertLoads() {
        assertThat(errors()).isEmpty();
        assertThat(result.rules()).isPresent();
        return this;
    }

    /** The one finding of that kind. */
    Diagnostic only(DiagnosticCode code) {
        List<Diagnostic> found = all(code);
        assertThat(found)
                .as(
                        "%s among %s",
                        code,
                        result.diagnostics().stream().map(Diagnostic::message).toList())
                .hasSize(1);
        return found.get(0);
    }

    /** All findings of that kind. */
    List<Diagnostic> all(DiagnosticCode code) {
        return result.diagnostics().stream().filter(d -> d.code() == code).toList();
    }
}
