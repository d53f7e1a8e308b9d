package org.seclangc.compiler.analysis;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.limits.AuditEngine;
import org.seclangc.runtime.limits.EngineMode;
import org.seclangc.runtime.limits.LimitAction;

/** A closed choice of words and what each means; letter case is ignored. */
final class SettingWords<T> {
    /** A switch. */
    static final SettingWords<Boolean> ON_OFF =
            new SettingWords<Boolean>().with("On", true).with("Off", false);

    /** What the engine does. */
    static final SettingWords<EngineMode> ENGINE_MODES = new SettingWords<EngineMode>()
            .with("On", EngineMode.ON)
            .with("Off", EngineMode.OFF)
            .with("DetectionOnly", EngineMode.DETECTION_ONLY);

    /** What is audited. */
    static final SettingWords<AuditEngine> AUDIT_ENGINES = new SettingWords<AuditEngine>()
            .with("On", AuditEngine.ON)
            .with("Off", AuditEngine.OFF)
            .with("RelevantOnly", AuditEngine.RELEVANT_ONLY);

    /** What happens above a limit. */
    static final SettingWords<LimitAction> LIMIT_ACTIONS = new SettingWords<LimitAction>()
            .with("Reject", LimitAction.REJECT)
            .with("ProcessPartial", LimitAction.PROCESS_PARTIAL);

    private final Map<String, T> words;

    private SettingWords() {
        this(Map.of());
    }

    private SettingWords(Map<String, T> words) {
        this.words = words;
    }

    private SettingWords<T> with(String word, T meaning) {
        Map<String, T> more = new LinkedHashMap<>(words);
        more.put(word, meaning);
        return new SettingWords<>(more);
    }

    /** What the word means. */
    Optional<T> find(String word) {
        return words.entrySet().stream()
                .filter(entry -> Ascii.lower(entry.getKey()).equals(Ascii.lower(word)))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** The words for a hint. */
    String list() {
        return String.join(", ", words.keySet());
    }
}
