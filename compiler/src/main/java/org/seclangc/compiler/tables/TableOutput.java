package org.seclangc.compiler.tables;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import org.seclangc.runtime.bytes.ByteSlice;

/** Writes the elements of the tables, big-endian. */
final class TableOutput {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 16);

    void integer(int number) {
        for (int shift = 24; shift >= 0; shift -= 8) {
            bytes.write(number >>> shift);
        }
    }

    void longInteger(long number) {
        integer((int) (number >>> 32));
        integer((int) number);
    }

    void flag(boolean flag) {
        bytes.write(flag ? 1 : 0);
    }

    void slice(ByteSlice slice) {
        integer(slice.length());
        bytes.write(slice.array(), slice.from(), slice.length());
    }

    void text(String text) {
        slice(ByteSlice.of(text.getBytes(UTF_8)));
    }

    void optionalText(String text) {
        flag(text != null);
        if (text != null) {
            text(text);
        }
    }

    void constant(Enum<?> constant) {
        text(constant.name());
    }

    void octet(int octet) {
        bytes.write(octet);
    }

    void integers(List<Integer> numbers) {
        list(numbers, this::integer);
    }

    <T> void list(Collection<T> elements, Consumer<T> write) {
        integer(elements.size());
        elements.forEach(write);
    }

    void bytes(byte[] content) {
        bytes.writeBytes(content);
    }

    byte[] toByteArray() {
        return bytes.toByteArray();
    }
}
