package org.seclangc.compiler.engine;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.compiler.CompilerOptions;
import org.seclangc.compiler.LoadResult;
import org.seclangc.compiler.RuleLoader;
import org.seclangc.compiler.analysis.LoadOptions;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.collections.Variable;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.Transaction;

/** One rule set, many threads (field reports C#429, CC#44). */
class SharedRuleSetTest {
    private static final int THREADS = 64;
    private static final int REQUESTS = 200;
    private static final String RULES = """
            SecRuleEngine On
            SecRule ARGS:n "@rx ^([0-9]+)$" "id:1,phase:1,pass,log,capture,t:lowercase,setvar:tx.n=%{TX.1}"
            SecRule ARGS:n "@rx [02468]$" "id:2,phase:1,pass,nolog,ctl:ruleRemoveById=3"
            SecAction "id:3,phase:1,pass,log,setvar:tx.odd=%{ARGS.n}"
            """;

    private final Set<String> ids = ConcurrentHashMap.newKeySet();

    @Test
    void referenceTransactionsOfManyThreads() throws Exception {
        fromManyThreads(load().referenceRuleSet(Environment.system()));
    }

    @Test
    void compiledTransactionsOfManyThreads() throws Exception {
        fromManyThreads(CompiledRuleSets.load(
                load().rules().orElseThrow(), CompilerOptions.of("shared"), Environment.system()));
    }

    private static LoadResult load() {
        return RuleLoader.loadText("shared.conf", RULES.getBytes(US_ASCII), LoadOptions.DEFAULT);
    }

    private void fromManyThreads(RuleSet rules) throws Exception {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<Void>> work = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                int first = thread * REQUESTS;
                work.add(() -> {
                    start.await();
                    for (int n = first; n < first + REQUESTS; n++) {
                        request(rules, n);
                    }
                    return null;
                });
            }
            for (Future<Void> done : threads.invokeAll(work)) {
                done.get();
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(ids).hasSize(THREADS * REQUESTS);
    }

    /** What another request does shows in none. */
    private void request(RuleSet rules, int n) {
        try (Transaction transaction = rules.newTransaction()) {
            transaction.processUri("/?n=" + n, "GET", "HTTP/1.1");
            transaction.processRequestHeaders();
            transaction.processLogging();
            ids.add(transaction.id());
            boolean odd = n % 2 == 1;
            assertThat(transaction.internalError()).isEmpty();
            assertThat(transaction.matchedRules())
                    .extracting(match -> match.rule().id() + (match.logged() ? "" : " nolog"))
                    .isEqualTo(odd ? List.of("1", "3") : List.of("1", "2 nolog"));
            assertThat(tx(transaction, "n")).isEqualTo(Integer.toString(n));
            assertThat(tx(transaction, "odd")).isEqualTo(odd ? Integer.toString(n) : "");
        }
    }

    private static String tx(Transaction transaction, String name) {
        return transaction.variable(Variable.TX).stream()
                .filter(value -> value.key().latin1().equals(name))
                .map(value -> value.bytes().latin1())
                .findFirst()
                .orElse("");
    }
}
