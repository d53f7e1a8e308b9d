package org.seclangc.compiler.ast.build;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.RuleSets;
import org.seclangc.compiler.ast.ActionNode;
import org.seclangc.compiler.ast.Directive;
import org.seclangc.compiler.ast.Selector;
import org.seclangc.compiler.ast.TargetNode;
import org.seclangc.compiler.ast.Text;
import org.seclangc.compiler.diag.Diagnostics;
import org.seclangc.compiler.source.SourceFile;

/** The directives of the Core Rule Set against what simple searches of its text find. */
class CrsFidelityTest {
    @Test
    void crs4() throws IOException {
        check(RuleSets.crs4());
    }

    @Test
    void crs3() throws IOException {
        check(RuleSets.crs3());
    }

    private static void check(List<Path> paths) throws IOException {
        assertThat(paths).hasSizeGreaterThan(20);
        int ids = 0;
        for (Path path : paths) {
            SourceFile file = new SourceFile(path.toString(), Files.readAllBytes(path), null);
            Diagnostics diagnostics = new Diagnostics();
            List<Directive> directives = new SourceParser(diagnostics).parse(file);
            assertThat(diagnostics.sorted()).as(file.name()).isEmpty();
            assertThat(count(directives, Directive.SecRule.class))
                    .as("SecRule in " + file)
                    .isEqualTo(matches(file, "SecRule\\s").size());
            assertThat(count(directives, Directive.SecAction.class))
                    .as("SecAction in " + file)
                    .isEqualTo(matches(file, "SecAction\\s").size());
            assertThat(count(directives, Directive.SecMarker.class))
                    .as("SecMarker in " + file)
                    .isEqualTo(matches(file, "SecMarker\\s").size());
            assertThat(directives)
                    .as("directives in " + file)
                    .hasSize(matches(file, "Sec[A-Z]|Include").size());
            assertThat(ids(directives)).as("ids in " + file).isEqualTo(writtenIds(file));
            ids += ids(directives).size();
            directives.forEach(directive -> checkSpans(file, directive));
        }
        assertThat(ids).isGreaterThan(500);
    }

    private static long count(List<Directive> directives, Class<? extends Directive> kind) {
        return directives.stream().filter(kind::isInstance).count();
    }

    /** Lines, comments left out, that begin so. */
    private static List<String> matches(SourceFile file, String regex) {
        Pattern start = Pattern.compile("\\s*(" + regex + ").*");
        return file.text().lines().filter(line -> start.matcher(line).matches()).toList();
    }

    private static List<String> writtenIds(SourceFile file) {
        List<String> ids = new ArrayList<>();
        Pattern id = Pattern.compile("[\\s\",]id:'?(\\d+)");
        for (String line : file.text().lines().toList()) {
            Matcher matcher = id.matcher(line);
            if (!line.stripLeading().startsWith("#") && matcher.find()) {
                ids.add(matcher.group(1));
            }
        }
        return ids;
    }

    private static List<String> ids(List<Directive> directives) {
        return directives.stream()
                .flatMap(directive -> actions(directive).stream())
                .filter(action -> action.name().value().equals("id"))
                .map(action -> action.value().value())
                .toList();
    }

    private static List<ActionNode> actions(Directive directive) {
        if (directive instanceof Directive.SecRule rule) {
            return rule.actions();
        }
        return directive instanceof Directive.SecAction action ? action.actions() : List.of();
    }

    private static void checkSpans(SourceFile file, Directive directive) {
        assertThat(file.text().substring(directive.span().start())).matches("(?s)(Sec|Include).*");
        Stream<Text> texts = actions(directive).stream()
                .flatMap(action -> Stream.of(action.name(), action.value()))
                .filter(text -> text != null);
        if (directive instanceof Directive.SecRule rule) {
            texts = Stream.concat(
                    texts, Stream.of(rule.operator().name(), rule.operator().argument()));
            texts = Stream.concat(texts, rule.targets().stream().flatMap(CrsFidelityTest::texts));
            if (rule.operator().name().span().start()
                    < rule.operator().name().span().end()) {
                assertThat(file.text().charAt(rule.operator().name().span().start() - 1))
                        .isEqualTo('@');
            }
        }
        texts.forEach(text -> checkSpan(file, text));
    }

    private static Stream<Text> texts(TargetNode target) {
        Selector selector = target.selector();
        return selector == null ? Stream.of(target.name()) : Stream.of(target.name(), selector.text());
    }

    /** What stands at the span is the text, but for escapes and continued lines. */
    private static void checkSpan(SourceFile file, Text text) {
        String raw = file.text().substring(text.span().start(), text.span().end());
        String plain = raw.replaceAll("\\\\\r?\n", "").replaceAll("\\\\([\"'])", "$1");
        boolean implicit = raw.isEmpty() && text.value().equals("rx");
        assertThat(implicit || plain.equals(text.value().replaceAll("\\\\([\"'])", "$1")))
                .as(() -> String.format(Locale.ROOT, "%s: %s <> %s", text.span(), raw, text.value()))
                .isTrue();
        assertThat(raw.getBytes(ISO_8859_1))
                .hasSize(text.span().end() - text.span().start());
    }
}
