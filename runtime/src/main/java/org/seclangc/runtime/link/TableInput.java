package org.seclangc.runtime.link;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import org.seclangc.runtime.bytes.ByteSlice;

/** Reads the elements of the tables; byte strings are views of the one array. */
final class TableInput {
    private final byte[] bytes;
    private final ByteBuffer buffer;

    TableInput(byte[] bytes) {
        this.bytes = bytes;
        this.buffer = ByteBuffer.wrap(bytes);
    }

    int integer() {
        return checked(buffer::getInt);
    }

    long longInteger() {
        return checked(buffer::getLong);
    }

    boolean flag() {
        return checked(buffer::get) != 0;
    }

    /** A count of elements of at least one byte each. */
    int count() {
        int count = integer();
        check(count >= 0 && count <= buffer.remaining());
        return count;
    }

    ByteSlice slice() {
        int length = count();
        int from = buffer.position();
        buffer.position(from + length);
        return ByteSlice.of(bytes, from, from + length);
    }

    String text() {
        return new String(slice().toByteArray(), UTF_8);
    }

    String optionalText() {
        return flag() ? text() : null;
    }

    <E extends Enum<E>> E constant(Class<E> type) {
        String name = text();
        try {
            return Enum.valueOf(type, name);
        } catch (IllegalArgumentException e) {
            throw new TableFormatException("the compiled rule set uses " + name + " (" + type.getSimpleName()
                    + "), which this runtime does not know; compile it again with the compiler of this version");
        }
    }

    /** A byte, 0 to 255. */
    int octet() {
        return checked(buffer::get) & 0xFF;
    }

    int[] integers() {
        int[] numbers = new int[count()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = integer();
        }
        return numbers;
    }

    <T> T[] array(IntFunction<T[]> type, Supplier<T> element) {
        T[] elements = type.apply(count());
        for (int i = 0; i < elements.length; i++) {
            elements[i] = element.get();
        }
        return elements;
    }

    <T> List<T> list(Supplier<T> element) {
        int count = count();
        List<T> elements = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            elements.add(element.get());
        }
        return elements;
    }

    /** Number of bytes not yet read. */
    int remaining() {
        return buffer.remaining();
    }

    /** CRC-32 of the bytes not yet read. */
    int checksum() {
        CRC32 sum = new CRC32();
        sum.update(buffer.duplicate());
        return (int) sum.getValue();
    }

    /** Everything must have been read. */
    void end() {
        check(!buffer.hasRemaining());
    }

    /** What every table fulfils. */
    static void check(boolean holds) {
        if (!holds) {
            throw damaged();
        }
    }

    private static <T> T checked(Supplier<T> read) {
        try {
            return read.get();
        } catch (BufferUnderflowException e) {
            throw damaged();
        }
    }

    static TableFormatException damaged() {
        return new TableFormatException("the tables of the compiled rule set are damaged; compile it again");
    }
}
