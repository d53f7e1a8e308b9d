package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.seclangc.compiler.ast.Directive.SelectBy;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.catalog.CtlOption;
import org.seclangc.compiler.catalog.DirectiveName.Status;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.Suggestions;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.RuleSelector;

/** Reads {@code ctl:OPTION=VALUE} (language reference, structure, D.7). */
final class CtlParser {
    /** More pairs of rules and targets than this in one action are a mistake or an attack on memory. */
    private static final int MOST_PAIRS = 10_000;

    private static final Set<String> PROCESSORS = Set.of("URLENCODED", "MULTIPART", "XML", "JSON");

    private final Context context;
    private final RuleSelectors selectors;
    private final CtlTargets targets;

    CtlParser(Context context, RuleSelectors selectors, CtlTargets targets) {
        this.context = context;
        this.selectors = selectors;
        this.targets = targets;
    }

    /** The effects of an action in a rule of {@code phase}; none after a mistake, which is reported. */
    List<Effect> parse(Text text, int phase, String owner) {
        int equals = text.value().indexOf('=');
        String name = equals < 0 ? text.value() : text.value().substring(0, equals);
        Optional<CtlOption> option = CtlOption.of(name);
        if (option.isEmpty()) {
            context.report(
                    SemanticCode.UNKNOWN_CTL_OPTION,
                    Texts.span(text, 0, name.length()),
                    "unknown ctl option " + Shown.quoted(name),
                    Hints.didYouMean(Suggestions.nearest(name, CtlOption.spellings()), ""));
            return List.of();
        }
        if (equals < 0) {
            invalid(text, 0, "write ctl:" + option.get().spelling() + "=value");
            return List.of();
        }
        if (option.get().status() == Status.ACCEPTED_WITH_WARNING) {
            context.report(
                    SemanticCode.INEFFECTIVE_NAME,
                    Texts.span(text, 0, equals),
                    "ctl:" + option.get().spelling() + " has no effect: "
                            + option.get().reason());
            return List.of();
        }
        if (phase > option.get().lastPhase()) {
            context.report(
                    SemanticCode.TOO_LATE_FOR_CTL,
                    Texts.span(text, 0, equals),
                    "ctl:" + option.get().spelling() + " changes nothing in phase " + phase,
                    "set it in phase " + option.get().lastPhase() + " at the latest");
        }
        return effects(option.get(), Texts.part(text, equals + 1, text.value().length()), owner);
    }

    private List<Effect> effects(CtlOption option, Text value, String owner) {
        return switch (option) {
            case RULE_REMOVE_BY_ID -> removals(SelectBy.ID, value);
            case RULE_REMOVE_BY_TAG -> removals(SelectBy.TAG, value);
            case RULE_REMOVE_BY_MSG -> removals(SelectBy.MSG, value);
            case RULE_REMOVE_TARGET_BY_ID -> targetRemovals(SelectBy.ID, value, owner);
            case RULE_REMOVE_TARGET_BY_TAG -> targetRemovals(SelectBy.TAG, value, owner);
            case RULE_REMOVE_TARGET_BY_MSG -> targetRemovals(SelectBy.MSG, value, owner);
            default -> setting(option, value).map(List::of).orElse(List.of());
        };
    }

    private Optional<Effect> setting(CtlOption option, Text value) {
        return switch (option) {
            case RULE_ENGINE -> word(value, SettingWords.ENGINE_MODES).map(Effect.SetEngine::new);
            case AUDIT_ENGINE -> word(value, SettingWords.AUDIT_ENGINES).map(Effect.SetAuditEngine::new);
            case AUDIT_LOG_PARTS -> auditParts(value);
            case REQUEST_BODY_PROCESSOR -> processor(value);
            case REQUEST_BODY_ACCESS -> onOff(value).map(on -> new Effect.SetBodyAccess(false, on));
            case RESPONSE_BODY_ACCESS -> onOff(value).map(on -> new Effect.SetBodyAccess(true, on));
            case FORCE_REQUEST_BODY_VARIABLE -> onOff(value).map(on -> new Effect.ForceBody(false, on));
            case FORCE_RESPONSE_BODY_VARIABLE -> onOff(value).map(on -> new Effect.ForceBody(true, on));
            case REQUEST_BODY_LIMIT, RESPONSE_BODY_LIMIT -> limit(value, option == CtlOption.RESPONSE_BODY_LIMIT);
            default -> throw new IllegalStateException("no value form for ctl:" + option.spelling());
        };
    }

