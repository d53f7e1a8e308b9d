package org.seclangc.cli.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/** What the Java machine and the operating system count for us. */
final class Machine {
    private static final com.sun.management.OperatingSystemMXBean PROCESS =
            ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class);
    private static final com.sun.management.ThreadMXBean THREADS =
            ManagementFactory.getPlatformMXBean(com.sun.management.ThreadMXBean.class);

    private Machine() {}

    /** CPU time of the whole process, collector and compiler threads included. */
    static long processCpuNanos() {
        return PROCESS.getProcessCpuTime();
    }

    /** CPU time of the calling thread. */
    static long threadCpuNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Bytes the calling thread has allocated since it began. */
    static long allocatedBytes() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }

    /** Largest resident size of the process so far, where the system tells. */
    static OptionalLong peakRssKilobytes() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status"), US_ASCII).stream()
                    .filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                    .findFirst();
        } catch (IOException e) {
            return OptionalLong.empty(); // no such file outside Linux
        }
    }
}
