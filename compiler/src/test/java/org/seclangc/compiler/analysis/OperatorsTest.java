package org.seclangc.compiler.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.rules.OperatorCall;
import org.seclangc.runtime.operators.OperatorName;

class OperatorsTest {
    @TempDir
    private Path directory;

    private static Analysis of(String operator) {
        return Analysis.of("SecRule ARGS \"" + operator + "\" \"id:123,phase:2,deny\"");
    }

    private Analysis inDirectory(String operator) {
        return Analysis.load(
                directory.resolve("rules.conf"),
                LoadOptions.DEFAULT,
                "SecRule ARGS \"" + operator + "\" \"id:123,phase:2,deny\"\nSecRuleEngine On\n");
    }

    private void write(String name, String content) throws IOException {
        Files.write(directory.resolve(name), content.getBytes(StandardCharsets.ISO_8859_1));
    }

    @ParameterizedTest
    @CsvSource({"@rx a,RX,false", "a,RX,false", "!a,RX,true", "!@StrEq a,STREQ,true", "@PMF x,PM_FROM_FILE,false"})
    void forms(String operator, OperatorName name, boolean negated) throws IOException {
        write("x", "a");
        OperatorCall call = inDirectory(operator).link(123).operator();
        assertThat(call.name()).isEqualTo(name);
        assertThat(call.negated()).isEqualTo(negated);
    }

    @Test
    void unknownOperators() {
        assertThat(of("@contain x").only(SemanticCode.UNKNOWN_OPERATOR).hint()).contains("`@contains`");
    }

    /** Field report P23: never silence; rule, place and offset in the pattern are named. */
    @Test
    void aPatternThatCannotBeCompiledIsAnError() {
        Diagnostic finding = of("@rx ab(c").only(SemanticCode.INVALID_PATTERN);
        assertThat(finding.message()).contains("rule 123", "at byte ");
        assertThat(finding.span().line()).isEqualTo(1);
        assertThat(of("@rx (?<!ab.{0,5})x").errors())
                .singleElement()
                .satisfies(error -> assertThat(error.message()).contains("rule 123", "at byte 0"));
    }

    @Test
    void patternsOutsideRe2NeedPermission() {
        String text = "SecRule ARGS \"@rx a(?=b)\" \"id:123,phase:2,deny\"\nSecRuleEngine On\n";
        Diagnostic refused = Analysis.with(LoadOptions.DEFAULT, text).only(SemanticCode.NEEDS_BACKTRACKING, 1, 20);
        assertThat(refused.hint()).contains("--allow-backtracking");
        Diagnostic allowed = Analysis.with(new LoadOptions(true), text).only(SemanticCode.BACKTRACKING_PATTERN, 1, 20);
        assertThat(allowed.message()).contains("rule 123", "at byte 1");
    }

    @Test
    void aPatternWithMacrosIsANote() {
        Analysis analysis = of("@rx ^%{tx.allowed}$");
        assertThat(analysis.only(SemanticCode.PATTERN_WITH_MACROS).message()).contains("rule 123");
        assertThat(analysis.link(123).operator().argument().isConstant()).isFalse();
        of("@rx %{2}").clean();
    }

    @Test
    void macrosAreOnlyReadWhereTheyAreExpanded() {
        assertThat(of("@streq %{tx.a}").link(123).operator().argument().isConstant())
                .isFalse();
        assertThat(of("@pm %{tx.a}").link(123).operator().argument().constant().latin1())
                .isEqualTo("%{tx.a}");
        of("@streq %{txx.a}").only(SemanticCode.UNKNOWN_VARIABLE);
        of("@rx %{tx.a").only(SemanticCode.INVALID_MACRO);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "@ipMatch 192.0.2.1,10.0.0.0/100;43",
                "@validateByteRange 1-300;34",
                "@pm ;0",
                "@validateByteRange ;0"
            })
    void wrongArguments(String operator, int column) {
        Diagnostic finding = of(operator).only(SemanticCode.INVALID_OPERATOR_ARGUMENT);
        assertThat(finding.message()).contains("rule 123");
        if (column > 0) {
            assertThat(finding.span().column()).isEqualTo(column);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"@rsub s/a/b/", "@gsbLookup x", "@inspectFile /bin/x", "@validateSchema x.xsd"})
    void someOperatorsAreRefused(String operator) {
        assertThat(of(operator).only(SemanticCode.UNSUPPORTED_NAME, 1, 16).message())
                .contains("not supported: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"@geoLookup", "@rbl example.test"})
    void someOperatorsAnswerFalse(String operator) {
        of(operator).only(SemanticCode.INEFFECTIVE_NAME, 1, 16);
    }

    /** Field reports P20 and P21: the files load, comments and empty lines included; their lines are kept as they are. */
    @Test
    void dataFilesStandBesideTheRuleFile() throws IOException {
        write("bots.data", "#\n\nbadbot\r\nlast");
        write("nets.data", "# office\n192.0.2.0/24 # trailing\n\n");
        assertThat(inDirectory("@pmFromFile bots.data").link(123).operator().lines())
                .extracting(Object::toString)
                .containsExactly("#", "", "badbot\r", "last");
        assertThat(inDirectory("@ipMatchFromFile nets.data")
                        .link(123)
                        .operator()
                        .lines())
                .hasSize(3);
        assertThat(inDirectory("@pmFromFile bots.data nets.data")
                        .link(123)
                        .operator()
                        .lines())
                .hasSize(7);
    }

    @Test
    void aMissingDataFileIsAnError() throws IOException {
        write("bots.data", "x");
        Diagnostic finding =
                inDirectory("@pmFromFile bots.data missing.data").only(SemanticCode.UNREADABLE_DATA_FILE, 1, 37);
        assertThat(finding.message()).contains("missing.data", "no such file");
    }

    @Test
    void aFaultInADataFileNamesItsLine() throws IOException {
        write("nets.data", "192.0.2.1\nnonsense\n");
        assertThat(inDirectory("@ipMatchFromFile nets.data")
                        .only(SemanticCode.INVALID_DATA_FILE)
                        .message())
                .contains("nets.data", "line 2");
    }

    @Test
    void aFileNameWithANulByteIsNoCrash() {
        Analysis analysis = inDirectory("@pmFromFile a\001b");
        analysis.only(SemanticCode.UNREADABLE_DATA_FILE);
    }
}
