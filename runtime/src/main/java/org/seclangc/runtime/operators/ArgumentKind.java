package org.seclangc.runtime.operators;

/** What stands behind an operator's name. */
public enum ArgumentKind {
    /** Nothing; whatever is written is ignored. */
    NONE,
    /** Bytes compared with the value. */
    TEXT,
    /** A decimal number, read by its prefix ({@code Decimal.parsePrefix}). */
    NUMBER,
    /** A regular expression. */
    REGEX,
    /** {@code cl} or {@code us}, a blank, a regular expression. */
    COUNTRY_AND_REGEX,
    /** Phrases between blanks ({@link PhraseList#parse}). */
    PHRASES,
    /** Names of phrase files between blanks. */
    PHRASE_FILES,
    /** Addresses and networks between commas. */
    ADDRESSES,
    /** Names of address files between blanks. */
    ADDRESS_FILES,
    /** Decimal bytes and ranges between commas. */
    BYTE_RANGES,
    /** Something only the operator itself understands; used by operators that are not implemented. */
    OTHER
}
