package org.seclangc.compiler.analysis;

import java.util.List;
import java.util.Optional;
import org.seclangc.compiler.analysis.PatternCheck.PatternCompiler;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.LoadedSource;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.runtime.regex.RegexCompiler;

/** From directives as written to resolved rules: the whole of the analysis. */
public final class RuleAnalyzer {
    private RuleAnalyzer() {}

    /**
     * Resolves everything that can be resolved before a request comes. All problems are reported in one run.
     *
     * @param diagnostics receives findings; may hold those of the front end already
     * @return the rules; empty if there is an error, the front end's included
     */
    public static Optional<ResolvedRules> analyze(LoadedSource source, LoadOptions options, Diagnostics diagnostics) {
        return analyze(source, options, diagnostics, RegexCompiler::compile);
    }

    static Optional<ResolvedRules> analyze(
            LoadedSource source, LoadOptions options, Diagnostics diagnostics, PatternCompiler patternCompiler) {
        Parts parts = new Parts(new Context(options, diagnostics), patternCompiler);
        source.directives().forEach(parts::apply);
        return Optional.ofNullable(parts.finish(source)).filter(rules -> !diagnostics.hasErrors());
    }

    /** The parts of the analysis, wired together. */
    private static final class Parts {
        private final Context context;
        private final RuleIndex index = new RuleIndex();
        private final SyntaxGaps gaps;
        private final ChainBuilder chains;
        private final DefaultActions defaults;
        private final StaticExclusions exclusions;
        private final ActionUpdates updates;
        private final SettingsResolver settings;

        Parts(Context context, PatternCompiler patternCompiler) {
            this.context = context;
            this.gaps = new SyntaxGaps(context.diagnostics());
            MacroParser macros = new MacroParser(context);
            PatternCheck patterns = new PatternCheck(context, patternCompiler);
            DataFiles files = new DataFiles();
            TargetResolver targets = new TargetResolver(context, macros, patterns);
            RuleSelectors selectors = new RuleSelectors(context);
            CollectionActions collections = new CollectionActions(context, macros);
            ActionResolver actions = new ActionResolver(
                    context,
                    new MetadataActions(context, macros),
                    new RunActions(
                            context,
                            macros,
                            collections,
                            new SetvarParser(context, macros, collections),
                            new CtlParser(context, selectors, new CtlTargets(context, targets))));
            this.defaults = new DefaultActions(context, actions);
            this.chains = new ChainBuilder(
                    context, index, targets, new OperatorResolver(context, macros, patterns, files), actions, defaults);
            this.exclusions = new StaticExclusions(context, index, selectors, targets);
            this.updates = new ActionUpdates(context, index, exclusions, selectors, actions);
            this.settings = new SettingsResolver(context, patterns, files);
        }

        void apply(Directive directive) {
            if (gaps.before(directive.span())) {
                chains.gap();
            }
            if (directive instanceof Directive.SecRule rule) {
                chains.add(rule);
            } else if (directive instanceof Directive.SecAction action) {
                chains.add(action);
            } else if (directive instanceof Directive.SecMarker marker) {
                chains.add(marker);
            } else if (directive instanceof Directive.SecDefaultAction defaultAction) {
                defaults.add(defaultAction);
            } else if (directive instanceof Directive.RemoveRules removal) {
                exclusions.apply(removal);
            } else if (directive instanceof Directive.UpdateTargets update) {
                exclusions.apply(update);
            } else if (directive instanceof Directive.UpdateActions update) {
                updates.apply(update);
            } else if (directive instanceof Directive.Setting setting) {
                settings.apply(setting);
            } else if (directive instanceof Directive.SecRuleScript script) {
                context.report(
                        SemanticCode.UNSUPPORTED_NAME,
                        script.file().span(),
                        "SecRuleScript is not supported: Lua scripts cannot be compiled");
            }
        }

        ResolvedRules finish(LoadedSource source) {
            chains.end();
            exclusions.reportUnmatched();
            new FlowCheck(context, index).run();
            List<ResolvedRules.FileCount> counts = source.files().stream()
                    .map(file -> new ResolvedRules.FileCount(file.name(), chains.count(file)))
                    .toList();
            return new ResolvedRules(settings.finish(), new RuleFinisher(context).finish(index), counts);
        }
    }
}
