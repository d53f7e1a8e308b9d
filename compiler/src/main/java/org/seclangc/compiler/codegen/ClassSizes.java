package org.seclangc.compiler.codegen;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;

/**
 * Names and sizes of a class file, read without loading it; the file may be hostile.
 *
 * @param name class name with dots
 * @param sourceFile its SourceFile attribute, or null
 * @param bytes size of the file
 * @param methods its methods with code
 */
public record ClassSizes(String name, String sourceFile, int bytes, List<Method> methods) {
    /** Copies the list. */
    public ClassSizes {
        methods = List.copyOf(methods);
    }

    /**
     * A method.
     *
     * @param name without descriptor
     * @param bytes bytes of its code
     */
    public record Method(String name, int bytes) {}

    /** The name without its package. */
    public String simpleName() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /**
     * Reads a class file.
     *
     * @throws IllegalArgumentException if it is none, or damaged
     */
    public static ClassSizes read(byte[] file) {
        try {
            return new Scan(new ClassReader(file)).read(file.length);
        } catch (RuntimeException | StackOverflowError e) { // ASM checks nothing that well-formed files do not need
            throw new IllegalArgumentException("not a class file", e);
        }
    }

    /** Walks over fields, methods and attributes (JVM specification 4.1, 4.5 to 4.7). */
    private static final class Scan {
        private final ClassReader reader;
        private final char[] buffer;
        private final List<Method> methods = new ArrayList<>();
        private String sourceFile;
        private int position;

        Scan(ClassReader reader) {
            this.reader = reader;
            this.buffer = new char[reader.getMaxStringLength()];
        }

        ClassSizes read(int length) {
            position = reader.header + 6;
            int interfaces = next();
            position += 2 * interfaces;
            for (int fields = next(); fields > 0; fields--) {
                member(false);
            }
            for (int count = next(); count > 0; count--) {
                member(true);
            }
            attributes(null);
            return new ClassSizes(reader.getClassName().replace('/', '.'), sourceFile, length, methods);
        }

        private void member(boolean isMethod) {
            String name = reader.readUTF8(position + 2, buffer);
            position += 6;
            attributes(isMethod ? name : null);
        }

        private void attributes(String method) {
            for (int count = next(); count > 0; count--) {
                String name = reader.readUTF8(position, buffer);
                int length = reader.readInt(position + 2);
                position += 6;
                if (length < 0) {
                    throw new IllegalArgumentException("attribute " + name + " has " + length + " bytes");
                }
                if ("Code".equals(name) && method != null) {
                    methods.add(new Method(method, reader.readInt(position + 4)));
                } else if ("SourceFile".equals(name)) {
                    sourceFile = reader.readUTF8(position, buffer);
                }
                position += length;
            }
        }

        private int next() {
            int number = reader.readUnsignedShort(position);
            position += 2;
            return number;
        }
    }
}
