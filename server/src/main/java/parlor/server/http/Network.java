package parlor.server.http;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;

/// A range of addresses that share their first bits: `10.0.0.0/8`, or a single one.
public record Network(InetAddress address, int bits) {
  private static final int GROUP_BITS_IPV4 = 24;
  private static final int GROUP_BITS_IPV6 = 56;

  /// Reads `address` or `address/bits`. Names are no addresses: nothing is looked up.
  public static Optional<Network> parse(String text) {
    var slash = text.indexOf('/');
    try {
      var address = InetAddress.ofLiteral(slash < 0 ? text : text.substring(0, slash));
      var width = address.getAddress().length * 8;
      var bits = slash < 0 ? width : Integer.parseInt(text.substring(slash + 1));
      return bits < 0 || bits > width
          ? Optional.empty()
          : Optional.of(new Network(masked(address, bits), bits));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /// The neighbourhood that shares one allowance: a /24, or a /56 of IPv6.
  public static Network around(InetAddress address) {
    var bits = address.getAddress().length == 4 ? GROUP_BITS_IPV4 : GROUP_BITS_IPV6;
    return new Network(masked(address, bits), bits);
  }

  /// Where one household is: a single address, or a /56 of IPv6, within which a household is free
  /// to choose.
  public static Network single(InetAddress address) {
    var width = address.getAddress().length * 8;
    var bits = width == 32 ? width : GROUP_BITS_IPV6;
    return new Network(masked(address, bits), bits);
  }

  public boolean contains(InetAddress other) {
    return other.getAddress().length == address.getAddress().length
        && masked(other, bits).equals(address);
  }

  public static boolean anyContains(Collection<Network> networks, InetAddress address) {
    return networks.stream().anyMatch(network -> network.contains(address));
  }

  private static InetAddress masked(InetAddress address, int bits) {
    var bytes = address.getAddress();
    for (var i = 0; i < bytes.length; i++) {
      var kept = Math.clamp(bits - 8 * i, 0, 8);
      bytes[i] = (byte) (bytes[i] & (0xff << (8 - kept)));
    }
    return of(bytes);
  }

  private static InetAddress of(byte[] bytes) {
    try {
      return InetAddress.getByAddress(bytes);
    } catch (java.net.UnknownHostException e) {
      throw new IllegalStateException("an address has 4 or 16 bytes: " + Arrays.toString(bytes), e);
    }
  }
}
