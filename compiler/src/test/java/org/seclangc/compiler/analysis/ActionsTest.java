package org.seclangc.compiler.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.rules.Disruption;
import org.seclangc.compiler.rules.Disruption.Kind;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.rules.Rule.LogFlags;
import org.seclangc.runtime.transformations.TransformationName;

class ActionsTest {
    @Test
    void aRuleWithoutPhaseRunsInPhase2() {
        assertThat(Analysis.of("SecAction \"id:1\"").rule(1).phase()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "request,2", "3,3", "RESPONSE,4", "logging,5"})
    void phasesHaveNames(String written, int phase) {
        assertThat(Analysis.of("SecAction \"id:1,phase:" + written + "\"")
                        .rule(1)
                        .phase())
                .isEqualTo(phase);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "6", "", "x", "02", "-1"})
    void otherPhasesAreErrors(String written) {
        Analysis.of("SecAction \"id:1,phase:'" + written + "'\"").only(SemanticCode.INVALID_ACTION_VALUE, 1, 24);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1x", "2147483648", "99999999999999999999"})
    void anIdIsAPositiveNumber(String written) {
        Analysis.of("SecAction \"id:" + written + ",phase:1\"").only(SemanticCode.INVALID_ACTION_VALUE, 1, 15);
    }

    @Test
    void theLastDisruptiveActionCounts() {
        Analysis analysis = Analysis.of("SecAction \"id:1,phase:1,deny,pass\"");
        assertThat(analysis.rule(1).disruption().kind()).isEqualTo(Kind.PASS);
        assertThat(analysis.only(SemanticCode.REPEATED_ACTION, 1, 30).message()).contains("pass replaces the deny");
    }

    @ParameterizedTest
    @CsvSource({
        "deny,DENY,403",
        "'deny,status:418',DENY,418",
        "'status:500,deny',DENY,500",
        "drop,DROP,403",
        "redirect:/x,REDIRECT,302",
        "'redirect:/x,status:307',REDIRECT,307",
        "pass,PASS,0",
        "allow,ALLOW,0",
        "allow:phase,ALLOW_PHASE,0",
        "allow:Request,ALLOW_REQUEST,0",
        "block,PASS,0"
    })
    void disruptiveActions(String actions, Kind kind, int status) {
        Disruption disruption = Analysis.of("SecAction \"id:1,phase:1," + actions + "\"")
                .rule(1)
                .disruption();
        assertThat(disruption.kind()).isEqualTo(kind);
        assertThat(disruption.status()).isEqualTo(status);
    }

    @Test
    void aRedirectionHasOnlyFourStatuses() {
        Analysis analysis = Analysis.of("SecAction \"id:1,phase:1,redirect:/x,status:308\"");
        assertThat(analysis.rule(1).disruption().status()).isEqualTo(302);
        analysis.only(SemanticCode.UNUSABLE_STATUS, 1, 37);
    }

    @Test
    void nothingIsInterruptedInPhase5() {
        Analysis.of("SecAction \"id:1,phase:5,deny\"").only(SemanticCode.TOO_LATE_TO_INTERRUPT, 1, 25);
        Analysis.of("SecAction \"id:1,phase:5,allow:request\"").clean();
    }

    /** H36: noauditlog concerns the audit log only, nolog both, the last one wins. */
    @ParameterizedTest
    @CsvSource({
        "pass,true,true",
        "nolog,false,false",
        "noauditlog,true,false",
        "'log,noauditlog',true,false",
        "'nolog,auditlog',false,true",
        "'auditlog,nolog',false,false",
        "'nolog,log',true,true",
        "'noauditlog,log',true,true"
    })
    void logFlags(String actions, boolean log, boolean auditlog) {
        assertThat(Analysis.of("SecAction \"id:1,phase:1," + actions + "\"")
                        .rule(1)
                        .logging())
                .isEqualTo(new LogFlags(log, auditlog));
    }

    @Test
    void metadata() {
        Rule.Metadata metadata = Analysis.ofActions("msg:'a, b',logdata:'c',severity:'critical',tag:'x',tag:'y/z',"
                        + "rev:2,ver:'OWASP/4',maturity:9,accuracy:1")
                .rule(1)
                .metadata();
        assertThat(metadata.msg().constant()).hasToString("a, b");
        assertThat(metadata.logdata().constant()).hasToString("c");
        assertThat(metadata.severity()).isEqualTo(2);
        assertThat(metadata.tags()).extracting(tag -> tag.constant().latin1()).containsExactly("x", "y/z");
        assertThat(metadata.rev()).isEqualTo("2");
        assertThat(metadata.ver()).isEqualTo("OWASP/4");
        assertThat(metadata.maturity()).isEqualTo(9);
        assertThat(metadata.accuracy()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "7,7", "EMERGENCY,0", "Alert,1", "ERROR,3", "WARNING,4", "NOTICE,5", "INFO,6", "debug,7"})
    void severities(String written, int severity) {
        assertThat(Analysis.ofActions("severity:" + written).rule(1).metadata().severity())
                .isEqualTo(severity);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "severity:8",
                "severity:critcal",
                "maturity:0",
                "accuracy:10",
                "status:99",
                "status:x",
                "skip:0",
                "skip:-1",
                "allow:phases",
                "xmlns:a",
                "xmlns:=u"
            })
    void wrongValuesAreErrors(String action) {
        int value = action.indexOf(':') + 1;
        Analysis.ofActions(action.startsWith("allow") ? "nolog," + action : action).findings().stream()
                .filter(finding -> finding.code() != SemanticCode.REPEATED_ACTION)
                .forEach(finding -> {
                    assertThat(finding.code()).isEqualTo(SemanticCode.INVALID_ACTION_VALUE);
                    assertThat(finding.span().column()).isGreaterThanOrEqualTo(30 + value);
                });
        assertThat(Analysis.ofActions(action).rules()).isEmpty();
    }

    @Test
    void aNearbySeverityIsOffered() {
        assertThat(Analysis.ofActions("severity:CRITCAL")
                        .only(SemanticCode.INVALID_ACTION_VALUE)
                        .hint())
                .contains("critical");
    }

    @ParameterizedTest
    @ValueSource(strings = {"deny:403", "chain:1", "nolog:x", "capture:1", "multiMatch:2", "pass:x"})
    void someActionsTakeNoValue(String action) {
        Analysis.of("SecAction \"id:1,phase:1," + action + "\"").only(SemanticCode.INVALID_ACTION_VALUE, 1, 25);
    }

    @ParameterizedTest
    @ValueSource(strings = {"msg", "t", "setvar", "redirect", "skipAfter", "ctl", "tag"})
    void someActionsNeedAValue(String action) {
        Analysis.of("SecAction \"id:1,phase:1," + action + "\"").only(SemanticCode.INVALID_ACTION_VALUE, 1, 25);
    }

    @Test
    void unknownActionsOfferTheNearestName() {
        assertThat(Analysis.ofActions("lgo")
                        .only(SemanticCode.UNKNOWN_ACTION, 1, 30)
                        .hint())
                .contains("log");
    }

    @ParameterizedTest
    @ValueSource(strings = {"exec:/bin/x", "append:'x'", "prepend:'x'", "proxy:http://x/", "pause:100"})
    void someActionsAreRefusedWithAReason(String action) {
        Analysis analysis = Analysis.of("SecAction \"id:1,phase:1," + action + "\"");
        assertThat(analysis.only(SemanticCode.UNSUPPORTED_NAME, 1, 25).message())
                .contains("not supported: ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sanitiseArg:password",
                "sanitizeArg:password",
                "sanitiseMatched",
                "sanitiseMatchedBytes:1/2",
                "sanitiseRequestHeader:Authorization",
                "sanitizeResponseHeader:X"
            })
    void someActionsAreAcceptedWithoutEffect(String action) {
        Analysis.ofActions(action).only(SemanticCode.INEFFECTIVE_NAME, 1, 30);
    }

    @Test
    void namesOfActionsIgnoreLetterCase() {
        assertThat(Analysis.of("SecAction \"ID:7,PHASE:1,DENY,NoLog,T:LowerCase,SetVar:TX.a=1\"")
                        .clean()
                        .rules())
                .singleElement()
                .satisfies(rule -> {
                    assertThat(rule.id()).isEqualTo(7);
                    assertThat(rule.disruption().kind()).isEqualTo(Kind.DENY);
                    assertThat(rule.links().get(0).transformations()).containsExactly(TransformationName.LOWERCASE);
                });
    }

    @Test
    void noneEmptiesTheTransformationsBeforeIt() {
        assertThat(Analysis.ofActions("t:lowercase,t:none,t:trim,t:urlDecodeUni")
                        .link(1)
                        .transformations())
                .containsExactly(TransformationName.TRIM, TransformationName.URL_DECODE_UNI);
        assertThat(Analysis.ofActions("t:trim,t:none").link(1).transformations())
                .isEmpty();
    }

    /** Field report P14: every documented name in odd letter case, and a hint for an unknown one. */
    @Test
    void allTransformationsAreKnown() {
        for (TransformationName name : TransformationName.values()) {
            String odd = name.spelling().toUpperCase(Locale.ROOT);
            Analysis.ofActions("t:" + odd).clean();
        }
        assertThat(Analysis.ofActions("t:lowercsae")
                        .only(SemanticCode.UNKNOWN_TRANSFORMATION, 1, 32)
                        .hint())
                .contains("`t:lowercase`");
    }

    @Test
    void multiMatchCaptureAndNamespaces() {
        var link = Analysis.ofActions("multiMatch,capture,xmlns:soap=http://example.test/s=1")
                .link(1);
        assertThat(link.multiMatch()).isTrue();
        assertThat(link.capture()).isTrue();
        assertThat(link.namespaces()).isEqualTo(Map.of("soap", "http://example.test/s=1"));
    }

    /** Field report P11. */
    @Test
    void anEmptyMessageLoads() {
        Analysis analysis = Analysis.of("SecAction \"id:111,phase:1,pass,msg:''\"");
        analysis.only(SemanticCode.EMPTY_MESSAGE);
        assertThat(analysis.rule(111).metadata().msg().isConstant()).isTrue();
    }

    /** Field report P04. */
    @Test
    void anEscapedQuoteAfterAMacroStaysInTheValue() {
        Rule rule = Analysis.of(
                        "SecAction \"id:104,phase:1,pass,setvar:tx.k=v\"",
                        "SecAction \"id:105,phase:1,pass,log,logdata:'\\'A\\': \\'%{TX.k}\\''\"")
                .rule(105);
        assertThat(rule.metadata().logdata().parts())
                .hasToString("[Literal[text='A': '], Reference[variable=TX, key=k]," + " Literal[text=']]");
    }

    @Test
    void skipAndSkipAfterAreKept() {
        Rule rule = Analysis.of("SecAction \"id:1,phase:1,skip:3,skipAfter:END\"", "SecMarker END")
                .rule(1);
        assertThat(rule.skip()).isEqualTo(3);
        assertThat(rule.skipAfter()).isEqualTo("END");
    }
}
