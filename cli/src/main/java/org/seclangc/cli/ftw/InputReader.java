package org.seclangc.cli.ftw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seclangc.cli.ftw.StageInput.CannedResponse;
import org.seclangc.cli.ftw.StageInput.HeaderText;
import org.seclangc.cli.yaml.YamlNode;
import org.seclangc.cli.yaml.YamlNode.Mapping;
import org.seclangc.runtime.bytes.ByteSlice;

/** Reads what a stage sends. */
final class InputReader {
    private static final int HTTP = 80;
    private static final int HTTPS = 443;

    private final Problems problems;

    InputReader(Problems problems) {
        this.problems = problems;
    }

    StageInput read(YamlNode node) {
        Fields fields = new Fields(node, "'input'", problems);
        boolean https = "https".equals(fields.text("http", "protocol"));
        Integer port = fields.number(0, 65_535, "port");
        ByteSlice encodedRequest = fields.base64("encoded_request");
        String data = fields.text(null, "data");
        fields.ignore("virtual_host_mode");
        if (encodedRequest != null && data != null) {
            problems.error(fields.node("data").place(), "'data' and 'encoded_request' exclude each other");
        }
        StageInput input = new StageInput(
                fields.text("localhost", "dest_addr"),
                port != null ? port : https ? HTTPS : HTTP,
                fields.text("GET", "method"),
                fields.text("/", "uri"),
                fields.text("HTTP/1.1", "version"),
                headers(fields),
                data,
                fields.base64("encoded_data"),
                encodedRequest,
                autocomplete(fields),
                Boolean.TRUE.equals(fields.flag("save_cookie")),
                Boolean.TRUE.equals(fields.flag("follow_redirect")),
                response(fields.node("response")));
        fields.finish();
        return input;
    }

    /** {@code stop_magic} is the older name with the opposite meaning. */
    private static boolean autocomplete(Fields fields) {
        Boolean complete = fields.flag("autocomplete_headers");
        Boolean stop = fields.flag("stop_magic");
        return complete != null ? complete : !Boolean.TRUE.equals(stop);
    }

    /** {@code ordered_headers} as written, else {@code headers} in the order of their names' bytes. */
    private List<HeaderText> headers(Fields fields) {
        YamlNode sorted = fields.node("headers");
        List<YamlNode> ordered = fields.items("ordered_headers");
        List<HeaderText> headers = new ArrayList<>();
        for (YamlNode item : ordered) {
            Fields header = new Fields(item, "a header", problems);
            String name = header.text(null, "name");
            String value = header.text("", "value");
            header.finish();
            if (name == null) {
                problems.error(item.place(), "a header needs a 'name'");
            } else {
                headers.add(new HeaderText(name, value));
            }
        }
        if (ordered.isEmpty() && sorted != null) {
            headers.addAll(sorted(sorted));
        }
        return headers;
    }

    private List<HeaderText> sorted(YamlNode node) {
        List<HeaderText> headers = new ArrayList<>();
        if (node instanceof Mapping mapping) {
            Fields fields = new Fields(mapping, "'headers'", problems);
            for (YamlNode.Entry entry : mapping.entries()) {
                String name = entry.key().text();
                headers.add(new HeaderText(name, fields.text("", name)));
            }
        } else {
            problems.error(node.place(), "'headers' must be a mapping, not " + node.kind());
        }
        headers.sort(Comparator.comparing(HeaderText::name));
        return headers;
    }

    private CannedResponse response(YamlNode node) {
        if (node == null) {
            return null;
        }
        Fields fields = new Fields(node, "'response'", problems);
        Integer status = fields.number(100, 599, "status");
        YamlNode headers = fields.node("headers");
        String body = fields.text(null, "body");
        ByteSlice encoded = fields.base64("encoded_body");
        fields.ignore("log_message");
        fields.finish();
        ByteSlice bytes = body != null ? ByteSlice.ofUtf8(body) : encoded != null ? encoded : ByteSlice.EMPTY;
        return new CannedResponse(status == null ? 200 : status, headers == null ? List.of() : sorted(headers), bytes);
    }
}
