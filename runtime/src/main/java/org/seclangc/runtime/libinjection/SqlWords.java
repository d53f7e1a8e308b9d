package org.seclangc.runtime.libinjection;

import java.util.ArrayList;
import java.util.List;

/** The words of SQL dialects and the token types they make (resource {@code sql-words.txt}). */
final class SqlWords {
    private static final WordTable TABLE = load();

    private SqlWords() {}

    /** The type of the word that is bytes {@code from} to {@code to} in any ASCII case, or {@link SqlType#NONE}. */
    static SqlType find(byte[] bytes, int from, int to) {
        int letter = TABLE.find(bytes, from, to);
        return letter == WordTable.ABSENT ? SqlType.NONE : SqlType.of(letter);
    }

    /** Number of words. */
    static int size() {
        return TABLE.size();
    }

    private static WordTable load() {
        List<WordTable.Entry> entries = new ArrayList<>();
        for (String line : TableResource.lines("sql-words.txt")) {
            for (String word : line.substring(2).split(",", -1)) {
                entries.add(new WordTable.Entry(word, line.charAt(0)));
            }
        }
        return new WordTable(entries);
    }
}
