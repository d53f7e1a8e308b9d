package org.seclangc.compiler.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.CharRange;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Diagnostic;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.rules.Macro;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;

class MacroParserTest {
    private final Diagnostics diagnostics = new Diagnostics();
    private final MacroParser parser = new MacroParser(new Context(LoadOptions.DEFAULT, diagnostics));

    private static Text text(String value) {
        SourceFile file = new SourceFile("x", ByteSlice.ofLatin1(value).toByteArray(), null);
        return new Text(value, new Span(file, 0, value.length()));
    }

    private Macro parse(String value) {
        Macro macro = parser.parse(text(value));
        assertThat(diagnostics.sorted()).isEmpty();
        return macro;
    }

    private void fails(String value, SemanticCode code, int column) {
        parser.parse(text(value));
        List<Diagnostic> found = diagnostics.sorted();
        assertThat(found).hasSize(1);
        assertThat(found.get(0).code()).isEqualTo(code);
        assertThat(found.get(0).span().column()).isEqualTo(column);
    }

    private static Macro.Part literal(String text) {
        return new Macro.Literal(ByteSlice.ofLatin1(text));
    }

    private static Macro.Part reference(Variable variable, String key) {
        return new Macro.Reference(variable, key == null ? null : ByteSlice.ofLatin1(key));
    }

    @Example
    void literalsAndReferencesAlternate() {
        assertThat(parse("a%{remote_addr}%{TX.x.y}b%{ARGS:z}").parts())
                .containsExactly(
                        literal("a"),
                        reference(Variable.REMOTE_ADDR, null),
                        reference(Variable.TX, "x.y"),
                        literal("b"),
                        reference(Variable.ARGS, "z"));
    }

    @Example
    void aWholeCollectionAndAnOldHeaderName() {
        assertThat(parse("%{MATCHED_VARS}%{HTTP_HOST}").parts())
                .containsExactly(reference(Variable.MATCHED_VARS, null), reference(Variable.REQUEST_HEADERS, "HOST"));
    }

    @Example
    void aLonePercentSignIsLiteral() {
        assertThat(parse("50% {x} %%").parts()).containsExactly(literal("50% {x} %%"));
        assertThat(parse("%%{TX.a}%").parts()).containsExactly(literal("%"), reference(Variable.TX, "a"), literal("%"));
        assertThat(parse("").parts()).isEmpty();
    }

    @Example
    void unknownVariable() {
        fails("a%{argz.x}", SemanticCode.UNKNOWN_VARIABLE, 4);
        assertThat(diagnostics.sorted().get(0).hint()).contains("`ARGS`");
    }

    @Example
    void unclosed() {
        fails("ab%{tx.x", SemanticCode.INVALID_MACRO, 3);
    }

    /** Field report P15. */
    @Example
    void nested() {
        fails("%{tx.k_%{REMOTE_ADDR}}", SemanticCode.INVALID_MACRO, 8);
    }

    @Example
    void empty() {
        fails("%{}", SemanticCode.UNKNOWN_VARIABLE, 3);
    }

    @Example
    void missingKey() {
        fails("%{tx.}", SemanticCode.INVALID_MACRO, 5);
    }

    @Example
    void keyOfAScalar() {
        fails("%{REMOTE_ADDR.x}", SemanticCode.SELECTOR_ON_SCALAR, 14);
    }

    @Example
    void aRepeatedPercentSignInAPatternIsNoMacro() {
        assertThat(parser.parsePattern(text("^%{2}[a]%{1,3}%{tx.a}$")).parts())
                .containsExactly(literal("^%{2}[a]%{1,3}"), reference(Variable.TX, "a"), literal("$"));
        assertThat(diagnostics.sorted()).isEmpty();
    }

    /** Never an exception, never two literals side by side, and the literals are pieces of the text. */
    @Property
    void anyTextIsReadOrReported(@ForAll("pieces") String value) {
        Diagnostics own = new Diagnostics();
        Macro macro = new MacroParser(new Context(LoadOptions.DEFAULT, own)).parse(text(value));
        for (int i = 1; i < macro.parts().size(); i++) {
            assertThat(macro.parts().get(i - 1) instanceof Macro.Literal
                            && macro.parts().get(i) instanceof Macro.Literal)
                    .isFalse();
        }
        if (own.sorted().isEmpty() && !value.contains("%{")) {
            assertThat(macro.constant().latin1()).isEqualTo(value);
        }
    }

    @Provide
    Arbitrary<String> pieces() {
        return Arbitraries.of("%", "{", "}", "%{", "tx", ".", ":", "TX.a", "%{tx.a}", "%{2}", "x", "\\")
                .list()
                .ofMaxSize(12)
                .map(parts -> String.join("", parts));
    }

    @Property(tries = 20)
    void longTextsAreReadInLinearTime(@ForAll @CharRange(from = 'a', to = 'z') char filler) {
        String unit = "%" + filler + "%{tx." + filler + "}";
        Macro macro = parse(unit.repeat(50_000));
        assertThat(macro.parts()).hasSize(100_000);
    }
}
