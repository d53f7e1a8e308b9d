package org.seclangc.compiler.artifact;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
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
 * a manifest. The same files under the same names give the same bytes on every JDK.
 */
final class ArtifactEntries {
    static final String MANIFEST = "META-INF/MANIFEST.MF";
    static final String SERVICE = "META-INF/services/" + CompiledProgram.class.getName();
    /** Attributes of the manifest; a number follows the last. */
    static final String NAME = "Seclangc-Name";

    static final String FORMAT = "Seclangc-Format";
    static final String COMPILER = "Seclangc-Compiler";
    static final String RULES = "Seclangc-Rules";
    static final String OPTIONS = "Seclangc-Options";
    static final String PARAMETERS = "Seclangc-Parameters";
    static final String SOURCE = "Seclangc-Source-";

    private static final byte[] END = {'\r', '\n'};
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
        entries.put(SERVICE, (compiled.mainClass() + "\n").getBytes(UTF_8));
        entries.put(MANIFEST, manifest(info));
        return entries;
    }

    private static byte[] manifest(ArtifactInfo info) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        attribute(text, "Manifest-Version", "1.0");
        attribute(text, NAME, info.name());
        attribute(text, FORMAT, Integer.toString(TableFormat.VERSION));
        attribute(text, COMPILER, CompilerVersion.get());
        attribute(text, RULES, Integer.toString(info.rules()));
        attribute(text, OPTIONS, info.options());
        if (!info.parameters().isEmpty()) {
            attribute(text, PARAMETERS, String.join(" ", info.parameters()));
        }
        int number = 0;
        for (SourceFile file : info.files()) {
            number++;
            attribute(
                    text, SOURCE + number, digest(file) + " " + info.fileNames().of(file));
        }
        text.writeBytes(END);
        return text.toByteArray();
    }

    /** Line ends would begin another attribute, and NUL is not allowed (JAR specification). */
    private static void attribute(ByteArrayOutputStream text, String name, String value) {
        byte[] line = (name + ": " + value.replaceAll("[\\r\\n\\x00]", "?")).getBytes(UTF_8);
        for (int from = 0; from < line.length; from += MANIFEST_LINE) {
            if (from > 0) {
                text.write(' ');
            }
            text.write(line, from, Math.min(line.length - from, MANIFEST_LINE));
            text.writeBytes(END);
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
