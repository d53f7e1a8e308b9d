package org.seclangc.compiler.artifact;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import org.seclangc.compiler.codegen.CompiledClasses;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.runtime.link.CompiledProgram;
import org.seclangc.runtime.link.TableFormat;

/**
 * The files of an artifact by path: classes, tables, the service entry by which {@code RuleSets} finds the rule set, and
 * a manifest. The same files under the same paths give the same bytes on every JDK; log
 * lines show the paths, so the tables hold them.
 */
final class ArtifactEntries {
    static final String MANIFEST = "META-INF/MANIFEST.MF";
    /** Bytes of a manifest line without its end (JAR specification). */
    private static final int MANIFEST_LINE = 70;

    private ArtifactEntries() {}

    static Map<String, byte[]> of(CompiledClasses compiled, ArtifactInfo info) {
        Map<String, byte[]> entries = new TreeMap<>();
        compiled.classes().forEach((name, bytes) -> entries.put(name.replace('.', '/') + ".class", bytes));
        String directory = compiled.mainClass()
                .substring(0, compiled.mainClass().lastIndexOf('.') + 1)
                .replace('.', '/');
        entries.put(directory + CompiledProgram.TABLES, compiled.tables());
        entries.put(
                "META-INF/services/" + CompiledProgram.class.getName(), (compiled.mainClass() + "\n").getBytes(UTF_8));
        entries.put(MANIFEST, manifest(info));
        return entries;
    }

    private static byte[] manifest(ArtifactInfo info) {
        StringBuilder text = new StringBuilder();
        attribute(text, "Manifest-Version", "1.0");
        attribute(text, "Seclangc-Name", info.name());
        attribute(text, "Seclangc-Format", Integer.toString(TableFormat.VERSION));
        attribute(text, "Seclangc-Rules", Integer.toString(info.rules()));
        attribute(text, "Seclangc-Options", info.options());
        int number = 0;
        for (SourceFile file : info.files()) {
            number++;
            // the last part of the path: directories differ from machine to machine
            attribute(text, "Seclangc-Source-" + number, Path.of(file.name()).getFileName() + " " + digest(file));
        }
        return text.append("\r\n").toString().getBytes(UTF_8);
    }

    private static void attribute(StringBuilder text, String name, String value) {
        byte[] line = (name + ": " + value).getBytes(UTF_8);
        for (int from = 0; from < line.length; from += MANIFEST_LINE) {
            int to = Math.min(line.length, from + MANIFEST_LINE);
            text.append(from == 0 ? "" : " ")
                    .append(new String(line, from, to - from, UTF_8))
                    .append("\r\n");
        }
    }

    private static String digest(SourceFile file) {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            return "sha256:"
                    + HexFormat.of().formatHex(sha256.digest(file.text().getBytes(ISO_8859_1)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
