package org.seclangc.compiler.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.KeySelector;
import org.seclangc.compiler.rules.Link;
import org.seclangc.compiler.rules.Target;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;

class TargetsTest {
    private static Analysis of(String targets) {
        return Analysis.of("SecRule " + targets + " \"@rx x\" \"id:1,phase:2\"");
    }

    private static KeySelector key(String key) {
        return new KeySelector.Exact(ByteSlice.ofLatin1(key));
    }

    private static KeySelector pattern(String pattern, boolean ignoreCase) {
        return new KeySelector.Matching(ByteSlice.ofLatin1(pattern), ignoreCase);
    }

    @Test
    void aListKeepsItsOrder() {
        assertThat(of("REQUEST_URI|ARGS:Foo|&args|XML:/*|XML://@*").link(1).targets())
                .containsExactly(
                        new Target(Variable.REQUEST_URI, null, false),
                        new Target(Variable.ARGS, key("Foo"), false),
                        new Target(Variable.ARGS, null, true),
                        new Target(Variable.XML, new KeySelector.XPath("/*"), false),
                        new Target(Variable.XML, new KeySelector.XPath("//@*"), false));
    }

    /** Exclusions hold wherever they stand, for counts too. */
    @Test
    void exclusionsStandAnywhere() {
        Link link = of("!ARGS:a|&ARGS|!ARGS:/^b/|!TX").link(1);
        assertThat(link.targets()).containsExactly(new Target(Variable.ARGS, null, true));
        assertThat(link.exclusions())
                .containsExactly(
                        new Exclusion(Variable.ARGS, key("a")),
                        new Exclusion(Variable.ARGS, pattern("^b", false)),
                        new Exclusion(Variable.TX, null));
    }

    /** Architecture, "One language": which collections fold letters in regex selectors. */
    @ParameterizedTest
    @CsvSource({
        "TX,true",
        "IP,true",
        "SESSION,true",
        "REQUEST_HEADERS,true",
        "RESPONSE_HEADERS,true",
        "MATCHED_VARS,true",
        "ARGS,false",
        "ARGS_POST,false",
        "REQUEST_COOKIES,false",
        "FILES,false"
    })
    void lettersInRegexSelectors(Variable variable, boolean ignoreCase) {
        assertThat(of(variable + ":/^Ab/").link(1).targets())
                .containsExactly(new Target(variable, pattern("^Ab", ignoreCase), false));
    }

    /** B.1: ModSecurity 2's name of a header. */
    @Test
    void headersHaveAnOldName() {
        assertThat(of("HTTP_User_Agent").link(1).targets())
                .containsExactly(new Target(Variable.REQUEST_HEADERS, key("User-Agent"), false));
    }

    /** The conformance suite counts a scalar (scalar-unset.yaml). */
    @Test
    void aScalarCanBeCounted() {
        of("&REQBODY_PROCESSOR").clean();
    }

    @Test
    void unknownVariables() {
        assertThat(of("ARGZ").only(SemanticCode.UNKNOWN_VARIABLE, 1, 9).hint()).contains("`ARGS`");
        assertThat(of("REQUEST_HEADER:x")
                        .only(SemanticCode.UNKNOWN_VARIABLE, 1, 9)
                        .hint())
                .contains("`REQUEST_HEADERS`");
    }

    @Test
    void aDotIsNoColon() {
        assertThat(of("ARGS.x").rules()).isEmpty();
        assertThat(Analysis.ofActions("ctl:ruleRemoveTargetById=1;ARGS.x")
                        .only(SemanticCode.UNKNOWN_VARIABLE, 1, 57)
                        .hint())
                .contains("`ARGS:x`");
    }

    @Test
    void aScalarHasNoKeys() {
        of("REQUEST_URI:x").only(SemanticCode.SELECTOR_ON_SCALAR, 1, 21);
        of("ARGS|!REQUEST_METHOD:/x/").only(SemanticCode.SELECTOR_ON_SCALAR);
        of("HTTP_Accept:x").only(SemanticCode.SELECTOR_ON_SCALAR);
    }

    @Test
    void onlyTwoXPathsAreKnown() {
        assertThat(of("XML:/a/b/text()")
                        .only(SemanticCode.UNSUPPORTED_XPATH, 1, 13)
                        .message())
                .contains("XPath", "/a/b/text()", "not supported");
    }

    @Test
    void regexSelectorsAreCompiled() {
        assertThat(of("ARGS:/a(b/").only(SemanticCode.INVALID_PATTERN).message())
                .contains("rule 1");
        assertThat(of("ARGS:/a(?=b)/")
                        .only(SemanticCode.NEEDS_BACKTRACKING)
                        .span()
                        .column())
                .isEqualTo(8 + "ARGS:/a".length() + 1);
    }

    @Test
    void aListMustLookAtSomething() {
        of("!ARGS:x|!TX:y").only(SemanticCode.NO_TARGET, 1, 9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"STREAM_INPUT_BODY", "GEO:COUNTRY_CODE", "FILES_TMPNAMES", "PERF_ALL", "XML"})
    void variablesThatStayEmptyAreWarnings(String target) {
        Analysis analysis = of(target);
        if (!target.equals("XML")) {
            analysis.only(SemanticCode.EMPTY_VARIABLE, 1, 9);
        }
        assertThat(of("ARGS|!" + target).errors()).isEmpty();
    }

    /** Field report P15. */
    @Test
    void macrosAreNoTargets() {
        assertThat(Analysis.of("SecRule IP:c_%{REMOTE_ADDR} \"@gt 1\" \"id:117,phase:1,deny\"")
                        .only(SemanticCode.INVALID_MACRO, 1, 14)
                        .message())
                .contains("macros cannot be used");
    }

    @Test
    void keysKeepTheirBytes() {
        Target target = of("\"ARGS:'a|b c'\"").link(1).targets().get(0);
        assertThat(target.selector()).isEqualTo(key("a|b c"));
    }
}
