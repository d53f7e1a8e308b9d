package org.seclangc.compiler.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.rules.Disruption;
import org.seclangc.compiler.rules.Disruption.Kind;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.rules.Rule.LogFlags;

/** C.2, H17, H18; expectations as in default-action.yaml and block-with-default.yaml of the conformance suite. */
class DefaultActionsTest {
    @Test
    void laterRulesOfThePhaseInherit() {
        Analysis analysis = Analysis.of(
                "SecAction \"id:1,phase:1\"",
                "SecDefaultAction \"phase:1,nolog,auditlog,deny,status:418,tag:d,setvar:tx.d=1\"",
                "SecAction \"id:2,phase:1,tag:own,setvar:tx.o=1\"",
                "SecAction \"id:3,phase:1,status:403\"",
                "SecAction \"id:4,phase:1,pass,log\"",
                "SecAction \"id:5,phase:1,block\"",
                "SecAction \"id:6,phase:2\"");
        assertThat(analysis.rule(1).disruption()).isEqualTo(new Disruption(Kind.PASS, 0, null));
        Rule inheriting = analysis.rule(2);
        assertThat(inheriting.disruption()).isEqualTo(new Disruption(Kind.DENY, 418, null));
        assertThat(inheriting.logging()).isEqualTo(new LogFlags(false, true));
        assertThat(inheriting.metadata().tags())
                .extracting(tag -> tag.constant().latin1())
                .containsExactly("d", "own");
        assertThat(inheriting.links().get(0).effects()).hasSize(2);
        assertThat(analysis.rule(3).disruption()).isEqualTo(new Disruption(Kind.DENY, 403, null));
        assertThat(analysis.rule(4).disruption().kind()).isEqualTo(Kind.PASS);
        assertThat(analysis.rule(4).logging()).isEqualTo(new LogFlags(true, true));
        assertThat(analysis.rule(5).disruption()).isEqualTo(new Disruption(Kind.DENY, 418, null));
        assertThat(analysis.rule(6).disruption().kind()).isEqualTo(Kind.PASS);
    }

    /** Field report F06: only the chain as a whole interrupts, and links do not inherit. */
    @Test
    void linksInheritNothing() {
        Rule rule = Analysis.of(
                        "SecDefaultAction \"phase:1,deny,setvar:tx.d=1\"",
                        "SecRule ARGS \"a\" \"id:1,phase:1,chain\"",
                        "SecRule ARGS \"b\" \"ctl:ruleEngine=Off\"")
                .rule(1);
        assertThat(rule.links().get(0).effects()).hasSize(1);
        assertThat(rule.links().get(1).effects()).hasSize(1);
        assertThat(rule.disruption().kind()).isEqualTo(Kind.DENY);
    }

    @Test
    void aPhaseIsNeeded() {
        Analysis.of("SecDefaultAction \"log,deny\"").only(SemanticCode.INVALID_DEFAULT_ACTION, 1, 1);
    }

    @Test
    void aDisruptiveActionIsNeeded() {
        Analysis.of("SecDefaultAction \"phase:1,log\"").only(SemanticCode.INVALID_DEFAULT_ACTION, 1, 1);
    }

    @Test
    void aPhaseHasOne() {
        assertThat(Analysis.of("SecDefaultAction \"phase:1,pass\"", "SecDefaultAction \"phase:1,deny\"")
                        .only(SemanticCode.REPEATED_DEFAULT_ACTION, 2, 1)
                        .related())
                .hasSize(1);
        Analysis.of("SecDefaultAction \"phase:1,pass\"", "SecDefaultAction \"phase:2,deny\"")
                .clean();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "id:1",
                "msg:x",
                "logdata:x",
                "severity:1",
                "rev:1",
                "ver:1",
                "accuracy:1",
                "maturity:1",
                "chain",
                "skip:1",
                "skipAfter:x",
                "t:lowercase",
                "t:none"
            })
    void someActionsAreForbidden(String action) {
        Analysis.of("SecDefaultAction \"phase:2,pass," + action + "\"")
                .only(SemanticCode.INVALID_DEFAULT_ACTION, 1, 32);
    }

    @Test
    void blockIsNoDefault() {
        assertThat(Analysis.of("SecDefaultAction \"phase:2,block\"").findings())
                .extracting(finding -> finding.code())
                .containsExactly(SemanticCode.INVALID_DEFAULT_ACTION, SemanticCode.INEFFECTIVE_NAME);
        Analysis analysis = Analysis.of("SecDefaultAction \"phase:1,deny,block\"", "SecAction \"id:1,phase:1,block\"");
        analysis.only(SemanticCode.INEFFECTIVE_NAME, 1, 32);
        assertThat(analysis.rule(1).disruption().kind()).isEqualTo(Kind.DENY);
    }

    @Test
    void aRedirectionInheritsItsPlace() {
        Disruption disruption = Analysis.of(
                        "SecDefaultAction \"phase:1,redirect:http://example.test/%{UNIQUE_ID}\"",
                        "SecAction \"id:1,phase:1,block\"")
                .rule(1)
                .disruption();
        assertThat(disruption.kind()).isEqualTo(Kind.REDIRECT);
        assertThat(disruption.status()).isEqualTo(302);
        assertThat(disruption.location().parts()).hasSize(2);
    }
}
