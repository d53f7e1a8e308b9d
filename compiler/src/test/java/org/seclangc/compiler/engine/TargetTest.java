package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.analysis.SemanticCode;

/** Targets, selectors, counts, and the variables of a request: structure.md B.1, data.md A and B. */
class TargetTest {
    private static List<Integer> matched(String rules, String target, String... headers) {
        return Engine.of(rules.split("\n")).get(target, headers).matched();
    }

    /** C#1041, C#946, C#209, C#1028: patterns see names as sent; plain keys ignore case. */
    @Test
    void argumentNames() {
        String pattern = "SecRule ARGS:/^Key/ \"@streq v\" \"id:601,phase:1,deny\"";
        assertThat(matched(pattern, "/?Key=v")).containsExactly(601);
        assertThat(matched(pattern, "/?key=v")).isEmpty();
        String plain = "SecRule ARGS:Key \"@streq v\" \"id:601,phase:1,deny\"";
        assertThat(matched(plain, "/?kEY=v")).containsExactly(601);
        assertThat(Engine.of().get("/?FileName=v").members("ARGS")).containsExactly("FileName=v");
    }

    /** C#176, C#1447: cookies likewise. */
    @Test
    void cookieNames() {
        String rules = "SecRule REQUEST_COOKIES:sessionId \"@streq v\" \"id:1,phase:1,pass\"\n"
                + "SecRule REQUEST_COOKIES:/ID$/ \"@streq v\" \"id:2,phase:1,pass\"";
        assertThat(matched(rules, "/", "Cookie: sessionId=v; userID=v")).containsExactly(1, 2);
        assertThat(matched(rules, "/", "Cookie: userid=v")).isEmpty();
    }

    /** M#2296: patterns on TX and headers ignore case. */
    @Test
    void patternsOnTxAndHeadersIgnoreCase() {
        String rules = "SecAction \"id:9,phase:1,pass,setvar:tx.Score_A=1\"\n"
                + "SecRule TX:/^score_/ \"@eq 1\" \"id:1,phase:1,pass\"\n"
                + "SecRule REQUEST_HEADERS:/^x-/ \"@eq 1\" \"id:2,phase:1,pass\"";
        assertThat(matched(rules, "/", "X-Thing: 1")).containsExactly(9, 1, 2);
    }

    /** M#2023, M#2201, M#2202, M#415, M#375: cookies as they come. */
    @Test
    void cookies() {
        Engine engine = Engine.of();
        assertThat(engine.get("/", "Cookie: foo").members("REQUEST_COOKIES")).containsExactly("foo=");
        assertThat(engine.get("/", "Cookie: a=b=c d").members("REQUEST_COOKIES"))
                .containsExactly("a=b=c d");
        assertThat(engine.get("/", "Cookie: ;;x=1 ;").members("REQUEST_COOKIES").size())
                .isEqualTo(1);
        assertThat(engine.get("/", "Cookie: a=1,b=2").members("REQUEST_COOKIES"))
                .containsExactly("a=1,b=2");
        assertThat(engine.get("/", "Cookie: name=value", "Cookie: n2=v2").members("REQUEST_COOKIES"))
                .containsExactly("name=value", "n2=v2");
        assertThat(engine.get("/", "Cookie: name=value").members("REQUEST_COOKIES_NAMES"))
                .containsExactly("name=name");
    }

    /** golang/vulndb#3537: two slashes begin no authority. */
    @Test
    void pathWithTwoSlashes() {
        Engine.Outcome outcome = Engine.of().get("//bar/up/x.php?a=b");
        assertThat(outcome.members("REQUEST_FILENAME")).containsExactly("//bar/up/x.php");
        assertThat(outcome.members("REQUEST_BASENAME")).containsExactly("x.php");
        assertThat(outcome.members("REQUEST_URI")).containsExactly("//bar/up/x.php?a=b");
        assertThat(outcome.members("QUERY_STRING")).containsExactly("a=b");
        assertThat(outcome.members("ARGS")).containsExactly("a=b");
    }

    /** golang/go#25192, go-ftw#47: a semicolon is a byte like any other. */
    @Test
    void semicolonInAQuery() {
        assertThat(Engine.of().get("/?x=y;id=evil&id=good").members("ARGS")).containsExactly("x=y;id=evil", "id=good");
    }

