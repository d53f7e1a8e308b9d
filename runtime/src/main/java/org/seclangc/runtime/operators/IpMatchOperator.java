package org.seclangc.runtime.operators;

import java.util.ArrayList;
import java.util.List;
import org.seclangc.runtime.bytes.ByteSlice;

/**
 * {@code @ipMatch} and {@code @ipMatchFromFile}: whether the value is an address of the listed networks (specification,
 * data, D.5). A value that is no address, be it for a port or a blank, is in none.
 *
 * <p>A mapped address is the IPv4 address it holds, in values and in entries. An IPv4 value is not sought in wider IPv6
 * networks: {@code ::/0} is all of IPv6 and says nothing about IPv4.
 */
final class IpMatchOperator implements Operator {
    private final AddressRanges v4;
    private final AddressRanges v6;

    IpMatchOperator(List<IpNetwork> networks) {
        this.v4 = new AddressRanges(
                networks.stream().filter(IpNetwork::isV4OrMapped).toList());
        this.v6 = new AddressRanges(
                networks.stream().filter(network -> !network.address().v4()).toList());
    }

    /** The operator for entries between commas. */
    static IpMatchOperator ofArgument(ByteSlice argument) throws OperatorArgumentException {
        List<IpNetwork> networks = new ArrayList<>();
        for (ArgumentItem item : ArgumentItem.betweenCommas(argument)) {
            networks.add(IpNetwork.parse(item));
        }
        return new IpMatchOperator(networks);
    }

    @Override
    public boolean matches(ByteSlice value, Captures captures) {
        IpAddress address = IpAddress.parse(value, 0, value.length());
        if (address == null) {
            return false;
        }
        return (address.isV4OrMapped() && v4.contains(address)) || (!address.v4() && v6.contains(address));
    }
}
