package org.seclangc.compiler.random;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.TargetNode;
import org.seclangc.compiler.ast.build.SourceParser;
import org.seclangc.compiler.catalog.ActionName;
import org.seclangc.compiler.catalog.CtlOption;
import org.seclangc.compiler.catalog.DirectiveName.Status;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.Severity;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.operators.OperatorSupport;
import org.seclangc.runtime.transformations.TransformationName;

/** The random rules are rules, and nothing of the language is missing from them. */
class RandomRulesTest {
    private static final int SETS = 500;

    private final Set<Variable> variables = EnumSet.noneOf(Variable.class);
    private final Set<OperatorName> operators = EnumSet.noneOf(OperatorName.class);
    private final Set<ActionName> actions = EnumSet.noneOf(ActionName.class);
    private final Set<TransformationName> transformations = EnumSet.noneOf(TransformationName.class);
    private final Set<CtlOption> options = EnumSet.noneOf(CtlOption.class);

    @Test
    void allNamesOccur() {
        for (int seed = 0; seed < SETS; seed++) {
            byte[] text = RandomRules.text(new Dice(seed)).getBytes(ISO_8859_1);
            new SourceParser(new Diagnostics())
                    .parse(new SourceFile("random.conf", text, null))
                    .forEach(this::count);
        }
        assertThat(variables)
                .containsAll(Arrays.stream(Variable.values())
                        .filter(v -> v.support() == Variable.Support.IMPLEMENTED)
                        .toList());
        assertThat(operators)
                .containsAll(Arrays.stream(OperatorName.values())
                        .filter(o -> o.support() == OperatorSupport.IMPLEMENTED)
                        .toList());
        assertThat(actions)
                .containsAll(Arrays.stream(ActionName.values())
                        .filter(a -> a.status() == Status.IMPLEMENTED)
                        .toList());
        assertThat(options)
                .containsAll(Arrays.stream(CtlOption.values())
                        .filter(o -> o.status() == Status.IMPLEMENTED)
                        .toList());
        assertThat(transformations).containsExactlyInAnyOrder(TransformationName.values());
    }

    @Test
    void nearlyAllLoad(@TempDir Path directory) throws IOException {
        RandomCase.writeFiles(directory);
        TreeMap<String, Integer> errors = new TreeMap<>();
        int broken = 0;
        for (int seed = 0; seed < SETS; seed++) {
            byte[] text = RandomRules.text(new Dice(seed)).getBytes(ISO_8859_1);
            LoadResult result =
                    RuleLoader.loadText(directory.resolve("random.conf").toString(), text, LoadOptions.DEFAULT);
            broken += result.rules().isPresent() ? 0 : 1;
            result.diagnostics().stream()
                    .filter(d -> d.code().severity() == Severity.ERROR)
                    .forEach(d -> errors.merge(d.code().slug() + ": " + d.message(), 1, Integer::sum));
        }
        assertThat(broken).as("of %d rule sets; %s", SETS, errors).isLessThan(SETS * 2 / 100);
    }

    private void count(Directive directive) {
        if (directive instanceof Directive.SecRule rule) {
            rule.targets().forEach(this::count);
            OperatorName.of(rule.operator().name().value()).ifPresent(operators::add);
            rule.actions().forEach(this::count);
        } else if (directive instanceof Directive.SecAction action) {
            action.actions().forEach(this::count);
        }
    }

    private void count(TargetNode target) {
        Variable.of(target.name().value()).ifPresent(variables::add);
    }

    private void count(ActionNode action) {
        ActionName name = ActionName.of(action.name().value()).orElseThrow();
        actions.add(name);
        if (name == ActionName.T) {
            transformations.add(TransformationName.of(action.value().value()).orElseThrow());
        } else if (name == ActionName.CTL) {
            String option = List.of(action.value().value().split("=", 2)).get(0);
            options.add(CtlOption.of(option).orElseThrow());
        }
    }
}
