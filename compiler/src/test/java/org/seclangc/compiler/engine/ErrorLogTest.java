package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The error-log line: structure.md G.1, H20, H36, H43, H44. */
class ErrorLogTest {
    @Test
    void fieldsInOrderUnsetOnesOmitted() {
        String line = Engine.of("SecRule ARGS:q \"@rx b(a)d\" \"id:42,phase:1,deny,status:403,msg:'Bad %{MATCHED_VAR}',"
                        + "logdata:'d',severity:CRITICAL,rev:'1',ver:'T/1',maturity:2,accuracy:3,tag:'x',tag:'y'\"")
                .get("/p?q=bad", "Host: example.test:8080")
                .log();
        assertThat(line)
                .isEqualTo("[client 192.0.2.10] ModSecurity: Access denied with code 403 (phase 1). "
                        + "Pattern match \"b(a)d\" at ARGS:q. [file \"test.conf\"] [line \"3\"] [id \"42\"] [rev \"1\"]"
                        + " [msg \"Bad bad\"] [data \"d\"] [severity \"CRITICAL\"] [ver \"T/1\"] [maturity \"2\"]"
                        + " [accuracy \"3\"] [tag \"x\"] [tag \"y\"] [hostname \"example.test\"] [uri \"/p?q=bad\"]"
                        + " [unique_id \"tx-1\"]");
        String bare = Engine.of("SecAction \"id:1,phase:1,pass\"").get("/").log();
        assertThat(bare)
                .contains("ModSecurity: Warning. ", "[id \"1\"]", "[uri \"/\"]")
                .doesNotContain("[msg", "[data", "[severity", "[ver", "[rev", "[tag", "[maturity", "[accuracy");
    }

    /** M#1185, M#2212: nothing in a request can forge a field or a line. */
    @Test
    void valuesAreEscaped() {
        String line = Engine.of("SecRule ARGS:q \"@rx .\" \"id:1,phase:1,pass,msg:'%{MATCHED_VAR}',"
                        + "logdata:'%{MATCHED_VAR}',tag:'%{MATCHED_VAR}'\"")
                .get("/?q=%22%5d+%5bid+%229%22%5d%0a%00%7f%ff%5c\"] [unique_id \"x", "Host: h\"] [id \"8")
                .log();
        assertThat(line.lines()).hasSize(1);
        assertThat(line).doesNotContain("[id \"9", "[id \"8", "[unique_id \"x");
        assertThat(line).contains("\\x22] [id \\x229\\x22]\\x0a\\x00\\x7f\\xff\\x5c");
        assertThat(line.chars()).allMatch(c -> c >= 32 && c < 127);
    }

    @Test
    void namesOfArgumentsAreEscapedToo() {
        String line = Engine.of("SecRule ARGS \"@rx .\" \"id:1,phase:1,pass\"")
                .get("/?x.+%5bid+%229%22%5d%0a=1")
                .log();
        assertThat(line).doesNotContain("[id \"9").contains("[id \"1\"]");
        assertThat(line.lines()).hasSize(1);
    }

    @Test
    void longValuesAreCutWithTheRestCounted() {
        String line = Engine.of("SecRule ARGS:q \"@rx .\" \"id:1,phase:1,pass,logdata:'%{MATCHED_VAR}'\"")
                .get("/?q=" + "a".repeat(600))
                .log();
        assertThat(line).contains("[data \"" + "a".repeat(512) + " (88 characters omitted)\"]");
    }

    @Test
    void verdictsAreTold() {
        assertThat(Engine.of("SecAction \"id:1,phase:2,drop\"").get("/").log())
                .contains("ModSecurity: Access denied with connection close (phase 2). ");
        assertThat(Engine.of("SecAction \"id:1,phase:1,redirect:'http://example.test/'\"")
                        .get("/")
                        .log())
                .contains("Access denied with redirection to http://example.test/ using status 302 (phase 1). ");
        assertThat(Engine.of("SecRule ARGS:q \"!@eq 1\" \"id:1,phase:1,pass\"")
                        .get("/?q=2")
                        .log())
                .contains("Match of \"eq 1\" against \"ARGS:q\" required.");
    }

    @Test
    void nologClearsBothAndTheLastWins() {
        record Case(String actions, boolean logged, boolean audited) {}
        for (Case c : new Case[] {
            new Case("log", true, true),
            new Case("nolog", false, false),
            new Case("log,noauditlog", true, false),
            new Case("nolog,auditlog", false, true),
            new Case("nolog,log", true, true),
            new Case("auditlog,nolog", false, false)
        }) {
            var match = Engine.of("SecAction \"id:1,phase:1,pass," + c.actions + "\"")
                    .get("/")
                    .transaction()
                    .matchedRules()
                    .get(0);
            assertThat(match.logged()).as(c.actions).isEqualTo(c.logged);
            assertThat(match.audited()).as(c.actions).isEqualTo(c.audited);
        }
    }
}
