package org.seclangc.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.seclangc.cli.InputException;
import org.seclangc.cli.Streams;
import org.seclangc.cli.ftw.report.JUnitReport;
import org.seclangc.cli.ftw.report.JsonReport;
import org.seclangc.cli.ftw.report.SuiteReport;
import org.seclangc.cli.ftw.report.TextReport;
import picocli.CommandLine.Option;

/** How results of tests are reported. */
final class TestReportOptions {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FORMAT",
            defaultValue = "NORMAL",
            description = "Form of the report: ${COMPLETION-CANDIDATES} (default ${DEFAULT-VALUE}).")
    private Format format;

    @Option(
            names = {"-f", "--file"},
            paramLabel = "FILE",
            description = "Write the report to a file; - is standard output (the default).")
    private Path file;

    @Option(names = "--show-failures-only", description = "Show failed tests and the sums only.")
    private boolean failuresOnly;

    @Option(names = "--coverage", description = "Also list which rules fired in which tests, and which never did.")
    private boolean coverage;

    /** Forms of a report. */
    enum Format {
        /** A line a test. */
        NORMAL,
        /** The JSON document of go-ftw. */
        JSON,
        /** XML for build servers. */
        JUNIT
    }

    /** Whether the use of rules is wanted. */
    boolean coverage() {
        return coverage;
    }

    /** Writes the report, and the sums to standard error if the report is for programs or goes to a file. */
    void write(SuiteReport report, Streams streams) throws IOException {
        boolean toFile = file != null && !file.toString().equals("-");
        if (toFile) {
            replaceFile(report);
        } else {
            write(report, streams.out());
        }
        if (toFile || format != Format.NORMAL) {
            TextReport text = new TextReport(streams.err());
            text.sums(report);
            if (report.coverage() != null && format == Format.JUNIT) {
                text.coverage(report.coverage());
            }
        }
    }

    private void write(SuiteReport report, OutputStream out) throws IOException {
        switch (format) {
            case NORMAL -> {
                PrintStream printer = new PrintStream(out, false, UTF_8);
                TextReport text = new TextReport(printer);
                text.print(report, failuresOnly);
                if (report.coverage() != null) {
                    text.coverage(report.coverage());
                }
                printer.flush();
            }
            case JSON -> JsonReport.write(report, out);
            case JUNIT -> JUnitReport.write(report, out);
        }
    }

    /** Nobody shall read half a report: it is written beside the file and put in its place. */
    private void replaceFile(SuiteReport report) throws IOException {
        Path target = file.toAbsolutePath();
        try {
            Files.createDirectories(target.getParent());
            Path draft = Files.createTempFile(target.getParent(), ".report", null);
            try {
                try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(draft))) {
                    write(report, out);
                }
                Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException e) {
            throw new InputException("cannot write " + file + ": " + e.getMessage());
        }
    }
}
