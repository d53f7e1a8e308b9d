package org.seclangc.compiler.passes;

import java.util.Arrays;
import java.util.Optional;

/** The passes by name, for {@code --disable-pass}. */
public enum PassName {
    /** Values are read and transformed once for all links that look at them. */
    SHARE("share", 1),
    /** Values that a pattern cannot match are recognised before it is run. */
    PREFILTER("prefilter", 1);

    private final String spelling;
    private final int level;

    PassName(String spelling, int level) {
        this.spelling = spelling;
        this.level = level;
    }

    /** The name on the command line. */
    public String spelling() {
        return spelling;
    }

    /** The lowest optimisation level at which the pass runs. */
    public int level() {
        return level;
    }

    /** The pass of that name. */
    public static Optional<PassName> of(String spelling) {
        return Arrays.stream(values())
                .filter(name -> name.spelling.equals(spelling))
                .findFirst();
    }
}
