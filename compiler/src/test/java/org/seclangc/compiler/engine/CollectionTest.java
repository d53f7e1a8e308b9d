package org.seclangc.compiler.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.seclangc.compiler.analysis.SemanticCode;

/** Persistent collections: structure.md E.8, D.5, H41. */
class CollectionTest {
    private final Ticker clock = new Ticker();

    private static final class Ticker extends Clock {
        private Instant now = Instant.parse("2024-03-02T01:02:03Z");

        void pass(long seconds) {
            now = now.plus(Duration.ofSeconds(seconds));
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    @Test
    void valuesLastFromOneTransactionToTheNext() {
        Engine engine = Engine.at(clock, "SecAction \"id:1,phase:1,pass,initcol:ip=%{REMOTE_ADDR},setvar:ip.n=+1\"");
        assertThat(engine.get("/").variable("IP", "n")).isEqualTo("1");
        assertThat(engine.get("/").variable("IP", "n")).isEqualTo("2");
    }

    /** M#2211: every key has its own record. */
    @Test
    void keysAreSeparate() {
        Engine engine = Engine.at(
                clock, "SecAction \"id:1,phase:1,pass,initcol:ip=%{REQUEST_HEADERS.X-Client},setvar:ip.n=+1\"");
        assertThat(engine.get("/", "X-Client: 192.0.2.1").variable("IP", "n")).isEqualTo("1");
        assertThat(engine.get("/", "X-Client: 192.0.2.2").variable("IP", "n")).isEqualTo("1");
        assertThat(engine.get("/", "X-Client: 192.0.2.1").variable("IP", "n")).isEqualTo("2");
    }

    /** S#1098: a key of macros set earlier in the phase; an empty key opens nothing. */
    @Test
    void keyFromMacros() {
        Engine engine = Engine.at(
                clock,
                "SecAction \"id:1,phase:1,pass,setvar:tx.real=%{ARGS.r},setvar:tx.h=%{ARGS.h}\"",
                "SecAction \"id:2,phase:1,pass,initcol:ip=%{tx.real}_%{tx.h},setvar:ip.n=+1\"",
                "SecAction \"id:3,phase:1,pass,initcol:global=%{ARGS.g},setvar:global.n=+1\"");
        assertThat(engine.get("/?r=1&h=x").variable("IP", "KEY")).isEqualTo("1_x");
        assertThat(engine.get("/?r=1&h=y").variable("IP", "n")).isEqualTo("1");
        assertThat(engine.get("/?r=1&h=x").variable("IP", "n")).isEqualTo("2");
        assertThat(engine.get("/").members("GLOBAL")).isEmpty();
        Findings.of("SecAction \"id:1,phase:1,pass,initcol:ip=\"").only(SemanticCode.EMPTY_RECORD_KEY);
    }

    /** M#1803, M#2556, C#755: expirevar works. */
    @Test
    void variablesExpire() {
        Engine engine = Engine.at(
                clock,
                "SecAction \"id:1,phase:1,pass,nolog,initcol:ip=%{REMOTE_ADDR}\"",
                "SecRule IP:block \"@eq 1\" \"id:2,phase:1,deny\"",
                "SecRule ARGS:attack \"@eq 1\" \"id:3,phase:1,pass,setvar:ip.block=1,expirevar:ip.block=60\"");
        assertThat(engine.get("/?attack=1").status()).isEqualTo(200);
        clock.pass(59);
        assertThat(engine.get("/").status()).isEqualTo(403);
        clock.pass(1);
        assertThat(engine.get("/").status()).isEqualTo(200);
        assertThat(engine.get("/").status()).isEqualTo(200);
    }

    /** A variable that expired and is set again stays: its old time is over. */
    @Test
    void expiryDoesNotReachTheNextValue() {
        Engine engine = Engine.at(
                clock,
                "SecAction \"id:1,phase:1,pass,initcol:ip=%{REMOTE_ADDR}\"",
                "SecRule ARGS:short \"@eq 1\" \"id:2,phase:1,pass,setvar:ip.x=5,expirevar:ip.x=10\"",
                "SecRule ARGS:long \"@eq 1\" \"id:3,phase:1,pass,setvar:ip.x=7\"");
        engine.get("/?short=1");
        clock.pass(11);
        assertThat(engine.get("/?long=1").variable("IP", "x")).isEqualTo("7");
        clock.pass(1);
        assertThat(engine.get("/").variable("IP", "x")).isEqualTo("7");
    }

    /** K09 (crs-docker#299): SecCollectionTimeout is honoured and counted from the last update. */
    @Test
    void recordsExpire() {
        Engine engine = Engine.at(
                clock,
                "SecCollectionTimeout 100",
                "SecAction \"id:1,phase:1,pass,initcol:ip=%{REMOTE_ADDR},setvar:ip.n=+1\"");
        engine.get("/");
        clock.pass(99);
        assertThat(engine.get("/").variable("IP", "n")).isEqualTo("2");
        clock.pass(99);
        assertThat(engine.get("/").variable("IP", "n")).isEqualTo("3");
        clock.pass(100);
        assertThat(engine.get("/").variable("IP", "n")).isEqualTo("1");
    }

    @Test
    void defaultTimeoutIsAnHour() {
        Engine engine = Engine.at(clock, "SecAction \"id:1,phase:1,pass,initcol:ip=%{REMOTE_ADDR},setvar:ip.n=+1\"");
        assertThat(engine.get("/").variable("IP", "TIMEOUT")).isEqualTo("3600");
        clock.pass(3599);
        assertThat(engine.get("/").variable("IP", "n")).isEqualTo("2");
        clock.pass(3600);
        assertThat(engine.get("/").variable("IP", "n")).isEqualTo("1");
    }

    @Test
    void builtInMembers() {
        Engine engine = Engine.at(
                clock,
                "SecAction \"id:1,phase:1,pass,initcol:ip=%{REMOTE_ADDR}\"",
                "SecAction \"id:2,phase:1,pass,setvar:ip.n=+1\"");
        Engine.Outcome first = engine.get("/");
        assertThat(first.variable("IP", "KEY")).isEqualTo("192.0.2.10");
        assertThat(first.variable("IP", "IS_NEW")).isEqualTo("1");
        assertThat(first.variable("IP", "CREATE_TIME")).isEqualTo("1709341323");
        assertThat(first.variable("IP", "UPDATE_COUNTER")).isEqualTo("0");
        clock.pass(30);
        Engine.Outcome second = engine.get("/");
        assertThat(second.variable("IP", "IS_NEW")).isNull();
        assertThat(second.variable("IP", "CREATE_TIME")).isEqualTo("1709341323");
        assertThat(second.variable("IP", "LAST_UPDATE_TIME")).isEqualTo("1709341323");
        assertThat(second.variable("IP", "UPDATE_COUNTER")).isEqualTo("1");
    }

    @Test
    void firstRecordOfACollectionStays() {
        Engine engine = Engine.at(
                clock,
                "SecAction \"id:1,phase:1,pass,initcol:ip=a\"",
                "SecAction \"id:2,phase:1,pass,initcol:ip=b,setvar:ip.n=+1\"");
        assertThat(engine.get("/").variable("IP", "KEY")).isEqualTo("a");
    }

    /** Counters of transactions side by side are merged by their difference. */
    @Test
    void countersOfParallelTransactionsAdd() {
        Engine engine = Engine.at(
                clock,
                "SecAction \"id:1,phase:1,pass,initcol:ip=%{REMOTE_ADDR},setvar:ip.n=+3\"",
                "SecRule REQUEST_METHOD \"@streq PUT\" \"id:2,phase:1,pass,setvar:ip.n=-100\"");
        engine.get("/");
        engine.each(rules -> {
            var a = Engine.start(rules);
            var b = Engine.start(rules);
            a.processUri("/", "GET", "HTTP/1.1");
            b.processUri("/", "GET", "HTTP/1.1");
            a.processRequestHeaders();
            b.processRequestHeaders();
            a.processLogging();
            b.processLogging();
        });
        assertThat(engine.get("/").variable("IP", "n")).isEqualTo("12");
        assertThat(engine.send("PUT", "/", "").variable("IP", "n")).isEqualTo("-85");
        // never below 0 in the store
        assertThat(engine.get("/").variable("IP", "n")).isEqualTo("3");
    }

    /** Servers log from more than one place: the second call must not add the counters' differences again. */
    @Test
    void loggingTwiceCountsOnce() {
        Engine engine = Engine.at(
                clock,
                "SecAction \"id:1,phase:1,pass,initcol:ip=%{REMOTE_ADDR},setvar:ip.n=+1\"",
                "SecAction \"id:2,phase:5,pass,setvar:ip.logged=+1\"");
        engine.get("/");
        engine.each(rules -> {
            var transaction = Engine.start(rules);
            transaction.processUri("/", "GET", "HTTP/1.1");
            transaction.processRequestHeaders();
            transaction.processLogging();
            transaction.processLogging();
        });
        Engine.Outcome next = engine.get("/");
        assertThat(next.variable("IP", "n")).isEqualTo("3");
        assertThat(next.variable("IP", "logged")).isEqualTo("3");
    }

    @Test
    void userSessionAndResourceBelongToTheApplication() {
        Engine engine = Engine.at(
                clock,
                "SecAction \"id:1,phase:1,pass,setuid:%{ARGS.u},setsid:%{ARGS.s},setrsc:%{REQUEST_FILENAME},"
                        + "setvar:user.n=+1,setvar:session.n=+1,setvar:resource.n=+1\"");
        Engine.Outcome first = engine.get("/a?u=ann&s=s1");
        assertThat(first.members("USERID")).containsExactly("ann");
        assertThat(first.members("SESSIONID")).containsExactly("s1");
        Engine.Outcome second = engine.get("/a?u=ann&s=s2");
        assertThat(second.variable("USER", "n")).isEqualTo("2");
        assertThat(second.variable("SESSION", "n")).isEqualTo("1");
        assertThat(second.variable("RESOURCE", "n")).isEqualTo("2");
    }

    @Test
    void deprecatevarLowersACounterWithTime() {
        Engine engine = Engine.at(
                clock,
                "SecAction \"id:1,phase:1,pass,initcol:ip=%{REMOTE_ADDR},deprecatevar:ip.n=10/60\"",
                "SecRule ARGS:add \"@rx .\" \"id:2,phase:1,pass,setvar:ip.n=+%{MATCHED_VAR}\"");
        engine.get("/?add=25");
        clock.pass(125);
        assertThat(engine.get("/").variable("IP", "n")).isEqualTo("5");
        clock.pass(60);
        assertThat(engine.get("/").variable("IP", "n")).isEqualTo("0");
    }

    @Test
    void removedVariablesAreGone() {
        Engine engine = Engine.at(
                clock,
                "SecAction \"id:1,phase:1,pass,initcol:ip=%{REMOTE_ADDR}\"",
                "SecRule REQUEST_METHOD \"@streq PUT\" \"id:2,phase:1,pass,setvar:!ip.x\"",
                "SecRule REQUEST_METHOD \"@streq POST\" \"id:3,phase:1,pass,setvar:ip.x=1\"");
        engine.post("/", "");
        engine.send("PUT", "/", "");
        assertThat(engine.get("/").variable("IP", "x")).isNull();
    }

    @Test
    void timeVariablesComeFromTheClock() {
        Engine.Outcome outcome = Engine.at(clock).get("/");
        assertThat(outcome.members("TIME")).containsExactly("01:02:03");
        assertThat(outcome.members("TIME_EPOCH")).containsExactly("1709341323");
        assertThat(outcome.members("TIME_YEAR")).containsExactly("2024");
        assertThat(outcome.members("TIME_MON")).containsExactly("03");
        assertThat(outcome.members("TIME_DAY")).containsExactly("02");
        assertThat(outcome.members("TIME_WDAY")).containsExactly("6");
    }
}
