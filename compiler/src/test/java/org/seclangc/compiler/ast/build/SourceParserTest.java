package org.seclangc.compiler.ast.build;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.OperatorNode;
import org.seclangc.compiler.ast.Selector;
import org.seclangc.compiler.ast.TargetNode;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.source.SourceFile;

/** What the text of right directives becomes (language reference, parts A and B, and its recommendations). */
class SourceParserTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "ARGS ~ ARGS",
                "ARGS|!ARGS:foo|&TX:x ~ ARGS; EXCLUDE ARGS key foo; COUNT TX key x",
                "args,tx:A_b ~ args; tx key A_b",
                "ARGS:/^a|b,c/i|TX ~ error",
                "ARGS:/^a|b,c/|TX ~ ARGS pattern ^a|b,c; TX",
                "ARGS:/a\\/b/ ~ ARGS pattern a\\/b",
                "ARGS:'/a b|c/' ~ ARGS pattern a b|c",
                "ARGS:'a b|c' ~ ARGS key a b|c",
                "ARGS:uid[0][target_id] ~ ARGS key uid[0][target_id]",
                "XML:/*|XML://@* ~ XML xpath /*; XML xpath //@*",
                "xml:/a[b='x,y'],ARGS ~ xml xpath /a[b='x,y']; ARGS",
                "XML|XML_X:y ~ XML; XML_X key y",
                "REQUEST_HEADERS:User-Agent ~ REQUEST_HEADERS key User-Agent",
                "TX:/^%{x}/ ~ TX pattern ^%{x}",
            })
    void variables(String written, String expected) {
        Diagnostics diagnostics = new Diagnostics();
        List<Directive> found = parse("SecRule \"" + written + "\" \"@rx x\" \"id:1\"\n", diagnostics);
        if (expected.equals("error")) {
            assertThat(diagnostics.hasErrors()).isTrue();
            return;
        }
        assertThat(diagnostics.sorted()).isEmpty();
        List<TargetNode> targets = ((Directive.SecRule) found.get(0)).targets();
        assertThat(String.join(
                        "; ", targets.stream().map(SourceParserTest::shown).toList()))
                .isEqualTo(expected);
    }

    private static String shown(TargetNode target) {
        String prefix = target.prefix() == TargetNode.Prefix.NONE ? "" : target.prefix() + " ";
        Selector selector = target.selector();
        if (selector == null) {
            return prefix + target.name().value();
        }
        String kind =
                selector instanceof Selector.Key ? "key" : selector instanceof Selector.XPath ? "xpath" : "pattern";
        return prefix + target.name().value() + " " + kind + " "
                + selector.text().value();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "`\"@streq GET\"` ~ streq ~ GET",
                "`\"!@within  GET POST \"` ~ !within ~ `GET POST `",
                "`\"! @eq 1\"` ~ !eq ~ 1",
                "`\"@detectSQLi\"` ~ detectSQLi ~ ``",
                "`\"@rx   \"` ~ rx ~ ``",
                "`\"^a@b$\"` ~ rx ~ ^a@b$",
                "`\"! ^a\"` ~ !rx ~ ^a",
                "`\" a \"` ~ rx ~ ` a `",
                "`\"!!a\"` ~ !rx ~ !a",
                "`\"\"` ~ rx ~ ``",
                "^a ~ rx ~ ^a",
                "@detectXSS ~ detectXSS ~ ``",
                "`'a \"b\"'` ~ rx ~ `a \"b\"`",
                "`\"@contains a\\\"b\"` ~ contains ~ a\"b",
                "`\"@rx \\\\\\\\ \\x5c \\\\\\\" \\'\"` ~ rx ~ `\\\\\\\\ \\x5c \\\\\" \\'`",
            })
    void operators(String written, String name, String argument) {
        Diagnostics diagnostics = new Diagnostics();
        OperatorNode operator = ((Directive.SecRule) parse("SecRule ARGS " + written + " \"id:1\"\n", diagnostics)
                        .get(0))
                .operator();
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat((operator.negated() ? "!" : "") + operator.name().value()).isEqualTo(name);
        assertThat(operator.argument().value()).isEqualTo(argument);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "id:1,phase:2 ~ id=1; phase=2",
                "`id:'200002', phase:2 , deny,` ~ id=200002; phase=2; deny",
                "msg:'' ~ msg=",
                // field report P04
                "`logdata:'\\'A\\': \\'%{TX.k}\\''` ~ logdata='A': '%{TX.k}'",
                "`msg:'a, b\\\\c \\d',pass` ~ `msg=a, b\\\\c \\d; pass`",
                "`setvar:'!tx.x',setvar:tx.a=%{tx.b}` ~ setvar=!tx.x; setvar=tx.a=%{tx.b}",
                "`setvar:'tx.a=+%{tx.b}'` ~ setvar=tx.a=+%{tx.b}",
                "ctl:ruleRemoveTargetById=942100;ARGS:foo,pass ~ ctl=ruleRemoveTargetById=942100;ARGS:foo; pass",
                "`ctl:ruleRemoveTargetByTag=a/b;!ARGS:/^x{1,2}$/,pass` ~ `ctl=ruleRemoveTargetByTag=a/b;!ARGS:/^x{1,2}$/; pass`",
                "`ctl:ruleRemoveTargetById=1;XML:/*,ctl:ruleRemoveTargetById=2;XML:/*` ~ `ctl=ruleRemoveTargetById=1;XML:/*; ctl=ruleRemoveTargetById=2;XML:/*`",
                "`xmlns:soap='http://schemas.xmlsoap.org/'` ~ `xmlns=soap='http://schemas.xmlsoap.org/'`",
                "msg:\\\"a\\\" ~ msg=\"a\"",
                "t:none,t:urlDecodeUni,multiMatch ~ t=none; t=urlDecodeUni; multiMatch",
                "redirect:http://x/y?a=b:c ~ redirect=http://x/y?a=b:c",
            })
    void actions(String written, String expected) {
        Diagnostics diagnostics = new Diagnostics();
        Directive.SecAction action = (Directive.SecAction)
                parse("SecAction \"" + written + "\"\n", diagnostics).get(0);
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(String.join(
                        "; ",
                        action.actions().stream().map(SourceParserTest::shown).toList()))
                .isEqualTo(expected);
    }

    private static String shown(ActionNode action) {
        return action.name().value()
                + (action.value() == null ? "" : "=" + action.value().value());
    }

    @Test
    void continuedLinesAreJoinedWithTheirLeadingBlanks() {
        Directive.SecRule rule = (Directive.SecRule) parse(
                        "  SecRule ARGS \\\r\n    \"@pm a\\\r\n  b\" \\\r\n\t\"id:7,\\\r\n    msg:'x\\\r\n y'\"\r\n",
                        new Diagnostics())
                .get(0);
        assertThat(rule.span().line()).isEqualTo(1);
        assertThat(rule.span().column()).isEqualTo(3);
        assertThat(rule.operator().argument().value()).isEqualTo("a  b");
        ActionNode id = rule.actions().get(0);
        assertThat(id.value().value()).isEqualTo("7");
        assertThat(id.value().span().line()).isEqualTo(4);
        assertThat(id.value().span().column()).isEqualTo(6);
        assertThat(rule.actions().get(1).value().value()).isEqualTo("x y");
        assertThat(rule.actions().get(1).value().span().end()
                        - rule.actions().get(1).value().span().start())
                .as("backslash, CR and LF included")
                .isEqualTo(6);
    }

    @Test
    void placesAreRightBehindEscapes() {
        SourceFile file = file("SecAction \"id:1,msg:\\\"x\\\",tag:'it\\'s',phase:2\"\n");
        Directive.SecAction action = (Directive.SecAction)
                new SourceParser(new Diagnostics()).parse(file).get(0);
        assertThat(raw(file, action.actions().get(1).value()))
                .as("from the first char that is kept")
                .isEqualTo("\"x\\\"");
        assertThat(raw(file, action.actions().get(2).value())).isEqualTo("it\\'s");
        assertThat(raw(file, action.actions().get(3).value())).isEqualTo("2");
        assertThat(file.text()
                        .substring(
                                action.actions().get(2).span().start(),
                                action.actions().get(2).span().end()))
                .isEqualTo("tag:'it\\'s'");
    }

    private static String raw(SourceFile file, Text text) {
        return file.text().substring(text.span().start(), text.span().end());
    }

    @Test
    void otherDirectives() {
        Diagnostics diagnostics = new Diagnostics();
        List<Directive> found = parse("""
                SecMarker "END OF X"
                secMARKER end
                SecDefaultAction "phase:1,pass"
                SecRuleRemoveById 1 2-5 "6 7"
                SecRuleRemoveByTag attack-sqli
                SecRuleRemoveByMsg 'a b'
                SecRuleUpdateTargetById 1-3,5 "!ARGS:a|TX" ARGS
                SecRuleUpdateTargetByTag OWASP_CRS/X !ARGS
                SecRuleUpdateTargetByMsg "a b" "ARGS"
                SecRuleUpdateActionById 5:1 "deny,status:403"
                SecRuleScript x.lua "id:1,pass"
                SecResponseBodyMimeType text/plain text/html
                SecResponseBodyMimeTypesClear
                SecDataset words `
                one
                # two
                `
                """, diagnostics);
        assertThat(diagnostics.sorted()).isEmpty();
        assertThat(((Directive.SecMarker) found.get(0)).label().value()).isEqualTo("END OF X");
        assertThat(((Directive.SecMarker) found.get(1)).label().value()).isEqualTo("end");
        assertThat(((Directive.SecDefaultAction) found.get(2)).actions()).hasSize(2);
        Directive.RemoveRules removed = (Directive.RemoveRules) found.get(3);
        assertThat(values(removed.selectors())).containsExactly("1", "2-5", "6 7");
        assertThat(((Directive.RemoveRules) found.get(4)).by()).isEqualTo(Directive.SelectBy.TAG);
        assertThat(values(((Directive.RemoveRules) found.get(5)).selectors())).containsExactly("a b");
        Directive.UpdateTargets update = (Directive.UpdateTargets) found.get(6);
        assertThat(update.selector().value()).isEqualTo("1-3,5");
        assertThat(update.targets()).hasSize(2);
        assertThat(update.replaced()).hasSize(1);
        assertThat(((Directive.UpdateTargets) found.get(8)).by()).isEqualTo(Directive.SelectBy.MSG);
        assertThat(((Directive.UpdateActions) found.get(9)).selector().value()).isEqualTo("5:1");
        assertThat(((Directive.SecRuleScript) found.get(10)).file().value()).isEqualTo("x.lua");
        assertThat(values(((Directive.Setting) found.get(11)).arguments())).containsExactly("text/plain", "text/html");
        assertThat(((Directive.Setting) found.get(12)).arguments()).isEmpty();
        assertThat(values(((Directive.Setting) found.get(13)).arguments())).containsExactly("words", "\none\n# two\n");
    }

    private static List<String> values(List<Text> texts) {
        return texts.stream().map(Text::value).toList();
    }

    @Test
    void aMistakeCostsTheSmallestThingAroundIt() {
        Diagnostics diagnostics = new Diagnostics();
        Directive.SecRule rule = (Directive.SecRule)
                parse("SecRule ARGS||TX:/x \"@rx a\" \"id:1,,msg:,!x,deny\"\nSecMarker E\n", diagnostics)
                        .get(0);
        assertThat(rule.targets()).hasSize(1);
        assertThat(rule.actions()).hasSize(2);
        assertThat(diagnostics.sorted()).hasSize(5);
    }

    private static List<Directive> parse(String text, Diagnostics diagnostics) {
        return new SourceParser(diagnostics).parse(file(text));
    }

    private static SourceFile file(String text) {
        return new SourceFile("t.conf", text.getBytes(ISO_8859_1), null);
    }
}
