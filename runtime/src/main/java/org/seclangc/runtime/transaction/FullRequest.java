package org.seclangc.runtime.transaction;

import org.seclangc.runtime.bytes.ByteBuilder;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.collections.Value;
import org.seclangc.runtime.collections.Variable;

/**
 * FULL_REQUEST in the layout of ModSecurity 2: request line, headers, empty line, body, lines ended by LF. Built when
 * first read in a phase that has another body.
 */
final class FullRequest {
    private final VariableTable table;
    private ByteSlice body = ByteSlice.EMPTY;
    private ByteSlice text;

    FullRequest(VariableTable table) {
        this.table = table;
    }

    /** The body arrived. */
    void setBody(ByteSlice bytes) {
        body = bytes;
        text = null;
    }

    /** The whole request so far. */
    ByteSlice text() {
        if (text == null) {
            text = build();
        }
        return text;
    }

    private ByteSlice build() {
        ByteBuilder builder = new ByteBuilder(256 + body.length());
        builder.append(table.get(Variable.REQUEST_LINE)).append('\n');
        for (Value header : table.members(Variable.REQUEST_HEADERS)) {
            builder.append(header.key())
                    .appendLatin1(": ")
                    .append(header.bytes())
                    .append('\n');
        }
        return builder.append('\n').append(body).finish();
    }
}
