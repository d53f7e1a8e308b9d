package org.seclangc.runtime.libinjection;

import java.util.Arrays;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Finds SQL injection in a value: reads it as SQL, as what follows a quote, and in two dialects, and looks for
 * sequences of tokens that attacks have.
 *
 * <p>Reusable, for one thread at a time. {@link #detect} allocates nothing, takes time linear in the value, and never
 * fails; it keeps no reference to the value. Answers are those of libinjection.
 */
public final class SqliDetector {
    private static final int QUOTE = 1;
    private static final int DOUBLE_QUOTE = 1 << 1;
    /** A byte other than A-Z, a-z, 0-9 and {@code _}. */
    private static final int NON_WORD = 1 << 2;

    private static final byte[] CLASSES = classes();

    private final SqlScan scan = new SqlScan();
    private final SqlFolder folder = new SqlFolder(new SqlTokenizer(scan));
    private final byte[] fingerprint = new byte[SqlWindow.LIMIT];
    private final boolean skipPlainWords;
    private int fingerprintLength;

    /** A detector without a result. */
    public SqliDetector() {
        this(true);
    }

    /** With {@code skipPlainWords} false, values that cannot be an injection are read all the same: for tests. */
    SqliDetector(boolean skipPlainWords) {
        this.skipPlainWords = skipPlainWords;
    }

    /**
     * Whether {@link #detect} could say yes: a value of A-Z, a-z, 0-9 and {@code _} alone makes at most two numbers
     * and a word, and no fingerprint of that shape counts as an injection.
     */
    public static boolean mayMatch(ByteSlice value) {
        byte[] array = value.array();
        for (int i = value.from(); i < value.to(); i++) {
            if ((CLASSES[array[i] & 0xFF] & NON_WORD) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether {@code value} is an SQL injection. */
    public boolean detect(ByteSlice value) {
        fingerprintLength = 0;
        int seen = classesIn(value);
        if (skipPlainWords && (seen & NON_WORD) == 0) {
            return false;
        }
        scan.in.set(value);
        boolean found = detectInAnyReading(seen);
        scan.in.clear();
        if (!found) {
            fingerprintLength = 0;
        }
        return found;
    }

    /**
     * The fingerprint of the injection that the last {@link #detect} found: one to five token letters such as
     * {@code s&1c}; empty if it found none.
     */
    public ByteSlice fingerprint() {
        return ByteSlice.of(Arrays.copyOf(fingerprint, fingerprintLength));
    }

    private boolean detectInAnyReading(int seen) {
        if (detectInDialects(SqlScan.NO_QUOTE)) {
            return true;
        }
        if ((seen & QUOTE) != 0 && detectInDialects('\'')) {
            return true;
        }
        return (seen & DOUBLE_QUOTE) != 0 && detectIn('"', true);
    }

    private boolean detectInDialects(int quote) {
        return detectIn(quote, false) || (scan.dialectsDiffer() && detectIn(quote, true));
    }

    private boolean detectIn(int quote, boolean mysql) {
        scan.start(quote, mysql);
        int count = folder.run();
        for (int i = 0; i < count; i++) {
            fingerprint[i] = (byte) folder.token(i).type.letter;
        }
        fingerprintLength = count;
        return SqlFingerprints.contains(fingerprint, count) && SqlVerdict.isInjection(scan, folder, count);
    }

    private static int classesIn(ByteSlice value) {
        byte[] array = value.array();
        int seen = 0;
        for (int i = value.from(); i < value.to(); i++) {
            seen |= CLASSES[array[i] & 0xFF];
        }
        return seen;
    }

    private static byte[] classes() {
        byte[] classes = new byte[256];
        for (int b = 0; b < classes.length; b++) {
            if (!Ascii.isLetter(b) && !Ascii.isDigit(b) && b != '_') {
                classes[b] = NON_WORD;
            }
        }
        classes['\''] |= QUOTE;
        classes['"'] |= DOUBLE_QUOTE;
        return classes;
    }
}
