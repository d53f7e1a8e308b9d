package org.seclangc.compiler.ir;

import java.util.List;
import java.util.stream.Collectors;
import org.seclangc.compiler.regex.literal.Requirement;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.KeySelector;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.rules.Target;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transformations.TransformationName;

/** The text form of a program: stable, one element a line. */
public final class IrPrinter {
    private final StringBuilder text = new StringBuilder();
    private final Program program;

    private IrPrinter(Program program) {
        this.program = program;
    }

    /** The text of {@code program}. */
    public static String print(Program program) {
        return new IrPrinter(program).print();
    }

    /** The text of one rule with its phase; empty if no rule has that id. */
    public static String printRule(Program program, int id) {
        IrPrinter printer = new IrPrinter(program);
        for (Phase phase : program.phases()) {
            for (int position = 0; position < phase.rules().size(); position++) {
                if (phase.rules().get(position).rule().id() == id) {
                    printer.line(1, "phase " + phase.number());
                    printer.rule(position, phase.rules().get(position));
                }
            }
        }
        return printer.text.toString();
    }

    private String print() {
        line(0, "program " + program.name());
        program.parameters().forEach(parameter -> line(1, "parameter " + parameter));
        for (int i = 0; i < program.chains().size(); i++) {
            List<TransformationName> chain = program.chains().get(i);
            String steps = chain.stream().map(TransformationName::spelling).collect(Collectors.joining(" "));
            String path =
                    program.trie().isEmpty() ? "" : " nodes " + program.trie().path(i);
            line(1, "chain " + i + ": " + steps + path);
        }
        for (Phase phase : program.phases()) {
            if (!phase.rules().isEmpty()) {
                phase(phase);
            }
        }
        return text.toString();
    }

    private void phase(Phase phase) {
        line(1, "phase " + phase.number());
        for (int i = 0; i < phase.groups().size(); i++) {
            ScanGroup group = phase.groups().get(i);
            String members = group.members().stream()
                    .map(member -> member.position() + "." + member.link())
                    .collect(Collectors.joining(" "));
            line(
                    2,
                    "group " + i + ": " + targets(group.targets(), group.exclusions()) + chain(group.chain())
                            + " links " + members);
        }
        for (int position = 0; position < phase.rules().size(); position++) {
            rule(position, phase.rules().get(position));
        }
    }

    private void rule(int position, RuleNode node) {
        String jump = node.jump() == RuleNode.NO_JUMP ? "" : " jump " + node.jump();
        String disruption =
                node.disruption().kind().name() + " " + node.disruption().status();
        line(
                2,
                position + ": rule " + node.rule().id() + " index " + node.index() + " " + disruption + jump + " at "
                        + node.rule().span());
        node.links().forEach(this::link);
    }

    private void link(LinkNode link) {
        if (link.isAction()) {
            line(3, "action");
        } else {
            String operator = (link.operator().negated() ? "!" : "") + "@"
                    + link.operator().name().spelling() + " \""
                    + macro(link.operator().argument()) + "\"";
            String group = link.group() == LinkNode.NO_GROUP ? "" : " group " + link.group();
            String flags = (link.multiMatch() ? " multiMatch" : "") + (link.capture() ? " capture" : "");
            line(
                    3,
                    "test " + targets(link.targets(), link.exclusions()) + " " + operator + chain(link.chain()) + group
                            + flags);
            if (!link.requirement().equals(Requirement.ANYTHING)) {
                line(4, "requires " + requirement(link.requirement()));
            }
        }
        link.effects().forEach(effect -> line(4, effect(effect)));
    }

