package org.seclangc.runtime.transaction;

import java.util.Optional;
import org.seclangc.runtime.bodies.BodyProcessorName;
import org.seclangc.runtime.bodies.JsonParser;
import org.seclangc.runtime.bodies.MultipartLimits;
import org.seclangc.runtime.bodies.MultipartParser;
import org.seclangc.runtime.bodies.UrlencodedParser;
import org.seclangc.runtime.bodies.XmlLimits;
import org.seclangc.runtime.bodies.XmlParser;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.limits.EngineMode;
import org.seclangc.runtime.limits.LimitAction;
import org.seclangc.runtime.limits.RequestBodySettings;
import org.seclangc.runtime.logging.Interruption;

/** Buffers the request body and parses it before phase 2 (language reference 2, E). */
final class RequestBodyIntake {
    private static final int TOO_LARGE = 413;

    private final TransactionState state;
    private final RequestBodySettings settings;
    private final BodyVariables variables;
    private final BodyBuffer buffer = new BodyBuffer();

    RequestBodyIntake(TransactionState state, RequestBodySettings settings, ArgumentLimit arguments) {
        this.state = state;
        this.settings = settings;
        this.variables = new BodyVariables(state.table(), arguments);
    }

    /** Keeps bytes up to the limit; above it the transaction is interrupted if the settings say so. */
    void write(byte[] bytes, int from, int to) {
        if (!state.controls().bodyAccess(false) || state.controls().engine() == EngineMode.OFF) {
            return;
        }
        if (!buffer.write(bytes, from, to, state.controls().bodyLimit(false))) {
            state.table().set(Variable.INBOUND_DATA_ERROR, Decimal.of(1));
            if (settings.limitAction() == LimitAction.REJECT) {
                state.interrupt(new Interruption(0, Interruption.Action.DENY, TOO_LARGE, "", 2));
            }
        }
    }

    /** Fills the body's variables from what was kept. */
    void parse(ByteSlice contentType) {
        if (!state.controls().bodyAccess(false)) {
            return;
        }
        ByteSlice body = buffer.content();
        VariableTable table = state.table();
        String name = table.get(Variable.REQBODY_PROCESSOR).latin1();
        Optional<BodyProcessorName> processor = BodyProcessorName.of(name);
        table.set(Variable.REQUEST_BODY_LENGTH, Decimal.of(body.length()));
        state.setFullRequestBody(body);
        if (state.controls().forceBody(false) || isReadable(processor)) {
            table.set(Variable.REQUEST_BODY, body);
        }
        if (processor.isPresent()) {
            parse(processor.get(), body, contentType == null ? ByteSlice.EMPTY : contentType);
        } else if (!name.isEmpty()) {
            variables.error("Unknown body processor " + name);
        }
    }

    /**
     * Whether rules see the raw body unasked. Multipart and XML bodies only show through their own variables, as the CRS
     * expects (944100 and its kin); JSON bodies show both ways (934210 looks for names that end before an array).
     */
    private static boolean isReadable(Optional<BodyProcessorName> processor) {
        return processor.isEmpty()
                || processor.get() == BodyProcessorName.URLENCODED
                || processor.get() == BodyProcessorName.JSON;
    }

    private void parse(BodyProcessorName processor, ByteSlice body, ByteSlice contentType) {
        if (processor != BodyProcessorName.MULTIPART && body.length() > settings.noFilesLimit()) {
            variables.noFilesLimitExceeded();
            return;
        }
        switch (processor) {
            case URLENCODED -> UrlencodedParser.parse(body, settings.argumentSeparator(), variables);
            case MULTIPART ->
                MultipartParser.parse(
                        body,
                        contentType,
                        new MultipartLimits(
                                settings.uploadFiles(),
                                settings.noFilesLimit(),
                                MultipartLimits.RECOMMENDED.maxParts(),
                                MultipartLimits.RECOMMENDED.maxPartHeaders()),
                        buffer.exceeded(),
                        variables);
            case JSON -> JsonParser.parse(body, contentType, settings.jsonDepth(), buffer.exceeded(), variables);
            case XML -> XmlParser.parse(body, XmlLimits.DEFAULT, buffer.exceeded(), variables);
        }
    }
}
