package org.seclangc.runtime.transaction;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.limits.EngineMode;
import org.seclangc.runtime.limits.LimitAction;
import org.seclangc.runtime.limits.ResponseBodySettings;
import org.seclangc.runtime.logging.Interruption;

/** Fills the variables of the response (language reference 2, A.7 and F). */
final class ResponseIntake {
    private static final ByteSlice CONTENT_TYPE = ByteSlice.ofLatin1("Content-Type");
    private static final ByteSlice CONTENT_ENCODING = ByteSlice.ofLatin1("Content-Encoding");

    private static final int LIMIT_STATUS = 500;

    private final TransactionState state;
    private final VariableTable table;
    private final ResponseBodySettings settings;
    private final BodyBuffer buffer = new BodyBuffer();
    private boolean encoded;

    ResponseIntake(TransactionState state, ResponseBodySettings settings) {
        this.state = state;
        this.table = state.table();
        this.settings = settings;
    }

    void header(ByteSlice name, ByteSlice value) {
        table.add(Variable.RESPONSE_HEADERS, name, value);
        if (name.equalsIgnoreCase(CONTENT_TYPE)) {
            int semicolon = value.indexOf(';', 0);
            table.set(Variable.RESPONSE_CONTENT_TYPE, semicolon < 0 ? value : value.slice(0, semicolon));
        } else if (name.equalsIgnoreCase(CONTENT_ENCODING)) {
            encoded = !Ascii.lower(value.latin1().strip()).equals("identity");
        }
    }

    void statusLine(int status, ByteSlice protocol) {
        table.set(Variable.RESPONSE_STATUS, Decimal.of(status));
        table.set(Variable.RESPONSE_PROTOCOL, protocol);
        ByteBuilder line = new ByteBuilder(16);
        line.append(protocol).append(' ').append(Decimal.of(status));
        table.set(Variable.STATUS_LINE, line.finish());
    }

    /** Whether the body is inspected: access, a listed media type (or forced), no content encoding. */
    boolean inspectsBody() {
        String type =
                Ascii.lower(table.get(Variable.RESPONSE_CONTENT_TYPE).latin1().strip());
        boolean wanted = settings.mimeTypes().contains(type) || state.controls().forceBody(true);
        return state.controls().bodyAccess(true) && state.controls().engine() != EngineMode.OFF && wanted && !encoded;
    }

    void write(byte[] bytes, int from, int to) {
        if (!inspectsBody()) {
            return;
        }
        if (!buffer.write(bytes, from, to, state.controls().bodyLimit(true))) {
            table.set(Variable.OUTBOUND_DATA_ERROR, Decimal.of(1));
            if (settings.limitAction() == LimitAction.REJECT) {
                state.interrupt(new Interruption(0, Interruption.Action.DENY, LIMIT_STATUS, "", 4));
            }
        }
    }

    void publishBody() {
        ByteSlice body = buffer.content();
        table.set(Variable.RESPONSE_BODY, body);
        table.set(Variable.RESPONSE_CONTENT_LENGTH, Decimal.of(body.length()));
    }
}