    private static String requirement(Requirement requirement) {
        if (requirement instanceof Requirement.AtLeast length) {
            return length.bytes() + " bytes";
        }
        if (requirement instanceof Requirement.OneByteOf bytes) {
            return bytes.set().toString();
        }
        if (requirement instanceof Requirement.Text text) {
            return "\"" + printable(text.text()) + "\"";
        }
        boolean all = requirement instanceof Requirement.AllOf;
        List<Requirement> parts =
                all ? ((Requirement.AllOf) requirement).parts() : ((Requirement.OneOf) requirement).branches();
        return parts.stream().map(IrPrinter::requirement).collect(Collectors.joining(all ? " & " : " | ", "(", ")"));
    }

    private static String chain(int chain) {
        return chain == LinkNode.NO_CHAIN ? "" : " chain " + chain;
    }

    private static String targets(List<Target> targets, List<Exclusion> exclusions) {
        String included = targets.stream()
                .map(target -> (target.count() ? "&" : "") + member(target.variable(), target.selector()))
                .collect(Collectors.joining("|"));
        return included
                + exclusions.stream()
                        .map(exclusion -> "|!" + member(exclusion.variable(), exclusion.selector()))
                        .collect(Collectors.joining());
    }

    private static String member(Variable variable, KeySelector selector) {
        if (selector == null) {
            return variable.name();
        }
        if (selector instanceof KeySelector.Exact exact) {
            return variable + ":" + printable(exact.key());
        }
        if (selector instanceof KeySelector.Matching matching) {
            return variable + ":/" + printable(matching.pattern()) + "/" + (matching.ignoreCase() ? "i" : "");
        }
        return variable + ":" + ((KeySelector.XPath) selector).expression();
    }

    private static String effect(EffectNode node) {
        if (node instanceof EffectNode.RemoveRules removal) {
            return "removeRules " + indexes(removal.rules());
        }
        if (node instanceof EffectNode.RemoveTargets removal) {
            Exclusion exclusion = removal.exclusion();
            return "removeTargets " + indexes(removal.rules()) + " "
                    + member(exclusion.variable(), exclusion.selector());
        }
        Effect effect = ((EffectNode.Perform) node).effect();
        if (effect instanceof Effect.SetVariable set) {
            String value = set.value() == null ? "" : " \"" + macro(set.value()) + "\"";
            return "setvar " + set.operation() + " " + set.collection() + "." + macro(set.key()) + value;
        }
        if (effect instanceof Effect.OpenCollection open) {
            return "open " + open.collection() + " \"" + macro(open.key()) + "\"";
        }
        if (effect instanceof Effect.SetEnvironment set) {
            String value = set.value() == null ? "" : " \"" + macro(set.value()) + "\"";
            return "setenv " + macro(set.name()) + value;
        }
        if (effect instanceof Effect.ExpireVariable expire) {
            return "expire " + expire.collection() + "." + macro(expire.key()) + " \"" + macro(expire.seconds()) + "\"";
        }
        if (effect instanceof Effect.DeprecateVariable lower) {
            return "deprecate " + lower.collection() + "." + macro(lower.key()) + " " + lower.amount() + "/"
                    + lower.seconds();
        }
        return "ctl " + effect;
    }

    private static String indexes(RuleIndexes rules) {
        return rules.ranges().stream()
                .map(range -> range.from() + "-" + (range.to() - 1))
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static String macro(Macro macro) {
        StringBuilder shown = new StringBuilder();
        for (Macro.Part part : macro.parts()) {
            if (part instanceof Macro.Literal literal) {
                shown.append(printable(literal.text()));
            } else {
                Macro.Reference reference = (Macro.Reference) part;
                String key = reference.key() == null ? "" : "." + printable(reference.key());
                shown.append("%{").append(reference.variable()).append(key).append('}');
            }
        }
        return shown.toString();
    }

    private static String printable(ByteSlice bytes) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < bytes.length(); i++) {
            int b = bytes.at(i);
            shown.append(b >= 0x20 && b < 0x7F ? String.valueOf((char) b) : String.format("\\x%02x", b));
        }
        return shown.toString();
    }

    private void line(int indent, String content) {
        text.append("  ".repeat(indent)).append(content).append('\n');
    }
}
