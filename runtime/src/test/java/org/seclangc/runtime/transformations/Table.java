package org.seclangc.runtime.transformations;

import static org.assertj.core.api.Assertions.assertThat;

import org.seclangc.runtime.bytes.ByteSlice;

/** A table of inputs and results of one transformation, one char a byte; each row is checked where it is written. */
record Table(TransformationName name) {
    /** A row; an unchanged value must be the same object. */
    Table gives(String input, String expected) {
        ByteSlice value = ByteSlice.ofLatin1(input);
        ByteSlice result = Samples.of(name).apply(value);
        assertThat(result.latin1()).as("%s of %s", name.spelling(), input).isEqualTo(expected);
        if (input.equals(expected)) {
            assertThat(result).isSameAs(value);
        }
        return this;
    }

    /** A row whose value does not change. */
    Table keeps(String input) {
        return gives(input, input);
    }
}
