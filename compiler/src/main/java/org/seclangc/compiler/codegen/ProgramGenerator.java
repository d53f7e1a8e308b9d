package org.seclangc.compiler.codegen;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seclangc.compiler.codegen.asm.ClassFile;
import org.seclangc.compiler.codegen.asm.Code;
import org.seclangc.compiler.ir.Phase;
import org.seclangc.compiler.ir.Program;
import org.seclangc.compiler.ir.RuleNode;
import org.seclangc.compiler.source.FileNames;
import org.seclangc.compiler.tables.TableBuilder;
import org.seclangc.compiler.tables.TablesWriter;

/**
 * From a program to class files and tables: the rules in classes grouped by file, the calls of each phase in classes of
 * their own, the program class on top.
 */
public final class ProgramGenerator {
    /** Rules and bytes of code of a class; a file with more has several. */
    private static final int MAX_RULES = 200;

    private static final int MAX_CODE = 200_000;
    private static final String MAIN = "RuleProgram";
    /** Local variables of {@code evaluate}. */
    private static final int PHASE = 2;

    private static final int POSITION = 3;

    private final Program program;
    private final FileNames fileNames;
    private final ClassNames names;
    private final TableBuilder tables = new TableBuilder();
    private final List<ClassFile> files = new ArrayList<>();
    private final Map<Integer, RuleMethod> methods = new HashMap<>();

    private ProgramGenerator(Program program, FileNames fileNames) {
        this.program = program;
        this.fileNames = fileNames;
        this.names = new ClassNames(program.name());
    }

    /**
     * The classes and tables of {@code program}.
     *
     * @throws IllegalStateException if a rule cannot be written; the message names it
     */
    public static CompiledClasses generate(Program program, FileNames fileNames) {
        return new ProgramGenerator(program, fileNames).generate();
    }

    private CompiledClasses generate() {
        ClassFile main = ClassFile.ofProgram(names.unique(MAIN));
        byFile().forEach(this::fileClasses);
        List<List<ClassFile>> phases = new ArrayList<>();
        for (Phase phase : program.phases()) {
            List<ClassFile> written = new DispatchWriter(phase, methods).write(names);
            phases.add(written);
            files.addAll(written);
        }
        main.evaluate(code -> evaluate(code, phases));
        files.add(main);
        Map<String, byte[]> classes = new HashMap<>();
        files.forEach(file -> classes.put(file.name().replace('/', '.'), file.toByteArray()));
        return new CompiledClasses(
                classes,
                TablesWriter.write(program, tables, fileNames),
                main.name().replace('/', '.'));
    }

    /** The rules of each file in load order. */
    private Map<String, List<RuleNode>> byFile() {
        RuleNode[] nodes = new RuleNode[program.rules().size()];
        program.phases().forEach(phase -> phase.rules().forEach(rule -> nodes[rule.index()] = rule));
        Map<String, List<RuleNode>> byFile = new LinkedHashMap<>();
        for (RuleNode rule : nodes) {
            String file = rule.rule().span().file().name();
            byFile.computeIfAbsent(file, unused -> new ArrayList<>()).add(rule);
        }
        return byFile;
    }

    private void fileClasses(String path, List<RuleNode> rules) {
        String fileName = ClassNames.fileName(path);
        String className = fileName.endsWith(".conf") ? fileName.substring(0, fileName.length() - 5) : fileName;
        ClassFile file = null;
        int count = 0;
        long code = 0;
        for (RuleNode rule : rules) {
            if (file == null || count == MAX_RULES || code > MAX_CODE) {
                file = ClassFile.ofStatics(names.unique(className), fileName);
                files.add(file);
                count = 0;
                code = 0;
            }
            count++;
            code += CodeSize.of(rule);
            methods.put(rule.index(), write(file, rule));
        }
    }

    private RuleMethod write(ClassFile file, RuleNode rule) {
        try {
            return RuleWriter.write(file, tables, rule);
        } catch (RuntimeException e) {
            throw new IllegalStateException(
                    "internal error in code generation for rule " + rule.rule().id() + " at "
                            + rule.rule().span() + ": " + e.getMessage(),
                    e);
        }
    }

    private static void evaluate(Code code, List<List<ClassFile>> phases) {
        Code.Place[] places = new Code.Place[phases.size()];
        for (int i = 0; i < places.length; i++) {
            places[i] = new Code.Place();
        }
        code.jumpTable(PHASE, 1, places);
        for (int i = 0; i < places.length; i++) {
            code.mark(places[i]);
            code.set(POSITION, 0);
            phases.get(i).forEach(file -> code.advance(file.name(), "run", DispatchWriter.ADVANCE, POSITION));
            code.returnNothing();
        }
    }
}
