package org.seclangc.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintWriter;
import org.seclangc.cli.command.CheckCommand;
import org.seclangc.cli.command.CompileCommand;
import org.seclangc.cli.command.InspectCommand;
import org.seclangc.cli.command.RunCommand;
import org.seclangc.cli.command.SeclangcCommand;
import org.seclangc.cli.command.TestCommand;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Entry point of the command line. */
public final class Main {
    private Main() {}

    /** Runs the command named by {@code args} and ends the process with its exit code. */
    public static void main(String[] args) {
        System.exit(run(args, Streams.system()));
    }

    /** Runs the command named by {@code args} on the given streams; the result is the exit code. */
    public static int run(String[] args, Streams streams) {
        CommandLine command = commandLine(streams);
        int code;
        try {
            code = command.execute(args);
        } catch (StackOverflowError | OutOfMemoryError e) {
            code = ErrorHandlers.internal(e, command);
        }
        try {
            streams.out().flush();
        } catch (IOException e) {
            streams.err().println("error: cannot write the output: " + e.getMessage());
            return ExitCodes.USAGE;
        }
        return code;
    }

    private static CommandLine commandLine(Streams streams) {
        CommandLine command = new CommandLine(new SeclangcCommand())
                .addSubcommand(new CheckCommand(streams))
                .addSubcommand(new CompileCommand(streams))
                .addSubcommand(new InspectCommand(streams))
                .addSubcommand(new RunCommand(streams))
                .addSubcommand(new TestCommand(streams, System.getenv()));
        return command.setAbbreviatedOptionsAllowed(false)
                .setAbbreviatedSubcommandsAllowed(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false) // a value may begin with @, and then means itself
                .setOut(new PrintWriter(streams.out(), false, UTF_8))
                .setErr(new PrintWriter(streams.err(), false, UTF_8))
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.AUTO))
                .setParameterExceptionHandler(ErrorHandlers::usage)
                .setExecutionExceptionHandler(ErrorHandlers::execution);
    }
}
