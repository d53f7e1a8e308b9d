package org.seclangc.cli.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.OutputStream;
import java.util.OptionalLong;

/**
 * The figures of a measurement as one JSON line. Means of CPU are of the whole process, so that collector and compiler
 * threads count.
 *
 * @param label name of the measurement
 * @param load what loading took
 * @param cases number of cases
 * @param window what was measured
 */
record BenchReport(String label, LoadCost load, int cases, Window window) {
    void write(OutputStream out) throws IOException {
        int n = window.wall().count();
        try (JsonGenerator json = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build()
                .createGenerator(out)) {
            json.writeStartObject();
            json.writeStringField("label", label);
            json.writeNumberField("rules", load.rules());
            json.writeNumberField("load_ms", load.wallMillis());
            json.writeNumberField("load_cpu_ms", load.cpuMillis());
            json.writeNumberField("cases", cases);
            json.writeNumberField("n", n);
            json.writeNumberField("tx_per_s", n / (window.wallNanos() / 1e9));
            times(json, "", window.wall());
            json.writeNumberField("mean_us", window.wall().meanMicros());
            json.writeNumberField("max_us", window.wall().maxMicros());
            json.writeNumberField("cpu_tx_per_s", n / (window.processCpuNanos() / 1e9));
            json.writeNumberField("cpu_mean_us", window.processCpuNanos() / 1e3 / n);
            json.writeNumberField("thread_cpu_mean_us", window.threadCpu().meanMicros());
            times(json, "cpu_", window.threadCpu());
            json.writeNumberField("log_events_per_tx", (double) window.logEvents() / n);
            json.writeNumberField("interventions", window.interventions());
            OptionalLong peak = Machine.peakRssKilobytes();
            if (peak.isPresent()) {
                json.writeNumberField("peak_rss_kb", peak.getAsLong());
            }
            json.writeNumberField("alloc_bytes_per_tx", (double) window.allocatedBytes() / n);
            json.writeEndObject();
            json.writeRaw('\n');
        }
    }

    private static void times(JsonGenerator json, String prefix, Times times) throws IOException {
        json.writeNumberField(prefix + "p50_us", times.quantileMicros(0.5));
        json.writeNumberField(prefix + "p99_us", times.quantileMicros(0.99));
    }
}
