package org.seclangc.compiler;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.operators.Operator;
import org.seclangc.runtime.operators.Operators;
import org.seclangc.runtime.transformations.Transformation;
import org.seclangc.runtime.transformations.Transformations;

/** Which package may know which, in the grammar, the run-time library and the compiler. */
@AnalyzeClasses(
        packages = "org.seclangc",
        importOptions = {ImportOption.DoNotIncludeTests.class, ArchitectureTest.NoTestJars.class})
class ArchitectureTest {
    /** Leaves out what other modules lend to tests. */
    static final class NoTestJars implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("-tests.jar");
        }
    }

    private static final String RUNTIME = "org.seclangc.runtime";
    private static final String COMPILER = "org.seclangc.compiler";

    /** Packages of the run-time library from below; those of a line do not know each other. */
    private static final List<List<String>> RUNTIME_LAYERS = List.of(
            List.of("bytes"),
            List.of("regex", "transformations", "collections", "bodies"),
            List.of("operators", "limits"),
            List.of("libinjection", "scanners", "logging"),
            List.of("transaction"),
            List.of("link"));

    /** Packages of the compiler from below; those of a line do not know each other. */
    private static final List<List<String>> COMPILER_LAYERS = List.of(
            List.of("source"),
            List.of("diag", "rules"),
            List.of("catalog"),
            List.of("ast", "regex", "automata"),
            List.of("ast.build", "regex.literal"),
            List.of("load", "analysis"),
            List.of("ir", "reference"),
            List.of("ir.build", "passes", "lint"),
            List.of("passes.fold", "passes.share", "passes.prefilter", "passes.multi", "passes.layout", "lint.checks"),
            List.of("codegen.asm", "tables"),
            List.of("codegen.emit"),
            List.of("codegen"),
            List.of("artifact"));

    private static final ArchCondition<JavaClass> BE_SEALED = ArchCondition.from(DescribedPredicate.describe(
            "be sealed", type -> type.isInterface() && type.reflect().isSealed()));

    private static final DescribedPredicate<JavaClass> ARRAY =
            DescribedPredicate.describe("an array", JavaClass::isArray);

    @ArchTest
    static final ArchRule RUNTIME_IS_THIN = classes()
            .that()
            .resideInAPackage(RUNTIME + "..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "javax.xml.stream..", "com.google.re2j..", RUNTIME + "..")
            .because("applications carry the run-time library with them; javax.xml.stream is part of the JDK");

    @ArchTest
    static final ArchRule ONE_PACKAGE_KNOWS_RE2J = noClasses()
            .that()
            .resideOutsideOfPackage(RUNTIME + ".regex..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.google.re2j..")
            .because("a pattern has one meaning whatever engine runs it");

    @ArchTest
    static final ArchRule RUNTIME_LAYERING = layering(RUNTIME, RUNTIME_LAYERS);

    @ArchTest
    static final ArchRule RUNTIME_TOP = noClasses()
            .that()
            .resideInAPackage(RUNTIME + ".*..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(RUNTIME)
            .because("the package of RuleSet is the top; what is below must not know what it is used for");

    @ArchTest
    static final ArchRule RUNTIME_CYCLES =
            slices().matching(RUNTIME + ".(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule COMPILER_LAYERING = layering(COMPILER, COMPILER_LAYERS);

    @ArchTest
    static final ArchRule COMPILER_TOP = noClasses()
            .that()
            .resideInAPackage(COMPILER + ".*..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(COMPILER)
            .because("lists of passes and the driver stand above what they list");

    @ArchTest
    static final ArchRule COMPILER_CYCLES = slices().matching(COMPILER + ".(**)")
            .should()
            .beFreeOfCycles()
            .because("subpackages count on their own: ast and ast.build are two");

    @ArchTest
    static final ArchRule PASSES = slices().matching(COMPILER + ".passes.(*)..")
            .should()
            .notDependOnEachOther()
            .allowEmptyShould(true)
            .because("any pass can be switched off");

    @ArchTest
    static final ArchRule REFERENCE = noClasses()
            .that()
            .resideInAPackage(COMPILER + ".*..")
            .and()
            .resideOutsideOfPackage(COMPILER + ".reference..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(COMPILER + ".reference..")
            .because("an oracle that shares code with what it judges judges nothing");

    @ArchTest
    static final ArchRule GENERATED_CODE_IS_NOT_THE_ORACLE = noClasses()
            .that()
            .resideInAPackage(COMPILER + ".reference..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(RUNTIME + ".link..")
            .because("what compiled rules call must not be what they are compared with");

    @ArchTest
    static final ArchRule ANTLR = noClasses()
            .that()
            .resideOutsideOfPackages("org.seclangc.grammar..", COMPILER + ".ast.build..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.antlr..", "org.seclangc.grammar..")
            .because("parse trees end where directives begin");

    @ArchTest
    static final ArchRule GRAMMAR = classes()
            .that()
            .resideInAPackage("org.seclangc.grammar..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.antlr.v4.runtime..", "org.seclangc.grammar..");

    @ArchTest
    static final ArchRule ASM = noClasses()
            .that()
            .resideOutsideOfPackage(COMPILER + ".codegen..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.objectweb.asm..");

    @ArchTest
    static final ArchRule AHO_CORASICK = noClasses()
            .that()
            .resideOutsideOfPackage(COMPILER + ".reference..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.ahocorasick..")
            .because("compiled rules search with automata of their own");

    @ArchTest
    static final ArchRule FRONT_END_AND_RUNTIME = noClasses()
            .that()
            .resideInAnyPackage(packages(COMPILER, "source", "diag", "catalog", "ast", "ast.build", "load", "rules"))
            .or()
            .resideInAPackage(COMPILER + ".analysis..")
            .should()
            .dependOnClassesThat(resideInAPackage(RUNTIME + "..")
                    .and(not(resideInAnyPackage(packages(
                            RUNTIME, "bytes", "collections", "limits", "operators", "regex", "transformations")))))
            .because("names, settings and formats are shared with the run-time library, requests are not known here");

    @ArchTest
    static final ArchRule OPERATORS_RUN_ELSEWHERE = noClasses()
            .that()
            .resideInAPackage(COMPILER + "..")
            .and()
            .resideOutsideOfPackages(COMPILER + ".reference..", COMPILER + ".analysis..")
            .should()
            .accessTargetWhere(JavaAccess.Predicates.target(owner(assignableTo(Operator.class)
                    .or(assignableTo(Transformation.class))
                    .or(assignableTo(Operators.class))
                    .or(assignableTo(Transformations.class)))))
            .because("generated code reaches operators and transformations through runtime.link; the reference"
                    + " evaluator runs them, and analysis makes operators to tell whether their arguments are right");

    @ArchTest
    static final ArchRule NODES_ARE_VALUES = classes()
            .that()
            .resideInAnyPackage(packages(COMPILER, "ast", "rules", "ir"))
            .and()
            .haveNameNotMatching(".*(Printer|Verifier|Writer|package-info)(\\$.*)?")
            .should()
            .beRecords()
            .orShould()
            .beEnums()
            .orShould(BE_SEALED)
            .because("passes share nodes, so nodes never change; printers and verifiers are no nodes");

    @ArchTest
    static final ArchRule NO_SETTERS = methods()
            .that()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(packages(COMPILER, "ast", "rules", "ir"))
            .should()
            .haveNameNotMatching("set[A-Z].*")
            .because("nodes never change");

    @ArchTest
    static final ArchRule NO_STANDARD_STREAMS = noClasses()
            .should(ACCESS_STANDARD_STREAMS)
            .because("a library does not write to the terminal of its application");

    @ArchTest
    static final ArchRule NO_NAMED_CLASSES = noClasses()
            .that()
            .resideOutsideOfPackage(RUNTIME + "..")
            .should()
            .callMethod(Class.class, "forName", String.class)
            .orShould()
            .callMethod(Class.class, "forName", String.class, boolean.class, ClassLoader.class)
            .because("only the run-time library loads rule sets");

    @ArchTest
    static final ArchRule NO_MUTABLE_STATICS = fields().that()
            .areStatic()
            .and()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackage("org.seclangc.grammar..")
            .should()
            .beFinal()
            .because(
                    "rule sets and threads do not share state; the parser generator writes such fields in the grammar");

    @ArchTest
    static final ArchRule NO_SHARED_ARRAYS = noFields()
            .that()
            .areStatic()
            .and()
            .areNotPrivate()
            .and()
            .doNotHaveModifier(JavaModifier.SYNTHETIC)
            .and()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackage("org.seclangc.grammar..")
            .should()
            .haveRawType(ARRAY)
            .because("anybody could change it; the parser generator writes such fields in the grammar");

    @ArchTest
    static final ArchRule NO_THREAD_LOCALS = noFields()
            .should()
            .haveRawType(assignableTo(ThreadLocal.class))
            .because("applications with virtual threads would pay for each");

    private static ArchRule layering(String root, List<List<String>> layers) {
        List<String> below = new ArrayList<>();
        ArchRule all = null;
        for (List<String> layer : layers) {
            for (String name : layer) {
                List<String> allowed = new ArrayList<>(below);
                allowed.add(name);
                ArchRule rule = noClasses()
                        .that()
                        .resideInAPackage(root + "." + name)
                        .should()
                        .dependOnClassesThat(resideInAPackage(root + ".*..")
                                .and(not(resideInAnyPackage(packages(root, allowed.toArray(String[]::new))))))
                        .allowEmptyShould(true);
                all = all == null ? rule : CompositeArchRule.of(all).and(rule);
            }
            below.addAll(layer);
        }
        return all;
    }

    private static String[] packages(String root, String... names) {
        return List.of(names).stream().map(name -> root + "." + name).toArray(String[]::new);
    }
}
