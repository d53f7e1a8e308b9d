package org.seclangc.cli.ftw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.cases.Case;
import org.seclangc.cli.cases.CaseReader;
import org.seclangc.cli.ftw.request.Conversation;
import org.seclangc.cli.ftw.request.TemplateFunctions;
import org.seclangc.runtime.Exchange;

/** Every stage of the CRS suite must become, byte for byte, the case that was made of it independently. */
class ConversionOracleTest {
    private Path home;

    @BeforeEach
    void findSuite() {
        String crs = System.getenv("CRS_HOME");
        assumeTrue(crs != null && Files.isDirectory(Path.of(crs, "oracle")), "CRS_HOME with an oracle");
        home = Path.of(crs);
    }

    @Test
    void everyStageBecomesTheRequestOfTheOracle() throws IOException {
        Map<String, Exchange> expected = cases();
        List<String> different = new ArrayList<>();
        int stages = 0;
        Problems problems = new Problems();
        for (FtwFile file : FtwFiles.read(List.of(home.resolve("tests")), problems)) {
            for (FtwTest test : file.tests()) {
                Conversation conversation = new Conversation(new TemplateFunctions(Map.of(), 0));
                for (int i = 0; i < test.stages().size(); i++) {
                    stages++;
                    String id = test.stages().size() == 1 ? test.id() : test.id() + "#" + i;
                    Exchange sent =
                            conversation.send(test.stages().get(i).input()).exchange();
                    if (!sent.equals(expected.get(id))) {
                        different.add(id + "\n  is        " + sent + "\n  should be " + expected.get(id));
                    }
                }
            }
        }
        assertThat(problems.errors()).isEmpty();
        // One difference tells more than a thousand.
        assertThat(different.stream().limit(3)).isEmpty();
        assertThat(stages).isEqualTo(expected.size()).isGreaterThan(4000);
    }

    private Map<String, Exchange> cases() throws IOException {
        Map<String, Exchange> cases = new HashMap<>();
        try (InputStream in = new GZIPInputStream(Files.newInputStream(home.resolve("oracle/cases.jsonl.gz")))) {
            CaseReader reader = new CaseReader(in, () -> {});
            for (Case next = reader.next(); next != null; next = reader.next()) {
                cases.put(next.id(), next.exchange());
            }
        }
        return cases;
    }
}
