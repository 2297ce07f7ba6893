package parlor.server;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Optional;
import java.util.regex.Pattern;

/// Finds this machine's address in the home network, for phones.
final class HomeNetwork {
  /// Bridges to containers and virtual machines, where no phone is.
  private static final Pattern INWARD =
      Pattern.compile("(docker|br-|veth|virbr|vmnet|vbox|tun|tap).*");

  private HomeNetwork() {}

  /// The first address that other machines at home can reach.
  static Optional<InetAddress> address() {
    try {
      return NetworkInterface.networkInterfaces()
          .filter(HomeNetwork::leadsOut)
          .flatMap(NetworkInterface::inetAddresses)
          .filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress())
          .findFirst();
    } catch (SocketException e) {
      return Optional.empty();
    }
  }

  private static boolean leadsOut(NetworkInterface network) {
    try {
      return network.isUp()
          && !network.isLoopback()
          && !network.isPointToPoint()
          && !INWARD.matcher(network.getName()).matches();
    } catch (SocketException e) {
      return false;
    }
  }
}
