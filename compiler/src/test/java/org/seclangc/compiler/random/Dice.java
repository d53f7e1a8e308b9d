package org.seclangc.compiler.random;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Choices that follow from a seed. */
final class Dice {
    private final SplittableRandom random;

    Dice(long seed) {
        this.random = new SplittableRandom(seed);
    }

    /** True in {@code percent} of 100 cases. */
    boolean percent(int percent) {
        return random.nextInt(100) < percent;
    }

    /** A number from {@code low} to {@code high}, both included. */
    int between(int low, int high) {
        return random.nextInt(low, high + 1);
    }

    /** One of them. */
    <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** One of them. */
    String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    /** {@code low} to {@code high} results. */
    <T> List<T> some(int low, int high, Supplier<T> source) {
        List<T> found = new ArrayList<>();
        for (int count = between(low, high); count > 0; count--) {
            found.add(source.get());
        }
        return found;
    }
}
