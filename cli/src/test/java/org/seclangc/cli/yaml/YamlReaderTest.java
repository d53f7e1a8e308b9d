package org.seclangc.cli.yaml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.seclangc.cli.yaml.YamlNode.Items;
import org.seclangc.cli.yaml.YamlNode.Mapping;
import org.seclangc.cli.yaml.YamlNode.Scalar;

class YamlReaderTest {
    @Test
    void scalarsStayTextAndKnowTheirPlace() throws YamlSyntaxException {
        Mapping root = (Mapping) read("a: 007\nb:\n  - no\n  - \"1.0\"\n");
        assertThat(root.entries().get(0).value()).isEqualTo(new Scalar("007", true, new Place("f", 1, 4)));
        Items items = (Items) root.entries().get(1).value();
        assertThat(items.items())
                .containsExactly(
                        new Scalar("no", true, new Place("f", 3, 5)), new Scalar("1.0", false, new Place("f", 4, 5)));
    }

    @Test
    void aDocumentOfCommentsIsEmpty() throws YamlSyntaxException {
        assertThat(YamlReader.read("f", bytes("# nothing\n# ---\n"))).isEmpty();
        assertThat(YamlReader.read("f", bytes("---\n"))).isEmpty();
        assertThat(YamlReader.read("f", bytes(""))).isEmpty();
    }

    @Test
    void onlyPlainScalarsCanBeNull() throws YamlSyntaxException {
        Items items = (Items) read("[~, null, \"\", 'null', x]");
        assertThat(items.items().stream().map(YamlNode::isNull)).containsExactly(true, true, false, false, false);
    }

    @Test
    void mergedMappingsFillWhatIsNotSaid() throws YamlSyntaxException {
        Mapping root = (Mapping) read("base: &b {x: 1, y: 2}\nown:\n  <<: *b\n  y: 3\n");
        Mapping own = (Mapping) root.entries().get(1).value();
        assertThat(own.entries().stream().map(entry -> entry.key().text() + ((Scalar) entry.value()).text()))
                .containsExactly("y3", "x1");
    }

    @Test
    void errorsHavePlaces() {
        fails(() -> read("a: 1\nb: [2\n"), 3, 1);
        fails(() -> read("a: 1\na: 2\n"), 2, 1);
        fails(() -> read("a: 1\n---\nb: 2\n"), 2, 1);
        fails(() -> read("a: *nobody\n"), 1, 4);
        fails(() -> read("? [a]\n: 1\n"), 1, 3);
        fails(() -> YamlReader.read("f", new byte[] {'a', ':', ' ', (byte) 0xFF}), 1, 1);
    }

    @Test
    void nestingIsLimitedBeforeItCostsStack() {
        for (String opening : new String[] {"[", "{a: ", "- "}) {
            assertThatThrownBy(() -> read(opening.repeat(100_000)))
                    .isInstanceOf(YamlSyntaxException.class)
                    .hasMessageContaining("nested more than");
        }
    }

    @Test
    void aliasesCannotMultiplyWithoutEnd() {
        // Each level holds the one before ten times: 10^20 values in 20 lines.
        StringBuilder bomb = new StringBuilder("l0: &l0 [x]\n");
        for (int level = 1; level <= 20; level++) {
            String below = "*l" + (level - 1) + ", ";
            bomb.append("l" + level + ": &l" + level + " [" + below.repeat(10) + "]\n");
        }
        assertThatThrownBy(() -> read(bomb.toString()))
                .isInstanceOf(YamlSyntaxException.class)
                .hasMessageContaining("too large once aliases are followed");
    }

    @Test
    void aNodeCannotHoldItself() {
        fails(() -> read("a: &a [*a]\n"), 1, 8);
    }

    private static void fails(ThrowingCallable call, int line, int column) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        YamlSyntaxException.class, e -> assertThat(e.place()).isEqualTo(new Place("f", line, column)));
    }

    private static YamlNode read(String text) throws YamlSyntaxException {
        return YamlReader.read("f", bytes(text)).orElseThrow();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }
}
