package org.seclangc.runtime.regex;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Compiled patterns of rules whose pattern holds macros, least recently used dropped first. A client may influence such
 * patterns, so their number, length and size are bounded, and faulty patterns are remembered as well. Safe for all threads; no
 * lock is held while a pattern compiles (two threads may compile the same one).
 */
public final class RegexCache {
    /** Patterns kept unless said otherwise. */
    public static final int DEFAULT_CAPACITY = 256;

    /** Longest pattern, in bytes, that is compiled at run time; RE2/J takes up to 50 ms for it. */
    public static final int MAX_PATTERN_LENGTH = 2048;

    /** Largest {@link RegexSize} of a pattern that is compiled at run time. */
    public static final long MAX_PATTERN_SIZE = 10_000;

    /** Largest sum of the {@link RegexSize}s of the patterns kept; a unit is some hundred bytes. */
    public static final long MAX_TOTAL_SIZE = 100_000;

    private final RegexOptions options;
    private final int capacity;
    private final Map<ByteSlice, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);
    private long totalSize;

    /** A pattern's result: {@code regex} of {@code size}, or what is wrong with the pattern. */
    private record Entry(Regex regex, long size, String message, int offset, boolean needsBacktracking) {
        Regex get() throws RegexSyntaxException {
            if (regex == null) {
                throw new RegexSyntaxException(message, offset, needsBacktracking);
            }
            return regex;
        }
    }

    /** A cache of up to {@code capacity} patterns, all compiled with {@code options}. */
    public RegexCache(RegexOptions options, int capacity) {
        this.options = options;
        this.capacity = capacity;
    }

    /**
     * The compiled {@code pattern}; its bytes are copied if it is kept.
     *
     * @throws RegexSyntaxException if it cannot be compiled or is too large to be compiled at run time
     */
    public Regex get(ByteSlice pattern) throws RegexSyntaxException {
        if (pattern.length() > MAX_PATTERN_LENGTH) {
            throw new RegexSyntaxException(
                    "pattern longer than " + MAX_PATTERN_LENGTH + " bytes after macro expansion",
                    MAX_PATTERN_LENGTH,
                    false);
        }
        synchronized (entries) {
            Entry entry = entries.get(pattern);
            if (entry != null) {
                return entry.get();
            }
        }
        Entry entry = compile(pattern);
        put(pattern.copy(), entry);
        return entry.get();
    }

    /** Number of patterns kept. */
    public int size() {
        synchronized (entries) {
            return entries.size();
        }
    }

    private Entry compile(ByteSlice pattern) {
        try {
            ParsedRegex parsed = RegexParser.parse(pattern, options.multiline());
            long size = RegexSize.of(parsed.root());
            if (size > MAX_PATTERN_SIZE) {
                throw new RegexSyntaxException("repeats too large for a pattern with macros", 0, false);
            }
            return new Entry(RegexCompiler.compile(parsed, pattern, options), size, null, 0, false);
        } catch (RegexSyntaxException e) {
            return new Entry(null, 1, e.getMessage(), e.offset(), e.needsBacktracking());
        }
    }

    private void put(ByteSlice pattern, Entry entry) {
        synchronized (entries) {
            Entry before = entries.put(pattern, entry);
            totalSize += entry.size - (before == null ? 0 : before.size);
            Iterator<Entry> oldest = entries.values().iterator();
            while (entries.size() > capacity || totalSize > MAX_TOTAL_SIZE) {
                totalSize -= oldest.next().size;
                oldest.remove();
            }
        }
    }
}
