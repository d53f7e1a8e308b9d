package org.seclangc.cli.yaml;

/** Text that is no YAML, or YAML beyond the limits. */
public final class YamlSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Place place;

    /** What is wrong, and where. */
    public YamlSyntaxException(Place place, String message) {
        super(message);
        this.place = place;
    }

    /** Where it is wrong. */
    public Place place() {
        return place;
    }
}
