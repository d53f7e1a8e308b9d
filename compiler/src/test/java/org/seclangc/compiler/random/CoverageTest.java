package org.seclangc.compiler.random;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.compiled.Sample;
import org.seclangc.compiler.rules.Disruption;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.KeySelector;
import org.seclangc.compiler.rules.Link;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.rules.Target;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.operators.OperatorSupport;
import org.seclangc.runtime.transaction.Transaction;
import org.seclangc.runtime.transformations.TransformationName;

/** What random requests make happen: rules that never match test nothing. */
class CoverageTest {
    private static final int SETS = 400;
    private static final int EXCHANGES = 20;

    @TempDir
    private Path directory;

    /** What rules that matched consist of. */
    private final Set<String> seen = new TreeSet<>();

    @Test
    void everythingHappens() throws IOException {
        RandomCase.writeFiles(directory);
        for (int seed = 0; seed < SETS; seed++) {
            run(RandomCase.of(seed, EXCHANGES));
        }
        List<String> expected = new ArrayList<>(operators());
        Arrays.stream(TransformationName.values())
                .filter(name -> name != TransformationName.NONE)
                .forEach(name -> expected.add("t:" + name.spelling()));
        Arrays.stream(Effect.class.getPermittedSubclasses()).forEach(kind -> expected.add(kind.getSimpleName()));
        names(expected, Effect.Operation.values());
        names(expected, Disruption.Kind.values());
        names(expected, Interruption.Action.values());
        expected.addAll(List.of("phase 1", "phase 2", "phase 3", "phase 4", "phase 5"));
        expected.addAll(List.of("RemoveRules Ids", "RemoveRules Tag", "RemoveRules Msg"));
        expected.addAll(List.of("RemoveTargets Ids", "RemoveTargets Tag", "RemoveTargets Msg"));
        expected.addAll(List.of("skip", "skipAfter", "chain", "effect of an early link", "macro in a name"));
        expected.addAll(List.of("multiMatch", "capture", "count", "exclusion", "exact key", "pattern of keys"));
        assertThat(seen).containsAll(expected);
    }

    /** Each once plain, once negated. */
    private static List<String> operators() {
        List<String> expected = new ArrayList<>();
        for (OperatorName name : OperatorName.values()) {
            if (name.support() == OperatorSupport.IMPLEMENTED) {
                if (name != OperatorName.NO_MATCH) {
                    expected.add("@" + name.spelling());
                }
                if (name != OperatorName.UNCONDITIONAL_MATCH) {
                    expected.add("!@" + name.spelling());
                }
            }
        }
        return expected;
    }

    private static void names(List<String> expected, Enum<?>[] values) {
        Arrays.stream(values).map(Enum::name).forEach(expected::add);
    }

    private void run(RandomCase test) {
        LoadResult loaded = RuleLoader.loadText(
                directory.resolve("random.conf").toString(), test.rules().getBytes(ISO_8859_1), LoadOptions.DEFAULT);
        if (loaded.rules().isEmpty()) {
            return;
        }
        Map<Integer, Rule> rules =
                loaded.rules().get().rules().stream().collect(Collectors.toMap(Rule::id, Function.identity()));
        RuleSet ruleSet = loaded.referenceRuleSet(Sample.environment());
        for (Exchange exchange : test.exchanges()) {
            try (Transaction transaction = ruleSet.process(exchange)) {
                transaction
                        .matchedRules()
                        .forEach(match -> rule(rules.get(match.rule().id())));
                transaction
                        .interruption()
                        .ifPresent(
                                interruption -> seen.add(interruption.action().name()));
            }
        }
    }

    private void rule(Rule rule) {
        seen.add("phase " + rule.phase());
        seen.add(rule.disruption().kind().name());
        note("skip", rule.skip() > 0);
        note("skipAfter", rule.skipAfter() != null);
        note("chain", rule.links().size() > 1);
        note(
                "effect of an early link",
                rule.links().size() > 1 && !rule.links().get(0).effects().isEmpty());
        rule.links().forEach(this::link);
    }

    private void link(Link link) {
        link.effects().forEach(this::effect);
        if (link.operator() != null) {
            operator(link.operator());
            link.transformations().forEach(name -> seen.add("t:" + name.spelling()));
            note("multiMatch", link.multiMatch());
            note("capture", link.capture());
            note("exclusion", !link.exclusions().isEmpty());
            link.targets().forEach(this::target);
        }
    }

    private void operator(OperatorCall operator) {
        seen.add((operator.negated() ? "!@" : "@") + operator.name().spelling());
    }

    private void target(Target target) {
        note("count", target.count());
        note("exact key", target.selector() instanceof KeySelector.Exact);
        note("pattern of keys", target.selector() instanceof KeySelector.Matching);
    }

    private void effect(Effect effect) {
        String kind = effect.getClass().getSimpleName();
        seen.add(kind);
        if (effect instanceof Effect.SetVariable set) {
            seen.add(set.operation().name());
            note("macro in a name", !set.key().isConstant());
        } else if (effect instanceof Effect.RemoveRules removal) {
            seen.add(kind + " " + removal.rules().getClass().getSimpleName());
        } else if (effect instanceof Effect.RemoveTargets removal) {
            seen.add(kind + " " + removal.rules().getClass().getSimpleName());
        }
    }

    private void note(String what, boolean happens) {
        if (happens) {
            seen.add(what);
        }
    }
}
