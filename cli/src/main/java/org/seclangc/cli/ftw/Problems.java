package org.seclangc.cli.ftw;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.cli.yaml.Place;

/** What is wrong with test files; reading goes on after each. */
public final class Problems {
    private final List<String> errors = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    /** Something that keeps tests from being run as meant. */
    public void error(Place place, String message) {
        errors.add(place + ": error: " + message);
    }

    /** Something that is probably not meant. */
    public void warning(Place place, String message) {
        warnings.add(place + ": warning: " + message);
    }

    /** Lines {@code file:line:column: error: message}. */
    public List<String> errors() {
        return List.copyOf(errors);
    }

    /** Lines {@code file:line:column: warning: message}. */
    public List<String> warnings() {
        return List.copyOf(warnings);
    }
}
