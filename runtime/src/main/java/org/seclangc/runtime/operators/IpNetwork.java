package org.seclangc.runtime.operators;

import org.seclangc.runtime.bytes.Ascii;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * The addresses that share their first bits with {@code address}; its other bits do not matter.
 *
 * @param prefix number of shared bits, 0 to 128; 96 more than written after an IPv4 address
 */
record IpNetwork(IpAddress address, int prefix) {
    private static final int V4_BITS = 32;
    private static final int V6_BITS = 128;

    /**
     * Reads an address, perhaps with {@code /} and the length of the prefix.
     *
     * @throws OperatorArgumentException if {@code item} is neither; the offset counts from where the item's does
     */
    static IpNetwork parse(ArgumentItem item) throws OperatorArgumentException {
        ByteSlice text = item.text();
        int slash = text.indexOf('/', 0);
        int end = slash < 0 ? text.length() : slash;
        IpAddress address = IpAddress.parse(text, 0, end);
        if (address == null) {
            throw new OperatorArgumentException(item.quoted() + " is no IPv4 or IPv6 address", item.offset());
        }
        if (slash < 0) {
            return new IpNetwork(address, V6_BITS);
        }
        int bits = address.v4() ? V4_BITS : V6_BITS;
        int prefix = parsePrefix(text, slash + 1);
        if (prefix < 0 || prefix > bits) {
            throw new OperatorArgumentException(
                    "the prefix of " + item.quoted() + " is no number from 0 to " + bits, item.offset() + slash + 1);
        }
        return new IpNetwork(address, prefix + V6_BITS - bits);
    }

    /** Whether only IPv4 addresses, as such or mapped, belong to it. */
    boolean isV4OrMapped() {
        return prefix >= V6_BITS - V4_BITS && address.isV4OrMapped();
    }

    private static int parsePrefix(ByteSlice text, int start) {
        int digits = text.length() - start;
        if (digits < 1 || digits > 3) {
            return -1;
        }
        int number = 0;
        for (int i = start; i < text.length(); i++) {
            if (!Ascii.isDigit(text.at(i))) {
                return -1;
            }
            number = number * 10 + text.at(i) - '0';
        }
        return number;
    }
}
