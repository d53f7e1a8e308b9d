package org.seclangc.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.passes.PassName;

/** How options are told. */
class CompilerOptionsTest {
    @Test
    void describesItselfAsTheCommandLineSpellsIt() {
        assertThat(CompilerOptions.of("x").describe()).isEqualTo("-O2");
        assertThat(new CompilerOptions("x", 1, Set.of(PassName.SHARE)).describe())
                .isEqualTo("-O1 --disable-pass=share");
    }

    @Test
    void knowsNoOtherLevels() {
        assertThatIllegalArgumentException().isThrownBy(() -> new CompilerOptions("x", 3, Set.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> new CompilerOptions("x", -1, Set.of()));
    }
}
