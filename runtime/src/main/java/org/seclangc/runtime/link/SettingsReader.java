package org.seclangc.runtime.link;

import java.util.HashSet;
import org.seclangc.runtime.limits.AuditEngine;
import org.seclangc.runtime.limits.AuditSettings;
import org.seclangc.runtime.limits.EngineMode;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.limits.LimitAction;
import org.seclangc.runtime.limits.RequestBodySettings;
import org.seclangc.runtime.limits.ResponseBodySettings;
import org.seclangc.runtime.transformations.UnicodeMap;

/** Reads the engine settings of the tables. */
final class SettingsReader {
    private final TableInput in;

    SettingsReader(TableInput in) {
        this.in = in;
    }

    EngineSettings read() {
        return new EngineSettings(
                in.constant(EngineMode.class),
                requestBody(),
                responseBody(),
                new AuditSettings(in.constant(AuditEngine.class), in.text(), in.optionalText()),
                in.text(),
                in.integer(),
                in.integer(),
                in.list(in::text),
                UnicodeMap.of(in.integers()));
    }

    private RequestBodySettings requestBody() {
        return new RequestBodySettings(
                in.flag(),
                in.longInteger(),
                in.longInteger(),
                in.constant(LimitAction.class),
                in.integer(),
                in.integer(),
                in.integer(),
                in.integer(),
                in.integer(),
                in.integer());
    }

    private ResponseBodySettings responseBody() {
        return new ResponseBodySettings(
                in.flag(), in.longInteger(), in.constant(LimitAction.class), new HashSet<>(in.list(in::text)));
    }
}
