package org.seclangc.runtime.transformations;

import java.util.Arrays;
import java.util.Optional;

/** Placeholder until the transformations land. */
public enum TransformationName {
    NONE,
    LOWERCASE;

    public static Optional<TransformationName> of(String name) {
        return Arrays.stream(values())
                .filter(n -> n.name().replace("_", "").equalsIgnoreCase(name))
                .findFirst();
    }
}
