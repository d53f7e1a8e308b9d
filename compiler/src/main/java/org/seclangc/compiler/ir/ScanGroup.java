package org.seclangc.compiler.ir;

import java.util.List;
import org.seclangc.compiler.rules.Exclusion;
import org.seclangc.compiler.rules.Target;

/**
 * Links of a phase with equal targets and transformation chain, on variables that do not change while the phase runs:
 * they look at the same values.
 *
 * @param targets what they look at
 * @param exclusions what they leave out
 * @param chain their chain, or {@link LinkNode#NO_CHAIN}
 * @param members the links, at least two
 */
public record ScanGroup(List<Target> targets, List<Exclusion> exclusions, int chain, List<Member> members) {
    /** Copies the lists. */
    public ScanGroup {
        targets = List.copyOf(targets);
        exclusions = List.copyOf(exclusions);
        members = List.copyOf(members);
        if (members.size() < 2) {
            throw new IllegalArgumentException("a scan group has at least two links");
        }
    }

    /**
     * A link.
     *
     * @param position of its rule in the phase
     * @param link its place in the rule's chain
     */
    public record Member(int position, int link) {}
}
