package org.seclangc.compiler.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.runtime.limits.AuditEngine;
import org.seclangc.runtime.limits.AuditSettings;
import org.seclangc.runtime.limits.EngineMode;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.limits.LimitAction;
import org.seclangc.runtime.limits.RequestBodySettings;
import org.seclangc.runtime.transformations.UnicodeMap;

class SettingsTest {
    @TempDir
    private Path directory;

    private static EngineSettings settings(String... lines) {
        return Analysis.of(lines).loaded().settings();
    }

    /** H30, H31. */
    @Test
    void defaults() {
        Analysis analysis = Analysis.with(LoadOptions.DEFAULT, "");
        analysis.only(SemanticCode.ENGINE_MODE_MISSING);
        EngineSettings settings = analysis.loaded().settings();
        assertThat(settings.engine()).isEqualTo(EngineMode.DETECTION_ONLY);
        assertThat(settings.requestBody())
                .isEqualTo(new RequestBodySettings(
                        false, 134_217_728, 1_048_576, LimitAction.REJECT, 10_000, 1000, '&', 0, ';', 100));
        assertThat(settings.responseBody().access()).isFalse();
        assertThat(settings.responseBody().limit()).isEqualTo(524_288);
        assertThat(settings.responseBody().limitAction()).isEqualTo(LimitAction.REJECT);
        assertThat(settings.responseBody().mimeTypes()).containsExactlyInAnyOrder("text/plain", "text/html");
        assertThat(settings.audit()).isEqualTo(new AuditSettings(AuditEngine.OFF, "ABCFHZ", null));
        assertThat(settings.webAppId()).isEqualTo("default");
        assertThat(settings.collectionTimeoutSeconds()).isEqualTo(3600);
        assertThat(settings.componentSignatures()).isEmpty();
        assertThat(settings.unicodeMap()).isSameAs(UnicodeMap.NONE);
    }

    @Test
    void aWrongEngineModeIsNotAMissingOne() {
        Analysis.with(LoadOptions.DEFAULT, "SecRuleEngine Onn").only(SemanticCode.INVALID_SETTING);
    }

    @Test
    void directivesChangeThemAndTheLastOneCounts() {
        EngineSettings settings = settings(
                "SecRequestBodyAccess Off",
                "secrequestbodyaccess ON",
                "SecRequestBodyLimit 13107200",
                "SecRequestBodyNoFilesLimit 131072",
                "SecRequestBodyLimitAction ProcessPartial",
                "SecRequestBodyJsonDepthLimit 512",
                "SecArgumentsLimit 77",
                "SecArgumentSeparator ;",
                "SecCookieFormat 1",
                "SecCookieV0Separator ,",
                "SecUploadFileLimit 5");
        assertThat(settings.requestBody())
                .isEqualTo(new RequestBodySettings(
                        true, 13_107_200, 131_072, LimitAction.PROCESS_PARTIAL, 512, 77, ';', 1, ',', 5));
    }

    @Test
    void responseAndOtherSettings() {
        EngineSettings settings = settings(
                "SecResponseBodyAccess On",
                "SecResponseBodyLimit 10",
                "SecResponseBodyLimitAction ProcessPartial",
                "SecWebAppId shop",
                "SecCollectionTimeout 600",
                "SecPcreMatchLimit 5000",
                "SecComponentSignature \"OWASP_CRS/4\"",
                "SecComponentSignature \"plugin/1\"");
        assertThat(settings.responseBody().access()).isTrue();
        assertThat(settings.responseBody().limit()).isEqualTo(10);
        assertThat(settings.responseBody().limitAction()).isEqualTo(LimitAction.PROCESS_PARTIAL);
        assertThat(settings.webAppId()).isEqualTo("shop");
        assertThat(settings.collectionTimeoutSeconds()).isEqualTo(600);
        assertThat(settings.regexStepBudget()).isEqualTo(5_000_000);
        assertThat(settings.componentSignatures()).containsExactly("OWASP_CRS/4", "plugin/1");
    }

    /** H49: types are added; clearing empties what precedes only. */
    @Test
    void mediaTypes() {
        assertThat(settings("SecResponseBodyMimeType Application/JSON text/xml")
                        .responseBody()
                        .mimeTypes())
                .containsExactlyInAnyOrder("text/plain", "text/html", "application/json", "text/xml");
        assertThat(settings(
                                "SecResponseBodyMimeType text/plain",
                                "SecResponseBodyMimeTypesClear",
                                "SecResponseBodyMimeType \"text/css  text/csv\"")
                        .responseBody()
                        .mimeTypes())
                .containsExactlyInAnyOrder("text/css", "text/csv");
    }

