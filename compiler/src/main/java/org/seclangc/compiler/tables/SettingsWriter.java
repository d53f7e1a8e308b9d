package org.seclangc.compiler.tables;

import java.util.Arrays;
import java.util.TreeSet;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.limits.RequestBodySettings;
import org.seclangc.runtime.limits.ResponseBodySettings;

/** Writes the engine settings of the tables. */
final class SettingsWriter {
    private final TableOutput out;

    SettingsWriter(TableOutput out) {
        this.out = out;
    }

    void write(EngineSettings settings) {
        out.constant(settings.engine());
        requestBody(settings.requestBody());
        responseBody(settings.responseBody());
        out.constant(settings.audit().engine());
        out.text(settings.audit().parts());
        out.optionalText(settings.audit().relevantStatus());
        out.text(settings.webAppId());
        out.integer(settings.collectionTimeoutSeconds());
        out.integer(settings.regexStepBudget());
        out.list(settings.componentSignatures(), out::text);
        out.integers(Arrays.stream(settings.unicodeMap().pairs()).boxed().toList());
    }

    private void requestBody(RequestBodySettings settings) {
        out.flag(settings.access());
        out.longInteger(settings.limit());
        out.longInteger(settings.noFilesLimit());
        out.constant(settings.limitAction());
        out.integer(settings.jsonDepth());
        out.integer(settings.arguments());
        out.integer(settings.argumentSeparator());
        out.integer(settings.cookieFormat());
        out.integer(settings.cookieSeparator());
        out.integer(settings.uploadFiles());
    }

    private void responseBody(ResponseBodySettings settings) {
        out.flag(settings.access());
        out.longInteger(settings.limit());
        out.constant(settings.limitAction());
        out.list(new TreeSet<>(settings.mimeTypes()), out::text);
    }
}
