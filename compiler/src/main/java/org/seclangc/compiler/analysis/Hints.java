package org.seclangc.compiler.analysis;

import java.util.Optional;

/** Wording shared by findings. */
final class Hints {
    private Hints() {}

    /** A question about the name that was probably meant, or null if there is none. */
    static String didYouMean(Optional<String> name, String prefix) {
        return name.map(near -> "did you mean `" + prefix + near + "`?").orElse(null);
    }
}
