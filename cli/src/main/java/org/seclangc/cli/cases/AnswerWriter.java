package org.seclangc.cli.cases;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.transaction.Transaction;

/** Writes what became of a case as one JSON line. */
public final class AnswerWriter implements AutoCloseable {
    /** Status of a case that no rule interrupted. */
    private static final int PASSED = 200;

    private final JsonGenerator json;
    private final boolean messages;
    private final boolean allMatches;

    /**
     * A writer to {@code out}, which stays open.
     *
     * @param messages also write each match's texts and the interruption
     * @param allMatches also list rules that do not log; their log line is empty, as there is none
     */
    public AnswerWriter(OutputStream out, boolean messages, boolean allMatches) throws IOException {
        // A line that fails half-way stays open: closing its brackets would make it look complete.
        this.json = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT)
                .build()
                .createGenerator(out)
                .setRootValueSeparator(new SerializedString(""));
        this.messages = messages;
        this.allMatches = allMatches;
    }

    /**
     * Writes the line of one case.
     *
     * @param transaction the case's transaction after its logging phase
     * @param micros wall time it took, in microseconds
     */
    public void write(String id, Transaction transaction, long micros) throws IOException {
        List<MatchedRule> matches = transaction.matchedRules().stream()
                .filter(match -> allMatches || match.logged())
                .toList();
        Optional<Interruption> interruption = transaction.interruption();
        json.writeStartObject();
        json.writeStringField("id", id);
        json.writeArrayFieldStart("matched");
        for (MatchedRule match : matches) {
            json.writeNumber(match.rule().id());
        }
        json.writeEndArray();
        json.writeNumberField("status", interruption.map(Interruption::status).orElse(PASSED));
        json.writeNumberField("phase", interruption.map(Interruption::phase).orElse(0));
        json.writeNumberField("us", micros);
        if (messages) {
            texts(transaction, matches);
            interruption(interruption);
        }
        json.writeEndObject();
        json.writeRaw('\n');
    }

    private void texts(Transaction transaction, List<MatchedRule> matches) throws IOException {
        json.writeArrayFieldStart("messages");
        for (MatchedRule match : matches) {
            json.writeStartObject();
            json.writeNumberField("id", match.rule().id());
            json.writeNumberField("phase", match.rule().phase());
            json.writeStringField("msg", text(match.message()));
            json.writeStringField("data", text(match.data()));
            json.writeStringField("match", text(match.description()));
            json.writeStringField("text", match.logged() ? transaction.errorLogLine(match) : "");
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void interruption(Optional<Interruption> found) throws IOException {
        if (found.isEmpty()) {
            json.writeNullField("interruption");
            return;
        }
        Interruption interruption = found.get();
        json.writeObjectFieldStart("interruption");
        json.writeNumberField("rule_id", interruption.ruleId());
        json.writeStringField("action", interruption.action().name().toLowerCase(Locale.ROOT));
        json.writeNumberField("status", interruption.status());
        json.writeStringField("data", text(ByteSlice.ofLatin1(interruption.location())));
        json.writeEndObject();
    }

    /** Bytes as text: JSON has no other strings, so what is not UTF-8 shows as U+FFFD. */
    private static String text(ByteSlice bytes) {
        return new String(bytes.array(), bytes.from(), bytes.length(), UTF_8);
    }

    /** Hands everything written so far to the stream. */
    public void flush() throws IOException {
        json.flush();
    }

    @Override
    public void close() throws IOException {
        json.close();
    }
}
