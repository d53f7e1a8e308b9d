package org.seclangc.compiler.analysis;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.seclangc.compiler.ast.OperatorNode;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.Suggestions;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.ArgumentKind;
import org.seclangc.runtime.operators.Operator;
import org.seclangc.runtime.operators.OperatorArgumentException;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.operators.OperatorResources;
import org.seclangc.runtime.operators.OperatorSupport;
import org.seclangc.runtime.operators.Operators;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexSyntaxException;

/** Resolves operators; every argument known now is tried by making the operator (data, part D). */
final class OperatorResolver {
    private static final List<String> NAMES =
            Arrays.stream(OperatorName.values()).map(OperatorName::spelling).toList();

    private final Context context;
    private final MacroParser macros;
    private final PatternCheck patterns;
    private final DataFiles files;

    OperatorResolver(Context context, MacroParser macros, PatternCheck patterns, DataFiles files) {
        this.context = context;
        this.macros = macros;
        this.patterns = patterns;
        this.files = files;
    }

    /** The operator, or nothing after a mistake, which is reported. */
    Optional<OperatorCall> resolve(OperatorNode node, String owner) {
        Optional<OperatorName> known = OperatorName.of(node.name().value());
        if (known.isEmpty()) {
            context.report(
                    SemanticCode.UNKNOWN_OPERATOR,
                    node.name().span(),
                    "unknown operator " + Shown.quoted("@" + node.name().value()),
                    Hints.didYouMean(Suggestions.nearest(node.name().value(), NAMES), "@"));
            return Optional.empty();
        }
        OperatorName name = known.get();
        if (name.support() == OperatorSupport.REJECTED) {
            context.report(
                    SemanticCode.UNSUPPORTED_NAME,
                    node.name().span(),
                    "@" + name.spelling() + " is not supported: " + name.reason());
            return Optional.empty();
        }
        if (name.support() == OperatorSupport.ANSWERS_FALSE) {
            context.report(
                    SemanticCode.INEFFECTIVE_NAME,
                    node.name().span(),
                    "@" + name.spelling() + " always answers false: " + name.reason());
        }
        Macro argument = argument(name, node.argument());
        if (!argument.isConstant()) {
            if (name == OperatorName.RX) {
                context.report(
                        SemanticCode.PATTERN_WITH_MACROS,
                        node.argument().span(),
                        "the pattern of " + owner + " holds macros and is compiled when the rule runs");
            }
            return Optional.of(new OperatorCall(name, node.negated(), argument, List.of(), node.span()));
        }
        List<ByteSlice> lines = new ArrayList<>();
        return isValid(name, node.argument(), owner, lines)
                ? Optional.of(new OperatorCall(name, node.negated(), argument, lines, node.span()))
                : Optional.empty();
    }

    private Macro argument(OperatorName name, Text text) {
        if (name == OperatorName.RX) {
            return macros.parsePattern(text);
        }
        return name.takesMacros() ? macros.parse(text) : Macro.constant(Texts.bytes(text));
    }

    private boolean isValid(OperatorName name, Text argument, String owner, List<ByteSlice> lines) {
        Loading loading = new Loading(argument.span().file(), lines);
        try {
            Operators.create(name, Texts.bytes(argument), loading);
            return true;
        } catch (OperatorArgumentException e) {
            if (e.getCause() instanceof RegexSyntaxException fault) {
                return patterns.report(fault, argument, e.offset(), owner);
            }
            report(name, e, argument, owner, loading);
            return false;
        }
    }

    private void report(
            OperatorName name, OperatorArgumentException fault, Text argument, String owner, Loading loading) {
        SemanticCode code = SemanticCode.INVALID_OPERATOR_ARGUMENT;
        if (loading.unreadable) {
            code = SemanticCode.UNREADABLE_DATA_FILE;
        } else if (name.argument() == ArgumentKind.ADDRESS_FILES && !loading.lines.isEmpty()) {
            code = SemanticCode.INVALID_DATA_FILE;
        }
        int last = Math.max(0, argument.value().length() - 1);
        context.report(
                code,
                Texts.at(argument, Math.min(fault.offset(), last)),
                "@" + name.spelling() + " of " + owner + ": " + fault.getMessage());
    }

    /** Reads files and compiles patterns while an operator is tried, and keeps the lines it read. */
    private final class Loading implements OperatorResources {
        private final SourceFile ruleFile;
        private final List<ByteSlice> lines;
        private boolean unreadable;

        Loading(SourceFile ruleFile, List<ByteSlice> lines) {
            this.ruleFile = ruleFile;
            this.lines = lines;
        }

        @Override
        public Regex regex(ByteSlice pattern, boolean multiline) throws RegexSyntaxException {
            return patterns.compile(pattern, multiline);
        }

        @Override
        public List<ByteSlice> lines(ByteSlice name) throws OperatorArgumentException {
            try {
                List<ByteSlice> found = files.lines(ruleFile, name.latin1());
                lines.addAll(found);
                return found;
            } catch (IOException e) {
                unreadable = true;
                String why = e instanceof NoSuchFileException ? "there is no such file" : e.getMessage();
                OperatorArgumentException fault =
                        new OperatorArgumentException("cannot read " + Shown.quoted(name.latin1()) + ": " + why, 0);
                fault.initCause(e);
                throw fault;
            }
        }

        @Override
        public Operator detector(OperatorName name) {
            return (value, captures) -> false;
        }
    }
}
