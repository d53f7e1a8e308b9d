package org.seclangc.runtime.libinjection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Names of tags, attributes and event handlers that can run scripts (resource {@code html-names.txt}). */
final class XssNames {
    /** What an attribute can do. */
    enum AttributeKind {
        /** Nothing. */
        NONE,
        /** Bad whatever its value is. */
        BLACK,
        /** A style sheet: bad whatever its value is. */
        STYLE,
        /** Its value is a URL. */
        URL,
        /** Its value is the name of an attribute. */
        INDIRECT
    }

    private static final AttributeKind[] KINDS = AttributeKind.values();
    private static final WordTable TAGS = load("TAG");
    private static final WordTable EVENTS = load("EVENT");
    private static final WordTable ATTRIBUTES = load("BLACK", "STYLE", "URL", "INDIRECT");

    /** Longest name, in bytes, that the look-ups tell from a longer one. */
    static final int LONGEST = Math.max(TAGS.longest(), Math.max(EVENTS.longest() + 2, ATTRIBUTES.longest()));

    private XssNames() {}

    /** Whether the {@code length} bytes of {@code name} are a tag that can run scripts. */
    static boolean isTag(byte[] name, int length) {
        return TAGS.find(name, 0, length) != WordTable.ABSENT;
    }

    /** Whether bytes {@code from} to {@code to} start with the name of an event, without its "on". */
    static boolean startsWithEvent(byte[] name, int from, int to) {
        return EVENTS.hasPrefixOf(name, from, to);
    }

    /** What the attribute can do whose name is the {@code length} bytes of {@code name}. */
    static AttributeKind attribute(byte[] name, int length) {
        int kind = ATTRIBUTES.find(name, 0, length);
        return kind == WordTable.ABSENT ? AttributeKind.NONE : KINDS[kind];
    }

    /** Number of events. */
    static int events() {
        return EVENTS.size();
    }

    private static WordTable load(String... heads) {
        List<WordTable.Entry> entries = new ArrayList<>();
        for (String line : TableResource.lines("html-names.txt")) {
            String[] words = line.split(" ", -1);
            if (Arrays.asList(heads).contains(words[0])) {
                int value = Math.max(indexOfKind(words[0]), 0);
                for (int i = 1; i < words.length; i++) {
                    entries.add(new WordTable.Entry(words[i], value));
                }
            }
        }
        return new WordTable(entries);
    }

    private static int indexOfKind(String name) {
        return Arrays.stream(KINDS).map(Enum::name).toList().indexOf(name);
    }
}
