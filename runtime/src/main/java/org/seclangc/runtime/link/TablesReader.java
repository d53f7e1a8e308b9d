package org.seclangc.runtime.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.limits.EngineSettings;
import org.seclangc.runtime.logging.RuleInfo;
import org.seclangc.runtime.operators.OperatorName;
import org.seclangc.runtime.regex.RegexCache;
import org.seclangc.runtime.regex.RegexOptions;
import org.seclangc.runtime.transaction.LoadParameters;
import org.seclangc.runtime.transformations.Transformation;
import org.seclangc.runtime.transformations.TransformationName;
import org.seclangc.runtime.transformations.Transformations;

/** Reads the tables of a compiled rule set; the compiler's {@code TablesWriter} is its counterpart. */
final class TablesReader {
    private static final int LOWEST_SEVERITY = 7;

    private final TableInput in;
    private final List<TablesInfo.Section> sections = new ArrayList<>();
    /** Bytes that were left when the section began. */
    private int sectionStart;

    private Variable[] variables;
    private MacroText[] macros;
    private Selector[] selectors;
    private TargetFilter[] filters;
    private BitSet[] ruleSets;

    TablesReader(byte[] bytes) {
        this.in = new TableInput(bytes);
        this.sectionStart = bytes.length;
    }

    /** The parts of the tables that have been read, in order. */
    List<TablesInfo.Section> sections() {
        return sections;
    }

    private void endSection(String name, int elements) {
        sections.add(new TablesInfo.Section(name, elements, sectionStart - in.remaining()));
        sectionStart = in.remaining();
    }

    private <T> T[] section(String name, IntFunction<T[]> type, Supplier<T> element) {
        T[] elements = in.array(type, element);
        endSection(name, elements.length);
        return elements;
    }

    /**
     * The tables.
     *
     * @throws TableFormatException if they are damaged or of another format
     */
    Tables read() {
        if (in.integer() != TableFormat.MAGIC) {
            throw TableInput.damaged();
        }
        int version = in.integer();
        if (version != TableFormat.VERSION) {
            throw otherVersion(version);
        }
        if (in.integer() != in.checksum()) {
            throw TableInput.damaged();
        }
        try {
            return content();
        } catch (TableFormatException e) {
            throw e;
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            throw TableInput.damaged();
        }
    }

    private static TableFormatException otherVersion(int version) {
        return new TableFormatException("the compiled rule set has format " + version + ", this runtime reads format "
                + TableFormat.VERSION
                + "; compile the rules again with the compiler of this version, or use the runtime"
                + " of the version that compiled them");
    }

    private Tables content() {
        endSection("header", 1);
        String name = in.text();
        List<String> parameters = in.list(in::text);
        LoadParameters.checkNames(parameters);
        EngineSettings settings = new SettingsReader(in).read();
        endSection("settings", 1);
        variables = section("variables", Variable[]::new, () -> in.constant(Variable.class));
        String[] strings = section("texts", String[]::new, in::text);
        macros = section("macros", MacroText[]::new, this::macro);
        selectors = section("selectors", Selector[]::new, this::selector);
        filters = section("filters", TargetFilter[]::new, this::filter);
        RegexOptions options = new RegexOptions(false, true, settings.regexStepBudget());
        RegexCache patterns = new RegexCache(options, RegexCache.DEFAULT_CAPACITY);
        Test[] tests = section("tests", Test[]::new, () -> test(options, patterns));
        int nodeCount = in.count();
        Chain[] chains = section("chains", Chain[]::new, () -> chain(settings, nodeCount));
        ruleSets = section("sets of rules", BitSet[]::new, this::ruleSet);
        RemovedTargets[] removedTargets = section(
                "removed targets",
                RemovedTargets[]::new,
                () -> new RemovedTargets(ruleSets[in.integer()], filters[in.integer()]));
        RuleRecord[] rules = section("rules", RuleRecord[]::new, this::rule);
        int groupCount = in.integer();
        endSection("scan groups", groupCount);
        in.end();
        checkRules(rules, groupCount);
        return new Tables(
                name,
                parameters,
                settings,
                variables,
                strings,
                macros,
                selectors,
                filters,
                tests,
                chains,
                nodeCount,
                ruleSets,
                removedTargets,
                rules,
                groupCount);
    }

