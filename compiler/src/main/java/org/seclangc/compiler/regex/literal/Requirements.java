package org.seclangc.compiler.regex.literal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.seclangc.runtime.bytes.ByteSet;
import org.seclangc.runtime.bytes.ByteSlice;

/** Puts formulas together and keeps them small: what says little is left out, which only makes them weaker. */
final class Requirements {
    /** Parts of a conjunction; the most telling stay. */
    private static final int MAX_PARTS = 6;
    /** Branches of a disjunction; with more it says nothing. */
    private static final int MAX_BRANCHES = 256;
    /** A set of more bytes than this is met by nearly every value. */
    private static final int MAX_SET = 128;

    private Requirements() {}

    /** One of {@code texts}, each in lower case, occurs. */
    static Requirement oneOfTexts(Collection<ByteSlice> texts) {
        ByteSet singles = ByteSet.NONE;
        List<Requirement> branches = new ArrayList<>();
        for (ByteSlice text : texts) {
            if (text.isEmpty()) {
                return Requirement.ANYTHING;
            }
            if (text.length() == 1) {
                singles = singles.union(ByteSet.of(text.at(0)).foldCase());
            } else {
                branches.add(new Requirement.Text(text));
            }
        }
        if (!singles.equals(ByteSet.NONE)) {
            branches.add(new Requirement.OneByteOf(singles));
        }
        return anyOf(branches);
    }

    /** The value has a byte of {@code set}. */
    static Requirement oneByteOf(ByteSet set) {
        return set.size() > MAX_SET || set.size() == 0 ? Requirement.ANYTHING : new Requirement.OneByteOf(set);
    }

    /** Each of {@code parts} is met. */
    static Requirement allOf(Collection<Requirement> parts) {
        Set<Requirement> distinct = new LinkedHashSet<>();
        parts.stream().flatMap(Requirements::conjuncts).forEach(distinct::add);
        List<Requirement> kept = distinct.stream()
                .sorted(Comparator.comparingInt(Requirements::strength).reversed())
                .limit(MAX_PARTS)
                .sorted(Comparator.comparingInt(Requirements::cost))
                .toList();
        return kept.size() == 1 ? kept.get(0) : new Requirement.AllOf(kept);
    }

    /** One of {@code branches} is met. */
    static Requirement anyOf(Collection<Requirement> branches) {
        Set<Requirement> distinct = new LinkedHashSet<>();
        branches.stream().flatMap(Requirements::disjuncts).forEach(distinct::add);
        if (distinct.contains(Requirement.ANYTHING) || texts(distinct) > MAX_BRANCHES) {
            return Requirement.ANYTHING;
        }
        return distinct.size() == 1 ? distinct.iterator().next() : new Requirement.OneOf(List.copyOf(distinct));
    }

    /** What it takes to test, roughly: what is cheap comes first. */
    private static int cost(Requirement requirement) {
        if (requirement instanceof Requirement.AtLeast) {
            return 0;
        }
        return requirement instanceof Requirement.OneByteOf ? 1 : 2 * texts(requirement);
    }

    private static Stream<Requirement> conjuncts(Requirement part) {
        return part instanceof Requirement.AllOf all ? all.parts().stream() : Stream.of(part);
    }

    private static Stream<Requirement> disjuncts(Requirement branch) {
        return branch instanceof Requirement.OneOf one ? one.branches().stream() : Stream.of(branch);
    }

    private static int texts(Collection<Requirement> requirements) {
        return requirements.stream().mapToInt(Requirements::texts).sum();
    }

    private static int texts(Requirement requirement) {
        if (requirement instanceof Requirement.AllOf all) {
            return texts(all.parts());
        }
        return requirement instanceof Requirement.OneOf one ? texts(one.branches()) : 1;
    }

    /** How much a requirement rules out, by rule of thumb: long texts most, large sets and many branches least. */
    private static int strength(Requirement requirement) {
        if (requirement instanceof Requirement.Text text) {
            return 100 * Math.min(text.text().length(), 8);
        }
        if (requirement instanceof Requirement.OneByteOf bytes) {
            return MAX_SET - bytes.set().size();
        }
        if (requirement instanceof Requirement.AtLeast length) {
            return Math.min(length.bytes(), MAX_SET);
        }
        if (requirement instanceof Requirement.AllOf all) {
            return all.parts().stream().mapToInt(Requirements::strength).max().orElse(0);
        }
        List<Requirement> branches = ((Requirement.OneOf) requirement).branches();
        return branches.stream().mapToInt(Requirements::strength).min().orElse(0) / branches.size();
    }
}
