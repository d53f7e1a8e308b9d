package org.seclangc.runtime.transaction;

import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.CollectionStore.RecordId;
import org.seclangc.runtime.collections.PersistentCollection;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.collections.VariableMap;
import org.seclangc.runtime.limits.EngineMode;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.operators.Captures;

/** What rules read and change while a transaction runs. One thread at a time. */
public final class TransactionState {
    /** Longest value of a variable that rules set; one that doubles itself by macros would fill the heap. */
    public static final int MAX_VARIABLE_BYTES = 16 << 20;

    private static final int CAPTURE_SLOTS = 10;
    private static final ByteSlice LIMITS_EXCEEDED = ByteSlice.ofLatin1("MSC_PCRE_LIMITS_EXCEEDED");

    private final EngineSettings settings;
    private final Environment environment;
    private final Controls controls;
    private final VariableTable table = new VariableTable();
    private final VariableMap tx = new VariableMap(Variable.TX);
    private final Map<Variable, PersistentCollection> persistent = new EnumMap<>(Variable.class);
    private final MatchState matches = new MatchState();
    private final List<MatchedRule> matchedRules = new ArrayList<>();
    private final FullRequest fullRequest = new FullRequest(table);
    private final long startNanos;
    private VariableMap env;
    private int highestSeverity = 255;
    private Interruption interruption;
    private int allowedUntilPhase;
    private int currentPhase;

    TransactionState(EngineSettings settings, Environment environment, LoadParameters parameters, String id) {
        this.settings = settings;
        this.environment = environment;
        this.controls = new Controls(settings);
        this.startNanos = environment.nanoTime().getAsLong();
        table.set(Variable.UNIQUE_ID, ByteSlice.ofLatin1(id));
        table.set(Variable.WEBAPPID, ByteSlice.ofLatin1(settings.webAppId()));
        InitialValues.fill(table);
        parameters.fill(tx);
    }

    /** Settings that {@code ctl} changes. */
    public Controls controls() {
        return controls;
    }

    /** MATCHED_VAR and its kin. */
    public MatchState matches() {
        return matches;
    }

    /** The variables of the transaction. */
    public VariableMap tx() {
        return tx;
    }

    /** Request and response data. */
    VariableTable table() {
        return table;
    }

    /** The body that FULL_REQUEST ends with. */
    void setFullRequestBody(ByteSlice body) {
        fullRequest.setBody(body);
    }

    /** The value of a scalar. */
    public ByteSlice scalar(Variable variable) {
        return switch (variable) {
            case MATCHED_VAR -> matches.lastValue();
            case MATCHED_VAR_NAME -> matches.lastName();
            case HIGHEST_SEVERITY -> Decimal.of(highestSeverity);
            case DURATION -> Decimal.of((environment.nanoTime().getAsLong() - startNanos) / 1000);
            case FULL_REQUEST -> fullRequest.text();
            case FULL_REQUEST_LENGTH -> Decimal.of(fullRequest.text().length());
            case ARGS_COMBINED_SIZE -> Decimal.of(argumentBytes());
            case TIME, TIME_EPOCH, TIME_YEAR, TIME_MON, TIME_DAY, TIME_HOUR, TIME_MIN, TIME_SEC, TIME_WDAY ->
                ClockVariables.read(variable, now());
            default -> table.get(variable);
        };
    }

