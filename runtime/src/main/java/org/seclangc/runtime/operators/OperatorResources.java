package org.seclangc.runtime.operators;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.regex.Regex;
import org.seclangc.runtime.regex.RegexSyntaxException;

/** What operators need while they are built; whoever loads the rules decides where it comes from. */
public interface OperatorResources {
    /**
     * Compiles {@code pattern} with the options of the rule set.
     *
     * @param multiline whether the operator asks for {@code ^} and {@code $} at line ends; if not, the dialect may
     */
    Regex regex(ByteSlice pattern, boolean multiline) throws RegexSyntaxException;

    /**
     * The lines of the file that a rule calls {@code name}, without LF; a CR at their end does no harm.
     *
     * @throws OperatorArgumentException if it cannot be read; the offset is 0, the first byte of the name
     */
    List<ByteSlice> lines(ByteSlice name) throws OperatorArgumentException;

    /**
     * The implementation of {@code @detectSQLi} or {@code @detectXSS}.
     *
     * @throws IllegalArgumentException if there is none
     */
    default Operator detector(OperatorName name) {
        throw new IllegalArgumentException("no detector for @" + name.spelling());
    }
}
