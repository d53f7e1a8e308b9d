package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.analysis.SemanticCode;

/** Exclusions at run time: structure.md D.7, H33, H34. */
class CtlExclusionTest {
    private static final String RULE =
            "SecRule ARGS|REQUEST_HEADERS:X-A \"@contains bad\" \"id:301,phase:2,deny,tag:'attack/x',msg:'m'\"";

    private static Engine with(String ctl) {
        return Engine.of("SecAction \"id:300,phase:1,pass,nolog,ctl:'" + ctl + "'\"", RULE);
    }

    /** C#1436: a whole collection. */
    @Test
    void wholeCollection() {
        Engine engine = with("ruleRemoveTargetById=301;ARGS");
        assertThat(engine.get("/?q=bad").status()).isEqualTo(200);
        assertThat(engine.get("/", "X-A: bad").status()).isEqualTo(403);
    }

    /** M#2110, CRS#2209, S#1444: a range of ids. M#717, M#3505, M#3526, M#3121: a pattern as key. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ruleRemoveTargetById=300-399;ARGS:z",
                "ruleRemoveTargetById=301;ARGS:Z",
                "ruleRemoveTargetById=301;ARGS:/^z$/",
                "ruleRemoveTargetById=1,301;ARGS:q,ARGS:z",
                "ruleRemoveTargetByTag=attack/x;ARGS:z",
                "ruleRemoveTargetByMsg=m;ARGS:z",
                "RULEREMOVETARGETBYID=301;args:z"
            })
    void hidesOneKey(String ctl) {
        Engine engine = with(ctl);
        assertThat(engine.get("/?z=bad").status()).isEqualTo(200);
        assertThat(engine.get("/?y=bad").status()).isEqualTo(403);
        assertThat(engine.get("/", "X-A: bad").status()).isEqualTo(403);
    }

    /** M#717: the report's own pattern. */
    @Test
    void patternOfJsonNames() {
        Engine engine = Engine.of(
                "SecAction \"id:300,phase:1,pass,nolog,ctl:requestBodyProcessor=JSON,"
                        + "ctl:ruleRemoveTargetById=301;ARGS:/^json\\.\\w+\\.note$/\"",
                RULE);
        assertThat(engine.send("POST", "/", "[{\"note\":\"bad\"}]", "Content-Type: application/json")
                        .status())
                .isEqualTo(200);
        assertThat(engine.send("POST", "/", "[{\"text\":\"bad\"}]", "Content-Type: application/json")
                        .status())
                .isEqualTo(403);
    }

