package org.seclangc.cli;

/** Entry point of the command line. */
public final class Main {
    private Main() {}

    /** Runs the command named by {@code args}. */
    public static void main(String[] args) {
        System.out.println("seclangc");
    }
}
