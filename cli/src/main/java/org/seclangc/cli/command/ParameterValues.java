package org.seclangc.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.DiagnosticRenderer;
import org.seclangc.compiler.diag.Severity;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.transaction.LoadParameters;
import picocli.CommandLine.Option;

/** Values of load-time parameters on the command line; rule files take any, a jar those it was compiled with. */
final class ParameterValues {
    @Option(
            names = "--param",
            paramLabel = "tx.NAME=VALUE",
            description =
                    "Start every transaction with this value in TX, repeatable. For rule files any variable; a jar"
                            + " (run --jar) takes only parameters that it was compiled with (compile --param).")
    private List<String> given = new ArrayList<>();

    /** How rule files are compiled so that they take the values. */
    CompilerOptions declaredIn(CompilerOptions options) {
        return options.withParameters(names());
    }

    /** Their names in the order given. */
    List<String> names() {
        return List.copyOf(values().keySet());
    }

    /** The rules with the values. */
    RuleSet applyTo(RuleSet rules) {
        try {
            return rules.withParameters(values());
        } catch (IllegalArgumentException e) {
            throw new InputException("--param: " + e.getMessage());
        }
    }

    /** Refuses what is no parameter with a value, before rules are loaded. */
    void check() {
        names();
    }

    /** Says which rules undo a value, and which names stand nowhere. */
    void warn(LoadResult loaded, Streams streams) {
        List<Diagnostic> warnings = loaded.parameterFindings(declaredIn(CompilerOptions.of("cli"))).stream()
                .filter(finding -> finding.code().severity() == Severity.WARNING)
                .toList();
        streams.err().print(new DiagnosticRenderer().render(warnings));
    }

    private Map<String, String> values() {
        Map<String, String> values = new LinkedHashMap<>();
        for (String text : given) {
            int equals = text.indexOf('=');
            if (equals < 0) {
                throw new InputException("--param: '" + text + "' has no value; write tx.NAME=VALUE");
            }
            String name = text.substring(0, equals);
            if (values.put(name, text.substring(equals + 1)) != null) {
                throw new InputException("--param: parameter " + name + " is given twice");
            }
        }
        try {
            LoadParameters.checkNames(List.copyOf(values.keySet()));
        } catch (IllegalArgumentException e) {
            throw new InputException("--param: " + e.getMessage());
        }
        return values;
    }
}
