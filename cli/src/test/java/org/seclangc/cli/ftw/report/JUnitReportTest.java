package org.seclangc.cli.ftw.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.ftw.FtwTest;
import org.seclangc.cli.ftw.run.Outcome;
import org.seclangc.cli.ftw.run.Selection;
import org.seclangc.cli.ftw.run.StageResult;
import org.seclangc.cli.ftw.run.TestResult;
import org.seclangc.cli.yaml.Place;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class JUnitReportTest {
    private static final Place PLACE = new Place("a&b.yaml", 3, 5);
    private static final String HOSTILE = "<![CDATA[ ]]> \"&'\u0000\uD800\u001B\uFFFF";

    @Test
    void anyTextMakesAnXmlDocument() throws Exception {
        FtwTest test = new FtwTest(1, 2, HOSTILE, List.of(), PLACE);
        Document document = parse(result(test, Outcome.FAILED, "regex", HOSTILE, false));
        Element failure = (Element) document.getElementsByTagName("failure").item(0);
        assertThat(failure.getAttribute("message")).startsWith("<![CDATA[ ]]> \"&'\uFFFD");
        assertThat(failure.getAttribute("type")).isEqualTo("regex");
        assertThat(failure.getTextContent()).contains("a&b.yaml:3:5", "<![CDATA[");
    }

    @Test
    void countsEachKindOnce() throws Exception {
        FtwTest test = new FtwTest(1, 2, "", List.of(), PLACE);
        TestResult excluded = new TestResult(test, "d", List.of(), Selection.EXCLUDED, 0);
        Document document = parse(
                result(test, Outcome.PASSED, "", "", false),
                result(test, Outcome.FAILED, "status", "m", false),
                result(test, Outcome.FAILED, "internal error", "m", true),
                result(test, Outcome.SERVER_ONLY, "status", "m", false),
                new TestResult(test, "d", List.of(), "disabled in the file", 0),
                excluded);
        Element suite = (Element) document.getElementsByTagName("testsuite").item(0);
        assertThat(suite.getAttribute("name")).isEqualTo("1");
        assertThat(List.of("tests", "failures", "errors", "skipped").stream().map(suite::getAttribute))
                .containsExactly("5", "1", "1", "2");
        assertThat(document.getElementsByTagName("testcase").getLength()).isEqualTo(5);
        assertThat(document.getElementsByTagName("skipped").getLength()).isEqualTo(2);
        Element testcase = (Element) document.getElementsByTagName("testcase").item(0);
        assertThat(testcase.getAttribute("classname")).isEqualTo("folder");
        assertThat(testcase.getAttribute("name")).isEqualTo("1-2");
        assertThat(testcase.getAttribute("time")).isEqualTo("0.002");
    }

    private static TestResult result(FtwTest test, Outcome outcome, String check, String message, boolean error) {
        StageResult stage = new StageResult(outcome, check, message, PLACE, Set.of(1), Set.of(1), error);
        return new TestResult(test, "folder", List.of(stage), "", 2_000_000);
    }

    private static Document parse(TestResult... results) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        JUnitReport.write(new SuiteReport(List.of(results), List.of(), 1, null), out);
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(out.toByteArray()));
    }
}