    /** M#1956: the spellings of ids. */
    @Test
    void rangesOfIds() {
        for (String ids : new String[] {"310-320", "310,312-314", "313", "001-400"}) {
            Engine engine = Engine.of(
                    "SecAction \"id:300,phase:1,pass,nolog,ctl:'ruleRemoveById=" + ids + "'\"",
                    "SecAction \"id:313,phase:1,deny\"");
            assertThat(engine.get("/").status()).as(ids).isEqualTo(200);
        }
        for (String ids : new String[] {"310 - 320", "320-310", "310-", "-320", "a", ""}) {
            assertThat(Findings.of(
                                    "SecAction \"id:300,phase:1,pass,nolog,ctl:'ruleRemoveById=" + ids + "'\"",
                                    "SecAction \"id:313,phase:1,deny\"")
                            .all(SemanticCode.INVALID_RULE_SELECTOR))
                    .as(ids)
                    .hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ruleRemoveById=301", "ruleRemoveByTag=attack/x", "ruleRemoveByMsg=m"})
    void removesRules(String ctl) {
        assertThat(with(ctl).get("/?q=bad").matched()).containsExactly(300);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ruleRemoveByTag=attack", "ruleRemoveByTag=ATTACK/X", "ruleRemoveByMsg=M"})
    void tagsAndMessagesAreComparedExactly(String ctl) {
        assertThat(with(ctl).get("/?q=bad").status()).isEqualTo(403);
    }

    @Test
    void removesWholeChainsAndReachesLinks() {
        String chain = "SecRule REQUEST_METHOD \"@streq GET\" \"id:301,phase:1,deny,chain\"\n"
                + "SecRule ARGS \"@contains bad\" \"setvar:tx.link=1\"";
        Engine.Outcome removed = Engine.of("SecAction \"id:300,phase:1,pass,ctl:ruleRemoveById=301\"", chain)
                .get("/?q=bad");
        assertThat(removed.tx("link")).isNull();
        Engine hidden = Engine.of("SecAction \"id:300,phase:1,pass,ctl:ruleRemoveTargetById=301;ARGS:q\"", chain);
        assertThat(hidden.get("/?q=bad").status()).isEqualTo(200);
        assertThat(hidden.get("/?r=bad").status()).isEqualTo(403);
    }

    @Test
    void worksFromTheNextRuleOnAndInLinks() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:1,phase:1,pass,ctl:ruleRemoveById=1-9\"",
                        "SecAction \"id:2,phase:1,deny\"",
                        "SecAction \"id:10,phase:1,pass\"")
                .get("/");
        assertThat(outcome.matched()).containsExactly(1, 10);
        // CRS 905100 removes in links: at once, even though a later link fails
        Engine.Outcome link = Engine.of(
                        "SecRule REQUEST_METHOD \"@streq GET\" \"id:1,phase:1,pass,ctl:ruleRemoveById=2,chain\"",
                        "SecRule ARGS:none \"@rx .\"",
                        "SecAction \"id:2,phase:1,deny\"")
                .get("/");
        assertThat(link.status()).isEqualTo(200);
    }

    /** CC#44: what one request removes, another still sees. */
    @Test
    void lastsOneTransaction() {
        Engine engine = Engine.of(
                "SecRule ARGS:off \"@streq 1\" \"id:300,phase:1,pass,nolog,ctl:ruleRemoveById=301,ctl:ruleEngine=Off\"",
                RULE);
        assertThat(engine.get("/?off=1&q=bad").status()).isEqualTo(200);
        assertThat(engine.get("/?q=bad").status()).isEqualTo(403);
    }

    /** M#600: a removal after the rule has run. */
    @Test
    void removalThatComesTooLateIsSaid() {
        Findings.of("SecAction \"id:1,phase:1,deny\"", "SecAction \"id:2,phase:2,pass,ctl:ruleRemoveById=1\"")
                .assertLoads()
                .only(SemanticCode.USELESS_REMOVAL);
        Findings.of("SecAction \"id:2,phase:1,pass,ctl:ruleRemoveTargetById=77;ARGS\"")
                .assertLoads()
                .only(SemanticCode.USELESS_REMOVAL);
    }

    @Test
    void countsDoNotCountWhatIsHidden() {
        Engine engine = Engine.of(
                "SecAction \"id:300,phase:1,pass,ctl:ruleRemoveTargetById=301;ARGS:q\"",
                "SecRule &ARGS \"@eq 1\" \"id:301,phase:1,deny\"");
        assertThat(engine.get("/?q=1&r=1").status()).isEqualTo(403);
        assertThat(engine.get("/?q=1").status()).isEqualTo(200);
    }

    @Test
    void xmlAttributesCanBeHidden() {
        String rule = "SecRule XML:/*|XML://@* \"@contains bad\" \"id:301,phase:2,deny\"";
        String processor = "SecAction \"id:299,phase:1,pass,nolog,ctl:requestBodyProcessor=XML\"";
        Engine engine =
                Engine.of(processor, "SecAction \"id:300,phase:1,pass,ctl:ruleRemoveTargetById=301;XML://@*\"", rule);
        assertThat(engine.send("POST", "/", "<a v=\"bad\"/>", "Content-Type: text/xml")
                        .status())
                .isEqualTo(200);
        assertThat(engine.send("POST", "/", "<a>bad</a>", "Content-Type: text/xml")
                        .status())
                .isEqualTo(403);
    }
}
