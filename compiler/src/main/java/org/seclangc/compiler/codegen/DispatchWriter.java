package org.seclangc.compiler.codegen;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.seclangc.compiler.codegen.asm.ClassFile;
import org.seclangc.compiler.codegen.asm.Code;
import org.seclangc.compiler.codegen.asm.LinkMethod;
import org.seclangc.compiler.ir.Phase;
import org.seclangc.compiler.ir.RuleNode;

/**
 * Writes the calls of a phase's rules: blocks of 64 rules, each a method that takes the position to start at and returns
 * the position to go on at. Jumps inside a block are jumps; beyond it they are returned.
 */
final class DispatchWriter {
    static final int BLOCK = 64;
    /** Blocks of a class; each rule takes three entries of the class's constant pool, which ends at 65,535. */
    private static final int BLOCKS_A_CLASS = 64;

    static final String ADVANCE = "(" + ClassFile.FRAME + "I)I";
    private static final String TEST = "(" + ClassFile.FRAME + ")Z";
    private static final int POSITION = 1;
    private static final int MATCHED = 2;

    private final Phase phase;
    private final Map<Integer, RuleMethod> methods;
    private final BitSet entries = new BitSet();

    /**
     * A writer.
     *
     * @param methods the rules' methods by rule index
     */
    DispatchWriter(Phase phase, Map<Integer, RuleMethod> methods) {
        this.phase = phase;
        this.methods = methods;
        for (int position = 0; position < phase.rules().size(); position++) {
            int jump = phase.rules().get(position).jump();
            if (jump >= 0 && jump / BLOCK != position / BLOCK) {
                entries.set(jump);
            }
        }
    }

    /** The classes of the phase in the order in which they run; each has a method {@code run}. */
    List<ClassFile> write(ClassNames names) {
        List<ClassFile> files = new ArrayList<>();
        int step = BLOCK * BLOCKS_A_CLASS;
        for (int from = 0; from < phase.rules().size(); from += step) {
            ClassFile file = ClassFile.ofStatics(names.unique("Phase" + phase.number()), null);
            int start = from;
            int end = Math.min(phase.rules().size(), from + step);
            for (int block = start; block < end; block += BLOCK) {
                int first = block;
                file.method("block" + first, ADVANCE, code -> block(code, first));
            }
            file.method("run", ADVANCE, code -> run(code, file, start, end));
            files.add(file);
        }
        return files;
    }

    private void run(Code code, ClassFile file, int start, int end) {
        for (int block = start; block < end; block += BLOCK) {
            Code.Place behind = new Code.Place();
            code.jumpUnlessLess(POSITION, blockEnd(block), behind);
            code.advance(file.name(), "block" + block, ADVANCE, POSITION);
            code.mark(behind);
        }
        code.returnLocal(POSITION);
    }

    private int blockEnd(int base) {
        return Math.min(phase.rules().size(), base + BLOCK);
    }

    private void block(Code code, int base) {
        int end = blockEnd(base);
        Code.Place[] places = new Code.Place[end - base];
        for (int i = 0; i < places.length; i++) {
            places[i] = new Code.Place();
        }
        if (entries.nextSetBit(base + 1) >= 0 && entries.nextSetBit(base + 1) < end) {
            Code.Place[] table = new Code.Place[places.length];
            for (int i = 0; i < table.length; i++) {
                table[i] = entries.get(base + i) ? places[i] : places[0];
            }
            code.jumpTable(POSITION, base, table);
        }
        for (int position = base; position < end; position++) {
            code.mark(places[position - base]);
            rule(code, phase.rules().get(position), base, places);
        }
        code.returnNumber(end);
    }

    private void rule(Code code, RuleNode rule, int base, Code.Place[] places) {
        RuleMethod method = methods.get(rule.index());
        code.callGenerated(method.owner(), method.name(), TEST);
        boolean jumps = rule.jump() != RuleNode.NO_JUMP;
        if (rule.mayEndUnmatched()) {
            code.store(MATCHED);
            returnIfEnded(code);
            if (jumps) {
                code.load(MATCHED);
                jumpIfMatched(code, rule.jump(), base, places);
            }
        } else if (rule.mayEndMatched()) {
            Code.Place next = new Code.Place();
            code.jumpIfFalse(next);
            returnIfEnded(code);
            if (jumps) {
                jump(code, rule.jump(), base, places);
            }
            code.mark(next);
        } else if (jumps) {
            jumpIfMatched(code, rule.jump(), base, places);
        } else {
            code.pop();
        }
    }

    private void returnIfEnded(Code code) {
        Code.Place goOn = new Code.Place();
        code.call(LinkMethod.RULE_ENDED);
        code.jumpIfFalse(goOn);
        code.returnNumber(phase.rules().size());
        code.mark(goOn);
    }

    private static void jumpIfMatched(Code code, int target, int base, Code.Place[] places) {
        if (target < base + places.length) {
            code.jumpIfTrue(places[target - base]);
        } else {
            Code.Place next = new Code.Place();
            code.jumpIfFalse(next);
            code.returnNumber(target);
            code.mark(next);
        }
    }

    private static void jump(Code code, int target, int base, Code.Place[] places) {
        if (target < base + places.length) {
            code.jump(places[target - base]);
        } else {
            code.returnNumber(target);
        }
    }
}