    private MacroText macro() {
        return in.flag() ? new MacroText(in.slice(), List.of()) : new MacroText(null, in.list(this::part));
    }

    private MacroText.Part part() {
        if (in.flag()) {
            return new MacroText.Part(in.slice(), -1, null, null);
        }
        int index = in.integer();
        return new MacroText.Part(null, index, variables[index], in.flag() ? in.slice() : null);
    }

    private Selector selector() {
        String kind = in.text();
        ByteSlice text = in.slice();
        return switch (kind) {
            case "exact" -> new Selector(text, null, null);
            case "path" -> new Selector(null, null, text);
            case "regex" -> new Selector(null, keyPattern(text), null);
            case "regex-i" ->
                new Selector(
                        null,
                        keyPattern(new ByteBuilder(0)
                                .appendLatin1("(?i)")
                                .append(text)
                                .toSlice()),
                        null);
            default -> throw TableInput.damaged();
        };
    }

    private static LazyRegex keyPattern(ByteSlice pattern) {
        return new LazyRegex(pattern, new RegexOptions(false, true, RegexOptions.DEFAULT_STEP_BUDGET));
    }

    private TargetFilter filter() {
        Variable variable = variables[in.integer()];
        return new TargetFilter(variable, in.flag() ? selectors[in.integer()] : null);
    }

    private Test test(RegexOptions options, RegexCache patterns) {
        OperatorName operator = in.constant(OperatorName.class);
        MacroText argument = macros[in.integer()];
        List<ByteSlice> lines = in.list(in::slice);
        Prefilter prefilter = new PrefilterReader(in).read();
        return argument.constant() == null
                ? MacroTests.of(operator, argument, patterns)
                : new LazyTest(new OperatorSpec(operator, argument.constant(), lines, options), prefilter);
    }

    private Chain chain(EngineSettings settings, int nodeCount) {
        Transformation[] steps = in.array(
                Transformation[]::new,
                () -> Transformations.of(in.constant(TransformationName.class), settings.unicodeMap()));
        int[] nodes = in.flag() ? in.integers() : null;
        if (nodes != null) {
            TableInput.check(nodes.length == steps.length);
            for (int node : nodes) {
                Objects.checkIndex(node, nodeCount);
            }
        }
        return new Chain(steps, nodes);
    }

    /** No set reaches beyond the rules, and a group has at least one link. */
    private void checkRules(RuleRecord[] rules, int groupCount) {
        for (BitSet set : ruleSets) {
            TableInput.check(set.length() <= rules.length);
        }
        long links =
                Arrays.stream(rules).mapToLong(rule -> rule.linkLines().size()).sum();
        TableInput.check(groupCount >= 0 && groupCount <= links);
    }

    private BitSet ruleSet() {
        BitSet rules = new BitSet();
        int[] bounds = in.integers();
        for (int i = 0; i < bounds.length; i += 2) {
            TableInput.check(bounds[i + 1] <= in.remaining()); // the rules are still to come
            rules.set(bounds[i], bounds[i + 1]);
        }
        return rules;
    }

    private RuleRecord rule() {
        RuleInfo info = new RuleInfo(
                in.integer(),
                in.integer(),
                in.text(),
                in.integer(),
                in.integer(),
                in.optionalText(),
                in.optionalText(),
                in.integer(),
                in.integer());
        TableInput.check(info.severity() >= -1 && info.severity() <= LOWEST_SEVERITY);
        MacroText msg = optionalMacro();
        MacroText logdata = optionalMacro();
        List<MacroText> tags = in.list(() -> macros[in.integer()]);
        boolean logged = in.flag();
        boolean audited = in.flag();
        boolean test = in.flag();
        return new RuleRecord(
                info,
                msg,
                logdata,
                tags,
                logged,
                audited,
                test ? in.constant(OperatorName.class) : null,
                test && in.flag(),
                test ? macros[in.integer()] : null,
                in.list(in::integer));
    }

    private MacroText optionalMacro() {
        return in.flag() ? macros[in.integer()] : null;
    }
}
