package org.seclangc.compiler.codegen;

import org.seclangc.compiler.ir.LinkNode;
import org.seclangc.compiler.ir.RuleNode;

/** Upper bounds of the bytes of code that IR elements become. */
final class CodeSize {
    /** Code beyond this is split into methods. */
    static final int MAX_INLINE = 7_000;

    private static final int RULE = 40;
    private static final int LINK = 80;
    /** A call with four constants: one byte for the frame, three for each constant and for the call. */
    private static final int CALL = 16;

    private CodeSize() {}

    static int of(RuleNode rule) {
        return sum(RULE, rule.links().stream().mapToLong(CodeSize::of).sum());
    }

    static int of(LinkNode link) {
        long calls = (long) link.exclusions().size()
                + link.targets().size()
                + link.effects().size();
        return sum(LINK, calls * CALL);
    }

    private static int sum(int fixed, long rest) {
        return (int) Math.min(Integer.MAX_VALUE, fixed + rest);
    }
}