    /** The members of a collection in order; a scalar is its one value. Not for RULE, which the evaluator knows. */
    public List<Value> values(Variable variable) {
        if (!variable.isCollection()) {
            return List.of(new Value(variable, null, scalar(variable)));
        }
        return switch (variable) {
            case TX -> tx.values();
            case ENV -> environmentVariables().values();
            case GLOBAL, IP, RESOURCE, SESSION, USER ->
                persistent.containsKey(variable) ? persistent.get(variable).values() : List.of();
            case MATCHED_VARS -> matches.values();
            case MATCHED_VARS_NAMES -> matches.names();
            case ARGS -> renamed(variable, false, Variable.ARGS_GET, Variable.ARGS_POST);
            case ARGS_NAMES -> renamed(variable, true, Variable.ARGS_GET, Variable.ARGS_POST);
            case ARGS_GET_NAMES -> renamed(variable, true, Variable.ARGS_GET);
            case ARGS_POST_NAMES -> renamed(variable, true, Variable.ARGS_POST);
            case REQUEST_HEADERS_NAMES -> renamed(variable, true, Variable.REQUEST_HEADERS);
            case REQUEST_COOKIES_NAMES -> renamed(variable, true, Variable.REQUEST_COOKIES);
            case RESPONSE_HEADERS_NAMES -> renamed(variable, true, Variable.RESPONSE_HEADERS);
            case FILES_NAMES -> renamed(variable, true, Variable.FILES);
            default -> table.members(variable);
        };
    }

    private List<Value> renamed(Variable variable, boolean names, Variable... sources) {
        List<Value> result = new ArrayList<>();
        for (Variable source : sources) {
            if (names) {
                VariableTable.copyNames(table.members(source), variable, result);
            } else {
                VariableTable.copy(table.members(source), variable, result);
            }
        }
        return result;
    }

    private long argumentBytes() {
        long bytes = 0;
        for (Variable source : List.of(Variable.ARGS_GET, Variable.ARGS_POST)) {
            for (Value value : table.members(source)) {
                bytes += value.key().length() + value.bytes().length();
            }
        }
        return bytes;
    }

    /** Replaces TX:0 to TX:9 by what an operator captured. */
    public void storeCaptures(Captures captures) {
        for (int i = 0; i < CAPTURE_SLOTS; i++) {
            tx.remove(Decimal.of(i));
        }
        for (int i = 0; i < captures.size(); i++) {
            if (captures.group(i) != null) {
                tx.put(Decimal.of(i), captures.group(i));
            }
        }
    }

    /** The member {@code key} of TX or of an open persistent collection, or null. */
    public Value member(Variable collection, ByteSlice key) {
        if (collection == Variable.TX) {
            return tx.member(key);
        }
        PersistentCollection record = persistent.get(collection);
        return record == null ? null : record.member(key);
    }

    /** The value of a variable of TX or of an open persistent collection, or null. */
    public ByteSlice get(Variable collection, ByteSlice key) {
        if (collection == Variable.TX) {
            return tx.get(key);
        }
        PersistentCollection record = persistent.get(collection);
        return record == null ? null : record.get(key);
    }

    /**
     * Sets a variable of TX or of an open persistent collection; nothing happens if that is not open.
     *
     * @throws IllegalStateException if the value is longer than {@link #MAX_VARIABLE_BYTES}
     */
    public void put(Variable collection, ByteSlice key, ByteSlice bytes) {
        if (bytes.length() > MAX_VARIABLE_BYTES) {
            throw new IllegalStateException("a variable would become longer than " + MAX_VARIABLE_BYTES + " bytes");
        }
        if (collection == Variable.TX) {
            tx.put(key, bytes);
        } else if (persistent.containsKey(collection)) {
            persistent.get(collection).put(key.copy(), bytes.copy());
        }
    }

    /** Unsets a variable of TX or of an open persistent collection. */
    public void remove(Variable collection, ByteSlice key) {
        if (collection == Variable.TX) {
            tx.remove(key);
        } else if (persistent.containsKey(collection)) {
            persistent.get(collection).remove(key.copy());
        }
    }

    /** {@code setenv}; {@code bytes} is null to remove the name. Only this transaction sees it. */
    public void setEnvironment(ByteSlice name, ByteSlice bytes) {
        if (bytes == null) {
            environmentVariables().remove(name);
        } else {
            environmentVariables().put(name, bytes);
        }
    }

