package org.seclangc.runtime.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteSlice;

class RegexCacheTest {
    private final RegexCache cache = new RegexCache(RegexOptions.DEFAULT, 4);

    private static ByteSlice bytes(String text) {
        return ByteSlice.ofLatin1(text);
    }

    @Test
    void samePatternIsCompiledOnce() throws RegexSyntaxException {
        assertThat(cache.get(bytes("a+"))).isSameAs(cache.get(bytes("a+")));
        assertThat(cache.get(bytes("a+"))).isNotSameAs(cache.get(bytes("a*")));
    }

    @Test
    void keyIsACopy() throws RegexSyntaxException {
        byte[] buffer = {'a', 'b', 'c'};
        Regex first = cache.get(ByteSlice.of(buffer, 1, 2));
        buffer[1] = 'x';
        assertThat(cache.get(bytes("b"))).isSameAs(first);
        assertThat(cache.get(ByteSlice.of(buffer, 1, 2)).find(bytes("x"), 0, null))
                .isTrue();
    }

    @Test
    void leastRecentlyUsedGoesFirst() throws RegexSyntaxException {
        Regex a = cache.get(bytes("a"));
        Regex b = cache.get(bytes("b"));
        cache.get(bytes("c"));
        cache.get(bytes("d"));
        cache.get(bytes("a"));
        cache.get(bytes("e"));
        assertThat(cache.size()).isEqualTo(4);
        assertThat(cache.get(bytes("a"))).isSameAs(a);
        assertThat(cache.get(bytes("b"))).isNotSameAs(b);
    }

    @Test
    void faultyPatternsAreRememberedWithTheirPlace() {
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> cache.get(bytes("ab(")))
                    .isInstanceOfSatisfying(
                            RegexSyntaxException.class,
                            e -> assertThat(e.offset()).isEqualTo(2));
        }
        assertThat(cache.size()).isEqualTo(1);
        assertThatThrownBy(() -> cache.get(bytes("(?=a)")))
                .isInstanceOfSatisfying(
                        RegexSyntaxException.class,
                        e -> assertThat(e.needsBacktracking()).isTrue());
    }

    @Test
    void longAndLargePatternsAreRefused() {
        assertThatThrownBy(() -> cache.get(bytes("a".repeat(RegexCache.MAX_PATTERN_LENGTH + 1))))
                .isInstanceOf(RegexSyntaxException.class)
                .hasMessageContaining("longer than");
        assertThat(cache.size()).isZero();
        assertThatThrownBy(() -> cache.get(bytes("(?:a{200}){200}")))
                .isInstanceOf(RegexSyntaxException.class)
                .hasMessageContaining("too large");
    }

    @Test
    void sumOfSizesIsBounded() throws RegexSyntaxException {
        RegexCache large = new RegexCache(RegexOptions.DEFAULT, RegexCache.DEFAULT_CAPACITY);
        // 4 x 1,000 copies of a byte and its loop: size 8,000 to 8,100 each, so 12 fit into 100,000.
        for (int i = 0; i < 40; i++) {
            large.get(bytes("(?:b{" + (1000 + i) + "}){4}"));
        }
        assertThat(large.size()).isEqualTo(12);
    }

    @Test
    void manyThreadsAtOnce() throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        List<Future<Boolean>> results = new ArrayList<>();
        for (int t = 0; t < 8; t++) {
            results.add(threads.submit(() -> {
                boolean all = true;
                for (int i = 0; i < 2000; i++) {
                    String text = "k" + i % 10;
                    all &= cache.get(bytes("^" + text + "$")).find(bytes(text), 0, null);
                }
                return all;
            }));
        }
        threads.shutdown();
        for (Future<Boolean> result : results) {
            assertThat(result.get()).isTrue();
        }
        assertThat(cache.size()).isEqualTo(4);
    }
}
