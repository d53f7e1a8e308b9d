package org.seclangc.runtime.bodies;

/**
 * Limits of an XML body; beyond them parsing stops with an error.
 *
 * @param maxDepth how deep elements may nest, the root included
 * @param maxAttributes attributes of the whole document; an element that alone has more is refused unread
 */
public record XmlLimits(int maxDepth, int maxAttributes) {
    /** 512 levels, 10,000 attributes. */
    public static final XmlLimits DEFAULT = new XmlLimits(512, 10_000);
}