    /** Opens a record; the first one of a collection stays, and an empty key opens none. */
    public void openCollection(Variable collection, ByteSlice key) {
        if (key.isEmpty() || persistent.containsKey(collection)) {
            return;
        }
        boolean shared = collection == Variable.IP || collection == Variable.GLOBAL;
        RecordId id = new RecordId(collection, shared ? "" : settings.webAppId(), key.copy());
        persistent.put(
                collection,
                PersistentCollection.open(environment.store(), id, nowSeconds(), settings.collectionTimeoutSeconds()));
        if (collection == Variable.SESSION) {
            table.set(Variable.SESSIONID, key);
        } else if (collection == Variable.USER) {
            table.set(Variable.USERID, key);
        }
    }

    /** Lets a variable of an open persistent collection go after {@code seconds}. */
    public void expire(Variable collection, ByteSlice key, long seconds) {
        if (persistent.containsKey(collection)) {
            persistent.get(collection).expire(key.copy(), Decimal.sum(nowSeconds(), seconds));
        }
    }

    /** Lowers a counter by {@code amount} for every {@code seconds} since the record's last update, not below 0. */
    public void deprecate(Variable collection, ByteSlice key, int amount, int seconds) {
        PersistentCollection record = persistent.get(collection);
        if (record == null || record.get(key) == null) {
            return;
        }
        long steps = (nowSeconds() - record.lastUpdate()) / seconds;
        long left = Math.max(0, Decimal.parsePrefix(record.get(key)) - steps * amount);
        record.put(key.copy(), Decimal.of(left));
    }

    /** Writes the open records back. */
    void saveCollections() {
        persistent.values().forEach(record -> record.save(environment.store(), nowSeconds()));
    }

    /** {@code ctl:requestBodyProcessor}. */
    public void setBodyProcessor(String name) {
        table.set(Variable.REQBODY_PROCESSOR, ByteSlice.ofLatin1(name));
    }

    /** A rule of that severity (0 to 7) matched. */
    public void noteSeverity(int severity) {
        highestSeverity = Math.min(highestSeverity, severity);
    }

    /** A pattern exhausted its budget. */
    public void noteOperatorFailure() {
        table.set(Variable.MSC_PCRE_ERROR, Decimal.of(1));
        table.set(Variable.MSC_PCRE_LIMITS_EXCEEDED, Decimal.of(1));
        tx.put(LIMITS_EXCEEDED, Decimal.of(1));
    }

    /** Records a match. */
    public void addMatch(MatchedRule match) {
        matchedRules.add(match);
    }

    /** The matches so far, rules that do not log included. */
    public List<MatchedRule> matchedRules() {
        return List.copyOf(matchedRules);
    }

    /** The phase that runs or ran last, 0 before the first. */
    public int phase() {
        return currentPhase;
    }

    void enterPhase(int phase) {
        currentPhase = phase;
    }

    /** Interrupts the transaction if the engine is on and phase 5 is not reached; the first interruption stays. */
    public boolean interrupt(Interruption cause) {
        if (controls.engine() != EngineMode.ON || currentPhase > 4 || interruption != null) {
            return false;
        }
        interruption = cause;
        return true;
    }

    /** Why the transaction must not go on, or null. */
    public Interruption interruption() {
        return interruption;
    }

    /** {@code allow}: no more rules up to and including {@code phase}; ignored unless the engine is on. */
    public void allowUntil(int phase) {
        if (controls.engine() == EngineMode.ON) {
            allowedUntilPhase = Math.max(allowedUntilPhase, phase);
        }
    }

    /** Whether no more rules of the current phase may run. */
    public boolean phaseEnded() {
        return controls.engine() == EngineMode.OFF
                || allowedUntilPhase >= currentPhase
                || (interruption != null && currentPhase <= 4);
    }

    /** Copied from the process when a rule first asks: few rule sets read ENV, and processes have long environments. */
    private VariableMap environmentVariables() {
        if (env == null) {
            env = new VariableMap(Variable.ENV);
            environment
                    .processEnvironment()
                    .forEach((name, value) -> env.put(ByteSlice.ofUtf8(name), ByteSlice.ofUtf8(value)));
        }
        return env;
    }

    private ZonedDateTime now() {
        return ZonedDateTime.now(environment.clock());
    }

    private long nowSeconds() {
        return Math.floorDiv(environment.clock().millis(), 1000L);
    }
}