    /** Field report A04: order does not matter, A and Z are implied. */
    @Test
    void auditSettings() {
        AuditSettings audit = settings(
                        "SecAuditEngine RelevantOnly",
                        "SecAuditLogParts BIJDEFHC",
                        "SecAuditLogRelevantStatus \"^(?:5|4(?!04))\"")
                .audit();
        assertThat(audit).isEqualTo(new AuditSettings(AuditEngine.RELEVANT_ONLY, "ABCDEFHIJZ", "^(?:5|4(?!04))"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SecRequestBodyAccess Maybe;22",
                "SecRequestBodyLimit lots;21",
                "SecRequestBodyLimit -1;21",
                "SecRequestBodyLimit 99999999999999999999;21",
                "SecArgumentsLimit 0;19",
                "SecArgumentSeparator &&;22",
                "SecCookieFormat 2;17",
                "SecAuditEngine Sometimes;16",
                "SecAuditLogParts AXYZ;18",
                "SecAuditLogDirMode rwx;20",
                "SecCollectionTimeout 2592001;22",
                "SecPcreMatchLimit 0;19",
                "SecRequestBodyLimitAction Drop;27",
                "SecRequestBodyJsonDepthLimit 0;30",
                "SecUnicodeMapFile unicode.mapping abc;35"
            })
    void wrongArguments(String directive, int column) {
        Analysis.of(directive).only(SemanticCode.INVALID_SETTING, 1, column);
    }

    @Test
    void aWrongEngineModeOffersTheRightOne() {
        assertThat(Analysis.of("SecRuleEngine DetectOnly").errors())
                .singleElement()
                .satisfies(finding -> assertThat(finding.hint()).contains("`DetectionOnly`"));
    }

    @Test
    void aWrongStatusPatternIsAnError() {
        Analysis.of("SecAuditLogRelevantStatus \"(\"").only(SemanticCode.INVALID_PATTERN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"SecRemoteRules k https://example.test/", "SecDataset x `a`", "SecRuleScript x.lua"})
    void someDirectivesAreRefused(String directive) {
        assertThat(Analysis.of(directive).only(SemanticCode.UNSUPPORTED_NAME).message())
                .contains("not supported");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SecHashEngine Off",
                "SecTmpDir /tmp",
                "SecStatusEngine On",
                "SecUploadKeepFiles RelevantOnly",
                "SecConnReadStateLimit 5 \"!@ipMatch 192.0.2.1\"",
                "SecPcreMatchLimitRecursion 1000"
            })
    void someDirectivesHaveNoEffect(String directive) {
        assertThat(Analysis.of(directive)
                        .only(SemanticCode.INEFFECTIVE_NAME, 1, 1)
                        .message())
                .contains("has no effect: ");
    }

    @Test
    void theUsualUnicodeMapIsBuiltIn() throws IOException {
        assertThat(settings("SecUnicodeMapFile unicode.mapping 20127").unicodeMap())
                .isSameAs(UnicodeMap.codePage20127());
        Analysis.of("SecUnicodeMapFile unicode.mapping 1251").only(SemanticCode.UNREADABLE_DATA_FILE, 1, 19);
        Analysis.of("SecUnicodeMapFile other.mapping 20127").only(SemanticCode.UNREADABLE_DATA_FILE, 1, 19);
        Files.writeString(directory.resolve("my.mapping"), "1251 (x)\n00a1:21 00a2:63\n");
        assertThat(Analysis.load(
                                directory.resolve("a.conf"),
                                LoadOptions.DEFAULT,
                                "SecRuleEngine On\nSecUnicodeMapFile my.mapping 1251\n")
                        .loaded()
                        .settings()
                        .unicodeMap())
                .isNotSameAs(UnicodeMap.NONE);
        Analysis.load(
                        directory.resolve("a.conf"),
                        LoadOptions.DEFAULT,
                        "SecRuleEngine On\nSecUnicodeMapFile my.mapping 20127\n")
                .only(SemanticCode.INVALID_DATA_FILE, 2, 19);
    }
}
