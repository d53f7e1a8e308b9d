package org.seclangc.runtime.link;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.transaction.RuleProgram;
import org.seclangc.runtime.transaction.TransactionState;

/**
 * A compiled rule set; the compiler generates one subclass for each. Immutable and shared by all threads. It lives as
 * long as its class loader: nothing outside keeps a reference.
 */
public abstract class CompiledProgram implements RuleProgram {
    /** Name of the resource beside the generated class that holds the tables. */
    public static final String TABLES = "rules.tables";

    private final Tables tables;

    /**
     * Reads the tables beside the generated class.
     *
     * @throws TableFormatException if they are missing or of another format
     */
    protected CompiledProgram() {
        try (InputStream in = getClass().getResourceAsStream(TABLES)) {
            if (in == null) {
                throw new TableFormatException("the compiled rule set has no tables");
            }
            this.tables = new TablesReader(in.readAllBytes()).read();
        } catch (TableFormatException e) {
            throw new TableFormatException(getClass().getName() + ": " + e.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs the rules of {@code phase}, 1 to 5. */
    protected abstract void evaluate(Frame frame, int phase);

    @Override
    public final Run start(TransactionState state) {
        return new Frame(this, state);
    }

    /** The rule set's name. */
    public final String name() {
        return tables.name;
    }

    @Override
    public final List<String> parameters() {
        return tables.parameters;
    }

    /** Engine settings that the rule set fixes. */
    public final EngineSettings settings() {
        return tables.settings;
    }

    /** Number of rules. */
    public final int ruleCount() {
        return tables.rules.length;
    }

    /**
     * The source map: line of a link in the rule's file. Class files cannot hold lines above 65,535; this one can.
     *
     * @param rule index of the rule in load order
     * @param link 0 for the starter
     */
    public final int line(int rule, int link) {
        return tables.rules[rule].linkLines().get(link);
    }

    Tables tables() {
        return tables;
    }
}
