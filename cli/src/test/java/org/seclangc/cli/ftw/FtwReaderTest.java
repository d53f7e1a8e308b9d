package org.seclangc.cli.ftw;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.ftw.StageInput.HeaderText;

class FtwReaderTest {
    private final Problems problems = new Problems();

    @Test
    void readsEveryFieldOfSchema2() {
        FtwTest test = one("""
                meta: {author: a, enabled: true, name: n, description: d, version: v, tags: [t]}
                rule_id: 920100
                tests:
                  - test_id: 7
                    test_title: 920100-7
                    desc: why
                    tags: [x]
                    stages:
                      - description: s
                        input:
                          dest_addr: 10.0.0.1
                          port: 8080
                          protocol: http
                          method: "\\tGET"
                          uri: /x
                          version: ""
                          headers: {Host: localhost, Content-Length: 7, Accept: }
                          data: abc
                          autocomplete_headers: false
                          save_cookie: true
                          follow_redirect: true
                          virtual_host_mode: true
                          response: {status: 404, headers: {A: b}, encoded_body: eA==, log_message: l}
                        output:
                          status: 403
                          response_contains: no+pe
                          log: {expect_ids: [1, 2], no_expect_ids: [3], match_regex: a.b, no_match_regex: c}
                          expect_error: false
                          retry_once: true
                          isolated: false
                """);
        assertThat(problems.errors()).isEmpty();
        assertThat(problems.warnings()).isEmpty();
        assertThat(test.id()).isEqualTo("920100-7");
        StageInput input = test.stages().get(0).input();
        assertThat(input.method()).isEqualTo("\tGET");
        assertThat(input.version()).isEmpty();
        assertThat(input.headers())
                .containsExactly(
                        new HeaderText("Accept", ""),
                        new HeaderText("Content-Length", "7"),
                        new HeaderText("Host", "localhost"));
        assertThat(input.autocompleteHeaders()).isFalse();
        assertThat(input.response().body().latin1()).isEqualTo("x");
        StageOutput output = test.stages().get(0).output();
        assertThat(output.status()).isEqualTo(403);
        assertThat(output.expectIds()).containsExactly(1, 2);
        assertThat(output.noExpectIds()).containsExactly(3);
        assertThat(output.matchRegex().pattern()).isEqualTo("a.b");
    }

    @Test
    void whatIsNotSaidHasGoFtwsDefaults() {
        FtwTest test = one("rule_id: 1\ntests:\n  - stages:\n      - input: {}\n");
        StageInput input = test.stages().get(0).input();
        assertThat(test.testId()).isEqualTo(1);
        assertThat(List.of(input.address(), input.method(), input.uri(), input.version()))
                .containsExactly("localhost", "GET", "/", "HTTP/1.1");
        assertThat(input.port()).isEqualTo(80);
        assertThat(input.autocompleteHeaders()).isTrue();
    }

    @Test
    void stopMagicMeansTheOpposite() {
        assertThat(input("{stop_magic: true}").autocompleteHeaders()).isFalse();
        assertThat(input("{stop_magic: true, autocomplete_headers: true}").autocompleteHeaders())
                .isTrue();
        assertThat(input("{protocol: https}").port()).isEqualTo(443);
    }

    @Test
    void orderedHeadersWinAndMayRepeat() {
        StageInput input = input("{headers: {A: 1}, ordered_headers: [{name: Z, value: 1}, {name: B, value: 2},"
                + " {name: Z, value: 3}]}");
        assertThat(input.headers())
                .containsExactly(new HeaderText("Z", "1"), new HeaderText("B", "2"), new HeaderText("Z", "3"));
    }

    @Test
    void readsSchema3() {
        FtwTest test = one("""
                rule_id: 5
                template:
                  input:
                    method: POST
                    headers: {Host: a, X-Attack: "<{{ payload }}>"}
                    data: q={{ .Payload }}
                tests:
                  - id: 3
                    description: two payloads
                    payload: [one, "t{{wo"]
                    output: {log: {expect_ids: [5]}}
                """);
        assertThat(problems.errors()).isEmpty();
        assertThat(test.id()).isEqualTo("5-3");
        assertThat(test.description()).isEqualTo("two payloads");
        assertThat(test.stages().stream().map(stage -> stage.input().data())).containsExactly("q=one", "q=t{{wo");
        assertThat(test.stages().get(1).input().headers()).contains(new HeaderText("X-Attack", "<t{{wo>"));
        assertThat(test.stages().get(1).output().expectIds()).containsExactly(5);
    }

