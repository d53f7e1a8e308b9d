package org.seclangc.cli.cases;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.List;
import org.seclangc.runtime.Exchange.Header;
import org.seclangc.runtime.bytes.ByteSlice;

/** Header lines as an array of pairs. */
final class HeaderPairs {
    private HeaderPairs() {}

    /** How a name or a value is written. */
    @FunctionalInterface
    interface Form {
        /** The current token's bytes. */
        ByteSlice read(JsonParser json, String field) throws IOException, CaseSyntaxException;
    }

    /** Reads the array at the current token into {@code headers}, replacing what is there. */
    static void read(JsonParser json, String field, List<Header> headers, Form form)
            throws IOException, CaseSyntaxException {
        CaseParser.require(json, JsonToken.START_ARRAY, field, "an array of pairs");
        headers.clear();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            CaseParser.require(json, JsonToken.START_ARRAY, field, "an array of pairs");
            json.nextToken();
            ByteSlice name = form.read(json, field);
            json.nextToken();
            ByteSlice value = form.read(json, field);
            json.nextToken();
            CaseParser.require(json, JsonToken.END_ARRAY, field, "an array of pairs");
            headers.add(new Header(name, value));
        }
    }
}
