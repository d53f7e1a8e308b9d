package org.seclangc.compiler.engine;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Body processors as rules see them: data.md E. */
class RequestBodyTest {
    private static final String MULTIPART = "Content-Type: multipart/form-data; boundary=b";

    private static Engine.Outcome json(String body, String... lines) {
        return Engine.of("SecAction \"id:1,phase:1,pass,nolog,ctl:requestBodyProcessor=JSON\"\n"
                        + String.join("\n", lines))
                .send("POST", "/", body, "Content-Type: application/json");
    }

    private static Engine.Outcome xml(String body) {
        return Engine.of("SecAction \"id:1,phase:1,pass,nolog,ctl:requestBodyProcessor=XML\"")
                .send("POST", "/", body, "Content-Type: text/xml");
    }

    private static Engine.Outcome multipart(String... lines) {
        return Engine.of("SecRule MULTIPART_STRICT_ERROR \"!@eq 0\" \"id:1,phase:2,deny\"")
                .send("POST", "/", String.join("\r\n", lines), MULTIPART);
    }

    @Test
    void formWithParametersOfItsType() {
        Engine.Outcome outcome =
                Engine.of().send("POST", "/?a=1", "a=2", "Content-Type: Application/X-WWW-Form-Urlencoded ; charset=x");
        assertThat(outcome.members("ARGS")).containsExactly("a=1", "a=2");
        assertThat(outcome.members("ARGS_GET")).containsExactly("a=1");
        assertThat(outcome.members("ARGS_POST")).containsExactly("a=2");
        assertThat(outcome.members("REQUEST_BODY")).containsExactly("a=2");
        assertThat(outcome.members("REQUEST_BODY_LENGTH")).containsExactly("3");
        assertThat(outcome.members("REQBODY_PROCESSOR")).containsExactly("URLENCODED");
    }

    /** C#438, M#2587, M#1813, M#160, M#2146, C#1715: bodies of other types show as they are. */
    @Test
    void unparsedBodiesAreShown() {
        Engine engine = Engine.of("SecRule REQUEST_BODY \"@contains bad\" \"id:1,phase:2,deny\"");
        assertThat(engine.send("POST", "/", "bad", "Content-Type: text/plain").status())
                .isEqualTo(403);
        assertThat(engine.send("POST", "/", "bad").status()).isEqualTo(403);
    }

    @Test
    void parsedBodiesAreShownWhenForced() {
        String body = "<a>bad</a>";
        String processor = "SecAction \"id:1,phase:1,pass,ctl:requestBodyProcessor=XML";
        assertThat(Engine.of(processor + "\"").send("POST", "/", body).members("REQUEST_BODY"))
                .containsExactly("");
        assertThat(Engine.of(processor + ",ctl:forceRequestBodyVariable=On\"")
                        .send("POST", "/", body)
                        .members("REQUEST_BODY"))
                .containsExactly(body);
    }

    /** CRS#4795: doubled names are all seen, and a charset that is not read is an error, whichever the bytes are. */
    @Test
    void jsonOfAnotherCharset() {
        String document = "{\"n\":\"ok\",\"n\":\"bad\"}";
        String wide = new String(document.getBytes(UTF_16LE), ISO_8859_1);
        Engine engine = Engine.of(
                "SecRule REQUEST_HEADERS:Content-Type \"@contains json\""
                        + " \"id:1,phase:1,pass,nolog,ctl:requestBodyProcessor=JSON\"",
                "SecRule ARGS \"@streq bad\" \"id:2,phase:2,pass\"",
                "SecRule REQBODY_ERROR \"!@eq 0\" \"id:3,phase:2,deny,status:400\"");
        for (String body : List.of(document, wide)) {
            Engine.Outcome outcome = engine.send("POST", "/", body, "Content-Type: application/json; charset=utf-16le");
            assertThat(outcome.members("ARGS")).containsExactly("json.n=ok", "json.n=bad");
            assertThat(outcome.matched()).containsExactly(1, 2, 3);
            assertThat(outcome.status()).isEqualTo(400);
        }
        Engine.Outcome usual = engine.send("POST", "/", document, "Content-Type: application/json; charset=utf-8");
        assertThat(usual.members("ARGS")).containsExactly("json.n=ok", "json.n=bad");
        assertThat(usual.matched()).containsExactly(1, 2);
    }

    /** M#2647 (CVE-2021-42717), C#1110: depth is limited and the message names the limit. */
    @Test
    void deepJson() {
        Engine.Outcome outcome = json("[".repeat(100_000) + "]".repeat(100_000), "SecRequestBodyJsonDepthLimit 512");
        assertThat(outcome.members("REQBODY_ERROR")).containsExactly("1");
        assertThat(outcome.members("REQBODY_ERROR_MSG").get(0)).contains("512");
        assertThat(outcome.transaction().internalError()).isEmpty();
        assertThat(json("[".repeat(512) + "1" + "]".repeat(512), "SecRequestBodyJsonDepthLimit 512")
                        .members("REQBODY_ERROR"))
                .containsExactly("0");
    }

