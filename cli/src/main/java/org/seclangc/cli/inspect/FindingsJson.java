package org.seclangc.cli.inspect;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.seclangc.compiler.ArtifactReport;
import org.seclangc.compiler.RuleCode;

/** Findings as one JSON object in one line. */
public final class FindingsJson {
    private final JsonGenerator json;

    private FindingsJson(JsonGenerator json) {
        this.json = json;
    }

    /** Writes the object to {@code out}, which stays open. */
    public static void write(Findings findings, OutputStream out) throws IOException {
        JsonFactory factory = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build();
        try (JsonGenerator json = factory.createGenerator(out, JsonEncoding.UTF8)) {
            json.writeStartObject();
            new FindingsJson(json).write(findings);
            json.writeEndObject();
            json.writeRaw('\n');
        }
    }

    private void write(Findings findings) throws IOException {
        if (findings.report().isPresent()) {
            report(findings.report().get());
        }
        if (findings.rule().isPresent()) {
            rule(findings.rule().get());
        }
        if (findings.ir().isPresent()) {
            json.writeStringField("ir", findings.ir().get());
        }
    }

    private void report(ArtifactReport report) throws IOException {
        json.writeStringField("name", report.name());
        json.writeNumberField("format", report.format());
        json.writeStringField("compiler", report.compiler().orElse(null));
        json.writeStringField("options", report.options().orElse(null));
        json.writeNumberField("rules", report.rules());
        json.writeObjectFieldStart("rules_per_phase");
        for (Map.Entry<Integer, Integer> phase : report.rulesPerPhase().entrySet()) {
            json.writeNumberField(phase.getKey().toString(), phase.getValue());
        }
        json.writeEndObject();
        json.writeArrayFieldStart("parameters");
        for (String parameter : report.parameters()) {
            json.writeString(parameter);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("sources");
        for (ArtifactReport.Source source : report.sources()) {
            json.writeStartObject();
            json.writeStringField("path", source.path());
            json.writeStringField("digest", source.digest());
            json.writeEndObject();
        }
        json.writeEndArray();
        classes(report.classes());
        tables(report);
    }

    private void classes(List<ArtifactReport.ClassFile> classes) throws IOException {
        json.writeArrayFieldStart("classes");
        for (ArtifactReport.ClassFile file : classes) {
            json.writeStartObject();
            json.writeStringField("name", file.name());
            json.writeStringField("source", file.sourceFile().orElse(null));
            json.writeNumberField("bytes", file.bytes());
            json.writeNumberField("methods", file.methods());
            json.writeNumberField("largest_method", file.largest());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void tables(ArtifactReport report) throws IOException {
        json.writeObjectFieldStart("tables");
        json.writeNumberField("bytes", report.tableBytes());
        json.writeArrayFieldStart("sections");
        for (ArtifactReport.Section part : report.sections()) {
            json.writeStartObject();
            json.writeStringField("name", part.name());
            json.writeNumberField("elements", part.elements());
            json.writeNumberField("bytes", part.bytes());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void rule(RuleCode rule) throws IOException {
        json.writeObjectFieldStart("rule");
        json.writeNumberField("id", rule.id());
        json.writeNumberField("phase", rule.phase());
        json.writeStringField("file", rule.file());
        json.writeArrayFieldStart("lines");
        for (int line : rule.linkLines()) {
            json.writeNumber(line);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("methods");
        for (RuleCode.Method method : rule.methods()) {
            json.writeStartObject();
            json.writeStringField("class", method.owner());
            json.writeStringField("name", method.name());
            json.writeStringField("code", method.text());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
