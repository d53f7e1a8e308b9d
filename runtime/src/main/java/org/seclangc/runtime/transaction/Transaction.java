package org.seclangc.runtime.transaction;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.limits.EngineMode;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.logging.ErrorLogLine;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.logging.MatchedRule;

/**
 * One request and its response on their way through the phases; one thread at a time. The calls follow the order of the
 * traffic: connection, URI, request headers, {@link #processRequestHeaders}, body chunks, {@link #processRequestBody},
 * response headers, {@link #processResponseHeaders}, body chunks, {@link #processResponseBody},
 * {@link #processLogging}, {@link #close}. Names are those of libmodsecurity and Coraza.
 *
 * <p>Text arguments are taken as one byte a char (ISO-8859-1), as HTTP servers hand it over. Slices given in must not
 * change until the transaction is closed.
 *
 * <p>After an interruption phases 2 to 4 do nothing and return it again; phase 5 still runs.
 */
public final class Transaction implements AutoCloseable {
    private final String id;
    private final TransactionState state;
    private final PhaseRunner phases;
    private final RequestIntake request;
    private final RequestBodyIntake requestBody;
    private final ResponseIntake response;
    private boolean logged;
    private boolean closed;

    /** Made by {@link org.seclangc.runtime.RuleSet#newTransaction}. */
    public Transaction(
            EngineSettings settings,
            RuleProgram program,
            Environment environment,
            LoadParameters parameters,
            String id) {
        this.id = id;
        this.state = new TransactionState(settings, environment, parameters, id);
        this.phases = new PhaseRunner(state, program);
        ArgumentLimit arguments =
                new ArgumentLimit(state.table(), settings.requestBody().arguments());
        this.request = new RequestIntake(state.table(), settings.requestBody(), arguments);
        this.requestBody = new RequestBodyIntake(state, settings.requestBody(), arguments);
        this.response = new ResponseIntake(state, settings.responseBody());
    }

    /** UNIQUE_ID. */
    public String id() {
        return id;
    }

    /** Addresses as text, ports as numbers. */
    public void processConnection(String clientAddress, int clientPort, String serverAddress, int serverPort) {
        checkOpen();
        request.connection(clientAddress, clientPort, serverAddress, serverPort);
    }

    /** The request line: target as received, method, protocol such as {@code HTTP/1.1}. */
    public void processUri(ByteSlice target, ByteSlice method, ByteSlice protocol) {
        checkOpen();
        request.requestLine(target, method, protocol);
    }

    /** {@link #processUri(ByteSlice, ByteSlice, ByteSlice)} for text. */
    public void processUri(String target, String method, String protocol) {
        processUri(ByteSlice.ofLatin1(target), ByteSlice.ofLatin1(method), ByteSlice.ofLatin1(protocol));
    }

    /** One header line of the request; repeated names are separate lines. */
    public void addRequestHeader(ByteSlice name, ByteSlice value) {
        checkOpen();
        request.header(name, value);
    }

    /** {@link #addRequestHeader(ByteSlice, ByteSlice)} for text. */
    public void addRequestHeader(String name, String value) {
        addRequestHeader(ByteSlice.ofLatin1(name), ByteSlice.ofLatin1(value));
    }

    /** Phase 1. */
    public Optional<Interruption> processRequestHeaders() {
        return run(1);
    }

    /** Whether the engine wants the request body (SecRequestBodyAccess). */
    public boolean isRequestBodyAccessible() {
        return state.controls().bodyAccess(false) && state.controls().engine() != EngineMode.OFF;
    }

    /** A chunk of the request body, copied; an interruption if it exceeds the limit and the action is Reject. */
    public Optional<Interruption> writeRequestBody(byte[] bytes, int offset, int length) {
        checkOpen();
        Objects.checkFromIndexSize(offset, length, bytes.length);
        if (state.interruption() == null) {
            requestBody.write(bytes, offset, offset + length);
        }
        return interruption();
    }

    /** Parses the body and runs phase 2; to be called without a body, too. */
    public Optional<Interruption> processRequestBody() {
        checkOpen();
        if (state.interruption() == null) {
            phases.guarded(2, () -> requestBody.parse(request.contentType()));
        }
        return run(2);
    }

    /** One header line of the response. */
    public void addResponseHeader(ByteSlice name, ByteSlice value) {
        checkOpen();
        response.header(name, value);
    }

    /** {@link #addResponseHeader(ByteSlice, ByteSlice)} for text. */
    public void addResponseHeader(String name, String value) {
        addResponseHeader(ByteSlice.ofLatin1(name), ByteSlice.ofLatin1(value));
    }

    /** Phase 3. */
    public Optional<Interruption> processResponseHeaders(int status, String protocol) {
        checkOpen();
        response.statusLine(status, ByteSlice.ofLatin1(protocol));
        return run(3);
    }

    /** Whether the response body is inspected: access is on, its type is listed, it is not encoded. */
    public boolean isResponseBodyProcessable() {
        return response.inspectsBody();
    }

    /** A chunk of the response body, copied; ignored if the body is not inspected. */
    public Optional<Interruption> writeResponseBody(byte[] bytes, int offset, int length) {
        checkOpen();
        Objects.checkFromIndexSize(offset, length, bytes.length);
        if (state.interruption() == null) {
            response.write(bytes, offset, offset + length);
        }
        return interruption();
    }

    /** Phase 4; it runs whether the body is inspected or not. */
    public Optional<Interruption> processResponseBody() {
        checkOpen();
        response.publishBody();
        return run(4);
    }

    /** Phase 5, then persistent collections are written; later calls do nothing, as counters would be added again. */
    public void processLogging() {
        checkOpen();
        if (logged) {
            return;
        }
        logged = true;
        run(5);
        phases.guarded(5, state::saveCollections);
    }

    /** Why the transaction must not go on. */
    public Optional<Interruption> interruption() {
        return Optional.ofNullable(state.interruption());
    }

    /** Rules that matched, in order, those that do not log included. */
    public List<MatchedRule> matchedRules() {
        return state.matchedRules();
    }

    /** The error-log line of one of this transaction's matches. */
    public String errorLogLine(MatchedRule match) {
        VariableTable table = state.table();
        return ErrorLogLine.format(
                match,
                new ErrorLogLine.Origin(
                        table.get(Variable.REMOTE_ADDR).latin1(),
                        table.get(Variable.SERVER_NAME),
                        table.get(Variable.REQUEST_URI_RAW),
                        id));
    }

    /** What went wrong inside the engine first, if anything did. */
    public Optional<Throwable> internalError() {
        return Optional.ofNullable(phases.internalError());
    }

    /** The values of a variable now, copied; RULE has none outside a rule. */
    public List<Value> variable(Variable variable) {
        checkOpen();
        return state.values(variable).stream()
                .map(value -> new Value(
                        variable,
                        value.key() == null ? null : value.key().copy(),
                        value.bytes().copy()))
                .toList();
    }

    /** Ends the transaction; later calls that feed it throw {@link IllegalStateException}. */
    @Override
    public void close() {
        closed = true;
    }

    private Optional<Interruption> run(int phase) {
        checkOpen();
        phases.run(phase);
        return interruption();
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("transaction " + id + " is closed");
        }
    }
}
