package org.seclangc.compiler.ir.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.ir.RuleNode;
import org.seclangc.compiler.rules.Marker;
import org.seclangc.compiler.rules.Rule;
import org.seclangc.compiler.rules.RuleItem;

/**
 * Resolves {@code skip} and {@code skipAfter} to positions in the rule's phase (language reference 1, E.4). A marker is
 * looked for behind the rule; without one the phase ends. Rules removed by a ctl are counted by {@code skip} as well.
 */
final class Jumps {
    private final Map<String, List<Place>> markers = new HashMap<>();
    private final int[] sizes = new int[Program.PHASES + 1];

    /** Where a marker stands: among all items, and before which position of each phase. */
    private record Place(int item, List<Integer> positions) {}

    Jumps(List<RuleItem> items) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof Marker marker) {
                markers.computeIfAbsent(marker.label(), unused -> new ArrayList<>())
                        .add(new Place(i, Arrays.stream(sizes).boxed().toList()));
            } else {
                sizes[((Rule) items.get(i)).phase()]++;
            }
        }
    }

    /** Where a match of {@code rule} goes on, the rule being item {@code item} and at {@code position} of its phase. */
    int target(Rule rule, int item, int position) {
        if (rule.skip() == 0 && rule.skipAfter() == null) {
            return RuleNode.NO_JUMP;
        }
        int next = rule.skipAfter() == null ? position + 1 : markerPosition(rule, item);
        return (int) Math.min((long) next + rule.skip(), sizes[rule.phase()]);
    }

    private int markerPosition(Rule rule, int item) {
        List<Place> places = markers.getOrDefault(rule.skipAfter(), List.of());
        int low = 0;
        int high = places.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (places.get(middle).item() > item) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low == places.size()
                ? sizes[rule.phase()]
                : places.get(low).positions().get(rule.phase());
    }
}
