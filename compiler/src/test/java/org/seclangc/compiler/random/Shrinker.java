package org.seclangc.compiler.random;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.ast.AstPrinter;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.build.SourceParser;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.bytes.ByteSlice;

/** Leaves out requests, rules, links, targets, actions and headers as long as a case stays interesting. */
final class Shrinker {
    private static final int MOST_ATTEMPTS = 5000;

    private final Predicate<RandomCase> interesting;
    private int attempts;

    Shrinker(Predicate<RandomCase> interesting) {
        this.interesting = interesting;
    }

    /** A case from which nothing can be left out, or the best that was found. */
    RandomCase shrink(RandomCase test) {
        RandomCase best = test;
        RandomCase before;
        do {
            before = best;
            RandomCase current = best;
            best = current.withExchanges(fewer(current.exchanges(), current::withExchanges));
            best = directives(best);
            best = exchanges(best);
        } while (!best.equals(before) && attempts < MOST_ATTEMPTS);
        return best;
    }

    private <T> List<T> fewer(List<T> all, Function<List<T>, RandomCase> build) {
        return fewer(all, 0, build);
    }

    /** Leaves out stretches of a list, long ones first, as long as {@code least} items are left. */
    private <T> List<T> fewer(List<T> all, int least, Function<List<T>, RandomCase> build) {
        List<T> kept = all;
        for (int size = Math.max(1, all.size() / 2); size > 0; size /= 2) {
            for (int from = 0; from < kept.size(); ) {
                List<T> candidate = new ArrayList<>(kept.subList(0, from));
                candidate.addAll(kept.subList(Math.min(from + size, kept.size()), kept.size()));
                if (candidate.size() >= least && holds(build.apply(candidate))) {
                    kept = candidate;
                } else {
                    from += size;
                }
            }
        }
        return kept;
    }

    private boolean holds(RandomCase candidate) {
        return attempts++ < MOST_ATTEMPTS && interesting.test(candidate);
    }

    private RandomCase directives(RandomCase test) {
        List<Directive> kept = parse(test.rules());
        if (!holds(test.withRules(AstPrinter.print(kept)))) {
            return test; // the difference is in what printing changes
        }
        kept = fewer(kept, list -> test.withRules(AstPrinter.print(list)));
        for (int i = 0; i < kept.size(); i++) {
            kept = withoutChain(test, kept, i);
            int at = i;
            List<Directive> all = kept;
            Directive small = parts(all.get(i), part -> test.withRules(AstPrinter.print(with(all, at, part))));
            kept = with(all, at, small);
        }
        return test.withRules(AstPrinter.print(kept));
    }

    /** Ends a chain behind directive {@code index}. */
    private List<Directive> withoutChain(RandomCase test, List<Directive> all, int index) {
        int end = index;
        while (end < all.size() && isChained(all.get(end))) {
            end++;
        }
        if (end == index || end >= all.size()) {
            return all;
        }
        List<ActionNode> actions = new ArrayList<>(actions(all.get(index)));
        actions.removeIf(Shrinker::isChain);
        List<Directive> candidate = with(all, index, withActions(all.get(index), actions));
        candidate.subList(index + 1, end + 1).clear();
        return holds(test.withRules(AstPrinter.print(candidate))) ? candidate : all;
    }

    /** Leaves out actions and targets of one directive. */
    private Directive parts(Directive directive, Function<Directive, RandomCase> build) {
        Directive small = directive;
        if (!actions(small).isEmpty()) {
            Directive all = small;
            small = withActions(all, fewer(actions(all), list -> build.apply(withActions(all, list))));
        }
        if (small instanceof Directive.SecRule rule && rule.targets().size() > 1) {
            small = new Directive.SecRule(
                    rule.span(),
                    fewer(
                            rule.targets(),
                            1,
                            list -> build.apply(
                                    new Directive.SecRule(rule.span(), list, rule.operator(), rule.actions()))),
                    rule.operator(),
                    rule.actions());
        }
        return small;
    }

    private RandomCase exchanges(RandomCase test) {
        List<Exchange> kept = test.exchanges();
        for (int i = 0; i < kept.size(); i++) {
            int at = i;
            List<Exchange> all = kept;
            Function<Exchange, RandomCase> build = exchange -> test.withExchanges(with(all, at, exchange));
            kept = with(all, at, parts(all.get(i), build));
        }
        return test.withExchanges(kept);
    }

    private Exchange parts(Exchange exchange, Function<Exchange, RandomCase> build) {
        Exchange small = exchange;
        Exchange alone = new Exchange(small.connection(), small.request(), null);
        if (small.response() != null && holds(build.apply(alone))) {
            small = alone;
        }
        Exchange bodiless = withRequest(small, small.request().headers(), ByteSlice.EMPTY);
        if (!small.request().body().isEmpty() && holds(build.apply(bodiless))) {
            small = bodiless;
        }
        Exchange all = small;
        ByteSlice body = all.request().body();
        return withRequest(
                all, fewer(all.request().headers(), list -> build.apply(withRequest(all, list, body))), body);
    }

    private static Exchange withRequest(Exchange exchange, List<Exchange.Header> headers, ByteSlice body) {
        Exchange.Request old = exchange.request();
        return new Exchange(
                exchange.connection(),
                new Exchange.Request(old.method(), old.target(), old.protocol(), headers, body),
                exchange.response());
    }

    private static List<Directive> parse(String rules) {
        SourceFile file = new SourceFile("random.conf", rules.getBytes(ISO_8859_1), null);
        return new SourceParser(new Diagnostics()).parse(file);
    }

    private static <T> List<T> with(List<T> all, int index, T item) {
        List<T> changed = new ArrayList<>(all);
        changed.set(index, item);
        return changed;
    }

    private static boolean isChain(ActionNode action) {
        return action.name().value().equals("chain");
    }

    private static boolean isChained(Directive directive) {
        return actions(directive).stream().anyMatch(Shrinker::isChain);
    }

    private static List<ActionNode> actions(Directive directive) {
        if (directive instanceof Directive.SecRule rule) {
            return rule.actions();
        }
        return directive instanceof Directive.SecAction action ? action.actions() : List.of();
    }

    private static Directive withActions(Directive directive, List<ActionNode> actions) {
        return directive instanceof Directive.SecRule rule
                ? new Directive.SecRule(rule.span(), rule.targets(), rule.operator(), actions)
                : new Directive.SecAction(directive.span(), actions);
    }
}
