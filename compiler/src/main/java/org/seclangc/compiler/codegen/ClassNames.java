package org.seclangc.compiler.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32;
import javax.lang.model.SourceVersion;
import org.seclangc.runtime.bytes.Ascii;

/** Makes names of classes and packages of what users call their files and rule sets. */
final class ClassNames {
    private static final String PACKAGE = "org.seclangc.generated.";
    private static final int MAX_LENGTH = 80;

    /** Names in use, in lower case: two classes may not share a file where file names ignore case. */
    private final Set<String> used = new HashSet<>();

    private final String prefix;

    ClassNames(String ruleSet) {
        this.prefix = (PACKAGE + packageOf(ruleSet)).replace('.', '/') + "/";
    }

    /** A class name with slashes that nobody uses yet, {@code wanted} or similar. */
    String unique(String wanted) {
        String base = identifier(wanted);
        String name = base;
        for (int i = 2; !used.add(Ascii.lower(name)); i++) {
            name = base + "_" + i;
        }
        return prefix + name;
    }

    /** The file's name without its directories. */
    static String fileName(String path) {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }

    /**
     * The name as a package. Where that loses something, a checksum keeps {@code a-b} and {@code a.b} apart: of two jars
     * with the same classes a class path shows one. Words of Java get one, too, as modules refuse them in packages; words of Java 17, so that every JDK names alike.
     */
    private static String packageOf(String ruleSet) {
        String name = identifier(ruleSet);
        if (name.equals(ruleSet) && SourceVersion.isName(name, SourceVersion.RELEASE_17)) {
            return name;
        }
        CRC32 sum = new CRC32();
        sum.update(ruleSet.getBytes(UTF_8));
        return String.format("%s_%08x", name, sum.getValue());
    }

    private static String identifier(String text) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < text.length() && i < MAX_LENGTH; i++) {
            char c = text.charAt(i);
            boolean allowed = Ascii.isLetter(c) || Ascii.isDigit(c);
            name.append(allowed ? c : '_');
        }
        boolean needsStart = name.length() == 0 || Ascii.isDigit(name.charAt(0));
        return needsStart ? "_" + name : name.toString();
    }
}
