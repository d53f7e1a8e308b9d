package org.seclangc.compiler.ast;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.RuleSets;
import org.seclangc.compiler.ast.Directive.SelectBy;
import org.seclangc.compiler.ast.TargetNode.Prefix;
import org.seclangc.compiler.ast.build.SourceParser;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.diag.Severity;
import org.seclangc.compiler.source.SourceFile;
import org.seclangc.compiler.source.Span;

/** Printed directives parse back to themselves. */
class AstPrinterTest {
    /** Everything that quoting could stumble over, and a few chars that are nothing special. */
    private static final String HOSTILE = "ab1\\\\\\\"\"''`,,#| /:;=!&@%{}\t\u00e9\u0001";

    @Test
    void readsWell() {
        String text = """
                SecRuleEngine On
                SecRule "ARGS|!ARGS:'a b'|&TX:/^x\\/y/|XML:/*" "!@rx say \\"hi\\"" "id:1,msg:'it\\'s, so',t:none"
                SecRule ARGS "@rx ^a$"
                SecAction "id:2,pass"
                SecMarker END-X
                SecRuleRemoveById 1 5-9
                SecRuleUpdateTargetByTag attack-sqli !ARGS:x
                """;
        assertThat(AstPrinter.print(parse(text))).isEqualTo(text);
    }

    @Test
    void otherQuotesWhereOneCannotHoldIt() {
        assertThat(AstPrinter.print(parse("SecRule ARGS '@rx \\\"' \"id:1\"\n")))
                .contains("'@rx \\\"'");
        assertThat(AstPrinter.print(parse("SecMarker `a\\`\n"))).isEqualTo("SecMarker `a\\`\n");
        assertRoundTrip("SecDataset words `\none\ntwo\n`\n");
        assertRoundTrip("SecWebAppId a`\\\\\n\nSecMarker x\n");
        assertRoundTrip("SecRule ARGS \" id:1\" \"\"\n");
        assertRoundTrip("SecRule ARGS x \"id:1,ctl:'ruleRemoveTargetById=1;ARGS:/a',msg:b/\"\n");
    }

    @Test
    void crs4() throws IOException {
        int directives = 0;
        for (Path path : RuleSets.crs4()) {
            directives += assertRoundTrip(Files.readString(path, ISO_8859_1));
        }
        assertThat(directives).isGreaterThan(500);
    }

