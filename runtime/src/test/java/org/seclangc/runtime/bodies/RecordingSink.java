package org.seclangc.runtime.bodies;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.seclangc.runtime.bytes.ByteSlice;

/** Keeps what a parser reports, as ISO-8859-1 text. */
final class RecordingSink implements BodySink {
    final List<String> arguments = new ArrayList<>();
    final List<ByteSlice> values = new ArrayList<>();
    final List<String> files = new ArrayList<>();
    final List<String> partNames = new ArrayList<>();
    final List<String> partFileNames = new ArrayList<>();
    final List<String> partHeaders = new ArrayList<>();
    final List<String> texts = new ArrayList<>();
    final List<String> attributes = new ArrayList<>();
    final List<String> errors = new ArrayList<>();
    final Set<MultipartFlag> flags = EnumSet.noneOf(MultipartFlag.class);
    int strictErrors;
    int unmatchedBoundary;
    int invalidEncodings;
    int noFilesLimits;
    private final int maxArguments;

    RecordingSink() {
        this(Integer.MAX_VALUE);
    }

    /** A sink that has room for {@code maxArguments} and refuses the next. */
    RecordingSink(int maxArguments) {
        this.maxArguments = maxArguments;
    }

    /** What MULTIPART_STRICT_ERROR would be. */
    boolean strict() {
        return strictErrors > 0 || flags.stream().anyMatch(MultipartFlag::strict);
    }

    @Override
    public boolean argument(ByteSlice name, ByteSlice value) {
        if (arguments.size() == maxArguments) {
            return false;
        }
        arguments.add(name + "=" + value);
        values.add(value);
        return true;
    }

    @Override
    public void file(ByteSlice field, ByteSlice fileName, ByteSlice content) {
        files.add(field + "|" + fileName + "|" + content);
    }

    @Override
    public void partName(ByteSlice name) {
        partNames.add(name.toString());
    }

    @Override
    public void partFileName(ByteSlice fileName) {
        partFileNames.add(fileName.toString());
    }

    @Override
    public void partHeader(ByteSlice partName, ByteSlice line) {
        partHeaders.add(partName + "|" + line);
    }

    @Override
    public void flag(MultipartFlag flag) {
        flags.add(flag);
    }

    @Override
    public void strictError() {
        strictErrors++;
    }

    @Override
    public void unmatchedBoundary(int state) {
        unmatchedBoundary = state;
    }

    @Override
    public void xmlText(ByteSlice text) {
        texts.add(text.toString());
    }

    @Override
    public void xmlAttribute(ByteSlice value) {
        attributes.add(value.toString());
    }

    @Override
    public void invalidEncoding() {
        invalidEncodings++;
    }

    @Override
    public void error(String message) {
        errors.add(message);
    }

    @Override
    public void noFilesLimitExceeded() {
        noFilesLimits++;
    }
}
