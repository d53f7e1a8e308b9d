package org.seclangc.compiler.analysis;

import java.util.HashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.Severity;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;

/**
 * Knows where the front end left out a directive it could not read: what follows may be a link of a chain whose first
 * rule is gone, so mistakes that only follow from that are not reported.
 */
final class SyntaxGaps {
    private final Map<SourceFile, NavigableSet<Integer>> errors = new HashMap<>();
    private final Map<SourceFile, Integer> ends = new HashMap<>();

    /** Takes the errors found so far. */
    SyntaxGaps(Diagnostics diagnostics) {
        diagnostics.sorted().stream()
                .filter(finding -> finding.code().severity() == Severity.ERROR && finding.span() != null)
                .forEach(finding -> errors.computeIfAbsent(finding.span().file(), file -> new TreeSet<>())
                        .add(finding.span().start()));
    }

    /** Whether there is an error between this directive and the one before it in its file; asked in load order. */
    boolean before(Span directive) {
        Integer from = ends.put(directive.file(), directive.end());
        NavigableSet<Integer> places = errors.get(directive.file());
        Integer error = places == null ? null : places.ceiling(from == null ? 0 : from);
        return error != null && error < directive.start();
    }
}
