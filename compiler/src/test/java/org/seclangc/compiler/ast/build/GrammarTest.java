package org.seclangc.compiler.ast.build;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.antlr.v4.runtime.DiagnosticErrorListener;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.RuleSets;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.source.MappedText;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.grammar.SecParse;
import org.seclangc.grammar.SecParser;

/** The grammar is total and without ambiguity. */
class GrammarTest {
    private final List<String> complaints = new ArrayList<>();
    private final SecParse picky =
            new SecParse(new ComplaintListener(complaints), PredictionMode.LL_EXACT_AMBIG_DETECTION);

    @Test
    void crs4HasOneReading() throws IOException {
        checkAll(RuleSets.crs4());
    }

    @Test
    void crs3HasOneReading() throws IOException {
        checkAll(RuleSets.crs3());
    }

    private void checkAll(List<Path> paths) throws IOException {
        for (Path path : paths) {
            SourceFile file = new SourceFile(path.toString(), Files.readAllBytes(path), null);
            LogicalLines lines = new LogicalLines(file, new Diagnostics());
            for (MappedText line = lines.next(); line != null; line = lines.next()) {
                SecParser.LineContext tree = picky.line(line.text());
                for (Argument argument : Argument.of(line, tree.directive())) {
                    // Most arguments are no variable list or operator; they must have one reading all the same.
                    picky.targets(argument.content().text());
                    picky.operator(argument.content().text());
                    picky.actions(argument.content().text());
                }
            }
            assertThat(complaints).as(file.name()).isEmpty();
        }
    }

    @Property(tries = 3000)
    void everyTextHasExactlyOneTree(@ForAll("texts") String text) {
        assertThatCode(() -> {
                    picky.line(text);
                    picky.targets(text);
                    picky.operator(text);
                    picky.actions(text);
                })
                .doesNotThrowAnyException();
        assertThat(complaints).isEmpty();
    }

    @Property(tries = 3000)
    void everyTextParsesWithTheModeInUse(@ForAll("texts") String text) {
        SourceFile file = new SourceFile("t", text.getBytes(ISO_8859_1), null);
        assertThatCode(() -> new SourceParser(new Diagnostics()).parse(file)).doesNotThrowAnyException();
    }

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> pieces = Arbitraries.of(
                "SecRule ",
                "SecAction ",
                "\"",
                "'",
                "\\",
                "`",
                ":",
                ",",
                "|",
                "/",
                "!",
                "&",
                "@",
                " ",
                "\t",
                "\r",
                "\n",
                "#",
                "<",
                "ARGS",
                "XML:",
                "id:1",
                "setvar:",
                "msg:'",
                "ctl:ruleRemoveTargetById=1;ARGS:/",
                "[",
                "(",
                "rx",
                "\u00e9",
                "\u0085",
                "1",
                ".",
                "=",
                "SecDataset x `\n",
                "SecRuleUpdateTargetById 1 ");
        return pieces.list().ofMaxSize(25).map(list -> String.join("", list));
    }

    /** DiagnosticErrorListener speaks through the parser's own error listeners, of which this is one. */
    private static final class ComplaintListener extends DiagnosticErrorListener {
        private final List<String> complaints;

        ComplaintListener(List<String> complaints) {
            this.complaints = complaints;
        }

        @Override
        public void syntaxError(
                Recognizer<?, ?> recognizer,
                Object symbol,
                int line,
                int column,
                String message,
                RecognitionException e) {
            complaints.add(message);
        }
    }
}
