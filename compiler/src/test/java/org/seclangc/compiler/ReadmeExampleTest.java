package org.seclangc.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.Transaction;

/** The README's examples of compiling rules and loading them in an application. */
class ReadmeExampleTest {
    @TempDir
    Path directory;

    @Test
    void loadsRulesAndDeniesARequest() throws IOException {
        Path file = directory.resolve("rules.conf");
        Files.writeString(
                file, "SecRuleEngine On\nSecRule ARGS:q \"@streq attack\" \"id:1,phase:1,deny,status:403\"\n");

        LoadResult result = RuleLoader.load(List.of(file), LoadOptions.DEFAULT);
        RuleSet rules = result.referenceRuleSet(Environment.system());

        assertThat(firstPhase(rules, "/?q=1")).isEmpty();
        assertThat(firstPhase(rules, "/?q=attack"))
                .hasValueSatisfying(denied -> assertThat(denied.status()).isEqualTo(403));
    }

    private static Optional<Interruption> firstPhase(RuleSet rules, String target) {
        try (Transaction transaction = rules.newTransaction()) {
            transaction.processConnection("192.0.2.1", 40000, "198.51.100.1", 443);
            transaction.processUri(target, "GET", "HTTP/1.1");
            transaction.addRequestHeader("Host", "shop.example");
            return transaction.processRequestHeaders();
        }
    }
}
