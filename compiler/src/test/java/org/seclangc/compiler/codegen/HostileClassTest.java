package org.seclangc.compiler.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.seclangc.compiler.compiled.Sample;

/** Class files are read without being trusted. */
class HostileClassTest {
    private static final byte[] SOUND = Sample.of("SecRule ARGS \"@rx a\" \"id:7,phase:2,deny,setvar:tx.a=1\"")
            .compile(Sample.shared())
            .classes()
            .get("org.seclangc.generated.sample.sample");

    @Test
    void sizesAreThoseOfTheClassFile() {
        ClassSizes sizes = ClassSizes.read(SOUND);
        assertThat(sizes.name()).isEqualTo("org.seclangc.generated.sample.sample");
        assertThat(sizes.simpleName()).isEqualTo("sample");
        assertThat(sizes.sourceFile()).isEqualTo("sample.conf");
        assertThat(sizes.bytes()).isEqualTo(SOUND.length);
        assertThat(sizes.methods())
                .containsExactly(new ClassSizes.Method(
                        "rule7", ClassFacts.of(SOUND).sizes.get("rule7")));
    }

    @Test
    void fieldsAndForeignMethodsAreNoTrouble() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_ABSTRACT, "p/A", null, "java/lang/Object", new String[] {"p/I", "p/J"});
        writer.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, "f", "I", null, 5)
                .visitEnd();
        writer.visitMethod(Opcodes.ACC_ABSTRACT, "none", "()V", null, null).visitEnd();
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "some", "()V", null, null);
        method.visitCode();
        method.visitInsn(Opcodes.NOP);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
        ClassSizes sizes = ClassSizes.read(writer.toByteArray());
        assertThat(sizes.methods()).containsExactly(new ClassSizes.Method("some", 2));
        assertThat(sizes.sourceFile()).isNull();
    }

    @Test
    void oneRuleIsDisassembled() {
        byte[] two = Sample.of("SecAction \"id:1,phase:1,pass\"\n\nSecAction \"id:12,phase:1,pass\"")
                .compile(Sample.shared())
                .classes()
                .get("org.seclangc.generated.sample.sample");
        assertThat(Disassembly.ofRule(two, 1)).singleElement().satisfies(method -> {
            assertThat(method.name()).isEqualTo("rule1");
            assertThat(method.text())
                    .contains("LINENUMBER 5 ", "INVOKESTATIC org/seclangc/runtime/link/Rules.begin")
                    .doesNotContain("LINENUMBER 7 ");
        });
        assertThat(Disassembly.ofRule(two, 12))
                .singleElement()
                .satisfies(method -> assertThat(method.text()).contains("LINENUMBER 7 "));
        assertThat(Disassembly.ofRule(two, 2)).isEmpty();
    }

    @Test
    @Timeout(120)
    void damagedFilesAreReadOrRefused() {
        Random random = new Random(20260504);
        int refused = 0;
        for (int i = 0; i < 20_000; i++) {
            byte[] file = SOUND.clone();
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                file[random.nextInt(file.length)] = (byte) random.nextInt();
            }
            byte[] damaged = random.nextInt(4) == 0 ? Arrays.copyOf(file, random.nextInt(file.length)) : file;
            refused += refuses(() -> ClassSizes.read(damaged)) ? 1 : 0;
            refuses(() -> Disassembly.ofRule(damaged, 7));
        }
        assertThat(refused).isBetween(5000, 19_000);
    }

    private static boolean refuses(Runnable read) {
        try {
            read.run();
            return false;
        } catch (IllegalArgumentException e) {
            return true;
        }
    }

    @Test
    void nestingDoesNotOverflowTheStack() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, 0, "p/A", null, "java/lang/Object", null);
        AnnotationVisitor nested = writer.visitAnnotation("Lp/N;", true);
        for (int i = 0; i < 60_000; i++) {
            nested = nested.visitAnnotation("n", "Lp/N;");
        }
        byte[] deep = writer.toByteArray();
        assertThat(ClassSizes.read(deep).name()).isEqualTo("p.A");
        refuses(() -> Disassembly.ofRule(deep, 1));
    }

    @Test
    void attributesDoNotReachBackwards() {
        byte[] file = SOUND.clone();
        int at = indexOfLength(file);
        file[at] = (byte) 0xFF;
        assertThatIllegalArgumentException().isThrownBy(() -> ClassSizes.read(file));
    }

    /** The last attribute of the class is SourceFile: name, length 2, index. */
    private static int indexOfLength(byte[] file) {
        int at = file.length - 6;
        assertThat(Arrays.copyOfRange(file, at, at + 4)).containsExactly(0, 0, 0, 2);
        return at;
    }
}
