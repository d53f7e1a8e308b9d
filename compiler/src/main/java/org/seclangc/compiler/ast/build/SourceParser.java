package org.seclangc.compiler.ast.build;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.catalog.DirectiveCatalog;
import org.seclangc.compiler.catalog.DirectiveName;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.Shown;
import org.seclangc.compiler.diag.SyntaxCode;
import org.seclangc.compiler.source.MappedText;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;
import org.seclangc.grammar.SecParse;
import org.seclangc.grammar.SecParser;
import org.seclangc.runtime.bytes.Ascii;

/**
 * Rule file to directives. A mistake costs the smallest thing around it (an action, a variable, else its directive) and
 * never hides the mistakes of other lines. Include lines come out as settings. Not thread-safe.
 */
public final class SourceParser {
    private final Diagnostics diagnostics;
    private final SecParse parse = new SecParse();
    private final DirectiveBuilder builder;

    /** A parser that reports to {@code diagnostics}. */
    public SourceParser(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.builder = new DirectiveBuilder(parse, diagnostics);
    }

    /** The directives of one file in order. */
    public List<Directive> parse(SourceFile file) {
        if (file.text().indexOf('\0') >= 0) {
            int at = file.text().indexOf('\0');
            diagnostics.report(
                    SyntaxCode.NOT_TEXT,
                    new Span(file, at, at + 1),
                    "the file holds a NUL byte, so it is not read",
                    "save it as UTF-8 text");
            return List.of();
        }
        return new FileWalk(file).directives();
    }

    /** State between the lines of one file. */
    private final class FileWalk {
        private final LogicalLines lines;
        private final List<Directive> found = new ArrayList<>();
        private final Deque<String> containers = new ArrayDeque<>();
        /** Inside what an unclosed quote left over: lines are passed over until one begins with a directive. */
        private boolean lost;

        FileWalk(SourceFile file) {
            lines = new LogicalLines(file, diagnostics);
        }

        List<Directive> directives() {
            for (MappedText line = lines.next(); line != null; line = lines.next()) {
                SecParser.LineContext tree = parse.line(line.text());
                if (tree.directive() != null) {
                    directive(line, tree.directive());
                } else if (tree.CONTAINER() != null) {
                    container(line, tree.CONTAINER().getSymbol());
                } else if (tree.NO_DIRECTIVE() != null && !lost) {
                    Token token = tree.NO_DIRECTIVE().getSymbol();
                    diagnostics.report(
                            SyntaxCode.TEXT_BEFORE_DIRECTIVE,
                            line.span(token.getStartIndex(), token.getStopIndex() + 1),
                            "a line begins with the name of a directive",
                            "to continue the line before, end it with a backslash");
                }
            }
            return found;
        }

        private void directive(MappedText line, SecParser.DirectiveContext tree) {
            Token token = tree.DIRECTIVE().getSymbol();
            Text name = new Text(token.getText(), line.span(token.getStartIndex(), token.getStopIndex() + 1));
            Optional<DirectiveName> known = DirectiveCatalog.of(name.value());
            if (known.isPresent()) {
                lost = false;
                List<Argument> arguments = Argument.of(line, tree);
                MappedText written =
                        line.slice(token.getStartIndex(), tree.getStop().getStopIndex() + 1);
                lost = !builder.build(known.get(), name, written.span(), arguments, found::add);
            } else if (!lost || Ascii.lower(name.value()).startsWith("sec")) {
                lost = false;
                unknown(name, tree);
            }
        }

        private void unknown(Text name, SecParser.DirectiveContext tree) {
            if (tree.argument().size() > 0) {
                Token next = tree.argument(0).getStart();
                Optional<DirectiveName> second = DirectiveCatalog.of(next.getText());
                if (second.isPresent()) {
                    diagnostics.report(
                            SyntaxCode.TEXT_BEFORE_DIRECTIVE,
                            name.span(),
                            Shown.quoted(name.value()) + " stands before "
                                    + second.get().spelling(),
                            "begin the line with the directive, or with # if it is a comment");
                    return;
                }
            }
            List<String> near = DirectiveCatalog.suggestions(name.value());
            diagnostics.report(
                    SyntaxCode.UNKNOWN_DIRECTIVE,
                    name.span(),
                    "unknown directive " + Shown.quoted(name.value()),
                    near.isEmpty() ? null : "did you mean `" + near.get(0) + "`?");
        }

        private void container(MappedText line, Token token) {
            lost = false;
            String text = token.getText();
            boolean closing = text.startsWith("</");
            String name = Ascii.lower(containerName(text, closing ? 2 : 1));
            if (closing && name.equals(containers.peek())) {
                containers.pop();
                return;
            }
            if (!closing) {
                containers.push(name);
            }
            diagnostics.report(
                    SyntaxCode.SERVER_CONTAINER,
                    line.span(token.getStartIndex(), token.getStopIndex() + 1),
                    Shown.quoted(text.strip()) + " is a container of a web server; what is inside counts as outside it",
                    "remove the line" + (closing ? "" : " and its closing tag"));
        }
    }

    private static String containerName(String tag, int from) {
        int to = from;
        while (to < tag.length() && Character.isLetterOrDigit(tag.charAt(to))) {
            to++;
        }
        return tag.substring(from, to);
    }
}
