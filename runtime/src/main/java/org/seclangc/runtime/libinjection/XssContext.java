package org.seclangc.runtime.libinjection;

/** Places in a page where a value may land, in the order in which they are tried. */
enum XssContext {
    TEXT(HtmlState.DATA, 0),
    TAG(HtmlState.BEFORE_ATTRIBUTE_NAME, 0),
    SINGLE_QUOTED(HtmlState.SINGLE_QUOTED_VALUE, '\''),
    DOUBLE_QUOTED(HtmlState.DOUBLE_QUOTED_VALUE, '"'),
    BACK_QUOTED(HtmlState.BACK_QUOTED_VALUE, '`');

    /** State of the tokenizer at the first byte. */
    final HtmlState start;

    /** The quote that ends the attribute value, 0 if the place is none. */
    final int quote;

    XssContext(HtmlState start, int quote) {
        this.start = start;
        this.quote = quote;
    }
}
