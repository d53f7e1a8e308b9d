package org.seclangc.compiler.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.codegen.CompiledClasses;
import org.seclangc.compiler.differ.Observation;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.link.CompiledProgram;

/** Rule sets that are no longer used leave nothing behind. */
class UnloadTest {
    private static final int LOADS = 200;
    private static final long MEGABYTE = 1 << 20;

    @Test
    void twoHundredLoadsLeaveHeapAndMetaspaceFlat() throws InterruptedException {
        CompiledClasses compiled = Sample.of("""
                SecRule ARGS "@rx a(b|c)+" "id:1,phase:2,pass,capture,t:lowercase,setvar:tx.a=%{TX.1}"
                SecRule ARGS "@pm abc def" "id:2,phase:2,pass"
                SecRule ARGS "@rx %{tx.a}" "id:3,phase:2,deny,t:lowercase"
                """).compile(Sample.shared());
        List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            loaders.add(loadAndRun(compiled));
        }
        collect(loaders);
        long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        long metaspace = metaspace();
        for (int i = 0; i < LOADS; i++) {
            loaders.add(loadAndRun(compiled));
        }
        collect(loaders);

        assertThat(loaders).allMatch(loader -> loader.get() == null);
        assertThat(metaspace() - metaspace).isLessThan(MEGABYTE);
        assertThat(ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() - heap)
                .isLessThan(4 * MEGABYTE);
    }

    private static WeakReference<ClassLoader> loadAndRun(CompiledClasses compiled) {
        CompiledProgram program = CompiledRuleSets.program(compiled);
        RuleSet rules = new RuleSet(program.settings(), program, Sample.environment());
        assertThat(Observation.ids(rules.process(Sample.post("/?q=xABC", "")))).containsExactly(1, 2, 3);
        return new WeakReference<>(program.getClass().getClassLoader());
    }

    private static void collect(List<WeakReference<ClassLoader>> loaders) throws InterruptedException {
        for (int i = 0; i < 20 && loaders.stream().anyMatch(loader -> loader.get() != null); i++) {
            System.gc();
            Thread.sleep(20);
        }
    }

    private static long metaspace() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getName().equals("Metaspace"))
                .mapToLong((MemoryPoolMXBean pool) -> pool.getUsage().getUsed())
                .sum();
    }
}
