package org.seclangc.cli.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.seclangc.cli.Streams;
import org.seclangc.cli.engine.Evaluation;
import org.seclangc.cli.engine.Evaluator;

/** Runs the cases on standard input one after the other and answers each with a line on standard output. */
public final class CaseRunner {
    private final Evaluator rules;
    private final Streams streams;
    private int internalErrors;

    /** A runner of {@code rules}; persistent collections live as long as it does. */
    public CaseRunner(Evaluator rules, Streams streams) {
        this.rules = rules;
        this.streams = streams;
    }

    /** Runs all cases; the answers given so far are written out whenever the input has to be waited for. */
    public void run(boolean messages, boolean allMatches) throws IOException {
        try (AnswerWriter answers = new AnswerWriter(streams.out(), messages, allMatches)) {
            CaseReader cases = new CaseReader(streams.in(), () -> flush(answers));
            for (Case next = cases.next(); next != null; next = cases.next()) {
                run(next, answers);
            }
        }
    }

    /**
     * Cases in which the engine failed, their answers being what the rules said until then, or in which two evaluators
     * disagree.
     */
    public int internalErrors() {
        return internalErrors;
    }

    private void run(Case next, AnswerWriter answers) throws IOException {
        long start = System.nanoTime();
        try (Evaluation evaluation = rules.process(next.exchange())) {
            long micros = (System.nanoTime() - start) / 1000;
            answers.write(next.id(), evaluation.transaction(), micros);
            if (evaluation.reportFailures("in case " + next.id(), streams.err())) {
                internalErrors++;
            }
        }
    }

    private static void flush(AnswerWriter answers) {
        try {
            answers.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
