package org.seclangc.cli.http;

import org.seclangc.cli.InputException;

/** The parts of a multipart form as curl's {@code -F} describes them. */
final class FormParts {
    /** Fixed, so that a request is the same in every run. */
    private static final String BOUNDARY = "------------------------seclangc0000000000";

    private final StringBuilder body = new StringBuilder();

    /** {@code name=content}, {@code name=@file}, {@code name=<file}, each with {@code ;type=} and {@code ;filename=}. */
    void add(String part) {
        int equals = nameEnd(part);
        String name = part.substring(0, equals);
        String value = part.substring(equals + 1);
        String type = attribute(value, "type");
        String fileName = attribute(value, "filename");
        int semicolon = firstAttribute(value);
        String content = semicolon < 0 ? value : value.substring(0, semicolon);
        if (content.startsWith("@")) {
            String path = content.substring(1);
            String shown = fileName != null ? fileName : path.substring(path.lastIndexOf('/') + 1);
            append(name, shown, type == null ? "application/octet-stream" : type, CurlData.file(path));
        } else if (content.startsWith("<")) {
            append(name, fileName, type, CurlData.file(content.substring(1)));
        } else {
            append(name, fileName, type, content);
        }
    }

    /** {@code name=content}, nothing else. */
    void addString(String part) {
        int equals = nameEnd(part);
        append(part.substring(0, equals), null, null, part.substring(equals + 1));
    }

    boolean isEmpty() {
        return body.length() == 0;
    }

    String contentType() {
        return "multipart/form-data; boundary=" + BOUNDARY;
    }

    String body() {
        return body + "--" + BOUNDARY + "--\r\n";
    }

    private static int nameEnd(String part) {
        int equals = part.indexOf('=');
        if (equals < 1) {
            throw new InputException("curl's -F takes name=content, not " + ByteText.typed(part));
        }
        return equals;
    }

    private static int firstAttribute(String value) {
        int type = value.indexOf(";type=");
        int fileName = value.indexOf(";filename=");
        return type < 0 || (fileName >= 0 && fileName < type) ? fileName : type;
    }

    private static String attribute(String value, String name) {
        String key = ";" + name + "=";
        int start = value.indexOf(key);
        if (start < 0) {
            return null;
        }
        int end = value.indexOf(';', start + key.length());
        return value.substring(start + key.length(), end < 0 ? value.length() : end);
    }

    private void append(String name, String fileName, String type, String content) {
        body.append("--")
                .append(BOUNDARY)
                .append("\r\nContent-Disposition: form-data; name=\"")
                .append(quoted(name));
        if (fileName != null) {
            body.append("\"; filename=\"").append(quoted(fileName));
        }
        body.append("\"\r\n");
        if (type != null) {
            body.append("Content-Type: ").append(type).append("\r\n");
        }
        body.append("\r\n").append(content).append("\r\n");
    }

    /** As curl and browsers write names (HTML standard, multipart form data). */
    private static String quoted(String name) {
        return name.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A");
    }
}
