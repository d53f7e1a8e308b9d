package org.seclangc.compiler.codegen.asm;

import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.seclangc.runtime.link.CompiledProgram;
import org.seclangc.runtime.link.Frame;

/** A class under construction. */
public final class ClassFile {
    /** Descriptor of the frame, which every method gets first. */
    public static final String FRAME = "L" + internalName(Frame.class) + ";";

    /** HotSpot does not compile larger methods. */
    public static final int MAX_METHOD_SIZE = 8_000;

    private static final String PROGRAM = internalName(CompiledProgram.class);

    private final String name;
    private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);

    private ClassFile(String name, int access, String superclass, String sourceFile) {
        this.name = name;
        writer.visit(Opcodes.V17, access, name, null, superclass, null);
        if (sourceFile != null) {
            writer.visitSource(sourceFile, null);
        }
    }

    /**
     * A class of static methods.
     *
     * @param name binary name with slashes
     * @param sourceFile the file that stack traces show, or null
     */
    public static ClassFile ofStatics(String name, String sourceFile) {
        return new ClassFile(
                name, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC, "java/lang/Object", sourceFile);
    }

    /** The program class, with its constructor. */
    public static ClassFile ofProgram(String name) {
        ClassFile file = new ClassFile(
                name,
                Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC,
                PROGRAM,
                null);
        MethodVisitor constructor = file.writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, PROGRAM, "<init>", "()V", false);
        constructor.visitInsn(Opcodes.RETURN);
        constructor.visitMaxs(0, 0);
        constructor.visitEnd();
        return file;
    }

    private static String internalName(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    /** The class's binary name with slashes. */
    public String name() {
        return name;
    }

    /**
     * Adds a static method.
     *
     * @throws IllegalStateException if it is larger than {@link #MAX_METHOD_SIZE}
     */
    public void method(String method, String descriptor, Consumer<Code> body) {
        add(Opcodes.ACC_STATIC, method, descriptor, 0, body);
    }

    /** Adds {@code CompiledProgram.evaluate}; the frame is local variable 1, the phase 2. */
    public void evaluate(Consumer<Code> body) {
        add(Opcodes.ACC_PROTECTED, "evaluate", "(" + FRAME + "I)V", 1, body);
    }

    private void add(int access, String method, String descriptor, int frame, Consumer<Code> body) {
        MethodVisitor visitor = writer.visitMethod(access, method, descriptor, null, null);
        visitor.visitCode();
        Code code = new Code(visitor, frame);
        body.accept(code);
        int size = code.size();
        if (size > MAX_METHOD_SIZE) {
            throw new IllegalStateException(
                    name + "." + method + " has " + size + " bytes, more than HotSpot compiles");
        }
        visitor.visitMaxs(0, 0);
        visitor.visitEnd();
    }

    /** The bytes of the class file. */
    public byte[] toByteArray() {
        writer.visitEnd();
        return writer.toByteArray();
    }
}
