package org.seclangc.runtime.bodies;

import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * Reads an XML document with the JDK's streaming parser (spec data.md E.4): {@code XML:/*} is one value, the text and
 * CDATA sections of the root element in document order with all white space; {@code XML://@*} is one value for each
 * attribute, namespace declarations not included.
 *
 * <p>Document type declarations are skipped unread: nothing is fetched, no entity is declared or expanded. A reference
 * to an entity is dropped and an error, as are bytes that the document's encoding does not have, and the rest of the
 * document is still read. What was read before any other error stays reported. Values are UTF-8, whatever encoding the
 * document declares. The Content-Type's charset is not looked at.
 */
public final class XmlParser {
    private static final String PREFIX = "XML parsing error: XML: ";

    private final XmlLimits limits;
    private final BodySink sink;
    private final StringBuilder text = new StringBuilder();
    private int depth;
    private int attributes;
    private boolean rootSeen;
    private boolean stopped;

    private XmlParser(XmlLimits limits, BodySink sink) {
        this.limits = limits;
        this.sink = sink;
    }

    /**
     * Parses a complete body; an empty one is no error.
     *
     * @param truncated whether the body was cut at a limit: its missing end is no error then
     */
    public static void parse(ByteSlice body, XmlLimits limits, boolean truncated, BodySink sink) {
        if (body.isEmpty()) {
            return;
        }
        XmlParser parser = new XmlParser(limits, sink);
        XmlDecoder document = XmlDecoder.decode(body, truncated);
        if (document.faulty()) {
            sink.error(PREFIX + "Invalid encoding.");
        }
        XmlDeclarations.Result cleaned = XmlDeclarations.remove(document.text());
        if (cleaned.references()) {
            parser.entityReference();
        }
        parser.run(new XmlReader(cleaned.text(), truncated));
        if (parser.rootSeen) {
            sink.xmlText(ByteSlice.ofUtf8(parser.text.toString()));
        }
    }

    private void run(XmlReader source) {
        try {
            XMLStreamReader reader = factory().createXMLStreamReader(source);
            while (!stopped && reader.hasNext()) {
                event(reader, reader.next());
            }
            reader.close();
        } catch (XMLStreamException | RuntimeException e) {
            // Its message is in the language of the machine and may quote the document. The JDK's parser also throws
            // unchecked exceptions at some malformed documents.
            if (!source.cut()) {
                sink.error(PREFIX + "Failed parsing document." + place(e));
            }
        }
    }

    private static String place(Exception e) {
        if (e instanceof XMLStreamException stream && stream.getLocation() != null) {
            return " Line " + stream.getLocation().getLineNumber() + ", column "
                    + stream.getLocation().getColumnNumber() + ".";
        }
        return "";
    }

    private void event(XMLStreamReader reader, int event) {
        switch (event) {
            case XMLStreamConstants.START_ELEMENT -> startElement(reader);
            case XMLStreamConstants.END_ELEMENT -> depth--;
            case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
                if (depth > 0) {
                    text.append(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
                }
            }
            case XMLStreamConstants.ENTITY_REFERENCE -> entityReference();
            default -> {}
        }
    }

    private void startElement(XMLStreamReader reader) {
        rootSeen = true;
        if (++depth > limits.maxDepth()) {
            stop("Depth limit exceeded (" + limits.maxDepth() + ").");
            return;
        }
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            if (++attributes > limits.maxAttributes()) {
                stop("Attribute limit exceeded (" + limits.maxAttributes() + ").");
                return;
            }
            if (!isNamespaceDeclaration(reader, i)) {
                sink.xmlAttribute(ByteSlice.ofUtf8(reader.getAttributeValue(i)));
            }
        }
    }

    /** The reader knows no namespaces; it takes declarations for attributes. */
    private static boolean isNamespaceDeclaration(XMLStreamReader reader, int index) {
        String prefix = reader.getAttributePrefix(index);
        return (prefix == null || prefix.isEmpty())
                ? "xmlns".equals(reader.getAttributeLocalName(index))
                : "xmlns".equals(prefix);
    }

    private void entityReference() {
        sink.error(PREFIX + "Entity reference not expanded.");
    }

    private void stop(String message) {
        stopped = true;
        sink.error(PREFIX + message);
    }

    /**
     * A factory for one document, since factories are not specified to be safe for several threads. Namespaces are off:
     * nothing here needs them, and many declarations would make each look-up slow.
     */
    private XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        factory.setProperty(XMLInputFactory.IS_VALIDATING, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, false);
        factory.setXMLResolver((publicId, systemId, baseUri, namespace) -> InputStream.nullInputStream());
        // The JDK's own limits differ between its versions; depth is counted here. The time that its parser needs for
        // one element grows faster than the number of attributes, so that limit cannot wait until they are all read.
        factory.setProperty("jdk.xml.maxElementDepth", "0");
        factory.setProperty("jdk.xml.elementAttributeLimit", Integer.toString(Math.max(1, limits.maxAttributes())));
        return factory;
    }
}
