package org.seclangc.runtime.transformations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class TransformationNameTest {
    @Test
    void caseOfNamesDoesNotMatter() {
        assertThat(TransformationName.of("URLDECODEUNI")).contains(TransformationName.URL_DECODE_UNI);
        assertThat(TransformationName.of("utf8ToUnicode")).contains(TransformationName.UTF8_TO_UNICODE);
        assertThat(TransformationName.of("none")).contains(TransformationName.NONE);
    }

    @Test
    void normalizeAndNormaliseAreTheSame() {
        assertThat(TransformationName.of("normalizePath"))
                .isEqualTo(TransformationName.of("normalisePath"))
                .isPresent();
        assertThat(TransformationName.of("normalizepathwin"))
                .isEqualTo(TransformationName.of("normalisePathWin"))
                .isPresent();
    }

    @Test
    void unknownNamesHaveNoTransformation() {
        assertThat(TransformationName.of("lowercas")).isEmpty();
        assertThat(TransformationName.of("")).isEmpty();
        // U+212A KELVIN SIGN lower-cases to k in Unicode, not in SecLang.
        assertThat(TransformationName.of("bas\u212A64Decode")).isEmpty();
    }

    @Test
    void lookUpIgnoresTheLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertThat(TransformationName.of("TRIM")).contains(TransformationName.TRIM);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void spellingLeadsBackToTheName() {
        for (TransformationName name : TransformationName.values()) {
            assertThat(TransformationName.of(name.spelling())).contains(name);
        }
    }

    @Test
    void noneIsNoTransformation() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Transformations.of(TransformationName.NONE, UnicodeMap.NONE));
    }
}
