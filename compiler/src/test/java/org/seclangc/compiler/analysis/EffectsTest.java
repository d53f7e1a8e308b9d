package org.seclangc.compiler.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.rules.Effect;
import org.seclangc.compiler.rules.Effect.Operation;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.KeySelector;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.rules.RuleSelector;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.limits.AuditEngine;
import org.seclangc.runtime.limits.EngineMode;

class EffectsTest {
    private static Macro text(String text) {
        return Macro.constant(ByteSlice.ofLatin1(text));
    }

    private static KeySelector key(String key) {
        return new KeySelector.Exact(ByteSlice.ofLatin1(key));
    }

    private static List<Effect> effects(String action) {
        Analysis analysis = Analysis.ofActions(action);
        assertThat(analysis.errors()).isEmpty();
        return analysis.effects();
    }

    /** D.6; P12 for the removal in quotes; K01 for the difference. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "setvar:tx.a=5;TX;a;SET;5",
                "setvar:tx.a=+3;TX;a;ADD;3",
                "setvar:tx.s=-5;TX;s;SUBTRACT;5",
                "setvar:tx.a;TX;a;SET;1",
                "setvar:!tx.d;TX;d;DELETE;",
                "setvar:'!tx.x';TX;x;DELETE;",
                "setvar:'TX.a.b=/x/.y';TX;a.b;SET;/x/.y",
                "setvar:tx.a=;TX;a;SET;''",
                "setvar:'tx.a=b=c';TX;a;SET;b=c",
                "setvar:session.n=+1;SESSION;n;ADD;1",
                "setvar:Global.n=1;GLOBAL;n;SET;1",
                "setvar:'tx.a=+ 7';TX;a;ADD;' 7'",
                "setvar:'tx.a=-+7';TX;a;SUBTRACT;+7"
            })
    void setvar(String action, Variable collection, String key, Operation operation, String value) {
        Macro expected = value == null ? null : text(value);
        assertThat(effects(action)).containsExactly(new Effect.SetVariable(collection, text(key), operation, expected));
    }

    @Test
    void setvarWithMacros() {
        assertThat(effects("setvar:'tx.k_%{REMOTE_ADDR}=+%{tx.n}'").get(0)).satisfies(effect -> {
            Effect.SetVariable set = (Effect.SetVariable) effect;
            assertThat(set.operation()).isEqualTo(Operation.ADD);
            assertThat(set.key().parts())
                    .containsExactly(
                            new Macro.Literal(ByteSlice.ofLatin1("k_")),
                            new Macro.Reference(Variable.REMOTE_ADDR, null));
            assertThat(set.value().parts()).containsExactly(new Macro.Reference(Variable.TX, ByteSlice.ofLatin1("n")));
        });
    }

    /** An equals sign inside a macro of the name does not end the name. */
    @Test
    void setvarNameWithAnEqualsSignInAMacro() {
        Effect.SetVariable set =
                (Effect.SetVariable) effects("setvar:'tx.a_%{args.x=y}=1'").get(0);
        assertThat(set.key().parts()).contains(new Macro.Reference(Variable.ARGS, ByteSlice.ofLatin1("x=y")));
        assertThat(set.value()).isEqualTo(text("1"));
    }

