package org.seclangc.runtime.operators;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;

/** Reads the files of {@code @pmFromFile} and {@code @ipMatchFromFile}; an argument names one or more of them. */
final class ListFiles {
    private ListFiles() {}

    /** The phrases of all files named in {@code argument}. */
    static PhraseList phrases(ByteSlice argument, OperatorResources resources) throws OperatorArgumentException {
        List<ByteSlice> lines = new ArrayList<>();
        for (ArgumentItem file : names(argument)) {
            lines.addAll(lines(file, resources));
        }
        return PhraseList.ofLines(lines);
    }

    /** The networks of all files named in {@code argument}, one a line; {@code #} begins a comment anywhere. */
    static List<IpNetwork> networks(ByteSlice argument, OperatorResources resources) throws OperatorArgumentException {
        List<IpNetwork> networks = new ArrayList<>();
        for (ArgumentItem file : names(argument)) {
            int number = 0;
            for (ByteSlice line : lines(file, resources)) {
                number++;
                int comment = line.indexOf('#', 0);
                ArgumentItem entry = ArgumentItem.trimmed(line, 0, comment < 0 ? line.length() : comment);
                if (!entry.text().isEmpty()) {
                    networks.add(network(entry, file, number));
                }
            }
        }
        return networks;
    }

    private static List<ArgumentItem> names(ByteSlice argument) throws OperatorArgumentException {
        List<ArgumentItem> names = ArgumentItem.words(argument);
        if (names.isEmpty()) {
            throw new OperatorArgumentException("the name of a file is missing", 0);
        }
        return names;
    }

    private static List<ByteSlice> lines(ArgumentItem file, OperatorResources resources)
            throws OperatorArgumentException {
        try {
            return resources.lines(file.text());
        } catch (OperatorArgumentException e) {
            throw at(file.offset() + e.offset(), e.getMessage(), e);
        }
    }

    private static IpNetwork network(ArgumentItem entry, ArgumentItem file, int line) throws OperatorArgumentException {
        try {
            return IpNetwork.parse(entry);
        } catch (OperatorArgumentException e) {
            throw at(file.offset(), "file " + file.quoted() + ", line " + line + ": " + e.getMessage(), e);
        }
    }

    private static OperatorArgumentException at(int offset, String message, Exception cause) {
        OperatorArgumentException fault = new OperatorArgumentException(message, offset);
        fault.initCause(cause);
        return fault;
    }
}
