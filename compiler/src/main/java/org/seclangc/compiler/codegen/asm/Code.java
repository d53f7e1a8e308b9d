package org.seclangc.compiler.codegen.asm;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The instructions of a method. */
public final class Code {
    private static final int MAX_LINE = 65_535;

    private final MethodVisitor visitor;
    private final int frame;

    Code(MethodVisitor visitor, int frame) {
        this.visitor = visitor;
        this.frame = frame;
    }

    /** A place that jumps can name. */
    public static final class Place {
        private final Label label = new Label();
    }

    /** What follows stands in that line; class files end at line 65,535, the tables hold the right one. */
    public void line(int line) {
        Label here = new Label();
        visitor.visitLabel(here);
        visitor.visitLineNumber(Math.min(line, MAX_LINE), here);
    }

    /** Calls a runtime method with the frame and these numbers. */
    public void call(LinkMethod method, int... arguments) {
        loadFrame();
        for (int argument : arguments) {
            push(argument);
        }
        invoke(method);
    }

    /** Calls a runtime method with the frame, a flag and a long. */
    public void call(LinkMethod method, boolean flag, long number) {
        loadFrame();
        push(flag ? 1 : 0);
        visitor.visitLdcInsn(number);
        invoke(method);
    }

    private void invoke(LinkMethod method) {
        visitor.visitMethodInsn(Opcodes.INVOKESTATIC, method.owner(), method.method(), method.descriptor(), false);
    }

    /** Calls a generated method {@code (Frame)Z} or {@code (Frame)V}. */
    public void callGenerated(String owner, String method, String descriptor) {
        loadFrame();
        visitor.visitMethodInsn(Opcodes.INVOKESTATIC, owner, method, descriptor, false);
    }

    /** Calls a generated method {@code (Frame, int)int} with the number in local variable {@code local}, and stores it. */
    public void advance(String owner, String method, String descriptor, int local) {
        loadFrame();
        visitor.visitVarInsn(Opcodes.ILOAD, local);
        visitor.visitMethodInsn(Opcodes.INVOKESTATIC, owner, method, descriptor, false);
        visitor.visitVarInsn(Opcodes.ISTORE, local);
    }

    /** Sets a local variable to a number. */
    public void set(int local, int number) {
        push(number);
        visitor.visitVarInsn(Opcodes.ISTORE, local);
    }

    /** Jumps if the local variable is not less than {@code bound}. */
    public void jumpUnlessLess(int local, int bound, Place place) {
        visitor.visitVarInsn(Opcodes.ILOAD, local);
        push(bound);
        visitor.visitJumpInsn(Opcodes.IF_ICMPGE, place.label);
    }

    /** Jumps to the place of the local variable's value minus {@code base}, to the first place for any other value. */
    public void jumpTable(int local, int base, Place[] places) {
        Label[] labels = new Label[places.length];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = places[i].label;
        }
        visitor.visitVarInsn(Opcodes.ILOAD, local);
        visitor.visitTableSwitchInsn(base, base + labels.length - 1, labels[0], labels);
    }

    /** Here is the place. */
    public void mark(Place place) {
        visitor.visitLabel(place.label);
    }

    /** Jumps. */
    public void jump(Place place) {
        visitor.visitJumpInsn(Opcodes.GOTO, place.label);
    }

    /** Jumps if the boolean on the stack is true. */
    public void jumpIfTrue(Place place) {
        visitor.visitJumpInsn(Opcodes.IFNE, place.label);
    }

    /** Jumps if the boolean on the stack is false. */
    public void jumpIfFalse(Place place) {
        visitor.visitJumpInsn(Opcodes.IFEQ, place.label);
    }

    /** Forgets the boolean on the stack. */
    public void pop() {
        visitor.visitInsn(Opcodes.POP);
    }

    /** Keeps the boolean on the stack in a local variable. */
    public void store(int local) {
        visitor.visitVarInsn(Opcodes.ISTORE, local);
    }

    /** Puts a local variable on the stack. */
    public void load(int local) {
        visitor.visitVarInsn(Opcodes.ILOAD, local);
    }

    /** Returns the number or boolean. */
    public void returnNumber(int number) {
        push(number);
        visitor.visitInsn(Opcodes.IRETURN);
    }

    /** Returns the number in a local variable. */
    public void returnLocal(int local) {
        visitor.visitVarInsn(Opcodes.ILOAD, local);
        visitor.visitInsn(Opcodes.IRETURN);
    }

    /** Returns nothing. */
    public void returnNothing() {
        visitor.visitInsn(Opcodes.RETURN);
    }

    /** Bytes of code so far. */
    public int size() {
        Label here = new Label();
        visitor.visitLabel(here);
        return here.getOffset();
    }

    private void loadFrame() {
        visitor.visitVarInsn(Opcodes.ALOAD, frame);
    }

    private void push(int number) {
        if (number >= -1 && number <= 5) {
            visitor.visitInsn(Opcodes.ICONST_0 + number);
        } else if (number == (byte) number) {
            visitor.visitIntInsn(Opcodes.BIPUSH, number);
        } else if (number == (short) number) {
            visitor.visitIntInsn(Opcodes.SIPUSH, number);
        } else {
            visitor.visitLdcInsn(number);
        }
    }
}