    @Test
    void aStageLaysItsOwnFieldsOverTheTemplate() {
        FtwTest test = one("""
                rule_id: 5
                tests:
                  - id: 1
                    template: {input: {uri: "/?x={{payload}}", headers: {A: b, C: d}}, output: {status: 200}}
                    stages:
                      - payload: p
                        input: {method: PUT, headers: {C: e}}
                        output: {status: 201}
                """);
        StageInput input = test.stages().get(0).input();
        assertThat(input.uri()).isEqualTo("/?x=p");
        assertThat(input.method()).isEqualTo("PUT");
        assertThat(input.headers()).containsExactly(new HeaderText("A", "b"), new HeaderText("C", "e"));
        assertThat(test.stages().get(0).output().status()).isEqualTo(201);
    }

    @Test
    void payloadsCannotMultiplyWithoutEnd() {
        // A thousand places for a payload of a million characters, a thousand times.
        String template = "{input: {data: \"" + "{{payload}}".repeat(1000) + "\"}}";
        String payload = "[&p " + "x".repeat(1_000_000) + ", *p".repeat(50) + "]";
        read("rule_id: 1\ntests:\n  - template: " + template + "\n    payload: " + payload + "\n");
        assertThat(problems.errors().get(0)).startsWith("f.yaml:4:15: error: payloads make more than");
    }

    @Test
    void oldLogFieldsCountOnlyWithoutNewOnes() {
        assertThat(output("{log_contains: id.1, no_log_contains: x}")
                        .matchRegex()
                        .pattern())
                .isEqualTo("id.1");
        assertThat(output("{log_contains: id.1, log: {expect_ids: [1]}}").matchRegex())
                .isNull();
    }

    @Test
    void toleratesWhatTheCoreRuleSetHas() {
        FtwFile file = read("---\nmeta:\nauthor: stray\nrule_id: 932271\ntests:\n  - stages:\n"
                + "      - {input: {}, output: {status: 200}}\n");
        assertThat(file.tests()).hasSize(1);
        assertThat(read("# comments only\n").tests()).isEmpty();
        assertThat(problems.errors()).isEmpty();
        assertThat(problems.warnings()).isEmpty();
    }

    @Test
    void theFileNameStandsInForAMissingRuleId() {
        FtwFile file = new FtwReader(problems)
                .read("dir/942100.yaml", "dir", "tests: [{stages: [{input: {}}]}]".getBytes(UTF_8));
        assertThat(file.tests().get(0).id()).isEqualTo("942100-1");
    }

    @Test
    void disabledFilesSaySo() {
        assertThat(read("meta: {enabled: false}\nrule_id: 1\ntests: [{stages: [{input: {}}]}]")
                        .enabled())
                .isFalse();
    }

    @Test
    void unknownKeysAreWarningsWithTheirPlace() {
        read("rule_id: 1\ntests:\n  - stages:\n      - {input: {urii: /}, output: {status: 200}}\n");
        assertThat(problems.warnings()).containsExactly("f.yaml:4:18: warning: unknown key 'urii' in 'input'");
        assertThat(problems.errors()).isEmpty();
    }

    @Test
    void aTestThatCannotFailIsAWarning() {
        read("rule_id: 1\ntests:\n  - stages:\n      - {input: {}, outptu: {status: 403}}\n      - input: {}\n");
        assertThat(problems.warnings())
                .containsExactly(
                        "f.yaml:4:21: warning: unknown key 'outptu' in a stage",
                        "f.yaml:3:5: warning: the test expects nothing, so it cannot fail");
    }

    /** Such as one that logs in first. */
    @Test
    void oneStageThatExpectsSomethingIsEnough() {
        read("rule_id: 1\ntests:\n  - stages:\n      - input: {}\n      - {input: {}, output: {status: 403}}\n");
        assertThat(problems.warnings()).isEmpty();
    }

