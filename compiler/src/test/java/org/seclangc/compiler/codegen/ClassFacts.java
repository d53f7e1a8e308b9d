package org.seclangc.compiler.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What a class file says about itself. */
final class ClassFacts {
    /** Bytes of code by method. */
    final Map<String, Integer> sizes = new TreeMap<>();
    /** Methods of other classes that are called, {@code owner.name descriptor}. */
    final List<String> calls = new ArrayList<>();
    /** The SourceFile attribute, or null. */
    String sourceFile;

    static ClassFacts of(byte[] bytes) {
        ClassFacts facts = new ClassFacts();
        new ClassReader(bytes).accept(facts.visitor(), 0);
        return facts;
    }

    private ClassVisitor visitor() {
        return new ClassVisitor(Opcodes.ASM9, new ClassWriter(0)) {
            @Override
            public void visitSource(String source, String debug) {
                sourceFile = source;
                super.visitSource(source, debug);
            }

            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return new Method(name, super.visitMethod(access, name, descriptor, signature, exceptions));
            }
        };
    }

    private final class Method extends MethodVisitor {
        private final String name;

        Method(String name, MethodVisitor next) {
            super(Opcodes.ASM9, next);
            this.name = name;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String called, String descriptor, boolean isInterface) {
            calls.add(owner + "." + called + descriptor);
            super.visitMethodInsn(opcode, owner, called, descriptor, isInterface);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            Label end = new Label();
            super.visitLabel(end);
            sizes.put(name, end.getOffset());
            super.visitMaxs(maxStack, maxLocals);
        }
    }
}
