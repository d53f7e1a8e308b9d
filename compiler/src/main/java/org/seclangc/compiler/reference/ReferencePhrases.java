package org.seclangc.compiler.reference;

import org.ahocorasick.trie.Emit;
import org.ahocorasick.trie.Trie;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.Captures;
import org.seclangc.runtime.operators.Operator;
import org.seclangc.runtime.operators.PhraseList;

/**
 * {@code @pm} on the ahocorasick library. The library folds letters beyond ASCII, so both sides are folded before it
 * sees them.
 */
final class ReferencePhrases implements Operator {
    private final Trie trie;

    ReferencePhrases(PhraseList list) {
        Trie.TrieBuilder builder = Trie.builder();
        list.phrases().forEach(phrase -> builder.addKeyword(Ascii.lower(phrase.latin1())));
        this.trie = builder.build();
    }

    /** TX:0 is the phrase that ends first; of several that end there, the longest. */
    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        Emit first = null;
        for (Emit emit : trie.parseText(Ascii.lower(value.latin1()))) {
            boolean earlier = first == null
                    || emit.getEnd() < first.getEnd()
                    || (emit.getEnd() == first.getEnd() && emit.getStart() < first.getStart());
            first = earlier ? emit : first;
        }
        if (first != null && captures != null) {
            captures.set(0, value.slice(first.getStart(), first.getEnd() + 1));
        }
        return first != null;
    }
}
