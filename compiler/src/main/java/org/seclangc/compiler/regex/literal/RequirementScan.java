package org.seclangc.compiler.regex.literal;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.RegexTree;
import org.seclangc.runtime.regex.RegexVisitor;
import org.seclangc.runtime.regex.RegexWidth;

/**
 * Works out what every match of a pattern contains. A node is either known exactly, as a small set of texts (in lower
 * case, which takes A-Z and a-z as equal and so only weakens it), or by what it requires. Anchors and look-around match
 * the empty text; a back-reference may be anything.
 */
public final class RequirementScan implements RegexVisitor<RequirementScan.Known> {
    /** Texts that a node may be known as. */
    private static final int MAX_TEXTS = 48;
    /** Bytes of such a text. */
    private static final int MAX_LENGTH = 24;
    /** Bytes of a class that is written out as texts, cases taken as equal. */
    private static final int MAX_CLASS = 4;

    private static final Known EMPTY = Known.of(Set.of(ByteSlice.EMPTY));
    private static final Known UNKNOWN = Known.of(Requirement.ANYTHING);
    private static final RequirementScan INSTANCE = new RequirementScan();

    private RequirementScan() {}

    /** What a value must have for {@code pattern} to match somewhere in it. */
    public static Requirement of(RegexTree pattern) {
        Requirement content = pattern.accept(INSTANCE).requirement();
        int width = RegexWidth.of(pattern).min();
        return width < 2 ? content : Requirements.allOf(List.of(content, new Requirement.AtLeast(width)));
    }

    /**
     * What is known about a node's matches.
     *
     * @param texts all of them, or none if there are too many
     * @param required what each has if they are not known
     */
    record Known(Optional<Set<ByteSlice>> texts, Requirement required) {
        static Known of(Set<ByteSlice> texts) {
            return new Known(Optional.of(texts), Requirement.ANYTHING);
        }

        static Known of(Requirement required) {
            return new Known(Optional.empty(), required);
        }

        Requirement requirement() {
            return texts.map(Requirements::oneOfTexts).orElse(required);
        }
    }

    @Override
    public Known empty(RegexTree.Empty node) {
        return EMPTY;
    }

    @Override
    public Known literal(RegexTree.Literal node) {
        return Known.of(Set.of(text(node.value())));
    }

    @Override
    public Known byteClass(RegexTree.ByteClass node) {
        Set<ByteSlice> texts = new LinkedHashSet<>();
        for (int member : node.set().toArray()) {
            texts.add(text(member));
            if (texts.size() > MAX_CLASS) {
                return Known.of(Requirements.oneByteOf(node.set()));
            }
        }
        return texts.isEmpty() ? UNKNOWN : Known.of(texts);
    }

    @Override
    public Known anyByte(RegexTree.AnyByte node) {
        return UNKNOWN;
    }

    @Override
    public Known concat(RegexTree.Concat node) {
        List<Requirement> required = new ArrayList<>();
        Set<ByteSlice> tail = EMPTY.texts().orElseThrow();
        boolean exact = true;
        for (RegexTree part : node.parts()) {
            Known known = part.accept(this);
            Optional<Set<ByteSlice>> longer = known.texts().flatMap(followedBy(tail));
            if (longer.isEmpty()) {
                exact = false;
                required.add(Requirements.oneOfTexts(tail));
                required.add(known.required());
            }
            tail = longer.orElse(known.texts().orElse(EMPTY.texts().orElseThrow()));
        }
        if (exact) {
            return Known.of(tail);
        }
        required.add(Requirements.oneOfTexts(tail));
        return Known.of(Requirements.allOf(required));
    }

    @Override
    public Known alternation(RegexTree.Alternation node) {
        List<Known> branches =
                node.branches().stream().map(branch -> branch.accept(this)).toList();
        Set<ByteSlice> texts = new LinkedHashSet<>();
        boolean exact = true;
        for (Known branch : branches) {
            branch.texts().ifPresent(texts::addAll);
            exact &= branch.texts().isPresent();
        }
        return exact && texts.size() <= MAX_TEXTS
                ? Known.of(texts)
                : Known.of(Requirements.anyOf(
                        branches.stream().map(Known::requirement).toList()));
    }

    @Override
    public Known repeat(RegexTree.Repeat node) {
        if (node.max() == 0) {
            return EMPTY;
        }
        Known body = node.body().accept(this);
        if (node.min() == 0) {
            return node.max() == 1 ? optional(body) : UNKNOWN;
        }
        return node.max() == 1 ? body : Known.of(body.requirement());
    }

    private static Known optional(Known body) {
        if (body.texts().isEmpty()) {
            return UNKNOWN;
        }
        Set<ByteSlice> texts = new LinkedHashSet<>(body.texts().orElseThrow());
        texts.add(ByteSlice.EMPTY);
        return Known.of(texts);
    }

    @Override
    public Known capture(RegexTree.Capture node) {
        return node.body().accept(this);
    }

    @Override
    public Known atomic(RegexTree.Atomic node) {
        return node.body().accept(this);
    }

    @Override
    public Known anchor(RegexTree.Anchor node) {
        return EMPTY;
    }

    @Override
    public Known look(RegexTree.Look node) {
        return EMPTY;
    }

    @Override
    public Known backReference(RegexTree.BackReference node) {
        return UNKNOWN;
    }

    private static ByteSlice text(int b) {
        return ByteSlice.of(new byte[] {(byte) Ascii.lower(b)});
    }

    /** All texts of {@code heads} each followed by a text, or nothing if they are too many or too long. */
    private static Function<Set<ByteSlice>, Optional<Set<ByteSlice>>> followedBy(Set<ByteSlice> heads) {
        return tails -> {
            Set<ByteSlice> texts = new LinkedHashSet<>();
            for (ByteSlice head : heads) {
                for (ByteSlice tail : tails) {
                    if (head.length() + tail.length() > MAX_LENGTH || texts.size() >= MAX_TEXTS) {
                        return Optional.empty();
                    }
                    texts.add(new ByteBuilder(head.length() + tail.length())
                            .append(head)
                            .append(tail)
                            .toSlice());
                }
            }
            return Optional.of(texts);
        };
    }
}
