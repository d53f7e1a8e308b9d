package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seclangc.runtime.RuleSet;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.logging.Interruption;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.RuleProgram;
import org.seclangc.runtime.transaction.Transaction;

/** An engine that fails inside fails closed (architecture: errors, limits, safety). */
class InternalErrorTest {
    private static RuleSet failing(String mode, int failingPhase, List<Integer> seen, Runnable fault) {
        RuleProgram program = state -> phase -> {
            seen.add(phase);
            if (phase == failingPhase) {
                fault.run();
            }
        };
        var resolved = Findings.ofText("SecRuleEngine " + mode + "\nSecRequestBodyAccess On\n")
                .result()
                .rules()
                .orElseThrow();
        return new RuleSet(resolved.settings(), program, Environment.system());
    }

    private static Transaction run(RuleSet rules) {
        Transaction transaction = rules.newTransaction();
        transaction.processConnection("192.0.2.1", 1, "192.0.2.2", 80);
        transaction.processUri("/", "GET", "HTTP/1.1");
        transaction.processRequestHeaders();
        transaction.processRequestBody();
        transaction.processResponseHeaders(200, "HTTP/1.1");
        transaction.processResponseBody();
        transaction.processLogging();
        return transaction;
    }

    private static void overflow() {
        throw new StackOverflowError("as if a pattern had recursed");
    }

    @Test
    void exceptionDeniesWhenTheEngineIsOn() {
        List<Integer> seen = new ArrayList<>();
        Transaction transaction = run(failing("On", 2, seen, () -> {
            throw new IllegalStateException("fault");
        }));
        assertThat(transaction.interruption()).contains(new Interruption(0, Interruption.Action.DENY, 500, "", 2));
        assertThat(transaction.internalError().orElseThrow()).hasMessage("fault");
        assertThat(seen).containsExactly(1, 2, 5);
    }

    @Test
    void stackOverflowAndLinkageErrorsAreErrorsLikeOthers() {
        assertThat(run(failing("On", 1, new ArrayList<>(), InternalErrorTest::overflow))
                        .interruption())
                .isPresent();
        assertThat(run(failing("On", 4, new ArrayList<>(), () -> {
                            throw new NoClassDefFoundError("gone");
                        }))
                        .interruption())
                .isPresent();
    }

    @Test
    void detectionOnlyRecordsAndGoesOn() {
        List<Integer> seen = new ArrayList<>();
        Transaction transaction = run(failing("DetectionOnly", 1, seen, InternalErrorTest::overflow));
        assertThat(transaction.interruption()).isEmpty();
        assertThat(transaction.internalError()).isPresent();
        assertThat(seen).containsExactly(1, 2, 3, 4, 5);
    }

    @Test
    void phase5RecordsOnly() {
        Transaction transaction = run(failing("On", 5, new ArrayList<>(), InternalErrorTest::overflow));
        assertThat(transaction.interruption()).isEmpty();
        assertThat(transaction.internalError()).isPresent();
    }

    @Test
    void closedTransactionTakesNothing() {
        Transaction transaction = run(failing("On", 9, new ArrayList<>(), () -> {}));
        transaction.close();
        transaction.close();
        byte[] one = {1};
        List<Runnable> calls = List.of(
                () -> transaction.processConnection("192.0.2.1", 1, "192.0.2.2", 80),
                () -> transaction.processUri("/", "GET", "HTTP/1.1"),
                () -> transaction.addRequestHeader("a", "b"),
                () -> transaction.addRequestHeader(ByteSlice.EMPTY, ByteSlice.EMPTY),
                transaction::processRequestHeaders,
                () -> transaction.writeRequestBody(one, 0, 1),
                transaction::processRequestBody,
                () -> transaction.addResponseHeader("a", "b"),
                () -> transaction.processResponseHeaders(200, "HTTP/1.1"),
                () -> transaction.writeResponseBody(one, 0, 1),
                transaction::processResponseBody,
                transaction::processLogging);
        for (Runnable call : calls) {
            assertThatThrownBy(call::run).isInstanceOf(IllegalStateException.class);
        }
    }
}
