package org.seclangc.runtime.transformations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.seclangc.runtime.transformations.Samples.apply;

import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteSlice;

/** Transformations that delete or replace: comments, white space, NULs, paths, command lines. */
class CleanersTest {
    @Test
    void cmdLine() {
        new Table(TransformationName.CMD_LINE)
                .gives("C^ommAnd /C", "command/c")
                .gives("a ,;\tb", "a b")
                .gives("\"a\" (b)", "a(b)")
                .keeps("a b")
                .gives("a,", "a ")
                .keeps(" a")
                .gives(", ;/x", "/x")
                // What is deleted does not end a run of blanks.
                .gives("a \" ^ b", "a b")
                .gives("a \"/b", "a/b")
                .gives("a\\'^\"b", "ab")
                .gives("a\r\nb", "a b")
                .keeps("a\13b\fc")
                .keeps("\u00c9");
    }

    @Test
    void removeComments() {
        new Table(TransformationName.REMOVE_COMMENTS)
                .gives("a/*b*/c", "ac")
                .gives("a/*b-->c", "ac")
                .gives("a<!--b*/c", "ac")
                .gives("a<!--b-->c", "ac")
                .gives("a/*b", "a ")
                .gives("a--b", "a")
                .gives("a#b", "a")
                // The byte after a comment is copied unread.
                .gives("a/**/#b", "a#b")
                .gives("a/*b*//*c*/d", "a/*c*/d")
                .gives("x/*a*/--y", "x--y")
                // At the end of the value a NUL stands for it.
                .gives("a/*b*/", "a\0")
                .gives("/*/", " ")
                .gives("<!-->", " ")
                .keeps("a-b<!-c")
                .keeps("*/")
                .gives("#", "");
    }

    @Test
    void replaceComments() {
        new Table(TransformationName.REPLACE_COMMENTS)
                .gives("a/*b*/c", "a c")
                .gives("a/*b", "a ")
                .gives("/*/a", " ")
                .gives("a/**//**/b", "a  b")
                .keeps("a*/b/")
                .gives("/* /* */*/", " */")
                .gives("a/***/b", "a b");
    }

    @Test
    void removeCommentsChar() {
        new Table(TransformationName.REMOVE_COMMENTS_CHAR)
                .gives("a/*b*/c", "abc")
                .gives("-#-", "--")
                .gives("---", "-")
                .gives("/*/*a", "a")
                .gives("a<!--b-->c", "abc")
                .gives("/-*#", "/-*")
                .keeps("<!-")
                .gives("-->>", ">");
    }

    @Test
    void normalisePath() {
        new Table(TransformationName.NORMALISE_PATH)
                .keeps("")
                .gives(".", "")
                .gives("./", "")
                .keeps("..")
                .keeps("../")
                .keeps("/")
                .gives("/..", "")
                .gives("/../", "/")
                .gives("/../a", "/a")
                .gives("a/..", "")
                .gives("a/../", "")
                .gives("a/b/../../../c", "../c")
                .gives("//a///b//", "/a/b/")
                .gives("//", "/")
                .gives("x/..//y", "y")
                .gives("/a/b/..", "/a")
                .gives("/a/b/../", "/a/")
                .keeps("...")
                .keeps(".a")
                .keeps("a.")
                .keeps("/a/foo../b")
                .keeps("a/.../b")
                .gives("../b/../..", "../..")
                .keeps("../../a")
                .gives("../../a/../..", "../../..")
                .gives("/a/./b/.", "/a/b")
                .keeps("a\\..\\b")
                .gives("../aa/bb/../../c", "../c");
    }

    @Test
    void normalisePathWin() {
        new Table(TransformationName.NORMALISE_PATH_WIN)
                .gives("\\a\\..\\b", "/b")
                .gives("a\\b/c", "a/b/c")
                .gives("a//\\b", "a/b")
                .gives("\\", "/")
                .gives("\\\\", "/")
                .gives("C:\\x\\.\\y\\", "C:/x/y/")
                .gives("..\\x/..\\..", "../..")
                .keeps("/a/b");
    }

