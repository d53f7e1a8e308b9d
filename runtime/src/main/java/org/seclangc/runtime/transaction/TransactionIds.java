package org.seclangc.runtime.transaction;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Ids that differ within a process by a counter and between processes by a random prefix: 32 hex digits, 16 of the
 * prefix and 16 of the counter. Lock-free.
 */
final class TransactionIds implements Supplier<String> {
    private final String prefix = HexFormat.of().toHexDigits(new SecureRandom().nextLong());
    private final AtomicLong counter = new AtomicLong();

    @Override
    public String get() {
        return prefix + HexFormat.of().toHexDigits(counter.incrementAndGet());
    }
}
