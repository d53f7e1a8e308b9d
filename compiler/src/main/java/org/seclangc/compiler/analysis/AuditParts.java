package org.seclangc.compiler.analysis;

/** Letters of audit log parts: A to K and Z (language reference, structure, C.5). */
final class AuditParts {
    /** What they may be. */
    static final String HINT = "letters A to K and Z";

    private AuditParts() {}

    /** Whether there are letters and all name parts. */
    static boolean areValid(String letters) {
        return !letters.isEmpty() && letters.chars().allMatch(c -> (c >= 'A' && c <= 'K') || c == 'Z');
    }

    /** Each letter once, in order, with A and Z, which every record has. */
    static String normalise(String letters) {
        StringBuilder parts = new StringBuilder();
        (letters + "AZ").chars().distinct().sorted().forEach(c -> parts.append((char) c));
        return parts.toString();
    }
}