    @Test
    void compressWhitespaceMakesOneSpaceOfEachRun() {
        assertThat(apply(TransformationName.COMPRESS_WHITESPACE, "  a \t b\n\13\f\rc\240\240d "))
                .isEqualTo(" a b c d ");
        assertThat(apply(TransformationName.COMPRESS_WHITESPACE, "a\302\240b")).isEqualTo("a\302 b");
        assertThat(apply(TransformationName.COMPRESS_WHITESPACE, "a\tb")).isEqualTo("a b");
        ByteSlice single = ByteSlice.ofLatin1(" a b ");
        assertThat(Samples.of(TransformationName.COMPRESS_WHITESPACE).apply(single))
                .isSameAs(single);
    }

    @Test
    void removeWhitespaceRemovesBytesNotCharacters() {
        assertThat(apply(TransformationName.REMOVE_WHITESPACE, "caf\303\251\302\240x"))
                .isEqualTo("caf\303\251x");
        assertThat(apply(TransformationName.REMOVE_WHITESPACE, " a\t\n\13\f\rb\0"))
                .isEqualTo("ab\0");
        // Damage to UTF-8 that the language accepts: C3 A0 is the letter a with grave.
        assertThat(apply(TransformationName.REMOVE_WHITESPACE, "\303\240")).isEqualTo("\303");
    }

    @Test
    void trimCutsTheEndsAsViews() {
        ByteSlice input = ByteSlice.ofLatin1(" \t\13a b\0 \r\n\f");
        for (TransformationName name : new TransformationName[] {
            TransformationName.TRIM, TransformationName.TRIM_LEFT, TransformationName.TRIM_RIGHT
        }) {
            assertThat(Samples.of(name).apply(input).array())
                    .as(name.spelling())
                    .isSameAs(input.array());
        }
        assertThat(apply(TransformationName.TRIM, input.latin1())).isEqualTo("a b\0");
        assertThat(apply(TransformationName.TRIM_LEFT, input.latin1())).isEqualTo("a b\0 \r\n\f");
        assertThat(apply(TransformationName.TRIM_RIGHT, input.latin1())).isEqualTo(" \t\13a b\0");
        assertThat(apply(TransformationName.TRIM, " \n ")).isEmpty();
        assertThat(apply(TransformationName.TRIM, "\240a\240")).isEqualTo("\240a\240");
    }

    @Test
    void nulls() {
        assertThat(apply(TransformationName.REMOVE_NULLS, "\0a\0\0b\0")).isEqualTo("ab");
        assertThat(apply(TransformationName.REPLACE_NULLS, "\0a\0\0b\0")).isEqualTo(" a  b ");
    }

    @Test
    void phpArgsNames() {
        new Table(TransformationName.PHP_ARGS_NAMES)
                .gives("a_b.c", "a_b_c")
                .gives("a[_b c.", "a__b c.")
                .gives(". a_b]c", "__a_b]c")
                .gives("a_[b][ ]c d_", "a_[b][]")
                .gives("[a_[b][]c d_", "")
                .gives("a[]b", "a[]")
                .gives("][ ", "]_ ")
                .gives("sc ript._[a[_xss]", "sc_ript__[a[_xss]")
                .gives("  a b", "a_b")
                .keeps("a[b c.d]");
    }

    @Test
    void startAndEndOfTheInputAreViews() {
        ByteSlice comment = ByteSlice.ofLatin1("select 1 -- rest");
        ByteSlice path = ByteSlice.ofLatin1("./dev/null");
        assertThat(Samples.of(TransformationName.REMOVE_COMMENTS).apply(comment).array())
                .isSameAs(comment.array());
        assertThat(Samples.of(TransformationName.NORMALISE_PATH).apply(path).array())
                .isSameAs(path.array());
    }
}
