package org.seclangc.runtime;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.CollectionStore;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.LoadParameters;
import org.seclangc.runtime.transaction.RuleProgram;
import org.seclangc.runtime.transaction.Transaction;

/**
 * A loaded rule set: settings, rules and what transactions take from outside. Immutable and shared by all threads.
 */
public final class RuleSet {
    private final EngineSettings settings;
    private final RuleProgram program;
    private final Environment environment;
    private final LoadParameters parameters;

    /** A rule set that runs {@code program}. */
    public RuleSet(EngineSettings settings, RuleProgram program, Environment environment) {
        this(settings, program, environment, LoadParameters.NONE);
    }

    private RuleSet(EngineSettings settings, RuleProgram program, Environment environment, LoadParameters parameters) {
        this.settings = Objects.requireNonNull(settings);
        this.program = Objects.requireNonNull(program);
        this.environment = Objects.requireNonNull(environment);
        this.parameters = parameters;
    }

    /** Engine settings. */
    public EngineSettings settings() {
        return settings;
    }

    /** The same rules with another store of persistent collections. */
    public RuleSet withStore(CollectionStore store) {
        return withEnvironment(environment.withStore(store));
    }

    /** The same rules in another environment, for instance with a clock that stands still. */
    public RuleSet withEnvironment(Environment other) {
        return new RuleSet(settings, program, other, parameters);
    }

    /** Names of the load-time parameters, {@code tx.NAME}. */
    public List<String> parameters() {
        return program.parameters();
    }

    /**
     * The same rules with values for load-time parameters: every transaction starts with them in TX.
     *
     * @param values values by name, such as {@code tx.blocking_paranoia_level}, ASCII letter case of names ignored;
     *     parameters without one are unset until a rule assigns them
     * @throws IllegalArgumentException if a name is not among {@link #parameters}; the message lists those
     */
    public RuleSet withParameters(Map<String, String> values) {
        return new RuleSet(settings, program, environment, LoadParameters.of(program.parameters(), values));
    }

    /** A transaction with an id of its own. */
    public Transaction newTransaction() {
        return newTransaction(environment.ids().get());
    }

    /** A transaction with a given id (UNIQUE_ID). */
    public Transaction newTransaction(String id) {
        return new Transaction(settings, program, environment, parameters, id);
    }

    /**
     * Takes a complete exchange through all its phases; after an interruption only phase 5 still runs.
     *
     * @return the transaction, not yet closed
     */
    public Transaction process(Exchange exchange) {
        Transaction transaction = newTransaction();
        boolean passed = request(transaction, exchange);
        if (passed && exchange.response() != null) {
            response(transaction, exchange.response());
        }
        transaction.processLogging();
        return transaction;
    }

    private static boolean request(Transaction transaction, Exchange exchange) {
        Exchange.Connection connection = exchange.connection();
        transaction.processConnection(
                connection.clientAddress(),
                connection.clientPort(),
                connection.serverAddress(),
                connection.serverPort());
        Exchange.Request request = exchange.request();
        transaction.processUri(request.target(), request.method(), request.protocol());
        request.headers().forEach(header -> transaction.addRequestHeader(header.name(), header.value()));
        if (transaction.processRequestHeaders().isPresent()) {
            return false;
        }
        ByteSlice body = request.body();
        if (!body.isEmpty()
                && transaction
                        .writeRequestBody(body.array(), body.from(), body.length())
                        .isPresent()) {
            return false;
        }
        return transaction.processRequestBody().isEmpty();
    }

    private static void response(Transaction transaction, Exchange.Response response) {
        response.headers().forEach(header -> transaction.addResponseHeader(header.name(), header.value()));
        if (transaction
                .processResponseHeaders(response.status(), response.protocol())
                .isPresent()) {
            return;
        }
        ByteSlice body = response.body();
        if (!body.isEmpty()
                && transaction
                        .writeResponseBody(body.array(), body.from(), body.length())
                        .isPresent()) {
            return;
        }
        transaction.processResponseBody();
    }
}