    /** Field report K02: text behind a sign is assigned, with a warning. */
    @ParameterizedTest
    @ValueSource(strings = {"-foo", "+", "-5abc", "+-"})
    void aSignWithoutNumberIsText(String value) {
        Analysis analysis = Analysis.ofActions("setvar:'tx.o=" + value + "'");
        analysis.only(SemanticCode.NOT_A_NUMBER, 1, 43);
        assertThat(analysis.effects())
                .containsExactly(new Effect.SetVariable(Variable.TX, text("o"), Operation.SET, text(value)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "setvar:foo.x=1;UNKNOWN_COLLECTION;37",
                "setvar:args.x=1;UNKNOWN_COLLECTION;37",
                "setvar:score=1;INVALID_ACTION_VALUE;37",
                "setvar:tx.=1;INVALID_ACTION_VALUE;37",
                "setvar:'!tx.x=1';INVALID_ACTION_VALUE;43",
                "initcol:tx=1;UNKNOWN_COLLECTION;38",
                "initcol:ipp=1;UNKNOWN_COLLECTION;38",
                "initcol:ip;INVALID_ACTION_VALUE;38",
                "expirevar:ip.x;INVALID_ACTION_VALUE;40",
                "expirevar:ip.x=soon;INVALID_ACTION_VALUE;45",
                "deprecatevar:ip.x=5;INVALID_ACTION_VALUE;43",
                "deprecatevar:ip.x=5/0;INVALID_ACTION_VALUE;48",
                "setenv:!;INVALID_ACTION_VALUE;37",
                "setenv:=1;INVALID_ACTION_VALUE;37"
            })
    void wrongCollections(String action, SemanticCode code, int column) {
        Analysis.ofActions(action).only(code, 1, column);
    }

    @Test
    void collectionActions() {
        assertThat(effects("initcol:ip=%{REMOTE_ADDR}"))
                .containsExactly(new Effect.OpenCollection(
                        Variable.IP, new Macro(List.of(new Macro.Reference(Variable.REMOTE_ADDR, null)))));
        assertThat(effects("initcol:User=u,setsid:a,setuid:b,setrsc:c,initcol:global=g"))
                .containsExactly(
                        new Effect.OpenCollection(Variable.USER, text("u")),
                        new Effect.OpenCollection(Variable.SESSION, text("a")),
                        new Effect.OpenCollection(Variable.USER, text("b")),
                        new Effect.OpenCollection(Variable.RESOURCE, text("c")),
                        new Effect.OpenCollection(Variable.GLOBAL, text("g")));
        assertThat(effects("expirevar:ip.n=60"))
                .containsExactly(new Effect.ExpireVariable(Variable.IP, text("n"), text("60")));
        assertThat(effects("deprecatevar:session.score=5/60"))
                .containsExactly(new Effect.DeprecateVariable(Variable.SESSION, text("score"), 5, 60));
        assertThat(effects("setenv:A,setenv:B=c,setenv:!D"))
                .containsExactly(
                        new Effect.SetEnvironment(text("A"), text("1")),
                        new Effect.SetEnvironment(text("B"), text("c")),
                        new Effect.SetEnvironment(text("D"), null));
    }

    /** Field report K06: no bucket shared by everybody whose key is empty. */
    @Test
    void anEmptyRecordKeyIsAWarning() {
        Analysis.ofActions("initcol:ip=").only(SemanticCode.EMPTY_RECORD_KEY);
    }

    @Test
    void variablesOfTheTransactionDoNotExpire() {
        Analysis analysis = Analysis.ofActions("expirevar:tx.a=5");
        analysis.only(SemanticCode.INEFFECTIVE_NAME);
        assertThat(analysis.effects()).isEmpty();
    }

    @Test
    void ctlSettings() {
        assertThat(effects("ctl:ruleEngine=detectiononly,ctl:AUDITENGINE=RelevantOnly,ctl:auditLogParts=+E,"
                        + "ctl:auditLogParts=ABZ,ctl:requestBodyAccess=Off,ctl:responseBodyAccess=on,"
                        + "ctl:requestBodyProcessor=json,ctl:forceRequestBodyVariable=On,"
                        + "ctl:forceResponseBodyVariable=Off,ctl:requestBodyLimit=10,ctl:responseBodyLimit=20"))
                .containsExactly(
                        new Effect.SetEngine(EngineMode.DETECTION_ONLY),
                        new Effect.SetAuditEngine(AuditEngine.RELEVANT_ONLY),
                        new Effect.SetAuditParts('+', "E"),
                        new Effect.SetAuditParts('=', "ABZ"),
                        new Effect.SetBodyAccess(false, false),
                        new Effect.SetBodyAccess(true, true),
                        new Effect.SetBodyProcessor("JSON"),
                        new Effect.ForceBody(false, true),
                        new Effect.ForceBody(true, false),
                        new Effect.SetBodyLimit(false, 10),
                        new Effect.SetBodyLimit(true, 20));
    }

    /** Field report X03. */
    @Test
    void rangesOfIds() {
        assertThat(effects("ctl:ruleRemoveById=310-320"))
                .containsExactly(new Effect.RemoveRules(new RuleSelector.Ids(310, 320)));
        assertThat(effects("ctl:'ruleRemoveById=310,312-314'"))
                .containsExactly(
                        new Effect.RemoveRules(new RuleSelector.Ids(310, 310)),
                        new Effect.RemoveRules(new RuleSelector.Ids(312, 314)));
        assertThat(Analysis.ofActions("ctl:'ruleRemoveById=310 - 320'")
                        .only(SemanticCode.INVALID_RULE_SELECTOR, 1, 54)
                        .hint())
                .contains("no blanks");
        Analysis.ofActions("ctl:ruleRemoveById=320-310").only(SemanticCode.INVALID_RULE_SELECTOR, 1, 49);
    }

    /** Field reports X01, X02, X05. */
    @Test
    void targetRemovals() {
        assertThat(effects("ctl:ruleRemoveTargetById=301;ARGS"))
                .containsExactly(
                        new Effect.RemoveTargets(new RuleSelector.Ids(301, 301), new Exclusion(Variable.ARGS, null)));
        assertThat(effects("ctl:ruleRemoveTargetById=300-399;ARGS:z"))
                .containsExactly(new Effect.RemoveTargets(
                        new RuleSelector.Ids(300, 399), new Exclusion(Variable.ARGS, key("z"))));
        assertThat(effects("ctl:'ruleRemoveTargetById=1;ARGS:/^json\\.\\d+\\.note$/'"))
                .containsExactly(new Effect.RemoveTargets(
                        new RuleSelector.Ids(1, 1),
                        new Exclusion(
                                Variable.ARGS,
                                new KeySelector.Matching(ByteSlice.ofLatin1("^json\\.\\d+\\.note$"), false))));
    }

    @Test
    void listsOfTargets() {
        assertThat(effects("ctl:'ruleRemoveTargetByTag=a;b;TX:/a|,b\\/c/|REQUEST_COOKIES:x,XML:/*|HTTP_User_Agent'"))
                .extracting(effect -> ((Effect.RemoveTargets) effect).exclusion())
                .containsExactly(
                        new Exclusion(Variable.TX, new KeySelector.Matching(ByteSlice.ofLatin1("a|,b\\/c"), true)),
                        new Exclusion(Variable.REQUEST_COOKIES, key("x")),
                        new Exclusion(Variable.XML, new KeySelector.XPath("/*")),
                        new Exclusion(Variable.REQUEST_HEADERS, key("User-Agent")));
        assertThat(effects("ctl:ruleRemoveTargetByMsg=m;ARGS"))
                .containsExactly(
                        new Effect.RemoveTargets(new RuleSelector.Msg("m"), new Exclusion(Variable.ARGS, null)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "ctl:ruleEngin=On;UNKNOWN_CTL_OPTION;34",
                "ctl:ruleEngine;INVALID_ACTION_VALUE;34",
                "ctl:ruleEngine=Maybe;INVALID_ACTION_VALUE;45",
                "ctl:requestBodyLimit=many;INVALID_ACTION_VALUE;51",
                "ctl:auditLogParts=+X;INVALID_ACTION_VALUE;48",
                "ctl:auditLogParts=;INVALID_ACTION_VALUE;48",
                "ctl:ruleRemoveById=;INVALID_RULE_SELECTOR;49",
                "ctl:ruleRemoveById=x;INVALID_RULE_SELECTOR;49",
                "ctl:ruleRemoveByTag=;INVALID_RULE_SELECTOR;50",
                "ctl:ruleRemoveTargetById=1;INVALID_ACTION_VALUE;55",
                "ctl:requestBodyProcessor=YAML;UNKNOWN_BODY_PROCESSOR;55",
                "ctl:debugLogLevel=9;INEFFECTIVE_NAME;34",
                "ctl:responseBodyProcessor=JSON;INEFFECTIVE_NAME;34",
                "ctl:parseXmlIntoArgs=On;INEFFECTIVE_NAME;34",
                "ctl:hashEngine=On;INEFFECTIVE_NAME;34"
            })
    void wrongCtl(String action, SemanticCode code, int column) {
        Analysis.ofActions(action).only(code, 1, column);
    }

    @Test
    void wrongTargetsOfRemovals() {
        Analysis.ofActions("ctl:'ruleRemoveTargetById=1;ARGZ:x'").only(SemanticCode.UNKNOWN_VARIABLE, 1, 58);
        Analysis.ofActions("ctl:'ruleRemoveTargetById=1;'").only(SemanticCode.INVALID_SELECTOR, 1, 58);
        Analysis.ofActions("ctl:'ruleRemoveTargetById=1;ARGS|!ARGS:x'").only(SemanticCode.INVALID_SELECTOR, 1, 63);
        Analysis.ofActions("ctl:'ruleRemoveTargetById=1;ARGS:/x'").only(SemanticCode.INVALID_SELECTOR, 1, 63);
        Analysis.ofActions("ctl:'ruleRemoveTargetById=1;ARGS:/(/'").only(SemanticCode.INVALID_PATTERN);
        Analysis.ofActions("ctl:'ruleRemoveTargetById=1;REQUEST_URI:x'").only(SemanticCode.SELECTOR_ON_SCALAR);
    }

    /** Rules times targets in one action must not eat the memory. */
    @Test
    void pairsOfOneActionAreBounded() {
        String ids = "1,".repeat(2000);
        String targets = "|ARGS:a".repeat(2000).substring(1);
        Analysis.ofActions("ctl:'ruleRemoveTargetById=" + ids + ";" + targets + "'")
                .only(SemanticCode.INVALID_ACTION_VALUE);
    }

    @Test
    void bodyOptionsComeTooLateOnceTheBodyIsRead() {
        assertThat(Analysis.of("SecAction \"id:1,phase:2,pass,ctl:requestBodyAccess=On\"")
                        .only(SemanticCode.TOO_LATE_FOR_CTL, 1, 34)
                        .hint())
                .contains("phase 1");
        Analysis.of("SecAction \"id:1,phase:3,pass,ctl:responseBodyAccess=On\"").clean();
    }

    @Test
    void effectsKeepTheirOrder() {
        assertThat(effects("setvar:tx.a=1,ctl:ruleEngine=On,setvar:tx.b=2,setenv:x"))
                .extracting(effect -> effect.getClass().getSimpleName())
                .containsExactly("SetVariable", "SetEngine", "SetVariable", "SetEnvironment");
    }
}
