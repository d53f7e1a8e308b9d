package org.seclangc.cli.ftw.report;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Collection;
import java.util.List;
import org.seclangc.cli.ftw.run.Outcome;
import org.seclangc.cli.ftw.run.Selection;
import org.seclangc.cli.ftw.run.StageResult;
import org.seclangc.cli.ftw.run.TestResult;

/**
 * A run of tests in the shape go-ftw writes ({@code run, success, failed, skipped, ignored, forced-pass, forced-fail,
 * runtime, total-time, triggered-rules}; times in nanoseconds), with {@code server-only},
 * {@code engines-disagree}, {@code failures}, {@code overrides} and {@code coverage} beside it.
 */
public final class JsonReport {
    private final JsonGenerator json;

    private JsonReport(JsonGenerator json) {
        this.json = json;
    }

    /** Writes the document to {@code out}, which stays open. */
    public static void write(SuiteReport report, OutputStream out) throws IOException {
        JsonFactory factory = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build();
        try (JsonGenerator json = factory.createGenerator(out, JsonEncoding.UTF8)) {
            new JsonReport(json).write(report);
            json.writeRaw('\n');
        }
    }

    private void write(SuiteReport report) throws IOException {
        json.writeStartObject();
        long run = report.results().size() - report.tests(Outcome.SKIPPED);
        json.writeNumberField("run", run);
        names("success", report, Outcome.PASSED);
        names("failed", report, Outcome.FAILED);
        names("skipped", report, Outcome.SKIPPED);
        names("ignored", List.of());
        names("forced-pass", List.of());
        names("forced-fail", List.of());
        names("server-only", report, Outcome.SERVER_ONLY);
        names("engines-disagree", disagreements(report));
        json.writeObjectFieldStart("runtime");
        for (TestResult test : report.results()) {
            if (test.outcome() != Outcome.SKIPPED) {
                json.writeNumberField(test.id(), test.nanos());
            }
        }
        json.writeEndObject();
        json.writeNumberField("total-time", report.nanos());
        triggered(report);
        failures(report);
        overrides(report);
        if (report.coverage() != null) {
            coverage(report.coverage());
        }
        json.writeEndObject();
    }

    private void names(String field, SuiteReport report, Outcome outcome) throws IOException {
        names(
                field,
                report.results().stream()
                        .filter(test -> test.outcome() == outcome)
                        .map(TestResult::id)
                        .toList());
    }

    private static List<String> disagreements(SuiteReport report) {
        return report.results().stream()
                .filter(test -> test.stages().stream().anyMatch(StageResult::enginesDisagree))
                .map(TestResult::id)
                .toList();
    }

    private void names(String field, Collection<String> names) throws IOException {
        json.writeArrayFieldStart(field);
        for (String name : names) {
            json.writeString(name);
        }
        json.writeEndArray();
    }

    private void triggered(SuiteReport report) throws IOException {
        json.writeObjectFieldStart("triggered-rules");
        for (TestResult test : report.results()) {
            if (test.outcome() == Outcome.SKIPPED) {
                continue;
            }
            json.writeArrayFieldStart(test.id());
            for (StageResult stage : test.stages()) {
                json.writeStartArray();
                for (int id : stage.logged()) {
                    json.writeNumber(id);
                }
                json.writeEndArray();
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private void failures(SuiteReport report) throws IOException {
        json.writeArrayFieldStart("failures");
        for (TestResult test : report.results()) {
            for (int i = 0; i < test.stages().size(); i++) {
                StageResult stage = test.stages().get(i);
                if (stage.outcome() == Outcome.FAILED) {
                    json.writeStartObject();
                    json.writeStringField("test", test.id());
                    json.writeNumberField("stage", i);
                    json.writeStringField("check", stage.check());
                    json.writeStringField("message", stage.message());
                    json.writeStringField("file", stage.place().file());
                    json.writeNumberField("line", stage.place().line());
                    json.writeNumberField("column", stage.place().column());
                    json.writeEndObject();
                }
            }
        }
        json.writeEndArray();
    }

    private void overrides(SuiteReport report) throws IOException {
        json.writeArrayFieldStart("overrides");
        for (Selection.Used used : report.overrides()) {
            json.writeStartObject();
            json.writeStringField("test", used.test().id());
            json.writeStringField("reason", used.override().reason());
            json.writeStringField("place", used.override().place().toString());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void coverage(List<RuleUse> uses) throws IOException {
        json.writeObjectFieldStart("coverage");
        json.writeObjectFieldStart("fired");
        for (RuleUse use : uses) {
            if (!use.tests().isEmpty()) {
                names(Integer.toString(use.id()), use.tests());
            }
        }
        json.writeEndObject();
        json.writeArrayFieldStart("never");
        for (RuleUse use : uses) {
            if (use.tests().isEmpty()) {
                json.writeNumber(use.id());
            }
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
