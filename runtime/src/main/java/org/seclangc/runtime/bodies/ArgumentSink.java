package org.seclangc.runtime.bodies;

import org.seclangc.runtime.bytes.ByteSlice;

/** Receives the arguments of a query string or body in document order. */
public interface ArgumentSink {
    /**
     * An argument; both slices stay valid as long as the parsed text does.
     *
     * @return false once the limit of arguments is reached: the parser stops, the sink has noted the error
     */
    boolean argument(ByteSlice name, ByteSlice value);

    /** A {@code %} that starts no valid escape (URLENCODED_ERROR); at most once for each name and each value. */
    void invalidEncoding();
}
