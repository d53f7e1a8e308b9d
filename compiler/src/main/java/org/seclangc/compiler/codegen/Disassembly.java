package org.seclangc.compiler.codegen;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceMethodVisitor;

/** The code of rules as text, read without loading it; the class file may be hostile. */
public final class Disassembly {
    private Disassembly() {}

    /**
     * A method.
     *
     * @param name without descriptor
     * @param text its code, an instruction a line; LINENUMBER names lines of the rule file
     */
    public record Method(String name, String text) {}

    /**
     * The methods that {@link RuleWriter} makes of a rule, those of them that are in this class.
     *
     * @throws IllegalArgumentException if it is no class file, or damaged
     */
    public static List<Method> ofRule(byte[] classFile, int rule) {
        Selection selection = new Selection(rule);
        try {
            new ClassReader(classFile).accept(selection, ClassReader.SKIP_FRAMES);
        } catch (RuntimeException | StackOverflowError e) { // ASM checks nothing that well-formed files do not need
            throw new IllegalArgumentException("not a class file", e);
        }
        return selection.printers.entrySet().stream()
                .map(method -> new Method(method.getKey(), text(method.getValue())))
                .toList();
    }

    private static String text(Textifier printer) {
        StringWriter text = new StringWriter();
        try (PrintWriter writer = new PrintWriter(text)) {
            printer.print(writer);
        }
        return text.toString();
    }

    private static final class Selection extends ClassVisitor {
        final Map<String, Textifier> printers = new LinkedHashMap<>();
        private final String whole;

        Selection(int rule) {
            super(Opcodes.ASM9);
            this.whole = RuleWriter.methodName(rule);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            if (!name.equals(whole) && !name.startsWith(whole + RuleWriter.PART)) {
                return null;
            }
            Textifier printer = new Textifier();
            printers.put(name, printer);
            return new TraceMethodVisitor(printer);
        }
    }
}
