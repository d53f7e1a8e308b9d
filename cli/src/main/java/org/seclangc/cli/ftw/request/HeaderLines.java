package org.seclangc.cli.ftw.request;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.Exchange.Header;
import org.seclangc.runtime.bytes.ByteSlice;

/** Header lines in order. */
final class HeaderLines {
    private final List<Header> lines = new ArrayList<>();

    /** Adds a line; white space around the value does not belong to it (RFC 9110, 5.5). */
    void add(ByteSlice name, ByteSlice value) {
        lines.add(new Header(name, trim(value)));
    }

    /** Adds a line of text. */
    void add(String name, String value) {
        add(ByteSlice.ofUtf8(name), ByteSlice.ofUtf8(value));
    }

    /** The first value of a header, or null. */
    ByteSlice get(String name) {
        ByteSlice wanted = ByteSlice.ofLatin1(name);
        for (Header line : lines) {
            if (line.name().equalsIgnoreCase(wanted)) {
                return line.value();
            }
        }
        return null;
    }

    /** Replaces the first line of a header, or adds one. */
    void set(String name, String value) {
        ByteSlice wanted = ByteSlice.ofLatin1(name);
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).name().equalsIgnoreCase(wanted)) {
                lines.set(i, new Header(lines.get(i).name(), trim(ByteSlice.ofUtf8(value))));
                return;
            }
        }
        add(name, value);
    }

    /** The lines. */
    List<Header> list() {
        return List.copyOf(lines);
    }

    private static ByteSlice trim(ByteSlice value) {
        int start = 0;
        int end = value.length();
        while (start < end && isBlank(value.at(start))) {
            start++;
        }
        while (end > start && isBlank(value.at(end - 1))) {
            end--;
        }
        return value.slice(start, end);
    }

    private static boolean isBlank(int b) {
        return b == ' ' || b == '\t' || b == '\r' || b == '\n';
    }
}
