package org.seclangc.runtime.link;

/**
 * What writer and reader of the tables agree on: magic, version, CRC-32 of the rest, the rest. Numbers are big-endian;
 * enum constants stand by name, kinds of filter by number.
 */
public final class TableFormat {
    /** First four bytes of the tables: SLCT. */
    public static final int MAGIC = 0x534C4354;
    /** Changes whenever the tables or the methods that generated code calls change. */
    public static final int VERSION = 4;

    private TableFormat() {}
}
