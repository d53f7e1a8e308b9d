package org.seclangc.compiler.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.rules.Marker;

class FlowCheckTest {
    /** Field report L01. */
    @Test
    void aMarkerBehindIsNamed() {
        Analysis analysis = Analysis.of(
                "SecMarker END-A",
                "SecRule &REQUEST_HEADERS:Accept \"@eq 0\" \"id:201,phase:1,pass,nolog,skipAfter:END-A\"");
        assertThat(analysis.only(SemanticCode.MARKER_BEHIND).message())
                .contains("is earlier; the rest of phase 1 is skipped");
        assertThat(analysis.rule(201).skipAfter()).isEqualTo("END-A");
    }

    @Test
    void aMissingMarkerIsNamed() {
        Analysis.of("SecAction \"id:1,phase:1,skipAfter:NOWHERE\"").only(SemanticCode.MISSING_MARKER, 1, 25);
        Analysis.of("SecAction \"id:1,phase:1,skipAfter:end\"", "SecMarker END").only(SemanticCode.MISSING_MARKER);
    }

    /** Field report L02. */
    @Test
    void aRuleIdIsNoMarker() {
        assertThat(Analysis.of(
                                "SecAction \"id:203,phase:2,pass,nolog,skipAfter:204\"",
                                "SecAction \"id:205\"",
                                "SecAction \"id:204\"",
                                "SecRuleRemoveById 204")
                        .only(SemanticCode.MISSING_MARKER)
                        .hint())
                .contains("rule 204 no longer exists");
    }

    @Test
    void labelsMayRepeatAndMarkersStayInTheList() {
        Analysis analysis = Analysis.of(
                "SecMarker M", "SecAction \"id:1,phase:1,skipAfter:M\"", "SecAction \"id:2,phase:3\"", "SecMarker M");
        assertThat(analysis.clean().items())
                .extracting(item -> item instanceof Marker)
                .containsExactly(true, false, false, true);
    }

    @Test
    void aRemovedRuleIsNotLookedAt() {
        Analysis.of("SecAction \"id:1,phase:1,skipAfter:NOWHERE\"", "SecRuleRemoveById 1")
                .clean();
    }

    /** Field report L10, the part about ctl. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ruleRemoveById=5",
                "ruleRemoveById=2-5",
                "ruleRemoveTargetById=5;ARGS",
                "ruleRemoveByTag=early",
                "ruleRemoveByMsg=m",
                "ruleRemoveTargetByTag=early;ARGS"
            })
    void aRemovalAfterTheRuleHasRunIsUseless(String removal) {
        Analysis analysis = Analysis.of(
                "SecAction \"id:5,phase:1,tag:early,msg:m\"", "SecAction \"id:1,phase:1,ctl:" + removal + "\"");
        assertThat(analysis.only(SemanticCode.USELESS_REMOVAL, 2, 25).message()).contains("already run");
    }

    @Test
    void aRemovalOfNoRuleIsUseless() {
        assertThat(Analysis.of("SecAction \"id:1,phase:1,ctl:ruleRemoveById=5\"")
                        .only(SemanticCode.USELESS_REMOVAL)
                        .message())
                .contains("no such rule");
    }

    @Test
    void aRemovalOfALaterRuleIsFine() {
        Analysis.of(
                        "SecAction \"id:5,phase:2,tag:t\"",
                        "SecAction \"id:1,phase:1,ctl:ruleRemoveById=5,ctl:ruleRemoveById=6,ctl:ruleRemoveByTag=t\"",
                        "SecAction \"id:6,phase:1\"")
                .clean();
    }
}
