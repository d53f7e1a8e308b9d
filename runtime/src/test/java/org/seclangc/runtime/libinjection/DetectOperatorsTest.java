package org.seclangc.runtime.libinjection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.operators.Captures;
import org.seclangc.runtime.operators.Operator;

/** What rules see of the detectors. */
class DetectOperatorsTest {
    private final Operator sqli = new DetectSqliOperator();
    private final Operator xss = new DetectXssOperator();
    private final Captures captures = new Captures();

    @Test
    void sqliCapturesTheFingerprint() {
        assertThat(sqli.matches(ByteSlice.ofLatin1("1' AND 1=1 -- "), captures)).isTrue();
        assertThat(captures.size()).isEqualTo(1);
        assertThat(captures.group(0).latin1()).isEqualTo("s&1c");
    }

    @Test
    void xssCapturesTheValue() {
        ByteSlice value = ByteSlice.ofLatin1("<script>");
        assertThat(xss.matches(value, captures)).isTrue();
        assertThat(captures.size()).isEqualTo(1);
        assertThat(captures.group(0)).isEqualTo(value);
    }

    @Test
    void nobodyNeedsToReadCaptures() {
        assertThat(sqli.matches(ByteSlice.ofLatin1("1 or 1=1"), null)).isTrue();
        assertThat(xss.matches(ByteSlice.ofLatin1("onclick=1"), null)).isTrue();
    }

    @Test
    void harmlessValuesCaptureNothing() {
        assertThat(sqli.matches(ByteSlice.ofLatin1("hello, world"), captures)).isFalse();
        assertThat(sqli.matches(ByteSlice.ofLatin1("select"), captures)).isFalse();
        assertThat(sqli.matches(ByteSlice.EMPTY, captures)).isFalse();
        assertThat(xss.matches(ByteSlice.ofLatin1("a=b"), captures)).isFalse();
        assertThat(xss.matches(ByteSlice.ofLatin1("script"), captures)).isFalse();
        assertThat(xss.matches(ByteSlice.EMPTY, captures)).isFalse();
        assertThat(captures.size()).isZero();
    }

    /** More threads than the pool has room for; each value has an answer of its own that a mix-up would change. */
    @Test
    void threadsShareAnOperator() throws InterruptedException, ExecutionException {
        int threads = 24;
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Boolean>> results = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                boolean attack = i % 2 == 0;
                results.add(executor.submit(() -> answersStay(attack)));
            }
            for (Future<Boolean> result : results) {
                assertThat(result.get()).isTrue();
            }
        } finally {
            executor.shutdownNow();
        }
    }

    private boolean answersStay(boolean attack) {
        ByteSlice sql = ByteSlice.ofLatin1(attack ? "1; DROP TABLE users" : "it's 5 o'clock");
        ByteSlice html = ByteSlice.ofLatin1(attack ? "<a href='java'>" : "<a href='http://x'>");
        Captures own = new Captures();
        boolean right = true;
        for (int i = 0; i < 5_000; i++) {
            own.clear();
            right &= sqli.matches(sql, own) == attack && xss.matches(html, null) == attack;
            right &= !attack || own.group(0).latin1().equals("1;Tnn");
        }
        return right;
    }

    @Test
    void poolKeepsOnlyAFewAndNeverTheSameTwice() {
        DetectorPool<Object> pool = new DetectorPool<>(Object::new);
        List<Object> taken = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            taken.add(pool.take());
        }
        assertThat(taken).doesNotHaveDuplicates();
        taken.forEach(pool::giveBack);
        List<Object> again = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            again.add(pool.take());
        }
        assertThat(again).doesNotHaveDuplicates();
        assertThat(again.stream().filter(taken::contains)).hasSize(8);
    }
}
