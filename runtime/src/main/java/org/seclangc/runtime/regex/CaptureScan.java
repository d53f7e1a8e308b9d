package org.seclangc.runtime.regex;

/** Tells whether a tree holds a capturing group. */
final class CaptureScan extends RegexWalker {
    private boolean found;

    private CaptureScan() {}

    static boolean hasCapture(RegexTree tree) {
        CaptureScan scan = new CaptureScan();
        tree.accept(scan);
        return scan.found;
    }

    @Override
    public Void capture(RegexTree.Capture node) {
        found = true;
        return null;
    }
}