    @Test
    void mistakesAreErrorsWithTheirPlace() {
        wrong("rule_id: x\ntests: [{stages: [{input: {}}]}]", "1:10", "'rule_id' must be a whole number");
        wrong("rule_id: 1\ntests: [{stages: [{output: {}}]}]", "2:19", "no 'input'");
        wrong("rule_id: 1\ntests: [{}]", "2:9", "neither stages nor");
        wrong(stage("{port: 65536}", "{}"), "from 0 to 65535");
        wrong(stage("{encoded_data: '!'}", "{}"), "not base64");
        wrong(stage("{autocomplete_headers: maybe}", "{}"), "true or false");
        wrong(stage("{data: a, encoded_request: YQ==}", "{}"), "exclude each other");
        wrong(stage("{headers: [a]}", "{}"), "'headers' must be a mapping");
        wrong(stage("{uri: [a]}", "{}"), "'uri' must be a value");
        wrong(stage("{}", "{log: {match_regex: '('}}"), "no RE2 pattern");
        wrong(stage("{}", "{response_contains: '" + "(\\)".repeat(100_000) + "'}"), "more than 1000 parentheses");
        // The most that is allowed must not cost the stack.
        String deep = "(".repeat(1000) + "x" + ")".repeat(1000);
        assertThat(output("{response_contains: '" + deep + "'}")
                        .responseContains()
                        .matcher("x")
                        .find())
                .isTrue();
        wrong(stage("{}", "{isolated: true, log: {expect_ids: [1, 2]}}"), "exactly one id");
        wrong("rule_id: 1\ntests: [{test_id: 1, stages: [{input: {}}]}, {stages: [{input: {}}], test_id: 1}]", "twice");
    }

    @Test
    void overridesReplaceTheOutputOfTestsAndStages() {
        Overrides overrides = Overrides.read("o.yaml", """
                version: v0.0.0
                meta: {engine: e, platform: p, annotations: {a: b}}
                test_overrides:
                  - {rule_id: 1, test_ids: [2], stage_ids: [1], reason: r, output: {status: 404}}
                  - {rule_id: 3, reason: all tests, retry_once: true, output: {status: 405}}
                  - {rule_id: 1, test_ids: [2], reason: without output}
                """.getBytes(UTF_8), problems);
        String two = "{stages: [{input: {}}, {input: {}, output: {status: 200}}], test_id: 2}";
        FtwTest test = one("rule_id: 1\ntests: [" + two + "]");
        Overrides.Applied applied = overrides.apply(test);
        assertThat(applied.used()).hasSize(1);
        assertThat(applied.test().stages().get(0).output()).isEqualTo(StageOutput.NONE);
        assertThat(applied.test().stages().get(1).output().status()).isEqualTo(404);
        FtwTest other = overrides.apply(one("rule_id: 3\ntests: [" + two + "]")).test();
        assertThat(other.stages().stream().map(stage -> stage.output().status()))
                .containsExactly(405, 405);
        assertThat(problems.warnings()).singleElement().asString().startsWith("o.yaml:6:5: warning: ");
    }

    private void wrong(String text, String... parts) {
        Problems found = new Problems();
        new FtwReader(found).read("f.yaml", "", text.getBytes(UTF_8));
        assertThat(found.errors()).as(text).isNotEmpty();
        assertThat(found.errors().get(0)).startsWith("f.yaml:").contains(parts);
    }

    private static String stage(String input, String output) {
        return "rule_id: 1\ntests: [{stages: [{input: " + input + ", output: " + output + "}]}]";
    }

    private StageInput input(String input) {
        return one(stage(input, "{}")).stages().get(0).input();
    }

    private StageOutput output(String output) {
        return one(stage("{}", output)).stages().get(0).output();
    }

    private FtwTest one(String text) {
        FtwFile file = read(text);
        assertThat(file.tests()).as(problems.errors().toString()).hasSize(1);
        return file.tests().get(0);
    }

    private FtwFile read(String text) {
        return new FtwReader(problems).read("f.yaml", "", text.getBytes(UTF_8));
    }
}
