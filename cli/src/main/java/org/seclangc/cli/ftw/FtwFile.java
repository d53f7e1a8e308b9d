package org.seclangc.cli.ftw;

import java.util.List;

/**
 * A test file.
 *
 * @param name as shown
 * @param folder name of the directory it lies in
 * @param enabled false if the file says its tests shall not run
 * @param tests in order
 */
public record FtwFile(String name, String folder, boolean enabled, List<FtwTest> tests) {
    /** Copies the list. */
    public FtwFile {
        tests = List.copyOf(tests);
    }
}
