package org.seclangc.runtime.libinjection;

import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.Captures;
import org.seclangc.runtime.operators.Operator;

/**
 * {@code @detectXSS}: whether a value is cross-site scripting; group 0 is the value.
 *
 * <p>One instance serves any number of rules and threads. Values that cannot be an attack are told at once; for the
 * others a detector comes from a small pool of this instance, without locks, and goes back to it.
 */
public final class DetectXssOperator implements Operator {
    private final DetectorPool<XssDetector> detectors = new DetectorPool<>(XssDetector::new);

    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        if (!XssDetector.mayMatch(value)) {
            return false;
        }
        XssDetector detector = detectors.take();
        boolean found = detector.detect(value);
        if (found && captures != null) {
            captures.set(0, value);
        }
        detectors.giveBack(detector);
        return found;
    }
}
