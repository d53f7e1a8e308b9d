package org.seclangc.compiler;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Takes the time of the steps of one compilation. */
final class StepClock {
    private final List<StepTime> times = new ArrayList<>();

    /** Does a step and notes its time. */
    <T> T time(String step, Supplier<T> action) {
        long start = System.nanoTime();
        T result = action.get();
        times.add(new StepTime(step, System.nanoTime() - start));
        return result;
    }

    /** The steps so far, in order. */
    List<StepTime> times() {
        return List.copyOf(times);
    }
}
