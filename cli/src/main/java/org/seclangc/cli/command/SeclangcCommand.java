package org.seclangc.cli.command;

import org.seclangc.cli.ExitCodes;
import org.seclangc.cli.VersionProvider;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code seclangc}: holds the commands. */
@Command(
        name = "seclangc",
        description = "Checks, compiles and runs SecLang rules (ModSecurity, Coraza, OWASP Core Rule Set).",
        versionProvider = VersionProvider.class,
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        exitCodeOnExecutionException = ExitCodes.INTERNAL,
        footer = {
            "",
            "Exit codes: 0 clean, 1 findings, 2 usage or unreadable input, 3 internal error.",
            "Environment: SECLANGC_OPTS holds options of the Java machine; CRS_HOME is a Core Rule Set for 'test'."
        })
public final class SeclangcCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "Show the stack trace of an internal error.")
    private boolean debug;

    /** Whether internal errors show their stack trace. */
    public boolean debug() {
        return debug;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "no command given (check, compile, inspect, run or test)");
    }
}
