package org.seclangc.compiler.artifact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.codegen.CompiledClasses;
import org.seclangc.compiler.compiled.Sample;
import org.seclangc.compiler.differ.Observation;
import org.seclangc.runtime.link.TableFormat;
import org.seclangc.runtime.link.TableFormatException;

/** Tables that are of another format, damaged or made to do harm. */
class DamagedTablesTest {
    /** Where version, checksum and content begin. */
    private static final int VERSION = 4;

    private static final int CHECKSUM = 8;
    private static final int CONTENT = 12;

    private static final CompiledClasses SOUND = Sample.of("""
                    SecRule ARGS:a|!ARGS:/b+/|XML:/* "@rx a(b)" "id:1,phase:2,pass,t:lowercase,t:trim,capture,\\
                        msg:'%{TX.1}',tag:'t',severity:2,ctl:ruleRemoveById=2-3,ctl:ruleRemoveTargetById=4;ARGS:x"
                    SecRule ARGS:a|!ARGS:/b+/|XML:/* "@pm a b" "id:2,phase:2,pass,t:lowercase"
                    SecRule ARGS "@streq %{TX.x}" "id:3,phase:2,pass,chain"
                      SecRule ARGS "@ipMatch 10.0.0.0/8" "t:none,setvar:tx.y=%{ARGS.x}"
                    SecAction "id:4,phase:5,pass,setvar:tx.z=1"
                    """).compile(Sample.shared());

    @Test
    void soundTablesLoad() {
        assertThat(CompiledRuleSets.program(SOUND).ruleCount()).isEqualTo(4);
        assertThat(CompiledRuleSets.program(with(checked(SOUND.tables().clone())))
                        .ruleCount())
                .as("the test knows where the checksum is")
                .isEqualTo(4);
    }

    @Test
    void anotherVersionSaysWhichAndWhatToDo() {
        byte[] tables = SOUND.tables().clone();
        ByteBuffer.wrap(tables).putInt(VERSION, 99);
        assertThatExceptionOfType(TableFormatException.class)
                .isThrownBy(() -> CompiledRuleSets.program(with(tables)))
                .withMessageContaining("org.seclangc.generated.sample.RuleProgram: ")
                .withMessageContaining("has format 99, this runtime reads format " + TableFormat.VERSION)
                .withMessageContaining("compile the rules again")
                .withMessageContaining("or use the runtime");
    }

    @Test
    void everyChangedByteIsNoticed() {
        for (int i = 0; i < SOUND.tables().length; i++) {
            byte[] tables = SOUND.tables().clone();
            tables[i] ^= (byte) (1 << i % 8);
            assertRefused(tables);
        }
    }

    @Test
    void everyTruncationIsNoticed() {
        for (int length = 0; length < SOUND.tables().length; length++) {
            assertRefused(Arrays.copyOf(SOUND.tables(), length));
        }
        assertRefused(Arrays.copyOf(SOUND.tables(), SOUND.tables().length + 1));
    }

    private static void assertRefused(byte[] tables) {
        assertThatExceptionOfType(TableFormatException.class)
                .isThrownBy(() -> CompiledRuleSets.program(with(tables)))
                .withMessageMatching("(?s).*(damaged|has format -?\\d+,).*");
    }

    /** Who recomputes the checksum gets a refusal or a rule set that runs, whatever it then answers. */
    @Test
    @Timeout(120)
    void forgedTablesAreRefusedOrRun() {
        Random random = new Random(20260504);
        int loaded = 0;
        for (int i = 0; i < 4000; i++) {
            CompiledClasses forged = with(checked(forge(SOUND.tables().clone(), random)));
            try {
                Observation.of(
                        CompiledRuleSets.load(forged, Sample.environment()).process(Sample.post("/?a=ab&x=1", "b=2")));
                loaded++;
            } catch (TableFormatException e) {
                assertThat(e).hasMessageContaining("org.seclangc.generated.sample.RuleProgram");
            }
        }
        assertThat(loaded).as("some changes do no harm").isBetween(100, 3900);
    }

    @Test
    void hugeCountsTakeNoMemory() {
        for (int at = CONTENT; at + 4 <= SOUND.tables().length; at++) {
            for (int count : new int[] {Integer.MAX_VALUE, 0x7FFF_0000, -1, Integer.MIN_VALUE}) {
                byte[] tables = SOUND.tables().clone();
                ByteBuffer.wrap(tables).putInt(at, count);
                try {
                    CompiledRuleSets.program(with(checked(tables)));
                } catch (TableFormatException e) {
                    assertThat(e).hasMessageContaining("compile");
                }
            }
        }
    }

    private static byte[] forge(byte[] tables, Random random) {
        int changes = 1 + random.nextInt(3);
        for (int i = 0; i < changes; i++) {
            int at = CONTENT + random.nextInt(tables.length - CONTENT - 4);
            if (random.nextBoolean()) {
                tables[at] = (byte) random.nextInt();
            } else {
                ByteBuffer.wrap(tables).putInt(at, random.nextInt(8) - 2);
            }
        }
        return random.nextInt(8) == 0
                ? Arrays.copyOf(tables, CONTENT + random.nextInt(tables.length - CONTENT))
                : tables;
    }

    private static byte[] checked(byte[] tables) {
        CRC32 sum = new CRC32();
        sum.update(tables, CONTENT, tables.length - CONTENT);
        ByteBuffer.wrap(tables).putInt(CHECKSUM, (int) sum.getValue());
        return tables;
    }

    private static CompiledClasses with(byte[] tables) {
        return new CompiledClasses(SOUND.classes(), tables, SOUND.mainClass());
    }
}
