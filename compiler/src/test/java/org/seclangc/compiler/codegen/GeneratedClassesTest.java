package org.seclangc.compiler.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.util.CheckClassAdapter;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.RuleSets;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.codegen.asm.ClassFile;
import org.seclangc.compiler.codegen.asm.LinkMethod;
import org.seclangc.compiler.compiled.Sample;
import org.seclangc.compiler.differ.Evaluators;
import org.seclangc.compiler.differ.Observation;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.RuleSet;

/** The shape of generated classes (architecture: "The artifact", layout in "The optimiser"). */
class GeneratedClassesTest {
    private static final Set<String> ALLOWED = Stream.concat(
                    Arrays.stream(LinkMethod.values())
                            .map(method -> method.owner() + "." + method.method() + method.descriptor()),
                    Stream.of("org/seclangc/runtime/link/CompiledProgram.<init>()V"))
            .collect(Collectors.toSet());

    @Test
    void everyLinkMethodExists() {
        for (LinkMethod link : LinkMethod.values()) {
            assertThat(publicStatics(link.owner())).as(link.name()).contains(link.method() + link.descriptor());
        }
    }

    @Test
    void everyPublicMethodOfTheLinkClassesIsOnTheList() {
        Map<String, List<LinkMethod>> owners =
                Arrays.stream(LinkMethod.values()).collect(Collectors.groupingBy(LinkMethod::owner));
        owners.forEach((owner, methods) -> assertThat(publicStatics(owner))
                .containsExactlyInAnyOrderElementsOf(methods.stream()
                        .map(method -> method.method() + method.descriptor())
                        .toList()));
    }

    private static List<String> publicStatics(String owner) {
        try {
            return Arrays.stream(Class.forName(owner.replace('/', '.')).getMethods())
                    .filter(method -> Modifier.isStatic(method.getModifiers()))
                    .map((Method method) -> method.getName() + Type.getMethodDescriptor(method))
                    .toList();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void smallRuleSetsGiveValidClasses() {
        assertSound(Sample.of("SecRule ARGS \"@rx a\" \"id:1,phase:1,deny,chain\"\nSecRule ARGS \"@rx b\" \"t:trim\"\n"
                        + "SecAction \"id:2,phase:5,pass,setvar:tx.a=1\"")
                .compile(Sample.unshared()));
        assertSound(Sample.of("").compile(Sample.shared()));
    }

    @Test
    void compilingTwiceGivesTheSameBytes() {
        Sample sample = Sample.of("SecRule ARGS|TX:a \"@pm a b\" \"id:1,phase:2,pass,t:trim,ctl:ruleRemoveById=1\"");
        CompiledClasses first = sample.compile(Sample.shared());
        CompiledClasses second = Sample.of(
                        "SecRule ARGS|TX:a \"@pm a b\" \"id:1,phase:2,pass,t:trim,ctl:ruleRemoveById=1\"")
                .compile(Sample.shared());
        assertThat(second.classes()).usingRecursiveComparison().isEqualTo(first.classes());
        assertThat(second.tables()).isEqualTo(first.tables());
    }

    @Test
    void largeRulesAreSplit() {
        String effects = IntStream.range(0, 3000)
                .mapToObj(i -> "setvar:tx.v" + i + "=" + i)
                .collect(Collectors.joining(","));
        String targets = IntStream.range(0, 2000).mapToObj(i -> "ARGS:a" + i).collect(Collectors.joining("|"));
        StringBuilder chain = new StringBuilder("SecRule ARGS \"@rx .\" \"id:3,phase:2,pass,chain\"\n");
        for (int i = 0; i < 1200; i++) {
            chain.append("SecRule ARGS \"@rx .\" \"t:none").append(i < 1199 ? ",chain" : ",setvar:tx.last=1");
            chain.append("\"\n");
        }
        Sample sample = Sample.of("SecAction \"id:1,phase:1,pass," + effects + "\"\n" + "SecRule " + targets
                + " \"@rx .\" \"id:2,phase:2,pass,"
                + effects.substring(0, 20_000).replaceAll(",[^,]*$", "") + "\"\n"
                + chain);
        assertSound(sample.compile(Sample.shared()));
        Exchange request = Sample.post("/?a1999=x&a3=y", "");
        Evaluators.Comparison result = sample.evaluators().compare(rules -> rules.process(request));
        assertThat(result.difference()).isEmpty();
        assertThat(Observation.ids(result.transaction())).containsExactly(1, 2, 3);
    }

    @Test
    void manyRulesAreSplitIntoClassesAndBlocks() {
        StringBuilder rules = new StringBuilder();
        for (int i = 1; i <= 6000; i++) {
            rules.append("SecRule ARGS:q \"@streq ")
                    .append(i)
                    .append("\" \"id:")
                    .append(i);
            rules.append(",phase:2,pass,nolog")
                    .append(i % 500 == 1 ? ",skip:4500" : "")
                    .append("\"\n");
        }
        Sample sample = Sample.of(rules.toString());
        assertSound(sample.compile(Sample.shared()));
        RuleSet compiled = sample.compiled(Sample.shared());
        for (int value : List.of(6000, 501, 4097, 4096)) {
            assertThat(Observation.ids(compiled.process(Sample.post("/?q=" + value, ""))))
                    .containsExactly(value);
        }
        assertThat(Observation.ids(compiled.process(Sample.post("/?q=1&q=4000&q=4502", ""))))
                .containsExactly(1, 4502);
    }

    @Test
    void crsFitsItsLimits() {
        Path home = RuleSets.home("CRS_HOME");
        LoadResult loaded = RuleLoader.load(List.of(home.resolve("test.conf")), LoadOptions.DEFAULT);
        CompiledClasses compiled = CompiledRuleSets.compile(loaded.rules().orElseThrow(), Sample.shared());
        assertSound(compiled);
        assertThat(compiled.classes().size()).isBetween(20, 40);
    }

    private static void assertSound(CompiledClasses compiled) {
        compiled.classes().forEach((name, bytes) -> {
            ClassFacts facts = ClassFacts.of(bytes);
            assertThat(facts.sizes.values()).as(name).allMatch(size -> size <= ClassFile.MAX_METHOD_SIZE);
            assertThat(facts.calls).as(name).allMatch(call -> ALLOWED.contains(call) || isGenerated(call));
            assertThat(verify(bytes)).as(name).isEmpty();
        });
    }

    private static boolean isGenerated(String call) {
        return call.startsWith("org/seclangc/generated/");
    }

    private static String verify(byte[] bytes) {
        StringWriter report = new StringWriter();
        CheckClassAdapter.verify(
                new ClassReader(bytes), GeneratedClassesTest.class.getClassLoader(), false, new PrintWriter(report));
        return report.toString();
    }
}
