package org.seclangc.runtime.transaction;

import java.util.EnumMap;
import java.util.Map;
import org.seclangc.runtime.bodies.BodySink;
import org.seclangc.runtime.bodies.MultipartFlag;
import org.seclangc.runtime.bytes.ByteSlice;
import org.seclangc.runtime.bytes.Decimal;
import org.seclangc.runtime.collections.Variable;

/** Turns what a body processor finds into variables (language reference 2, A.3 and A.6). */
final class BodyVariables implements BodySink {
    private static final ByteSlice ONE = Decimal.of(1);
    private static final ByteSlice XML_TEXT = ByteSlice.ofLatin1("/*");
    private static final ByteSlice XML_ATTRIBUTE = ByteSlice.ofLatin1("//@*");
    private static final Map<MultipartFlag, Variable> FLAGS = flags();

    private final VariableTable table;
    private final ArgumentLimit arguments;
    private long fileBytes;

    BodyVariables(VariableTable table, ArgumentLimit arguments) {
        this.table = table;
        this.arguments = arguments;
    }

    private static Map<MultipartFlag, Variable> flags() {
        Map<MultipartFlag, Variable> flags = new EnumMap<>(MultipartFlag.class);
        for (MultipartFlag flag : MultipartFlag.values()) {
            flags.put(flag, Variable.valueOf("MULTIPART_" + flag.name()));
        }
        return flags;
    }

    @Override
    public boolean argument(ByteSlice name, ByteSlice value) {
        return arguments.add(Variable.ARGS_POST, name, value);
    }

    @Override
    public void invalidEncoding() {
        table.set(Variable.URLENCODED_ERROR, ONE);
    }

    @Override
    public void file(ByteSlice field, ByteSlice fileName, ByteSlice content) {
        table.add(Variable.FILES, field, fileName);
        table.add(Variable.FILES_SIZES, field, Decimal.of(content.length()));
        table.add(Variable.FILES_TMP_CONTENT, field, content);
        fileBytes += content.length();
        table.set(Variable.FILES_COMBINED_SIZE, Decimal.of(fileBytes));
    }

    @Override
    public void partName(ByteSlice name) {
        table.add(Variable.MULTIPART_NAME, name, name);
    }

    @Override
    public void partFileName(ByteSlice fileName) {
        table.add(Variable.MULTIPART_FILENAME, fileName, fileName);
    }

    @Override
    public void partHeader(ByteSlice partName, ByteSlice line) {
        table.add(Variable.MULTIPART_PART_HEADERS, partName, line);
    }

    @Override
    public void flag(MultipartFlag flag) {
        table.set(FLAGS.get(flag), ONE);
        if (flag.strict()) {
            strictError();
        }
    }

    @Override
    public void strictError() {
        table.set(Variable.MULTIPART_STRICT_ERROR, ONE);
    }

    @Override
    public void unmatchedBoundary(int state) {
        table.set(Variable.MULTIPART_UNMATCHED_BOUNDARY, Decimal.of(state));
    }

    @Override
    public void xmlText(ByteSlice text) {
        table.add(Variable.XML, XML_TEXT, text);
    }

    @Override
    public void xmlAttribute(ByteSlice value) {
        table.add(Variable.XML, XML_ATTRIBUTE, value);
    }

    @Override
    public void error(String message) {
        if (table.get(Variable.REQBODY_ERROR_MSG).isEmpty()) {
            table.set(Variable.REQBODY_ERROR_MSG, ByteSlice.ofUtf8(message));
        }
        table.set(Variable.REQBODY_ERROR, ONE);
    }

    @Override
    public void noFilesLimitExceeded() {
        error("Request body excluding files is bigger than the maximum expected.");
        table.set(Variable.INBOUND_DATA_ERROR, ONE);
    }
}
