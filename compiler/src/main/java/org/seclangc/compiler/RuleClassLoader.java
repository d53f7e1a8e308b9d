package org.seclangc.compiler;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;
import org.seclangc.compiler.codegen.CompiledClasses;
import org.seclangc.runtime.link.CompiledProgram;

/** Defines the classes of one rule set; unloaded together with the rule set. */
final class RuleClassLoader extends ClassLoader {
    static {
        registerAsParallelCapable();
    }

    private final Map<String, byte[]> classes;
    private final byte[] tables;
    private final String tablesName;

    RuleClassLoader(CompiledClasses compiled) {
        super(CompiledProgram.class.getClassLoader());
        this.classes = compiled.classes();
        this.tables = compiled.tables();
        int end = compiled.mainClass().lastIndexOf('.') + 1;
        this.tablesName = compiled.mainClass().substring(0, end).replace('.', '/') + CompiledProgram.TABLES;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        return name.equals(tablesName) ? new ByteArrayInputStream(tables) : super.getResourceAsStream(name);
    }
}
