package org.seclangc.cli.yaml;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Iterator;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads YAML 1.2. The tree is built from the parser's events, not by its recursive composer: nesting is limited before
 * it costs stack, and what aliases multiply is limited before it costs memory.
 */
public final class YamlReader {
    /** Size of a file, in code points. */
    static final int MAX_SIZE = 16 << 20;

    private YamlReader() {}

    /**
     * The document in {@code content}.
     *
     * @param file name for places
     * @param content UTF-8
     * @return the root, absent if there is nothing but comments
     * @throws YamlSyntaxException if it is no YAML, holds several documents or exceeds a limit
     */
    public static Optional<YamlNode> read(String file, byte[] content) throws YamlSyntaxException {
        LoadSettings settings = LoadSettings.builder()
                .setLabel(file)
                .setUseMarks(true)
                .setCodePointLimit(MAX_SIZE)
                .build();
        TreeBuilder builder = new TreeBuilder(file);
        try {
            Iterator<Event> events =
                    new Parse(settings).parseString(decode(file, content)).iterator();
            while (events.hasNext()) {
                builder.accept(events.next());
            }
        } catch (MarkedYamlEngineException e) {
            Place place = e.getProblemMark()
                    .or(e::getContextMark)
                    .map(mark -> place(file, mark))
                    .orElse(new Place(file, 1, 1));
            throw new YamlSyntaxException(place, e.getProblem() == null ? e.getContext() : e.getProblem());
        } catch (YamlEngineException e) {
            throw new YamlSyntaxException(new Place(file, 1, 1), firstLine(e.getMessage()));
        }
        return builder.root();
    }

    /** The place of a mark, whose numbers begin at 0. */
    static Place place(String file, Mark mark) {
        return new Place(file, mark.getLine() + 1, mark.getColumn() + 1);
    }

    private static String decode(String file, byte[] content) throws YamlSyntaxException {
        try {
            String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new YamlSyntaxException(new Place(file, 1, 1), "the file is not UTF-8");
        }
    }

    private static String firstLine(String message) {
        return String.valueOf(message).lines().findFirst().orElse("not YAML");
    }
}
