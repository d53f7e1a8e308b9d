package org.seclangc.compiler.tables;

import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.seclangc.compiler.ir.EffectNode;
import org.seclangc.compiler.ir.Phase;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.ir.RuleIndexes;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.KeySelector;
import org.seclangc.compiler.rules.Link;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.source.FileNames;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.link.TableFormat;

/** Writes the tables of a compiled rule set; the runtime's {@code TablesReader} is its counterpart. */
public final class TablesWriter {
    private final Program program;
    private final TableBuilder constants;
    private final FileNames fileNames;
    private final TableOutput out = new TableOutput();

    private TablesWriter(Program program, TableBuilder constants, FileNames fileNames) {
        this.program = program;
        this.constants = constants;
        this.fileNames = fileNames;
    }

    /** The tables of {@code program} with the constants that its code names. */
    public static byte[] write(Program program, TableBuilder constants, FileNames fileNames) {
        TablesWriter writer = new TablesWriter(program, constants, fileNames);
        program.rules().forEach(writer::collect);
        writer.write();
        byte[] content = writer.out.toByteArray();
        CRC32 sum = new CRC32();
        sum.update(content);
        TableOutput whole = new TableOutput();
        whole.integer(TableFormat.MAGIC);
        whole.integer(TableFormat.VERSION);
        whole.integer((int) sum.getValue());
        whole.bytes(content);
        return whole.toByteArray();
    }

    /** The texts that are logged belong to the constants as well. */
    private void collect(Rule rule) {
        Rule.Metadata data = rule.metadata();
        collect(data.msg());
        collect(data.logdata());
        data.tags().forEach(this::collect);
        OperatorCall last = lastOperator(rule);
        collect(last == null ? null : last.argument());
    }

    private void collect(Macro text) {
        if (text != null) {
            constants.macro(text);
        }
    }

    private static OperatorCall lastOperator(Rule rule) {
        return rule.links().get(rule.links().size() - 1).operator();
    }

    private void write() {
        out.text(program.name());
        out.list(program.parameters(), out::text);
        new SettingsWriter(out).write(program.settings());
        out.list(constants.variables.elements(), out::constant);
        out.list(constants.strings.elements(), out::text);
        out.list(constants.macros.elements(), this::macro);
        out.list(constants.selectors.elements(), this::selector);
        out.list(constants.filters.elements(), this::filter);
        out.list(constants.tests.elements(), this::test);
        chains();
        out.list(constants.ruleSets.elements(), this::ruleSet);
        out.list(constants.removedTargets.elements(), this::removedTargets);
        out.list(program.rules(), this::rule);
        out.integer(program.phases().stream()
                .map(Phase::groups)
                .mapToInt(List::size)
                .max()
                .orElse(0));
    }

    private void macro(Macro macro) {
        out.flag(macro.isConstant());
        if (macro.isConstant()) {
            out.slice(macro.constant());
        } else {
            out.list(macro.parts(), this::part);
        }
    }

    private void part(Macro.Part part) {
        out.flag(part instanceof Macro.Literal);
        if (part instanceof Macro.Literal literal) {
            out.slice(literal.text());
            return;
        }
        Macro.Reference reference = (Macro.Reference) part;
        out.integer(constants.variable(reference.variable()));
        out.flag(reference.key() != null);
        if (reference.key() != null) {
            out.slice(reference.key());
        }
    }

    private void selector(KeySelector selector) {
        if (selector instanceof KeySelector.Exact exact) {
            out.text("exact");
            out.slice(exact.key());
        } else if (selector instanceof KeySelector.Matching matching) {
            out.text(matching.ignoreCase() ? "regex-i" : "regex");
            out.slice(matching.pattern());
        } else {
            out.text("path");
            out.slice(ByteSlice.ofLatin1(((KeySelector.XPath) selector).expression()));
        }
    }

    private void filter(Exclusion exclusion) {
        out.integer(constants.variable(exclusion.variable()));
        out.flag(exclusion.selector() != null);
        if (exclusion.selector() != null) {
            out.integer(constants.selector(exclusion.selector()));
        }
    }

    private void test(TableBuilder.Test test) {
        out.constant(test.name());
        out.integer(constants.macro(test.argument()));
        out.list(test.lines(), out::slice);
        new PrefilterWriter(out).write(test.requirement());
    }

    private void chains() {
        out.integer(program.trie().nodes().size());
        out.integer(program.chains().size());
        for (int i = 0; i < program.chains().size(); i++) {
            out.list(program.chains().get(i), out::constant);
            out.flag(!program.trie().isEmpty());
            if (!program.trie().isEmpty()) {
                out.integers(program.trie().path(i));
            }
        }
    }

    private void ruleSet(RuleIndexes rules) {
        out.integers(rules.ranges().stream()
                .flatMap(range -> Stream.of(range.from(), range.to()))
                .toList());
    }

    private void removedTargets(EffectNode.RemoveTargets removal) {
        out.integer(constants.ruleSet(removal.rules()));
        out.integer(constants.filter(removal.exclusion()));
    }

    private void rule(Rule rule) {
        Rule.Metadata data = rule.metadata();
        out.integer(rule.id());
        out.integer(rule.phase());
        out.text(fileNames.of(rule.span().file()));
        out.integer(rule.span().line());
        out.integer(data.severity());
        out.optionalText(data.rev());
        out.optionalText(data.ver());
        out.integer(data.maturity());
        out.integer(data.accuracy());
        optionalMacro(data.msg());
        optionalMacro(data.logdata());
        out.integers(data.tags().stream().map(constants::macro).toList());
        out.flag(rule.logging().log());
        out.flag(rule.logging().auditlog());
        OperatorCall operator = lastOperator(rule);
        out.flag(operator != null);
        if (operator != null) {
            out.constant(operator.name());
            out.flag(operator.negated());
            out.integer(constants.macro(operator.argument()));
        }
        out.integers(
                rule.links().stream().map(Link::span).map(span -> span.line()).toList());
    }

    private void optionalMacro(Macro text) {
        out.flag(text != null);
        if (text != null) {
            out.integer(constants.macro(text));
        }
    }
}