    private Optional<Boolean> onOff(Text value) {
        return word(value, SettingWords.ON_OFF);
    }

    private <T> Optional<T> word(Text value, SettingWords<T> words) {
        Optional<T> found = words.find(value.value());
        if (found.isEmpty()) {
            invalid(value, 0, "one of " + words.list());
        }
        return found;
    }

    private Optional<Effect> limit(Text value, boolean response) {
        OptionalLong bytes = Numbers.parse(value.value());
        if (bytes.isEmpty()) {
            invalid(value, 0, "a number of bytes");
            return Optional.empty();
        }
        return Optional.of(new Effect.SetBodyLimit(response, bytes.getAsLong()));
    }

    private Optional<Effect> processor(Text value) {
        String name = value.value().toUpperCase(Locale.ROOT);
        if (name.isEmpty()) {
            invalid(value, 0, "the name of a body processor");
            return Optional.empty();
        }
        if (!PROCESSORS.contains(name)) {
            context.report(
                    SemanticCode.UNKNOWN_BODY_PROCESSOR,
                    value.span(),
                    "there is no body processor " + Shown.quoted(value.value()) + ", so the body is not parsed",
                    Hints.didYouMean(Suggestions.nearest(name, PROCESSORS), ""));
        }
        return Optional.of(new Effect.SetBodyProcessor(name));
    }

    private Optional<Effect> auditParts(Text value) {
        String letters = value.value().toUpperCase(Locale.ROOT);
        char sign = letters.startsWith("+") || letters.startsWith("-") ? letters.charAt(0) : '=';
        String parts = sign == '=' ? letters : letters.substring(1);
        if (!AuditParts.areValid(parts)) {
            invalid(value, 0, AuditParts.HINT);
            return Optional.empty();
        }
        return Optional.of(new Effect.SetAuditParts(sign, parts));
    }

    private List<Effect> removals(SelectBy by, Text value) {
        return selectors.parse(by, value, value.value().length()).stream()
                .<Effect>map(Effect.RemoveRules::new)
                .toList();
    }

    private List<Effect> targetRemovals(SelectBy by, Text value, String owner) {
        int semicolon =
                by == SelectBy.ID ? value.value().indexOf(';') : value.value().lastIndexOf(';');
        if (semicolon < 0) {
            invalid(value, 0, "rules, a semicolon and targets: 100-199;ARGS:name");
            return List.of();
        }
        List<RuleSelector> rules = selectors.parse(by, value, semicolon);
        List<Exclusion> exclusions = targets.parse(value, semicolon + 1, owner);
        if ((long) rules.size() * exclusions.size() > MOST_PAIRS) {
            invalid(value, 0, "at most " + MOST_PAIRS + " pairs of rules and targets");
            return List.of();
        }
        List<Effect> effects = new ArrayList<>();
        for (RuleSelector rule : rules) {
            exclusions.forEach(exclusion -> effects.add(new Effect.RemoveTargets(rule, exclusion)));
        }
        return effects;
    }

    private void invalid(Text text, int from, String hint) {
        context.report(
                SemanticCode.INVALID_ACTION_VALUE,
                Texts.span(text, from, text.value().length()),
                Shown.quoted(text.value().substring(from)) + " cannot be used here",
                hint);
    }
}
