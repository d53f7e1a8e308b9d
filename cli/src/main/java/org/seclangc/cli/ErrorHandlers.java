package org.seclangc.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Map;
import org.seclangc.cli.command.SeclangcCommand;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what commands throw into a message and an exit code. */
final class ErrorHandlers {
    /** The JDK's messages of these are no more than the path. */
    private static final Map<Class<? extends FileSystemException>, String> REASONS = Map.of(
            NoSuchFileException.class, "no such file or directory",
            AccessDeniedException.class, "access is denied",
            NotDirectoryException.class, "not a directory",
            FileAlreadyExistsException.class, "a file of that name is in the way",
            DirectoryNotEmptyException.class, "a directory of that name is in the way");

    private ErrorHandlers() {}

    /** A mistake on the command line: what is wrong, what may have been meant, where the help is. */
    static int usage(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("error: " + e.getMessage());
        UnmatchedArgumentException.printSuggestions(e, err);
        err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        err.flush();
        return ExitCodes.USAGE;
    }

    /** An exception out of a command: input and output that fail are named, anything else is our fault and says so. */
    static int execution(Exception e, CommandLine command, ParseResult result) {
        PrintWriter err = command.getErr();
        if (e instanceof InputException || e instanceof IOException || e instanceof UncheckedIOException) {
            err.println("error: " + message(e));
            err.flush();
            return ExitCodes.USAGE;
        }
        return internal(e, command);
    }

    private static String message(Exception e) {
        Throwable cause = e instanceof UncheckedIOException unchecked ? unchecked.getCause() : e;
        String reason = REASONS.get(cause.getClass());
        return reason == null ? cause.getMessage() : ((FileSystemException) cause).getFile() + ": " + reason;
    }

    /** Reports a fault of seclangc; the stack trace only with {@code --debug}. */
    static int internal(Throwable e, CommandLine command) {
        PrintWriter err = command.getErr();
        err.println("internal error in '" + command.getCommandSpec().qualifiedName() + "', seclangc "
                + VersionProvider.version() + ", Java " + Runtime.version().feature() + ": " + e);
        if (debug(command)) {
            e.printStackTrace(err);
        } else {
            err.println("This is a bug in seclangc. Run again with --debug for the details to report.");
        }
        err.flush();
        return ExitCodes.INTERNAL;
    }

    private static boolean debug(CommandLine command) {
        CommandLine root = command;
        while (root.getParent() != null) {
            root = root.getParent();
        }
        return ((SeclangcCommand) root.getCommand()).debug();
    }
}
