package org.seclangc.runtime.transaction;

import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Ids that differ within a process by a counter and between processes by a random prefix: 32 hex digits, 16 of the
 * prefix and 16 of the counter. Lock-free. They are names, not secrets; a {@code SecureRandom} would take 20 ms to start.
 */
final class TransactionIds implements Supplier<String> {
    private final String prefix = HexFormat.of().toHexDigits(new SplittableRandom().nextLong());
    private final AtomicLong counter = new AtomicLong();

    @Override
    public String get() {
        return prefix + HexFormat.of().toHexDigits(counter.incrementAndGet());
    }
}
