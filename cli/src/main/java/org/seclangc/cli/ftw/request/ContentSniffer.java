package org.seclangc.cli.ftw.request;

import java.util.List;
import java.util.Locale;
import org.seclangc.runtime.bytes.ByteSlice;

/** The Content-Type of a body without one, by its first bytes (a part of the WHATWG's MIME sniffing). */
final class ContentSniffer {
    private static final int LOOK_AT = 512;

    private static final List<String> HTML = List.of(
            "<!doctype html",
            "<html",
            "<head",
            "<script",
            "<iframe",
            "<h1",
            "<div",
            "<font",
            "<table",
            "<a",
            "<style",
            "<title",
            "<b",
            "<body",
            "<br",
            "<p",
            "<!--");

    private ContentSniffer() {}

    /** A media type with charset. */
    static String type(ByteSlice body) {
        ByteSlice start = body.slice(0, Math.min(body.length(), LOOK_AT));
        String text = start.latin1().toLowerCase(Locale.ROOT).stripLeading();
        for (String tag : HTML) {
            // A tag's name must end where the sniffed one does.
            if (text.startsWith(tag)
                    && text.length() > tag.length()
                    && (text.charAt(tag.length()) == ' ' || text.charAt(tag.length()) == '>')) {
                return "text/html; charset=utf-8";
            }
        }
        if (text.startsWith("<?xml")) {
            return "text/xml; charset=utf-8";
        }
        return isBinary(start) ? "application/octet-stream" : "text/plain; charset=utf-8";
    }

    private static boolean isBinary(ByteSlice bytes) {
        for (int i = 0; i < bytes.length(); i++) {
            int b = bytes.at(i);
            if (b <= 8 || b == 11 || (b >= 14 && b <= 26) || (b >= 28 && b <= 31)) {
                return true;
            }
        }
        return false;
    }
}
