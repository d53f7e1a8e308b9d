package org.seclangc.runtime.libinjection;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.Captures;
import org.seclangc.runtime.operators.Operator;

/**
 * {@code @detectSQLi}: whether a value is an SQL injection; group 0 is the fingerprint.
 *
 * <p>One instance serves any number of rules and threads. Values that cannot be an injection are told at once; for the
 * others a detector comes from a small pool of this instance, without locks, and goes back to it.
 */
public final class DetectSqliOperator implements Operator {
    private final DetectorPool<SqliDetector> detectors = new DetectorPool<>(SqliDetector::new);

    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        if (!SqliDetector.mayMatch(value)) {
            return false;
        }
        SqliDetector detector = detectors.take();
        boolean found = detector.detect(value);
        if (found && captures != null) {
            captures.set(0, detector.fingerprint());
        }
        detectors.giveBack(detector);
        return found;
    }
}
