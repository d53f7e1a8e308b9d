package org.seclangc.cli.ftw.run;

import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import org.seclangc.cli.ftw.FtwFile;
import org.seclangc.cli.ftw.FtwTest;
import org.seclangc.cli.ftw.Overrides;
import org.seclangc.cli.ftw.TestOverride;

/**
 * The tests to run, in order.
 *
 * @param tests tests with the reason to skip each, overrides applied
 * @param overrides tests with overrides used
 */
public record Selection(List<Entry> tests, List<Used> overrides) {
    /** Reason of a test whose name was not asked for. */
    public static final String NOT_INCLUDED = "not included";

    /** Reason of a test whose name was asked not to run. */
    public static final String EXCLUDED = "excluded";

    /** A test of a file; {@code skip} says why it is not run, empty if it is. */
    public record Entry(FtwTest test, String folder, String skip) {}

    /** An override that changed a test. */
    public record Used(FtwTest test, TestOverride override) {}

    /**
     * Chooses by the tests' names.
     *
     * @param include names to run, or null for all
     * @param exclude names not to run, or null for none
     */
    public static Selection of(List<FtwFile> files, Pattern include, Pattern exclude, Overrides overrides) {
        List<Entry> tests = new ArrayList<>();
        List<Used> used = new ArrayList<>();
        for (FtwFile file : files) {
            for (FtwTest test : file.tests()) {
                String skip = "";
                if (include != null && !include.matcher(test.id()).find()) {
                    skip = NOT_INCLUDED;
                } else if (exclude != null && exclude.matcher(test.id()).find()) {
                    skip = EXCLUDED;
                } else if (!file.enabled()) {
                    skip = "disabled in the file";
                }
                Overrides.Applied applied = overrides.apply(test);
                if (skip.isEmpty()) {
                    applied.used().forEach(override -> used.add(new Used(test, override)));
                }
                tests.add(new Entry(applied.test(), file.folder(), skip));
            }
        }
        return new Selection(List.copyOf(tests), List.copyOf(used));
    }

    /** Number of tests to run. */
    public int size() {
        return (int) tests.stream().filter(entry -> entry.skip().isEmpty()).count();
    }
}
