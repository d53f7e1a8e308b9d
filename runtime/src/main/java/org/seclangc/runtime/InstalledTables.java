package org.seclangc.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seclangc.runtime.link.CompiledProgram;

/** The tables that a class path holds under the same rule set's name. */
final class InstalledTables {
    private InstalledTables() {}

    /**
     * Refuses {@code programs}, which have one name, if {@code loader} knows different tables of theirs. Of two classes
     * of one name it shows the first only, but both resources; copies of one rule set do no harm.
     */
    static void checkAlike(List<CompiledProgram> programs, ClassLoader loader) {
        Map<String, byte[]> tables = new LinkedHashMap<>();
        for (CompiledProgram program : programs) {
            ClassLoader known = loader != null ? loader : program.getClass().getClassLoader();
            String path = program.getClass().getPackageName().replace('.', '/') + "/" + CompiledProgram.TABLES;
            try {
                for (URL place : Collections.list(known.getResources(path))) {
                    tables.put(place.toString(), content(place));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        byte[] first = tables.values().stream().findFirst().orElse(null);
        if (tables.values().stream().anyMatch(other -> !Arrays.equals(first, other))) {
            throw new IllegalArgumentException("several rule sets are called "
                    + programs.get(0).name() + "; keep one of " + String.join(", ", tables.keySet()));
        }
    }

    private static byte[] content(URL place) throws IOException {
        URLConnection connection = place.openConnection();
        // else the JDK would keep the jar open
        connection.setUseCaches(false);
        try (InputStream in = connection.getInputStream()) {
            return in.readAllBytes();
        }
    }
}
