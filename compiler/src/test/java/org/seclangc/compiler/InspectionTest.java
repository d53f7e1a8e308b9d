package org.seclangc.compiler;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.seclangc.compiler.compiled.Sample;

/** Looking into an artifact runs none of its code. */
class InspectionTest {
    private static final String MARK = "seclangc.test.ran";

    @TempDir
    Path directory;

    @Test
    void initialisersDoNotRun() throws IOException {
        CompiledRuleSets.write(
                Sample.of("SecAction \"id:1,phase:1,pass\"").loaded(), CompilerOptions.of("x"), directory);
        Files.write(directory.resolve("org/seclangc/generated/x/RuleProgram.class"), marking());

        Inspection inspection = Inspection.ofArtifact(directory);

        assertThat(inspection.report().classes()).hasSize(3);
        assertThat(inspection.rule(1)).isPresent();
        assertThat(System.getProperty(MARK)).isNull();
    }

    /** A class that leaves a mark when it is initialised. */
    private static byte[] marking() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(
                Opcodes.V17,
                Opcodes.ACC_PUBLIC,
                "org/seclangc/generated/x/RuleProgram",
                null,
                "java/lang/Object",
                null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        method.visitCode();
        method.visitLdcInsn(MARK);
        method.visitLdcInsn("yes");
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "java/lang/System",
                "setProperty",
                "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
                false);
        method.visitInsn(Opcodes.POP);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
        return writer.toByteArray();
    }

    @Test
    void tellsArtifactsFromRules() throws IOException {
        Path rules = Files.writeString(directory.resolve("rules.conf"), "SecRuleEngine On\n", UTF_8);
        Path zip = Files.write(directory.resolve("artifact"), new byte[] {'P', 'K', 3, 4, 0});
        assertThat(Inspection.isArtifact(rules)).isFalse();
        assertThat(Inspection.isArtifact(directory)).isFalse();
        assertThat(Inspection.isArtifact(directory.resolve("none"))).isFalse();
        assertThat(Inspection.isArtifact(directory.resolve("none.jar"))).isTrue();
        assertThat(Inspection.isArtifact(zip)).isTrue();
        Files.createDirectory(directory.resolve("META-INF"));
        assertThat(Inspection.isArtifact(directory)).isTrue();
    }
}
