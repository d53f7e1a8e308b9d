package org.seclangc.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.compiler.passes.PassName;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.compiler.rules.Rule;

/** What the command line may know of the rest. */
@AnalyzeClasses(packages = "org.seclangc.cli", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule FRONT_DOOR = noClasses()
            .should()
            .dependOnClassesThat(resideInAPackage("org.seclangc..")
                    .and(not(resideInAnyPackage(
                            "org.seclangc.cli..",
                            "org.seclangc.compiler",
                            "org.seclangc.compiler.diag",
                            "org.seclangc.runtime",
                            "org.seclangc.runtime.bytes",
                            "org.seclangc.runtime.collections",
                            "org.seclangc.runtime.limits",
                            "org.seclangc.runtime.logging",
                            "org.seclangc.runtime.transaction")))
                    .and(not(type(LoadOptions.class)))
                    .and(not(type(ResolvedRules.class)))
                    .and(not(type(ResolvedRules.FileCount.class)))
                    .and(not(type(Rule.class)))
                    .and(not(type(PassName.class))))
            .because("what the command line can do, an application can do with the same calls; LoadOptions is what"
                    + " RuleLoader takes, ResolvedRules what it gives; check shows its numbers of rules,"
                    + " test the rules that no test fired, compile the names of passes");

    @ArchTest
    static final ArchRule NO_STANDARD_STREAMS = noClasses()
            .that()
            .areNotAssignableTo(Main.class)
            .should(ACCESS_STANDARD_STREAMS)
            .because("commands write to the streams they are given, so tests can read them");

    @ArchTest
    static final ArchRule NO_MUTABLE_STATICS =
            fields().that().areStatic().should().beFinal().because("commands run side by side in tests");

    @ArchTest
    static final ArchRule CYCLES =
            slices().matching("org.seclangc.cli.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule EXIT = noClasses()
            .that()
            .areNotAssignableTo(Main.class)
            .should()
            .callMethod(System.class, "exit", int.class)
            .because("a command returns its exit code");
}
