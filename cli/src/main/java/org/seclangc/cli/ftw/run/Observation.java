package org.seclangc.cli.ftw.run;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.seclangc.cli.engine.Evaluation;
import org.seclangc.cli.ftw.request.ClientResponse;
import org.seclangc.runtime.Exchange;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.logging.MatchedRule;
import org.seclangc.runtime.transaction.Transaction;

/**
 * What a stage did to a transaction.
 *
 * @param response what the client got, or null if its connection was closed without an answer
 * @param blocked whether the rules interrupted the transaction
 * @param log lines of the error log
 * @param logged ids of the rules in the error log
 * @param matched ids of all rules that matched, those without a log line included
 * @param internalError a fault of the engine, or null
 * @param differences what two evaluators say differently, empty if they agree or there is only one
 */
public record Observation(
        ClientResponse response,
        boolean blocked,
        List<String> log,
        Set<Integer> logged,
        Set<Integer> matched,
        Throwable internalError,
        List<String> differences) {
    /** What there is to see after the logging phase; {@code exchange} is what it was about. */
    public static Observation of(Evaluation evaluation, Exchange exchange) {
        Transaction transaction = evaluation.transaction();
        List<MatchedRule> matches = transaction.matchedRules();
        List<MatchedRule> logged = matches.stream().filter(MatchedRule::logged).toList();
        Interruption interruption = transaction.interruption().orElse(null);
        return new Observation(
                response(interruption, exchange),
                interruption != null,
                logged.stream().map(transaction::errorLogLine).toList(),
                ids(logged),
                ids(matches),
                transaction.internalError().orElse(null),
                evaluation.differences());
    }

    private static ClientResponse response(Interruption interruption, Exchange exchange) {
        if (interruption == null) {
            Exchange.Response response = exchange.response();
            return new ClientResponse(response.status(), response.headers(), response.body());
        }
        return switch (interruption.action()) {
            case DROP -> null;
            case DENY -> ClientResponse.of(interruption.status(), null);
            case REDIRECT -> ClientResponse.of(interruption.status(), interruption.location());
        };
    }

    private static Set<Integer> ids(List<MatchedRule> matches) {
        return matches.stream().map(match -> match.rule().id()).collect(Collectors.toCollection(TreeSet::new));
    }
}
