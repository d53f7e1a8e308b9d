package org.seclangc.compiler.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.seclangc.compiler.ast.Selector;
import org.seclangc.compiler.ast.TargetNode;
import org.seclangc.compiler.ast.TargetNode.Prefix;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.KeySelector;
import org.seclangc.compiler.rules.Target;
import org.seclangc.compiler.source.Span;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;

/** Resolves variable lists (language reference, structure, B.1 and data, A.1). */
final class TargetResolver {
    private static final Set<String> XPATHS = Set.of("/*", "//@*");

    private final Context context;
    private final MacroParser macros;
    private final PatternCheck patterns;

    TargetResolver(Context context, MacroParser macros, PatternCheck patterns) {
        this.context = context;
        this.macros = macros;
        this.patterns = patterns;
    }

    /**
     * A variable list taken apart.
     *
     * @param targets what is looked at, in order
     * @param exclusions what is not, wherever it stands in the list
     */
    record Selection(List<Target> targets, List<Exclusion> exclusions) {}

    /** All entries of a list; those with a mistake are reported and left out. */
    Selection resolve(List<TargetNode> nodes, String owner) {
        List<Target> targets = new ArrayList<>();
        List<Exclusion> exclusions = new ArrayList<>();
        for (TargetNode node : nodes) {
            boolean excluded = node.prefix() == Prefix.EXCLUDE;
            resolve(node.name(), node.selector(), excluded, owner).ifPresent(member -> {
                if (excluded) {
                    exclusions.add(member);
                } else {
                    targets.add(new Target(member.variable(), member.selector(), node.prefix() == Prefix.COUNT));
                }
            });
        }
        return new Selection(targets, exclusions);
    }

    /** One entry without its prefix. */
    Optional<Exclusion> resolve(Text name, Selector selector, boolean excluded, String owner) {
        Optional<VariableNames.Named> named = VariableNames.find(name.value());
        if (named.isEmpty()) {
            if (!macros.rejects(name, "as a target")) {
                context.report(
                        SemanticCode.UNKNOWN_VARIABLE,
                        name.span(),
                        "unknown variable " + Shown.quoted(name.value()),
                        VariableNames.hint(name.value()));
            }
            return Optional.empty();
        }
        Variable variable = named.get().variable();
        if (!excluded) {
            warnIfEmpty(variable, selector, name.span());
        }
        if (selector == null) {
            String key = named.get().key();
            KeySelector whole = key == null ? null : new KeySelector.Exact(ByteSlice.ofLatin1(key));
            return Optional.of(new Exclusion(variable, whole));
        }
        if (named.get().key() != null || !variable.isCollection()) {
            context.report(
                    SemanticCode.SELECTOR_ON_SCALAR,
                    selector.text().span(),
                    name.value() + " has one value, so no key can follow it");
            return Optional.empty();
        }
        return key(variable, selector, owner).map(key -> new Exclusion(variable, key));
    }

    private void warnIfEmpty(Variable variable, Selector selector, Span span) {
        if (variable.support() == Variable.Support.EMPTY) {
            context.report(
                    SemanticCode.EMPTY_VARIABLE, span, variable + " is never filled, so nothing is looked at here");
        } else if (variable == Variable.XML && selector == null) {
            context.report(
                    SemanticCode.EMPTY_VARIABLE,
                    span,
                    "XML without an XPath selects nothing",
                    "`XML:/*` is all text, `XML://@*` all attribute values");
        }
    }

    private Optional<KeySelector> key(Variable variable, Selector selector, String owner) {
        Text text = selector.text();
        if (variable == Variable.XML) {
            return xpath(selector);
        }
        if (selector instanceof Selector.Pattern) {
            boolean valid = !macros.rejects(text, "in a target") && patterns.check(text, owner);
            return valid
                    ? Optional.of(new KeySelector.Matching(Texts.bytes(text), variable.foldsRegexKeys()))
                    : Optional.empty();
        }
        if (macros.rejects(text, "in a target")) {
            return Optional.empty();
        }
        if (text.value().isEmpty()) {
            context.report(SemanticCode.INVALID_SELECTOR, text.span(), "the key of " + variable + " is missing");
            return Optional.empty();
        }
        return Optional.of(new KeySelector.Exact(Texts.bytes(text)));
    }

    private Optional<KeySelector> xpath(Selector selector) {
        Text text = selector.text();
        String expression = selector instanceof Selector.Pattern ? "/" + text.value() + "/" : text.value();
        if (XPATHS.contains(expression)) {
            return Optional.of(new KeySelector.XPath(expression));
        }
        context.report(
                SemanticCode.UNSUPPORTED_XPATH,
                text.span(),
                "XPath " + Shown.quoted(expression) + " is not supported",
                "`/*` is all text, `//@*` all attribute values");
        return Optional.empty();
    }
}
