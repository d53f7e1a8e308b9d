package org.seclangc.cli.yaml;

/**
 * A place in a file.
 *
 * @param file name as the user gave it
 * @param line from 1
 * @param column from 1, in code points
 */
public record Place(String file, int line, int column) {
    /** {@code file:line:column}. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
