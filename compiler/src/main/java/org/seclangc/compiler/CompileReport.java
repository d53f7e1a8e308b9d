package org.seclangc.compiler;

import java.util.List;
import java.util.Optional;
import org.seclangc.compiler.codegen.ClassSizes;

/**
 * What a compilation wrote.
 *
 * @param classes number of classes
 * @param bytes bytes of all files of the artifact
 * @param tableBytes bytes of the tables
 * @param trieNodes distinct prefixes of all transformation chains, 0 unless results are shared
 * @param largestMethod the method with most bytes of code
 * @param passes passes that ran, in order
 * @param times all steps from reading the rule files to writing the artifact
 */
public record CompileReport(
        int classes,
        long bytes,
        int tableBytes,
        int trieNodes,
        Optional<LargestMethod> largestMethod,
        List<String> passes,
        List<StepTime> times) {
    /** Copies the lists. */
    public CompileReport {
        passes = List.copyOf(passes);
        times = List.copyOf(times);
    }

    /**
     * A method.
     *
     * @param name {@code Class.method}, the class without its package
     * @param bytes bytes of code; HotSpot compiles none above 8,000
     */
    public record LargestMethod(String name, int bytes) {
        static Optional<LargestMethod> of(Iterable<byte[]> classes) {
            LargestMethod largest = null;
            for (byte[] classFile : classes) {
                ClassSizes sizes = ClassSizes.read(classFile);
                for (ClassSizes.Method method : sizes.methods()) {
                    if (largest == null || method.bytes() > largest.bytes()) {
                        largest = new LargestMethod(sizes.simpleName() + "." + method.name(), method.bytes());
                    }
                }
            }
            return Optional.ofNullable(largest);
        }
    }
}
