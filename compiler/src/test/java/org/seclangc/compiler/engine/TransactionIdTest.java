package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.transaction.Environment;

class TransactionIdTest {
    /** M#1786: a million ids from 64 threads are distinct. */
    @Test
    void idsOfManyThreadsAreDistinct() throws Exception {
        Supplier<String> ids = Environment.system().ids();
        Set<String> seen = ConcurrentHashMap.newKeySet(1 << 21);
        ExecutorService threads = Executors.newFixedThreadPool(64);
        try {
            List<Callable<Void>> work = new ArrayList<>();
            for (int thread = 0; thread < 64; thread++) {
                work.add(() -> {
                    for (int i = 0; i < 15_625; i++) {
                        seen.add(ids.get());
                    }
                    return null;
                });
            }
            for (Future<Void> done : threads.invokeAll(work)) {
                done.get();
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(seen).hasSize(1_000_000);
    }
}
