package org.seclangc.runtime.libinjection;

/** Splits a value into HTML tokens as browsers do, forgiving what they forgive: a loop over states, no recursion. */
final class HtmlTokenizer {
    private final HtmlScan scan;

    HtmlTokenizer(HtmlScan scan) {
        this.scan = scan;
    }

    /** Finds the next token; false if there is none. */
    boolean next() {
        scan.kind = null;
        while (scan.kind == null && scan.state != HtmlState.END) {
            step();
        }
        return scan.kind != null;
    }

    private void step() {
        switch (scan.state) {
            case DATA -> HtmlTags.data(scan);
            case TAG_OPEN -> HtmlTags.tagOpen(scan);
            case END_TAG_OPEN -> HtmlTags.endTagOpen(scan);
            case TAG_NAME -> HtmlTags.tagName(scan);
            case TAG_END -> HtmlTags.tagEnd(scan);
            case BEFORE_ATTRIBUTE_NAME -> HtmlAttributes.beforeName(scan);
            case ATTRIBUTE_NAME -> HtmlAttributes.name(scan);
            case AFTER_ATTRIBUTE_NAME -> HtmlAttributes.afterName(scan);
            case BEFORE_ATTRIBUTE_VALUE -> HtmlAttributes.beforeValue(scan);
            case SINGLE_QUOTED_VALUE -> HtmlAttributes.quotedValue(scan, '\'');
            case DOUBLE_QUOTED_VALUE -> HtmlAttributes.quotedValue(scan, '"');
            case BACK_QUOTED_VALUE -> HtmlAttributes.quotedValue(scan, '`');
            case UNQUOTED_VALUE -> HtmlAttributes.unquotedValue(scan);
            case AFTER_QUOTED_VALUE -> HtmlAttributes.afterQuotedValue(scan);
            case SELF_CLOSING -> HtmlAttributes.selfClosing(scan);
            case MARKUP_DECLARATION -> HtmlComments.markupDeclaration(scan);
            case COMMENT -> HtmlComments.comment(scan);
            case BOGUS_COMMENT -> HtmlComments.bogus(scan);
            case TEMPLATE_COMMENT -> HtmlComments.template(scan);
            case END -> {}
        }
    }
}
