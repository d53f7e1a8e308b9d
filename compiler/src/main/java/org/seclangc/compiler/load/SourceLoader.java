package org.seclangc.compiler.load;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.LoadedSource;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.ast.build.SourceParser;
import org.seclangc.compiler.catalog.DirectiveCatalog;
import org.seclangc.compiler.catalog.DirectiveName;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.SyntaxCode;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;

/**
 * Reads rule files and everything they include. Mistakes of users become diagnostics, never exceptions. Limits: 32
 * levels of Include, 10,000 files, 128 MiB. Immutable.
 */
public final class SourceLoader {
    private static final int MAX_DEPTH = 32;

    private final Path base;

    /** Paths of Include are relative to the including file, then to the working directory. */
    public SourceLoader() {
        this(Path.of(""));
    }

    /** Paths of Include are relative to the including file, then to {@code base}. */
    public SourceLoader(Path base) {
        this.base = base;
    }

    /**
     * Loads files in the order given; a directory stands for its {@code *.conf} files, sorted by name.
     *
     * @param diagnostics takes what is wrong; what is right is loaded all the same
     */
    public LoadedSource load(List<Path> entries, Diagnostics diagnostics) {
        Run run = new Run(diagnostics);
        for (Path entry : entries) {
            for (Path path : run.paths.entry(entry, null)) {
                SourceFile file = run.reader.read(path, null);
                if (file != null) {
                    run.walk(file, path);
                }
            }
        }
        return run.result();
    }

    /**
     * Loads one text; what it includes is relative to the base directory.
     *
     * @param name shown to people
     */
    public LoadedSource loadText(String name, byte[] content, Diagnostics diagnostics) {
        Run run = new Run(diagnostics);
        SourceFile file = run.reader.add(name, content);
        if (file != null) {
            run.walk(file, null);
        }
        return run.result();
    }

    /** One load. */
    private final class Run {
        private final Diagnostics diagnostics;
        private final FileReader reader;
        private final PathFinder paths;
        private final SourceParser parser;
        private final List<Directive> directives = new ArrayList<>();
        /** The files that are being read, each included by the one before. */
        private final List<Open> chain = new ArrayList<>();

        Run(Diagnostics diagnostics) {
            this.diagnostics = diagnostics;
            this.reader = new FileReader(diagnostics);
            this.paths = new PathFinder(base, diagnostics);
            this.parser = new SourceParser(diagnostics);
        }

        LoadedSource result() {
            return new LoadedSource(directives, reader.files());
        }

        /** Calls itself through includes, at most {@link #MAX_DEPTH} deep. */
        void walk(SourceFile file, Path path) {
            chain.add(new Open(file, path == null ? null : realPath(path)));
            Path directory = path == null ? base : parent(path);
            for (Directive directive : parser.parse(file)) {
                DirectiveName include = includeName(directive);
                if (include == null) {
                    directives.add(directive);
                } else {
                    Text argument = ((Directive.Setting) directive).arguments().get(0);
                    boolean optional = include == DirectiveName.INCLUDE_OPTIONAL;
                    for (Path next : paths.include(argument, directory, optional)) {
                        include(next, argument.span());
                    }
                }
            }
            chain.remove(chain.size() - 1);
        }

        private void include(Path path, Span from) {
            Path realPath = realPath(path);
            for (int i = 0; i < chain.size(); i++) {
                if (realPath.equals(chain.get(i).realPath())) {
                    diagnostics.report(SyntaxCode.INCLUDE_CYCLE, from, cycle(i));
                    return;
                }
            }
            if (chain.size() > MAX_DEPTH) {
                diagnostics.report(
                        SyntaxCode.LOAD_LIMIT, from, "Include is nested more than " + MAX_DEPTH + " levels deep");
                return;
            }
            SourceFile file = reader.read(path, from);
            if (file != null) {
                walk(file, path);
            }
        }

        private String cycle(int first) {
            StringBuilder text = new StringBuilder("files include each other in a circle: ");
            for (Open open : chain.subList(first, chain.size())) {
                text.append(open.file().name()).append(" -> ");
            }
            return text.append(chain.get(first).file().name()).toString();
        }
    }

    /** A file that is being read; a text has no path. */
    private record Open(SourceFile file, Path realPath) {}

    /** Null if the directive is no Include. */
    private static DirectiveName includeName(Directive directive) {
        if (!(directive instanceof Directive.Setting setting)) {
            return null;
        }
        return DirectiveCatalog.of(setting.name().value())
                .filter(name -> name == DirectiveName.INCLUDE || name == DirectiveName.INCLUDE_OPTIONAL)
                .orElse(null);
    }

    private static Path parent(Path path) {
        return path.getParent() == null ? Path.of("") : path.getParent();
    }

    private static Path realPath(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }
}
