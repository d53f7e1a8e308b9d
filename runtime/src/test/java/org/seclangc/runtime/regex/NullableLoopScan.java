package org.seclangc.runtime.regex;

/**
 * Finds captures in loops whose body may match the empty string. There RE2 and PCRE keep different iterations:
 * {@code (a*)*} on {@code aab} sets group 1 to {@code aa} in RE2, in PCRE to the empty string behind.
 */
final class NullableLoopScan extends RegexWalker {
    private boolean found;

    static boolean hasCaptureInNullableLoop(RegexTree tree) {
        NullableLoopScan scan = new NullableLoopScan();
        tree.accept(scan);
        return scan.found;
    }

    @Override
    public Void repeat(RegexTree.Repeat node) {
        found |= RegexWidth.of(node.body()).isNullable() && CaptureScan.hasCapture(node.body());
        return super.repeat(node);
    }
}
