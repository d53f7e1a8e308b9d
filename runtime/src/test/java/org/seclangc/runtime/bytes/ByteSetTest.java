package org.seclangc.runtime.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Sets of bytes against the same questions asked byte by byte. */
class ByteSetTest {
    private static final ByteSet A_TO_Z = ByteSet.range('A', 'Z');

    @Test
    void differenceAndOverlapOfAllPairs() {
        for (int a = 0; a < 256; a++) {
            for (int b = 0; b < 256; b++) {
                ByteSet one = ByteSet.of(a);
                assertThat(one.intersects(ByteSet.of(b))).isEqualTo(a == b);
                assertThat(one.minus(ByteSet.of(b))).isEqualTo(a == b ? ByteSet.NONE : one);
                assertThat(ByteSet.ALL.minus(one).contains(b)).isEqualTo(a != b);
            }
        }
    }

    /** What a filter takes for absent must be absent: nothing but A-Z stands for another byte. */
    @Test
    void lettersOfTheOtherCaseCountAndNothingElse() {
        for (int occurring = 0; occurring < 256; occurring++) {
            int lower = occurring >= 'A' && occurring <= 'Z' ? occurring + 32 : occurring;
            for (int wanted = 0; wanted < 256; wanted++) {
                if (!A_TO_Z.contains(wanted)) {
                    assertThat(ByteSet.of(occurring).containsIgnoringCase(ByteSet.of(wanted)))
                            .as("%d for %d", occurring, wanted)
                            .isEqualTo(lower == wanted);
                }
            }
        }
    }

    @Test
    void everyWantedByteMustOccur() {
        ByteSet text = ByteSet.of("select 1\u00e9");
        assertThat(ByteSet.of("1 SELECT\u00e9*").containsIgnoringCase(text)).isTrue();
        for (int missing : text.toArray()) {
            assertThat(text.minus(ByteSet.of(missing)).containsIgnoringCase(text))
                    .as("%d", missing)
                    .isFalse();
        }
        assertThat(ByteSet.NONE.containsIgnoringCase(ByteSet.NONE)).isTrue();
    }

    @Test
    void aSliceHasTheBytesBetweenItsEnds() {
        byte[] array = new byte[256];
        for (int i = 0; i < array.length; i++) {
            array[i] = (byte) i;
        }
        ByteSlice slice = ByteSlice.of(array, 60, 200);
        assertThat(slice.occurring()).isEqualTo(ByteSet.range(60, 199)).isEqualTo(slice.occurring());
        assertThat(ByteSlice.EMPTY.occurring()).isEqualTo(ByteSet.NONE);
        assertThat(Arrays.stream(slice.occurring().toArray()).boxed())
                .hasSize(140)
                .doesNotContain(59, 200);
    }
}
