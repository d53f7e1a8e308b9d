package org.seclangc.compiler.codegen;

import java.util.List;
import org.seclangc.compiler.codegen.asm.ClassFile;
import org.seclangc.compiler.codegen.asm.Code;
import org.seclangc.compiler.codegen.asm.LinkMethod;
import org.seclangc.compiler.codegen.emit.EmitContext;
import org.seclangc.compiler.codegen.emit.EmitterTable;
import org.seclangc.compiler.ir.LinkNode;
import org.seclangc.compiler.ir.RuleNode;
import org.seclangc.compiler.tables.TableBuilder;
import org.seclangc.runtime.link.Tests;

/** Writes a rule as straight-line code: one method, or several if it would be too large for HotSpot's compiler. */
final class RuleWriter {
    /** Links that one method calls, and calls of other elements that one method makes, when code is split. */
    private static final int LINKS_A_METHOD = 500;

    private static final int CALLS_A_METHOD = 300;
    private static final String TEST = "(" + ClassFile.FRAME + ")Z";
    private static final String STEP = "(" + ClassFile.FRAME + ")V";

    /** Stands between a rule's method and what tells its parts apart. */
    static final String PART = "_link";

    private final ClassFile file;
    private final TableBuilder tables;
    private final RuleNode rule;
    private final String name;
    private final boolean split;

    private RuleWriter(ClassFile file, TableBuilder tables, RuleNode rule) {
        this.file = file;
        this.tables = tables;
        this.rule = rule;
        this.name = methodName(rule.rule().id());
        this.split = CodeSize.of(rule) > CodeSize.MAX_INLINE;
    }

    /** The method of a rule; {@link #PART} and more follow in the names of its parts. */
    static String methodName(int id) {
        return "rule" + id;
    }

    /** Adds the rule's methods to {@code file}. */
    static RuleMethod write(ClassFile file, TableBuilder tables, RuleNode rule) {
        RuleWriter writer = new RuleWriter(file, tables, rule);
        file.method(writer.name, TEST, writer::body);
        return new RuleMethod(file.name(), writer.name);
    }

    private void body(Code code) {
        Code.Place failed = new Code.Place();
        code.line(rule.rule().span().line());
        code.call(LinkMethod.RULE_BEGIN, rule.index());
        code.jumpIfFalse(failed);
        int links = rule.links().size();
        if (!split) {
            links(code, 0, links, failed);
        } else if (links <= LINKS_A_METHOD) {
            linkMethods(code, 0, links, failed);
        } else {
            for (int from = 0; from < links; from += LINKS_A_METHOD) {
                int start = from;
                int end = Math.min(links, from + LINKS_A_METHOD);
                test(code, name + PART + "s" + start, failed, (part, no) -> linkMethods(part, start, end, no));
            }
        }
        code.line(rule.rule().span().line());
        EmitterTable.emit(rule.disruption(), new EmitContext(code, tables));
        code.returnNumber(1);
        code.mark(failed);
        code.returnNumber(0);
    }

    private void links(Code code, int from, int to, Code.Place failed) {
        for (int i = from; i < to; i++) {
            link(code, i, failed);
        }
    }

    private void linkMethods(Code code, int from, int to, Code.Place failed) {
        for (int i = from; i < to; i++) {
            int link = i;
            test(code, name + PART + link, failed, (part, no) -> link(part, link, no));
        }
    }

    /** What a method does that returns whether its conditions hold: it goes to a place if they do not. */
    @FunctionalInterface
    private interface Conditions {
        void write(Code code, Code.Place failed);
    }

    /** Adds a method of conditions and calls it. */
    private void test(Code code, String method, Code.Place failed, Conditions conditions) {
        file.method(method, TEST, part -> {
            Code.Place no = new Code.Place();
            conditions.write(part, no);
            part.returnNumber(1);
            part.mark(no);
            part.returnNumber(0);
        });
        code.callGenerated(file.name(), method, TEST);
        code.jumpIfFalse(failed);
    }

    private void link(Code code, int index, Code.Place failed) {
        LinkNode link = rule.links().get(index);
        code.line(line(link));
        if (link.isAction()) {
            elements(code, link, index, "effects", link.effects());
            return;
        }
        Code.Place ready = new Code.Place();
        code.call(LinkMethod.TARGETS_BEGIN, link.group());
        code.jumpIfTrue(ready);
        elements(code, link, index, "exclusions", link.exclusions());
        elements(code, link, index, "targets", link.targets());
        code.call(LinkMethod.TARGETS_END, link.group());
        code.mark(ready);
        int test = tables.test(link.operator(), link.requirement());
        if (link.effects().isEmpty()) {
            code.call(LinkMethod.TESTS_ALL, test, link.chain(), index, flags(link));
        } else {
            code.call(LinkMethod.TESTS_START, test, link.chain(), index, flags(link));
            hits(code, link, index);
            code.call(LinkMethod.TESTS_MATCHED);
        }
        code.jumpIfFalse(failed);
    }

    /** Every matching value acts before the next one is tested. */
    private void hits(Code code, LinkNode link, int index) {
        Code.Place next = new Code.Place();
        Code.Place done = new Code.Place();
        code.mark(next);
        code.call(LinkMethod.TESTS_NEXT);
        code.jumpIfFalse(done);
        elements(code, link, index, "effects", link.effects());
        code.jump(next);
        code.mark(done);
    }

    private void elements(Code code, LinkNode link, int index, String kind, List<?> elements) {
        if (CodeSize.of(link) <= CodeSize.MAX_INLINE) {
            elements.forEach(element -> EmitterTable.emit(element, new EmitContext(code, tables)));
            return;
        }
        for (int from = 0; from < elements.size(); from += CALLS_A_METHOD) {
            List<?> part = elements.subList(from, Math.min(elements.size(), from + CALLS_A_METHOD));
            String method = name + PART + index + "_" + kind + from;
            file.method(method, STEP, body -> {
                body.line(line(link));
                part.forEach(element -> EmitterTable.emit(element, new EmitContext(body, tables)));
                body.returnNothing();
            });
            code.callGenerated(file.name(), method, STEP);
        }
    }

    private int line(LinkNode link) {
        boolean sameFile =
                link.span().file().name().equals(rule.rule().span().file().name());
        return sameFile ? link.span().line() : rule.rule().span().line();
    }

    private static int flags(LinkNode link) {
        return (link.operator().negated() ? Tests.NEGATED : 0)
                + (link.multiMatch() ? Tests.MULTI_MATCH : 0)
                + (link.capture() ? Tests.CAPTURE : 0);
    }
}
