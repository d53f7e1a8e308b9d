package org.seclangc.runtime.transformations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/** Brute force: a value without a byte of the set is returned as it is; with fewer bytes the set would be wrong. */
class IdentitySetTest {
    /** Surroundings in which a byte shows what it does. */
    private static final List<String[]> WITNESSES = List.of(
            new String[] {"", ""},
            new String[] {"", "a"},
            new String[] {"", "41"},
            new String[] {"", "/"},
            new String[] {"", "*"},
            new String[] {"/", ""},
            new String[] {"0", "41"},
            new String[] {"", "x41"},
            new String[] {"", "lt;"},
            new String[] {"", "\200"},
            new String[] {"", "\240\200"},
            new String[] {"", "\200\200"},
            new String[] {"", "\220\200\200"},
            new String[] {"", "\200\200\200"});

    private static final Set<TransformationName> NO_PROMISE =
            Set.of(TransformationName.MD5, TransformationName.SHA1, TransformationName.LENGTH);

    static Stream<TransformationName> names() {
        return Samples.transforming().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void valuesWithoutTheBytesAreUnchanged(TransformationName name) {
        Transformation transformation = Samples.of(name);
        Random random = new Random(31);
        for (ByteSet set : IdentitySet.of(name).alternatives()) {
            int[] others = set.complement().toArray();
            assertSame(transformation, ByteSlice.EMPTY);
            for (int first : others) {
                assertSame(transformation, ByteSlice.of(new byte[] {(byte) first}));
                for (int second : others) {
                    assertSame(transformation, ByteSlice.of(new byte[] {(byte) first, (byte) second}));
                }
            }
            for (int i = 0; i < 2000 && others.length > 0; i++) {
                assertSame(transformation, Samples.random(random, others, random.nextInt(64)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void noByteOfASetIsThereInVain(TransformationName name) {
        for (ByteSet set : IdentitySet.of(name).alternatives()) {
            for (int b : set.toArray()) {
                assertThat(WITNESSES)
                        .as("%s without %x in %s", name.spelling(), b, set)
                        .anyMatch(around -> changesThrough(Samples.of(name), set, b, around));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void theAnswerNeverLies(TransformationName name) {
        IdentitySet identity = IdentitySet.of(name);
        Random random = new Random(32);
        for (int i = 0; i < 2000; i++) {
            ByteSlice value = Samples.hostile(random);
            boolean promised = identity.isIdentityFor(value);
            assertThat(identity.isIdentityFor(ByteSet.occurringIn(value))).isEqualTo(promised);
            if (promised) {
                assertSame(Samples.of(name), value);
            }
        }
    }

    @Test
    void digestsAndLengthPromiseNothing() {
        for (TransformationName name : Samples.transforming()) {
            assertThat(IdentitySet.of(name).isIdentityFor(ByteSlice.EMPTY))
                    .as(name.spelling())
                    .isEqualTo(!NO_PROMISE.contains(name));
        }
    }

    @Test
    void eitherSetIsEnough() {
        IdentitySet comments = IdentitySet.of(TransformationName.REPLACE_COMMENTS);
        assertThat(comments.isIdentityFor(ByteSlice.ofLatin1("/a/b"))).isTrue();
        assertThat(comments.isIdentityFor(ByteSlice.ofLatin1("2*3"))).isTrue();
        assertThat(comments.isIdentityFor(ByteSlice.ofLatin1("2*3/4"))).isFalse();
        IdentitySet hex = IdentitySet.of(TransformationName.SQL_HEX_DECODE);
        assertThat(hex.isIdentityFor(ByteSlice.ofLatin1("2001"))).isTrue();
        assertThat(hex.isIdentityFor(ByteSlice.ofLatin1("xX"))).isTrue();
        assertThat(hex.isIdentityFor(ByteSlice.ofLatin1("X0"))).isFalse();
    }

    @Test
    void noneChangesNothing() {
        assertThat(IdentitySet.of(TransformationName.NONE).isIdentityFor(ByteSet.ALL))
                .isTrue();
    }

    private static void assertSame(Transformation transformation, ByteSlice value) {
        // A plain comparison first: the fluent assertion would cost most of the time of this test.
        if (!Samples.same(transformation.apply(value), value)) {
            assertThat(transformation.apply(value)).as("of %s", value).isSameAs(value);
        }
    }

    /** Whether a value whose only byte of {@code set} is {@code b} changes. */
    private static boolean changesThrough(Transformation transformation, ByteSet set, int b, String[] around) {
        String one = Character.toString(b);
        for (String value : new String[] {around[0] + one + around[1], around[0] + one + one + around[1]}) {
            ByteSlice input = ByteSlice.ofLatin1(value);
            boolean alone = value.chars().allMatch(c -> c == b || !set.contains(c));
            if (alone && !Samples.same(transformation.apply(input), input)) {
                return true;
            }
        }
        return false;
    }
}
