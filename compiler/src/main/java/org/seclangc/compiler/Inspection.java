package org.seclangc.compiler;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.seclangc.compiler.artifact.Artifact;
import org.seclangc.compiler.artifact.ArtifactException;
import org.seclangc.compiler.artifact.ArtifactInfo;
import org.seclangc.compiler.artifact.ArtifactReader;
import org.seclangc.compiler.codegen.ClassSizes;
import org.seclangc.compiler.codegen.Disassembly;
import org.seclangc.compiler.ir.IrPrinter;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.rules.ResolvedRules;
import org.seclangc.runtime.link.TableFormat;
import org.seclangc.runtime.link.TableFormatException;
import org.seclangc.runtime.link.TablesInfo;

/** Looks into a compiled rule set. Artifacts are read as files: none of their code runs. */
public final class Inspection {
    private final String shown;
    private final Artifact artifact;
    private final TablesInfo tables;
    private final Optional<Program> program;

    private Inspection(String shown, Artifact artifact, Optional<Program> program) throws IOException {
        this.shown = shown;
        this.artifact = artifact;
        this.program = program;
        try {
            this.tables = TablesInfo.read(artifact.compiled().tables());
        } catch (TableFormatException e) {
            throw new ArtifactException(shown + ": " + e.getMessage());
        }
    }

    /** Whether {@code path} looks like a jar or a directory of classes rather than rule files. */
    public static boolean isArtifact(Path path) throws IOException {
        return ArtifactReader.isArtifact(path);
    }

    /**
     * Reads a jar or a directory that {@code compile} wrote.
     *
     * @throws IOException if it cannot be read, has no rule set or several, or is damaged; the message names it
     */
    public static Inspection ofArtifact(Path path) throws IOException {
        return new Inspection(path.toString(), ArtifactReader.read(path), Optional.empty());
    }

    /** Compiles loaded rules, which must have no errors, in memory. */
    public static Inspection ofRules(LoadResult loaded, CompilerOptions options) throws IOException {
        ResolvedRules rules = loaded.rules().orElseThrow(() -> new IllegalStateException("the rules have errors"));
        Compilation compilation = Compilation.of(rules, options);
        ArtifactInfo info = CompiledRuleSets.info(loaded, options);
        return new Inspection(
                options.name(), Artifact.of(compilation.compiled(), info), Optional.of(compilation.program()));
    }

    /**
     * What is in it.
     *
     * @throws IOException if a class is damaged
     */
    public ArtifactReport report() throws IOException {
        TreeMap<Integer, Integer> phases = new TreeMap<>();
        tables.rules().forEach(rule -> phases.merge(rule.info().phase(), 1, Integer::sum));
        return new ArtifactReport(
                tables.name(),
                TableFormat.VERSION, // others are refused
                artifact.compiler(),
                artifact.options(),
                tables.parameters(),
                phases,
                artifact.sources().stream()
                        .map(source -> new ArtifactReport.Source(source.path(), source.digest()))
                        .toList(),
                classes(),
                artifact.compiled().tables().length,
                tables.sections().stream()
                        .map(part -> new ArtifactReport.Section(part.name(), part.elements(), part.bytes()))
                        .toList());
    }

    private List<ArtifactReport.ClassFile> classes() throws IOException {
        try {
            return artifact.compiled().classes().values().stream()
                    .map(ClassSizes::read)
                    .map(Inspection::shown)
                    .sorted(Comparator.comparing(ArtifactReport.ClassFile::name))
                    .toList();
        } catch (IllegalArgumentException e) {
            throw damaged();
        }
    }

    private static ArtifactReport.ClassFile shown(ClassSizes file) {
        int largest =
                file.methods().stream().mapToInt(ClassSizes.Method::bytes).max().orElse(0);
        return new ArtifactReport.ClassFile(
                file.name(),
                Optional.ofNullable(file.sourceFile()),
                file.bytes(),
                file.methods().size(),
                largest);
    }

    private ArtifactException damaged() {
        return new ArtifactException(shown + " is damaged: not all of its classes are class files; compile it again");
    }

    /**
     * The code of the rule with that id, absent if there is none.
     *
     * @throws IOException if a class is damaged
     */
    public Optional<RuleCode> rule(int id) throws IOException {
        Optional<TablesInfo.RuleLines> found =
                tables.rules().stream().filter(rule -> rule.info().id() == id).findFirst();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        TablesInfo.RuleLines rule = found.get();
        return Optional.of(new RuleCode(id, rule.info().phase(), rule.info().file(), rule.linkLines(), methods(id)));
    }

    private List<RuleCode.Method> methods(int id) throws IOException {
        try {
            return artifact.compiled().classes().entrySet().stream()
                    .flatMap(file -> methods(file, id))
                    .toList();
        } catch (IllegalArgumentException e) {
            throw damaged();
        }
    }

    private static Stream<RuleCode.Method> methods(Map.Entry<String, byte[]> file, int id) {
        return Disassembly.ofRule(file.getValue(), id).stream()
                .map(method -> new RuleCode.Method(file.getKey(), method.name(), method.text()));
    }

    /** Ids of all rules in load order. */
    public List<Integer> ruleIds() {
        return tables.rules().stream().map(rule -> rule.info().id()).toList();
    }

    /** The text of the program after the passes; absent for an artifact, which holds only what was made of it. */
    public Optional<String> ir() {
        return program.map(IrPrinter::print);
    }

    /** The part of {@link #ir()} that is the rule with that id. */
    public Optional<String> ir(int id) {
        return program.map(whole -> IrPrinter.printRule(whole, id));
    }
}
