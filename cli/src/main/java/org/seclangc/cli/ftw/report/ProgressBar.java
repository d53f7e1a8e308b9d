package org.seclangc.cli.ftw.report;

import java.io.PrintStream;

/** A line on a terminal that says how far a run is: not before half a second, ten times a second at most. */
public final class ProgressBar {
    private static final long FIRST_NANOS = 500_000_000;
    private static final long STEP_NANOS = 100_000_000;
    private static final int WIDTH = 40;

    private final PrintStream terminal;
    private final int total;
    private long next = System.nanoTime() + FIRST_NANOS;
    private int done;
    private int failed;
    private boolean shown;

    /**
     * A bar.
     *
     * @param terminal where it is drawn, or null to draw nothing
     * @param total steps
     */
    public ProgressBar(PrintStream terminal, int total) {
        this.terminal = terminal;
        this.total = total;
    }

    /** Whether the launcher found standard error to be a terminal; Java itself cannot tell before version 22. */
    public static boolean isTerminal() {
        return Boolean.getBoolean("seclangc.terminal");
    }

    /** One step more; may be called by any thread. */
    public synchronized void step(boolean failure) {
        done++;
        failed += failure ? 1 : 0;
        long now = System.nanoTime();
        if (terminal != null && now - next >= 0) {
            next = now + STEP_NANOS;
            int full = (int) ((long) WIDTH * done / total);
            terminal.print("\r[" + "#".repeat(full) + ".".repeat(WIDTH - full) + "] " + done + "/" + total
                    + (failed == 0 ? "" : ", " + failed + " failed"));
            terminal.flush();
            shown = true;
        }
    }

    /** Takes the bar away. */
    public synchronized void close() {
        if (shown) {
            terminal.print("\r\u001B[K");
            terminal.flush();
        }
    }
}
