package org.seclangc.compiler.analysis;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.Diagnostic.Related;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;

/** Reports rules with one id; if the reason is a file included twice, that is reported instead, once. */
final class DuplicateIds {
    private final Context context;
    private final Set<List<SourceFile>> reported = new HashSet<>();

    DuplicateIds(Context context) {
        this.context = context;
    }

    /** Reports that {@code second} has the id of {@code first}. */
    void report(int id, Span first, Span second) {
        SourceFile a = first.file();
        SourceFile b = second.file();
        if (a != b && first.start() == second.start() && sameFile(a, b)) {
            includedTwice(a, b);
            return;
        }
        context.report(
                SemanticCode.DUPLICATE_ID,
                second,
                "rule " + id + " is defined at " + first + " and again at " + second,
                "give one of them another id",
                first,
                "rule " + id + " is first defined here");
    }

    private void includedTwice(SourceFile first, SourceFile second) {
        SourceFile a = first;
        SourceFile b = second;
        // a file included by a file that is itself included twice: the outermost one is the cause
        while (a.includedFrom() != null
                && b.includedFrom() != null
                && a.includedFrom().file() != b.includedFrom().file()
                && a.includedFrom().start() == b.includedFrom().start()
                && sameFile(a.includedFrom().file(), b.includedFrom().file())) {
            SourceFile outerA = a.includedFrom().file();
            b = b.includedFrom().file();
            a = outerA;
        }
        if (!reported.add(List.of(a, b))) {
            return;
        }
        List<Related> related = a.includedFrom() == null
                ? List.of()
                : List.of(new Related(a.includedFrom(), "it is first included here"));
        Span place = b.includedFrom() != null ? b.includedFrom() : new Span(b, 0, 0);
        context.diagnostics()
                .add(new Diagnostic(
                        SemanticCode.FILE_INCLUDED_TWICE,
                        place,
                        "file " + b.name() + " was included twice: from " + place(a) + " and " + place(b),
                        "remove one Include; a pattern such as *.conf may cover the file already",
                        related));
    }

    private static String place(SourceFile file) {
        Span from = file.includedFrom();
        return from == null ? "the command line" : from.file().name() + ":" + from.line();
    }

    private static boolean sameFile(SourceFile a, SourceFile b) {
        return a.text().length() == b.text().length() && normalised(a.name()).equals(normalised(b.name()));
    }

    private static String normalised(String name) {
        try {
            return Path.of(name).normalize().toString();
        } catch (InvalidPathException e) {
            return name;
        }
    }
}
