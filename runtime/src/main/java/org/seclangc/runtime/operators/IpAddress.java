package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * An IPv4 or IPv6 address as 128 bits; an IPv4 address has the bits of its mapped form {@code ::ffff:a.b.c.d}
 * (RFC 4291, 2.5.5.2).
 *
 * @param v4 whether it was written as IPv4
 * @param high the first 64 bits
 * @param low the last 64 bits
 */
record IpAddress(boolean v4, long high, long low) {
    private static final long MAPPED = 0xFFFFL;
    private static final int GROUPS = 8;

    /**
     * Reads bytes {@code from} to {@code to} of {@code text}: four decimal numbers without leading zeros, or the forms
     * of RFC 4291, 2.2. Null if they are anything else; a port, a zone, brackets or white space belong to no address.
     */
    static IpAddress parse(ByteSlice text, int from, int to) {
        long v4 = parseV4(text, from, to);
        return v4 >= 0 ? new IpAddress(true, 0, MAPPED << 32 | v4) : parseV6(text, from, to);
    }

    /** Whether it stands for an IPv4 address, written as IPv4 or mapped. */
    boolean isV4OrMapped() {
        return high == 0 && low >>> 32 == MAPPED;
    }

    private static long parseV4(ByteSlice text, int from, int to) {
        long address = 0;
        int at = from;
        for (int part = 0; part < 4; part++) {
            if (part > 0) {
                if (at == to || text.at(at) != '.') {
                    return -1;
                }
                at++;
            }
            int start = at;
            int number = 0;
            while (at < to && at < start + 3 && Ascii.isDigit(text.at(at))) {
                number = number * 10 + text.at(at) - '0';
                at++;
            }
            boolean leadingZero = at > start + 1 && text.at(start) == '0';
            if (at == start || leadingZero || number > 255) {
                return -1;
            }
            address = address << 8 | number;
        }
        return at == to ? address : -1;
    }

    private static IpAddress parseV6(ByteSlice text, int from, int to) {
        int[] groups = new int[GROUPS];
        int count = 0;
        int gap = -1;
        int at = from;
        if (startsWithTwoColons(text, at, to)) {
            gap = 0;
            at += 2;
        }
        while (at < to) {
            int end = endOfGroup(text, at, to);
            if (end < to && text.at(end) == '.') {
                long v4 = parseV4(text, at, to);
                if (v4 < 0 || count > GROUPS - 2) {
                    return null;
                }
                groups[count++] = (int) (v4 >>> 16);
                groups[count++] = (int) v4 & 0xFFFF;
                break;
            }
            if (end == at || count == GROUPS) {
                return null;
            }
            groups[count++] = hexNumber(text, at, end);
            at = end;
            if (startsWithTwoColons(text, at, to)) {
                if (gap >= 0) {
                    return null;
                }
                gap = count;
                at += 2;
            } else if (at < to) {
                at++;
                if (text.at(at - 1) != ':' || at == to) {
                    return null;
                }
            }
        }
        return ofGroups(groups, count, gap);
    }

    /** The address of {@code count} groups with zeros at {@code gap}, or null if that does not make eight groups. */
    private static IpAddress ofGroups(int[] groups, int count, int gap) {
        if (gap < 0 ? count != GROUPS : count == GROUPS) {
            return null;
        }
        long high = 0;
        long low = 0;
        int zeros = GROUPS - count;
        for (int i = 0; i < GROUPS; i++) {
            int group;
            if (gap < 0 || i < gap) {
                group = groups[i];
            } else {
                group = i < gap + zeros ? 0 : groups[i - zeros];
            }
            high = high << 16 | low >>> 48;
            low = low << 16 | group;
        }
        return new IpAddress(false, high, low);
    }

    private static boolean startsWithTwoColons(ByteSlice text, int at, int to) {
        return at + 1 < to && text.at(at) == ':' && text.at(at + 1) == ':';
    }

    private static int endOfGroup(ByteSlice text, int start, int to) {
        int end = start;
        while (end < to && end < start + 4 && Ascii.isHexDigit(text.at(end))) {
            end++;
        }
        return end;
    }

    private static int hexNumber(ByteSlice text, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            number = number << 4 | Ascii.hexValue(text.at(i));
        }
        return number;
    }
}
