package org.seclangc.compiler.analysis;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.catalog.DirectiveCatalog;
import org.seclangc.compiler.catalog.DirectiveName;
import org.seclangc.runtime.limits.EngineSettings;

/** Directives other than rules (language reference, structure, C.3 to C.5). The last of a name counts. */
final class SettingsResolver {
    /** Character reads that stand for one of PCRE's match calls, which SecPcreMatchLimit counts. */
    private static final long STEPS_PER_MATCH = 1000;

    private static final int LONGEST_COLLECTION_TIMEOUT = 2_592_000;

    private final Context context;
    private final SettingValues values;
    private final SettingsDraft draft = new SettingsDraft();
    private final UnicodeMapLoader unicodeMaps;
    private final PatternCheck patterns;
    /** Whether there is a SecRuleEngine, be it a wrong one. */
    private boolean engineNamed;

    SettingsResolver(Context context, PatternCheck patterns, DataFiles files) {
        this.context = context;
        this.values = new SettingValues(context);
        this.unicodeMaps = new UnicodeMapLoader(context, files);
        this.patterns = patterns;
    }

    /** Applies a directive; a mistake is reported. */
    void apply(Directive.Setting setting) {
        Optional<DirectiveName> known = DirectiveCatalog.of(setting.name().value());
        if (known.isEmpty()) {
            return; // reported by the front end
        }
        DirectiveName name = known.get();
        switch (name.status()) {
            case REJECTED -> report(SemanticCode.UNSUPPORTED_NAME, setting.name(), name, " is not supported: ");
            case ACCEPTED_WITH_WARNING ->
                report(SemanticCode.INEFFECTIVE_NAME, setting.name(), name, " has no effect: ");
            default -> {}
        }
        engineNamed |= name == DirectiveName.SEC_RULE_ENGINE;
        boolean readable = name.status() != DirectiveName.Status.REJECTED && values.check(name, setting);
        if (readable && name.status() == DirectiveName.Status.IMPLEMENTED) {
            engine(name, setting);
        }
    }

    /** All settings; those without a directive have the defaults of recommendation H30. */
    EngineSettings finish() {
        if (!engineNamed) {
            context.report(
                    SemanticCode.ENGINE_MODE_MISSING,
                    null,
                    "there is no SecRuleEngine, so rules only detect and nothing is blocked",
                    "write SecRuleEngine On");
        }
        return draft.finish();
    }

    private void report(SemanticCode code, Text name, DirectiveName directive, String what) {
        context.report(
                code,
                name.span(),
                directive.spelling() + what + directive.reason().orElse(""));
    }

    private void engine(DirectiveName name, Directive.Setting setting) {
        switch (name) {
            case SEC_RULE_ENGINE ->
                values.word(setting, SettingWords.ENGINE_MODES).ifPresent(mode -> draft.engine = mode);
            case SEC_COMPONENT_SIGNATURE -> draft.componentSignatures.add(first(setting));
            case SEC_UNICODE_MAP_FILE -> unicodeMaps.load(setting).ifPresent(map -> draft.unicodeMap = map);
            case SEC_PCRE_MATCH_LIMIT ->
                values.number(setting, 1, Integer.MAX_VALUE)
                        .ifPresent(n -> draft.regexStepBudget = (int) Math.min(n * STEPS_PER_MATCH, Integer.MAX_VALUE));
            case SEC_WEB_APP_ID -> draft.webAppId = first(setting);
            case SEC_COLLECTION_TIMEOUT ->
                values.number(setting, 0, LONGEST_COLLECTION_TIMEOUT)
                        .ifPresent(n -> draft.collectionTimeoutSeconds = (int) n);
            case SEC_AUDIT_ENGINE ->
                values.word(setting, SettingWords.AUDIT_ENGINES).ifPresent(mode -> draft.auditEngine = mode);
            case SEC_AUDIT_LOG_PARTS -> auditParts(setting);
            case SEC_AUDIT_LOG_RELEVANT_STATUS -> {
                if (patterns.checkAnyEngine(
                        setting.arguments().get(0), setting.name().value())) {
                    draft.relevantStatus = first(setting);
                }
            }
            default -> requestBody(name, setting);
        }
    }

    private void requestBody(DirectiveName name, Directive.Setting setting) {
        switch (name) {
            case SEC_ARGUMENT_SEPARATOR ->
                draft.argumentSeparator = first(setting).charAt(0);
            case SEC_ARGUMENTS_LIMIT ->
                values.number(setting, 1, Integer.MAX_VALUE).ifPresent(n -> draft.arguments = (int) n);
            case SEC_COOKIE_FORMAT -> draft.cookieFormat = first(setting).charAt(0) - '0';
            case SEC_COOKIE_V0_SEPARATOR ->
                draft.cookieSeparator = first(setting).charAt(0);
            case SEC_REQUEST_BODY_ACCESS ->
                values.word(setting, SettingWords.ON_OFF).ifPresent(on -> draft.requestAccess = on);
            case SEC_REQUEST_BODY_LIMIT ->
                values.number(setting, 0, Long.MAX_VALUE).ifPresent(n -> draft.requestLimit = n);
            case SEC_REQUEST_BODY_NO_FILES_LIMIT ->
                values.number(setting, 0, Long.MAX_VALUE).ifPresent(n -> draft.noFilesLimit = n);
            case SEC_REQUEST_BODY_LIMIT_ACTION ->
                values.word(setting, SettingWords.LIMIT_ACTIONS).ifPresent(a -> draft.requestLimitAction = a);
            case SEC_REQUEST_BODY_JSON_DEPTH_LIMIT ->
                values.number(setting, 1, Integer.MAX_VALUE).ifPresent(n -> draft.jsonDepth = (int) n);
            case SEC_UPLOAD_FILE_LIMIT ->
                values.number(setting, 0, Integer.MAX_VALUE).ifPresent(n -> draft.uploadFiles = (int) n);
            default -> responseBody(name, setting);
        }
    }

    private void responseBody(DirectiveName name, Directive.Setting setting) {
        switch (name) {
            case SEC_RESPONSE_BODY_ACCESS ->
                values.word(setting, SettingWords.ON_OFF).ifPresent(on -> draft.responseAccess = on);
            case SEC_RESPONSE_BODY_LIMIT ->
                values.number(setting, 0, Long.MAX_VALUE).ifPresent(n -> draft.responseLimit = n);
            case SEC_RESPONSE_BODY_LIMIT_ACTION ->
                values.word(setting, SettingWords.LIMIT_ACTIONS).ifPresent(a -> draft.responseLimitAction = a);
            case SEC_RESPONSE_BODY_MIME_TYPE ->
                setting.arguments().stream()
                        .flatMap(argument -> argument.value().trim().lines())
                        .flatMap(types -> Arrays.stream(types.split("[ \t]+")))
                        .forEach(type -> draft.mimeTypes.add(type.toLowerCase(Locale.ROOT)));
            case SEC_RESPONSE_BODY_MIME_TYPES_CLEAR -> draft.mimeTypes.clear();
            default -> {
                // where and how the audit log is written is the application's business, not the rules'
            }
        }
    }

    private void auditParts(Directive.Setting setting) {
        String letters = first(setting).toUpperCase(Locale.ROOT);
        if (AuditParts.areValid(letters)) {
            draft.auditParts = AuditParts.normalise(letters);
        } else {
            values.invalid(setting.arguments().get(0), AuditParts.HINT);
        }
    }

    private static String first(Directive.Setting setting) {
        return setting.arguments().get(0).value();
    }
}
