package parlor.server.cluster;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import parlor.server.storage.CannotStart;

/// Whether this program runs alone or as one node of several.
public sealed interface NodeSettings {
  /// The environment variables that are read here.
  List<String> NAMES = List.of("PARLOR_CLUSTER_ADDRESS", "PARLOR_CLUSTER_SEEDS");

  /// No other node, and nothing listens for one.
  record Alone() implements NodeSettings {}

  /// One node of several.
  ///
  /// @param self where the other nodes reach this one
  /// @param seeds the nodes to ask for admission; the first of them may begin a new cluster
  record Member(Address self, List<Address> seeds) implements NodeSettings {}

  /// A host name or number, and a port.
  record Address(String host, int port) {
    private static final Pattern FORM =
        Pattern.compile("([A-Za-z0-9._-]+|\\[[0-9a-fA-F:]+]):([0-9]{1,5})");

    static Optional<Address> parse(String text) {
      var match = FORM.matcher(text.strip());
      if (!match.matches()) {
        return Optional.empty();
      }
      var port = Integer.parseInt(match.group(2));
      return port >= 1 && port <= 65_535
          ? Optional.of(new Address(match.group(1), port))
          : Optional.empty();
    }

    @Override
    public String toString() {
      return host + ":" + port;
    }
  }

  /// Reads the settings; alone if nothing is said.
  static NodeSettings from(Map<String, String> environment) {
    var self = environment.getOrDefault("PARLOR_CLUSTER_ADDRESS", "").strip();
    var seeds = environment.getOrDefault("PARLOR_CLUSTER_SEEDS", "").strip();
    if (self.isEmpty() && seeds.isEmpty()) {
      return new Alone();
    }
    if (self.isEmpty() || seeds.isEmpty()) {
      throw new CannotStart(
          "A cluster needs both PARLOR_CLUSTER_ADDRESS and PARLOR_CLUSTER_SEEDS;"
              + " leave out both to run alone.");
    }
    return new Member(
        address("PARLOR_CLUSTER_ADDRESS", self),
        Pattern.compile(",")
            .splitAsStream(seeds)
            .map(seed -> address("PARLOR_CLUSTER_SEEDS", seed))
            .toList());
  }

  private static Address address(String name, String text) {
    return Address.parse(text)
        .orElseThrow(() ->
            new CannotStart(
                "%s must be written as host:port, such as node-a:25520, but has: %s"
                    .formatted(name, text)));
  }
}