    /** CRS#4795: both of two equal keys are seen; M#3315: errors are seen in phase 2. */
    @Test
    void jsonArgumentsAndErrors() {
        assertThat(json("{\"n\":\"ok\",\"n\":\"bad\"}").members("ARGS")).containsExactly("json.n=ok", "json.n=bad");
        assertThat(json("{\"a\":[1,\"z\"],\"b\":{\"c\":null}}").members("ARGS"))
                .containsExactly("json.a.array_0=1", "json.a.array_1=z", "json.b.c=");
        String rule = "SecRule REQBODY_ERROR \"@eq 1\" \"id:2,phase:2,deny,status:400\"";
        assertThat(json("{\"a\":", rule).status()).isEqualTo(400);
        assertThat(json("", rule).status()).isEqualTo(200);
    }

    /** CRS#4767: entities are neither expanded nor fetched, the rest is seen, the flag is set. */
    @Test
    void xmlEntities() {
        Engine.Outcome outcome = xml("<!DOCTYPE a [<!ENTITY x \"bad\">]><a>one &x; two</a>");
        assertThat(outcome.members("XML")).hasSize(1);
        assertThat(outcome.members("XML").get(0)).contains("one ", " two").doesNotContain("bad");
        assertThat(outcome.members("REQBODY_ERROR")).containsExactly("1");
    }

    /** CRS#2847: attributes have an expression of their own. */
    @Test
    void xmlAttributes() {
        Engine.Outcome outcome = Engine.of(
                        "SecAction \"id:1,phase:1,pass,nolog,ctl:requestBodyProcessor=XML\"",
                        "SecRule XML:/* \"@contains bad\" \"id:2,phase:2,pass\"",
                        "SecRule XML://@* \"@contains bad\" \"id:3,phase:2,pass\"")
                .send("POST", "/", "<a v=\"bad\">text</a>", "Content-Type: text/xml");
        assertThat(outcome.matched()).containsExactly(1, 3);
    }

    @Test
    void brokenXmlIsAnErrorInPhase2() {
        assertThat(xml("<a><b></a>").members("REQBODY_ERROR")).containsExactly("1");
        assertThat(xml("<a>fine</a>").members("REQBODY_ERROR")).containsExactly("0");
    }

    /** C#1098, C#1166: the rule sees the strict error. */
    @Test
    void brokenBoundary() {
        assertThat(multipart("--b", "Content-Disposition: form-data; name=\"a\"", "", "1", "--bX", "")
                        .status())
                .isEqualTo(403);
        assertThat(multipart("--b", "Content-Disposition: form-data; name=\"a\"", "", "1", "--b--", "")
                        .status())
                .isEqualTo(200);
    }

    /** sicuranext/karna#6: line feeds in a file are content. */
    @Test
    void lineFeedsInsideAFile() {
        Engine.Outcome outcome = multipart(
                "--b",
                "Content-Disposition: form-data; name=\"f\"; filename=\"o'neil.txt\"",
                "",
                "a\nb\n\nc",
                "--b--",
                "");
        assertThat(outcome.status()).isEqualTo(200);
        assertThat(outcome.members("FILES")).containsExactly("f=o'neil.txt");
        assertThat(outcome.members("FILES_TMP_CONTENT")).containsExactly("f=a\nb\n\nc");
        assertThat(outcome.members("FILES_COMBINED_SIZE")).containsExactly("6");
        assertThat(outcome.members("MULTIPART_UNMATCHED_BOUNDARY")).doesNotContain("1");
    }

    /** M#2795, M#2797 (CVE-2022-48279): part headers are seen. */
    @Test
    void partHeaders() {
        Engine.Outcome outcome = multipart(
                "--b",
                "Content-Disposition: form-data; name=\"a\"",
                "Content-Transfer-Encoding: base64",
                "",
                "YmFk",
                "--b--",
                "");
        assertThat(outcome.members("MULTIPART_PART_HEADERS"))
                .containsExactly("a=Content-Disposition: form-data; name=\"a\"", "a=Content-Transfer-Encoding: base64");
        assertThat(outcome.members("ARGS_POST")).containsExactly("a=YmFk");
    }

    @Test
    void processorIsShownWithoutABody() {
        assertThat(json("").members("REQBODY_PROCESSOR")).containsExactly("JSON");
        assertThat(Engine.of("SecAction \"id:1,phase:1,pass,ctl:requestBodyProcessor=NOSUCH\"")
                        .send("POST", "/", "x")
                        .members("REQBODY_ERROR"))
                .containsExactly("1");
    }
}
