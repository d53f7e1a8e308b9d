package org.seclangc.runtime.transaction;

import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Variable;

/** Values that variables have before a request brings anything. */
final class InitialValues {
    private static final ByteSlice ZERO = Decimal.of(0);
    /** Version 0.1.0 in two-digit fields, and a last field for pre-releases. */
    private static final ByteSlice BUILD = ByteSlice.ofLatin1("000100000");

    private static final List<Variable> ZEROES = List.of(
            Variable.URLENCODED_ERROR,
            Variable.REQBODY_ERROR,
            Variable.INBOUND_DATA_ERROR,
            Variable.OUTBOUND_DATA_ERROR,
            Variable.REQUEST_BODY_LENGTH,
            Variable.FILES_COMBINED_SIZE,
            Variable.RESPONSE_CONTENT_LENGTH,
            Variable.MSC_PCRE_ERROR,
            Variable.MSC_PCRE_LIMITS_EXCEEDED,
            Variable.MULTIPART_BOUNDARY_QUOTED,
            Variable.MULTIPART_BOUNDARY_WHITESPACE,
            Variable.MULTIPART_CRLF_LF_LINES,
            Variable.MULTIPART_DATA_AFTER,
            Variable.MULTIPART_DATA_BEFORE,
            Variable.MULTIPART_FILE_LIMIT_EXCEEDED,
            Variable.MULTIPART_HEADER_FOLDING,
            Variable.MULTIPART_INVALID_HEADER_FOLDING,
            Variable.MULTIPART_INVALID_PART,
            Variable.MULTIPART_INVALID_QUOTING,
            Variable.MULTIPART_LF_LINE,
            Variable.MULTIPART_MISSING_SEMICOLON,
            Variable.MULTIPART_STRICT_ERROR,
            Variable.MULTIPART_UNMATCHED_BOUNDARY);

    private InitialValues() {}

    static void fill(VariableTable table) {
        ZEROES.forEach(variable -> table.set(variable, ZERO));
        table.set(Variable.MODSEC_BUILD, BUILD);
    }
}
