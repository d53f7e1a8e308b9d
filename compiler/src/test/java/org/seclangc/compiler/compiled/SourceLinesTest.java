package org.seclangc.compiler.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.CompiledRuleSets;
import org.seclangc.runtime.link.CompiledProgram;
import org.seclangc.runtime.transaction.Environment;
import org.seclangc.runtime.transaction.Transaction;

/** Stack traces of generated code name the lines of the rules. */
class SourceLinesTest {
    /** A clock that fails whoever reads TIME. */
    private static final class BrokenClock extends Clock {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            throw new UnsupportedOperationException("no time");
        }
    }

    @Test
    void anOperatorThatThrowsNamesItsLink() {
        assertThat(ruleFrames("""
                SecRule ARGS "@rx ." "id:1,phase:2,pass,\\
                    chain"
                    SecRule ARGS "@streq %{TIME}" "t:none"
                """)).containsExactly("sample.conf:7 rule1");
    }

    @Test
    void anEffectThatThrowsNamesItsLink() {
        assertThat(ruleFrames("""
                SecAction "id:1,phase:2,pass"

                SecAction "id:2,phase:2,pass,setvar:tx.a=%{TIME}"
                """)).containsExactly("sample.conf:7 rule2");
    }

    @Test
    void linesThatClassFilesCannotHoldAreInTheSourceMap() {
        String rules = "\n".repeat(70_000) + "SecRule ARGS \"@streq %{TIME}\" \"id:1,phase:2,pass\"\n";
        assertThat(ruleFrames(rules)).containsExactly("sample.conf:65535 rule1");
        CompiledProgram program = CompiledRuleSets.program(Sample.of(rules).compile(Sample.shared()));
        assertThat(program.line(0, 0)).isEqualTo(70_005);
    }

    private static String[] ruleFrames(String rules) {
        Environment environment = Sample.environment().withClock(new BrokenClock());
        Transaction transaction = CompiledRuleSets.load(Sample.of(rules).rules(), Sample.shared(), environment)
                .process(Sample.post("/?a=1", ""));
        return Arrays.stream(transaction.internalError().orElseThrow().getStackTrace())
                .filter(frame ->
                        frame.getFileName() != null && frame.getFileName().endsWith(".conf"))
                .map(frame -> frame.getFileName() + ":" + frame.getLineNumber() + " " + frame.getMethodName())
                .toArray(String[]::new);
    }
}
