package org.seclangc.runtime;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.seclangc.runtime.link.CompiledProgram;
import org.seclangc.runtime.link.TableFormatException;

/** The compiled rule sets of a class loader; one that does not load leaves the others usable. */
final class InstalledPrograms {
    /** Failures after which the search ends: a class loader that cannot list its files fails at every step, for ever. */
    private static final int MAX_FAILURES = 1000;

    private final List<CompiledProgram> programs = new ArrayList<>();
    private IllegalArgumentException failure;

    InstalledPrograms(ClassLoader loader) {
        Iterator<CompiledProgram> found =
                ServiceLoader.load(CompiledProgram.class, loader).iterator();
        boolean more = true;
        int failures = 0;
        while (more && failures < MAX_FAILURES) {
            try {
                more = found.hasNext();
                if (more) {
                    programs.add(found.next());
                }
            } catch (ServiceConfigurationError | LinkageError e) {
                failures++;
                failure = failure == null ? reason(e) : failure;
            }
        }
    }

    private static IllegalArgumentException reason(Error e) {
        return e.getCause() instanceof TableFormatException format
                ? format
                : new IllegalArgumentException("a compiled rule set does not load: " + e.getMessage(), e);
    }

    /** Those that load. */
    List<CompiledProgram> programs() {
        return programs;
    }

    /**
     * The exception for a caller that does not find the rule set it wants among {@link #programs}.
     *
     * @return one about the first rule set that does not load, as that may be the one wanted; without such, one with
     *     {@code message}
     */
    IllegalArgumentException missing(String message) {
        return failure != null ? failure : new IllegalArgumentException(message);
    }
}