    @Test
    void starterRules() throws IOException {
        int directives = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of("../testdata/rules/starter"), "*.conf")) {
            for (Path file : files) {
                directives += assertRoundTrip(Files.readString(file, ISO_8859_1));
            }
        }
        assertThat(directives).isGreaterThan(200);
    }

    /** Whatever the parser makes of junk can be printed. */
    @Test
    void junk() {
        SplittableRandom random = new SplittableRandom(1);
        String[] names = {
            "SecRule", "SecAction", "SecMarker", "SecRuleUpdateTargetById", "SecRuleRemoveByMsg", "SecWebAppId"
        };
        int directives = 0;
        for (int i = 0; i < 60_000; i++) {
            StringBuilder line = new StringBuilder(names[random.nextInt(names.length)]);
            for (int arguments = random.nextInt(1, 4); arguments > 0; arguments--) {
                String quote = List.of("", "\"", "'", "`").get(random.nextInt(4));
                String start = List.of("", "ARGS:", "id:1,msg:", "@rx ", "ctl:ruleRemoveTargetById=1;ARGS:/")
                        .get(random.nextInt(5));
                line.append(' ')
                        .append(quote)
                        .append(start)
                        .append(hostile(random))
                        .append(quote);
            }
            directives += assertRoundTrip(line.append('\n').toString());
        }
        assertThat(directives).isGreaterThan(10_000);
    }

    /** Directives that were never text: printed rightly, or refused because no text means them. */
    @Test
    void randomDirectives() {
        SplittableRandom random = new SplittableRandom(2);
        int printed = 0;
        for (int i = 0; i < 60_000; i++) {
            List<Directive> directives = List.of(randomDirective(random));
            String text;
            try {
                text = AstPrinter.print(directives);
            } catch (IllegalArgumentException e) {
                continue;
            }
            printed++;
            assertThat(shape(parse(text))).as(text).isEqualTo(shape(directives));
        }
        assertThat(printed).isGreaterThan(30_000);
    }

    @Test
    void refusesWhatNoFileCanHold() {
        Directive marker = new Directive.SecMarker(null, text("a\nb"));
        assertThatThrownBy(() -> AstPrinter.print(List.of(marker))).isInstanceOf(IllegalArgumentException.class);
    }

    private static Directive randomDirective(SplittableRandom random) {
        return switch (random.nextInt(5)) {
            case 0 -> new Directive.SecMarker(null, text(hostile(random)));
            case 1 -> new Directive.SecAction(null, actions(random));
            case 2 -> new Directive.RemoveRules(null, SelectBy.TAG, List.of(text(hostile(random))));
            case 3 ->
                new Directive.UpdateTargets(null, SelectBy.MSG, text(hostile(random)), targets(random), List.of());
            default ->
                new Directive.SecRule(
                        null,
                        targets(random),
                        new OperatorNode(null, random.nextBoolean(), text("rx"), text(hostile(random))),
                        actions(random));
        };
    }

    private static List<ActionNode> actions(SplittableRandom random) {
        List<ActionNode> actions = new ArrayList<>();
        for (int count = random.nextInt(1, 4); count > 0; count--) {
            Text value = random.nextInt(4) == 0 ? null : text(hostile(random));
            actions.add(new ActionNode(null, text("msg"), value));
        }
        return actions;
    }

    private static List<TargetNode> targets(SplittableRandom random) {
        List<TargetNode> targets = new ArrayList<>();
        for (int count = random.nextInt(1, 4); count > 0; count--) {
            Text key = text(hostile(random));
            Selector selector = switch (random.nextInt(3)) {
                case 0 -> null;
                case 1 -> new Selector.Key(key);
                default -> new Selector.Pattern(key);
            };
            Prefix prefix = List.of(Prefix.NONE, Prefix.EXCLUDE, Prefix.COUNT).get(random.nextInt(3));
            targets.add(new TargetNode(null, prefix, text("ARGS"), selector));
        }
        return targets;
    }

    private static String hostile(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(8); length > 0; length--) {
            text.append(HOSTILE.charAt(random.nextInt(HOSTILE.length())));
        }
        return text.toString();
    }

    private static Text text(String value) {
        return new Text(value, null);
    }

    /** Parses, prints, parses: equal directives, and printing them again changes nothing. The number of directives. */
    private static int assertRoundTrip(String text) {
        SourceFile file = new SourceFile("test.conf", text.getBytes(ISO_8859_1), null);
        List<Directive> directives = new SourceParser(new Diagnostics()).parse(file);
        String printed = AstPrinter.print(directives);
        List<Directive> again = parse(printed);
        assertThat(shape(again)).as("%s%nprinted as%n%s", text, printed).isEqualTo(shape(directives));
        assertThat(AstPrinter.print(again)).isEqualTo(printed);
        return directives.size();
    }

    private static List<Directive> parse(String text) {
        Diagnostics diagnostics = new Diagnostics();
        List<Directive> directives =
                new SourceParser(diagnostics).parse(new SourceFile("test.conf", text.getBytes(ISO_8859_1), null));
        assertThat(diagnostics.sorted().stream().filter(d -> d.code().severity() == Severity.ERROR))
                .as(text)
                .isEmpty();
        return directives;
    }

    /** All of a tree but its spans. */
    private static String shape(Object node) {
        if (node instanceof List<?> list) {
            StringBuilder text = new StringBuilder("[");
            list.forEach(item -> text.append(shape(item)).append(';'));
            return text.append(']').toString();
        }
        if (!(node instanceof Record)) {
            return String.valueOf(node);
        }
        StringBuilder text = new StringBuilder(node.getClass().getSimpleName()).append('(');
        for (RecordComponent component : node.getClass().getRecordComponents()) {
            if (component.getType() != Span.class) {
                try {
                    text.append('<')
                            .append(shape(component.getAccessor().invoke(node)))
                            .append('>');
                } catch (ReflectiveOperationException e) {
                    throw new LinkageError("records have accessors", e);
                }
            }
        }
        return text.append(')').toString();
    }
}
