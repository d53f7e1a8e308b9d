package org.seclangc.runtime.libinjection;

/** States of the HTML tokenizer. */
enum HtmlState {
    DATA,
    /** After {@code <}. */
    TAG_OPEN,
    /** After {@code </}. */
    END_TAG_OPEN,
    TAG_NAME,
    /** At the {@code >} of a tag. */
    TAG_END,
    BEFORE_ATTRIBUTE_NAME,
    ATTRIBUTE_NAME,
    AFTER_ATTRIBUTE_NAME,
    BEFORE_ATTRIBUTE_VALUE,
    SINGLE_QUOTED_VALUE,
    DOUBLE_QUOTED_VALUE,
    BACK_QUOTED_VALUE,
    UNQUOTED_VALUE,
    AFTER_QUOTED_VALUE,
    /** After a {@code /} in a tag. */
    SELF_CLOSING,
    /** After {@code <!}. */
    MARKUP_DECLARATION,
    COMMENT,
    /** After {@code <?} and other things that are not markup: a comment up to {@code >}. */
    BOGUS_COMMENT,
    /** After {@code <%}: a comment up to {@code %>}. */
    TEMPLATE_COMMENT,
    /** No more tokens. */
    END
}
