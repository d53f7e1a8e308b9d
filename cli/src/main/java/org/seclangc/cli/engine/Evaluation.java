package org.seclangc.cli.engine;

import java.io.PrintStream;
import java.util.List;
import org.seclangc.runtime.transaction.Transaction;

/**
 * An exchange after its logging phase.
 *
 * @param transaction what became of it; of two evaluators, the reference's
 * @param differences what two evaluators say differently, a line each; empty if they agree or there is only one
 */
public record Evaluation(Transaction transaction, List<String> differences) implements AutoCloseable {
    /** Copies the list. */
    public Evaluation {
        differences = List.copyOf(differences);
    }

    /**
     * Reports a fault of the engine and a disagreement of two.
     *
     * @param where goes into the message, such as {@code in case 7}, or an empty text
     * @return whether there was anything to report
     */
    public boolean reportFailures(String where, PrintStream err) {
        String start = where.isEmpty() ? "internal error: " : "internal error " + where + ": ";
        transaction.internalError().ifPresent(error -> err.println(start + error));
        if (!differences.isEmpty()) {
            err.println(start + "the engines disagree");
            differences.forEach(line -> err.println("  " + line));
        }
        return transaction.internalError().isPresent() || !differences.isEmpty();
    }

    @Override
    public void close() {
        transaction.close();
    }
}
