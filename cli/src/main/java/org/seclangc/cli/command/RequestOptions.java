package org.seclangc.cli.command;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seclangc.cli.http.ByteText;
import org.seclangc.cli.http.CurlCommand;
import org.seclangc.cli.http.RawRequest;
import org.seclangc.cli.http.SimpleRequest;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.Exchange.Connection;
import org.seclangc.runtime.Exchange.Request;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** One request given on the command line, for a verdict that people read. */
final class RequestOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @ArgGroup(exclusive = true)
    private Source source;

    @Option(
            names = {"-H", "--header"},
            paramLabel = "'NAME: VALUE'",
            description = "Header line of --request; can be repeated.")
    private List<String> headers = new ArrayList<>();

    @Option(names = "--data", paramLabel = "BODY", description = "Body of --request, a form unless -H names a type.")
    private String data;

    @Option(
            names = "--fail-on-block",
            description = "Exit with 1 if the request is blocked; without it a verdict ends with 0, whichever it is.")
    private boolean failOnBlock;

    /** Where the request is. */
    private static final class Source {
        @Option(
                names = "--request",
                paramLabel = "'METHOD TARGET'",
                description = "Run one request and print a verdict for people.")
        private String line;

        @Option(
                names = "--curl",
                paramLabel = "'COMMAND'",
                description = "The same for the request that a curl command would send; nothing is sent.")
        private String curl;

        @Option(names = "--http", paramLabel = "FILE", description = "The same for a raw HTTP request; - is stdin.")
        private String file;
    }

    /** Whether a blocked request is a finding. */
    boolean failOnBlock() {
        return failOnBlock;
    }

    /**
     * Fails if options are given that need {@code --request} or another of its kind.
     *
     * @param rulesOnStandardInput whether standard input is taken by the rules
     */
    void check(boolean rulesOnStandardInput) {
        boolean line = source != null && source.line != null;
        if (!line && (data != null || !headers.isEmpty())) {
            throw new ParameterException(spec.commandLine(), "-H and --data belong to --request");
        }
        if (source == null && failOnBlock) {
            throw new ParameterException(spec.commandLine(), "--fail-on-block needs --request, --curl or --http");
        }
        if (rulesOnStandardInput && (source == null || "-".equals(source.file))) {
            throw new ParameterException(
                    spec.commandLine(), "standard input cannot be both the rules and the requests");
        }
    }

    /** The request with the addresses that cases have by default; nothing if cases come on standard input. */
    Optional<Exchange> exchange(InputStream standardInput) {
        if (source == null) {
            return Optional.empty();
        }
        Connection connection = new Connection("192.0.2.10", 40_000, "198.51.100.5", 80);
        return Optional.of(new Exchange(connection, request(standardInput), null));
    }

    private Request request(InputStream standardInput) {
        if (source.line != null) {
            return SimpleRequest.parse(source.line, headers, data);
        }
        if (source.curl != null) {
            return CurlCommand.parse(source.curl);
        }
        return RawRequest.parse(ByteText.file(source.file, standardInput));
    }
}