    /** C#1696, C#1697: a bad escape is flagged and kept, in query and body alike, and nothing else flags it. */
    @Test
    void badEscapes() {
        Engine engine = Engine.of();
        assertThat(engine.get("/?a=%zz").members("URLENCODED_ERROR")).containsExactly("1");
        assertThat(engine.get("/?a=%zz").members("ARGS")).containsExactly("a=%zz");
        assertThat(engine.get("/?%zz=a").members("URLENCODED_ERROR")).containsExactly("1");
        assertThat(engine.post("/", "a=%zz").members("URLENCODED_ERROR")).containsExactly("1");
        assertThat(engine.post("/", "a=%zz").members("ARGS_POST")).containsExactly("a=%zz");
        assertThat(engine.get("/%zz?a=%41").members("URLENCODED_ERROR")).containsExactly("0");
    }

    @Test
    void everyTokenIsAnArgument() {
        assertThat(Engine.of().get("/?&a=1&&b=2&").members("ARGS")).containsExactly("=", "a=1", "=", "b=2");
        assertThat(Engine.of().get("/?a=1&a=2&a+b=%2B+%zz%4").members("ARGS"))
                .containsExactly("a=1", "a=2", "a b=+ %zz%4");
    }

    @Test
    void requestLineVariables() {
        Engine.Outcome outcome = Engine.of().get("http://h/a%20b/c.php?x=1%41&y#frag", "Host: [::1]:8080");
        assertThat(outcome.members("REQUEST_URI_RAW")).containsExactly("http://h/a%20b/c.php?x=1%41&y#frag");
        assertThat(outcome.members("REQUEST_URI")).containsExactly("/a%20b/c.php?x=1%41&y");
        assertThat(outcome.members("QUERY_STRING")).containsExactly("x=1%41&y");
        assertThat(outcome.members("REQUEST_LINE")).containsExactly("GET http://h/a%20b/c.php?x=1%41&y#frag HTTP/1.1");
        assertThat(outcome.members("ARGS")).containsExactly("x=1A", "y=");
        assertThat(outcome.members("ARGS_COMBINED_SIZE")).containsExactly("4");
        assertThat(outcome.members("SERVER_NAME")).containsExactly("[::1]");
    }

    @Test
    void unionsCountsAndMissingMembers() {
        String rules = "SecRule ARGS:a|ARGS:b \"@streq x\" \"id:1,phase:1,pass\"\n"
                + "SecRule &ARGS \"@eq 2\" \"id:2,phase:1,pass\"\n"
                + "SecRule &ARGS:c \"@eq 0\" \"id:3,phase:1,pass\"\n"
                + "SecRule &ARGS:/^[ab]$/ \"@eq 2\" \"id:4,phase:1,pass\"\n"
                + "SecRule ARGS:c \"!@streq x\" \"id:5,phase:1,pass\"\n"
                + "SecRule REMOTE_USER \"@streq\" \"id:6,phase:1,pass\"\n"
                + "SecRule ARGS_NAMES:b \"@streq b\" \"id:7,phase:1,pass\"";
        assertThat(matched(rules, "/?a=1&b=x")).containsExactly(1, 2, 3, 4, 6, 7);
    }

    /** M#2981: names of every kind ignore case. */
    @Test
    void namesIgnoreCase() {
        String rules =
                "SECRULE args:A \"@StrEq x\" \"ID:1,Phase:1,PASS,T:LowerCase,SetVar:TX.n=1,CTL:RuleRemoveByID=2\"\n"
                        + "secaction \"id:2,phase:1,deny\"\nSecAction \"id:3,phase:1,deny\"\nsecruleremovebyID 3";
        assertThat(matched(rules, "/?a=X")).containsExactly(1);
    }

    @Test
    void wrongTargetsAreErrors() {
        assertThat(Findings.of("SecRule REQUEST_METHOD:x \"@rx a\" \"id:1\"").all(SemanticCode.SELECTOR_ON_SCALAR))
                .hasSize(1);
        assertThat(Findings.of("SecRule NOSUCH \"@rx a\" \"id:1\"").all(SemanticCode.UNKNOWN_VARIABLE))
                .hasSize(1);
        assertThat(Findings.of("SecRule !ARGS \"@rx a\" \"id:1\"").all(SemanticCode.NO_TARGET))
                .hasSize(1);
        assertThat(Findings.of("SecRule ARGS:/a(/ \"@rx a\" \"id:1\"").errors()).hasSize(1);
    }
}
