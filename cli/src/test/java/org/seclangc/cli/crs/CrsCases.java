package org.seclangc.cli.crs;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.seclangc.cli.cases.Case;
import org.seclangc.cli.cases.CaseReader;

/** The cases of the CRS 4 suite beside the rules that {@code CRS_HOME} names. */
final class CrsCases {
    private CrsCases() {}

    /** All cases. */
    static List<Case> read() throws IOException {
        Path file = home("CRS_HOME").resolve("oracle/cases.jsonl.gz");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            CaseReader reader = new CaseReader(in, () -> {});
            List<Case> cases = new ArrayList<>();
            for (Case next = reader.next(); next != null; next = reader.next()) {
                cases.add(next);
            }
            return cases;
        }
    }

    /** The directory that {@code variable} names; without it the test is skipped. */
    static Path home(String variable) {
        String value = System.getenv(variable);
        assumeTrue(value != null, variable + " is not set");
        return Path.of(value).toAbsolutePath();
    }
}
