package org.seclangc.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seclangc.cli.CliRun;

class CheckCommandTest {
    @TempDir
    private Path directory;

    @Test
    void countsRulesPerFileSoThatLostOnesShow() throws IOException {
        // A comment that ends in a backslash goes on in the next line, so the rule there is none.
        Files.writeString(directory.resolve("a.conf"), "# note \\\nSecAction \"id:1,phase:1,pass\"\n");
        Files.writeString(
                directory.resolve("b.conf"), "SecAction \"id:2,phase:1,pass\"\nSecAction \"id:3,phase:1,pass\"\n");

        CliRun result = CliRun.of("check", "-v", directory.toString());

        assertThat(result.code()).isZero();
        assertThat(result.out())
                .containsPattern("(?m)^0 rules in \\S*a\\.conf$")
                .containsPattern("(?m)^2 rules in \\S*b\\.conf$")
                .containsPattern("(?m)^2 rules$");
    }

    @Test
    void printsAllFindingsOfAllFilesAndASummary() throws IOException {
        Files.writeString(directory.resolve("a.conf"), "SecRule ARGS \"@nosuch\" \"id:1,phase:2,pass\"\nNoSuch On\n");
        Files.writeString(
                directory.resolve("b.conf"),
                "SecRuleEngine On\nSecRule ARGS \"@rx x\" \"id:2,phase:2,pass,t:lowercas\"\n");

        CliRun concise = CliRun.of("check", "--format", "concise", directory.toString());

        assertThat(concise.code()).isEqualTo(1);
        assertThat(concise.out())
                .containsPattern("(?m)^\\S*a\\.conf:1:16: error\\[SL0203]: ")
                .containsPattern("(?m)^\\S*a\\.conf:2:1: error\\[SL")
                .containsPattern("(?m)^\\S*b\\.conf:2:\\d+: error\\[SL0205]: ")
                .containsPattern("(?m)^3 errors in 2 files$");
        CliRun text = CliRun.of("check", directory.toString());
        assertThat(text.out()).contains("t:lowercas").contains("^").contains("3 errors in 2 files");
    }

    @Test
    void readsRulesFromStandardInput() {
        CliRun result = CliRun.withInput("SecAction \"id:1,phase:1,pass\"\nBroken\n", "check", "-");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).contains("<stdin>:2:1");
    }

    @Test
    void backtrackingPatternsNeedPermission() {
        String rules = CliRun.rules(directory, "SecRule ARGS \"@rx (?=a)b\" \"id:1,phase:2,pass\"\n");

        assertThat(CliRun.of("check", rules).code()).isEqualTo(1);
        assertThat(CliRun.of("check", rules).out()).contains("--allow-backtracking");
        assertThat(CliRun.of("check", "--allow-backtracking", rules).code()).isZero();
    }
}
