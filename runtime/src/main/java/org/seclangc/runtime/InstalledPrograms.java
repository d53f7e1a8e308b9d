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
    private final List<CompiledProgram> programs = new ArrayList<>();
    private IllegalArgumentException failure;

    InstalledPrograms(ClassLoader loader) {
        Iterator<CompiledProgram> found =
                ServiceLoader.load(CompiledProgram.class, loader).iterator();
        boolean more = true;
        while (more) {
            try {
                more = found.hasNext();
                if (more) {
                    programs.add(found.next());
                }
            } catch (ServiceConfigurationError | LinkageError e) {
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
     * An exception for who does not find what he wants among {@link #programs}.
     *
     * @return the first rule set that does not load, as it may be the one wanted, or else {@code message}
     */
    IllegalArgumentException missing(String message) {
        return failure != null ? failure : new IllegalArgumentException(message);
    }
}
