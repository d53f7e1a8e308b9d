package org.seclangc.compiler.catalog;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.seclangc.compiler.diag.Suggestions;
import org.seclangc.runtime.bytes.Ascii;

/** Finds directives by name, ASCII letter case ignored. */
public final class DirectiveCatalog {
    private static final Map<String, DirectiveName> BY_NAME = Arrays.stream(DirectiveName.values())
            .collect(Collectors.toUnmodifiableMap(d -> Ascii.lower(d.spelling()), Function.identity()));
    private static final List<String> SPELLINGS =
            Arrays.stream(DirectiveName.values()).map(DirectiveName::spelling).toList();

    private DirectiveCatalog() {}

    /** The directive of that name. */
    public static Optional<DirectiveName> of(String name) {
        return Optional.ofNullable(BY_NAME.get(Ascii.lower(name)));
    }

    /** Spellings near a name that is no directive, the nearest first; may be empty. */
    public static List<String> suggestions(String name) {
        return Suggestions.near(name, SPELLINGS);
    }
}
