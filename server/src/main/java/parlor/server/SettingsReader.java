package parlor.server;

import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import parlor.server.Settings.ClusterSettings;
import parlor.server.Settings.DatabaseSettings;
import parlor.server.Settings.HostAndPort;
import parlor.server.http.Network;

/// Reads settings one by one and collects a sentence for each that is wrong.
final class SettingsReader {
  private static final String PREFIX = "PARLOR_";
  private static final int CLUSTER_PORT = 25520;
  private static final Pattern HOST_AND_PORT = Pattern.compile("([A-Za-z0-9._-]+)(?::(\\d{1,5}))?");

  /// Read by the launcher before this program starts.
  private static final List<String> OF_THE_LAUNCHER = List.of("PARLOR_JAVA_OPTIONS");

  private final Map<String, String> environment;
  private final TreeSet<String> known = new TreeSet<>(OF_THE_LAUNCHER);
  private final List<String> wrong = new ArrayList<>();

  SettingsReader(Map<String, String> environment) {
    this.environment = environment;
  }

  /// A setting's text; one that is empty counts as not set.
  Optional<String> text(String name) {
    known.add(name);
    return Optional.ofNullable(environment.get(name)).map(String::strip).filter(t -> !t.isEmpty());
  }

  int port(String name, int preset) {
    var text = text(name);
    if (text.isEmpty()) {
      return preset;
    }
    var port = portNumber(text.get());
    if (port.isEmpty()) {
      complain(name, text.get(), "a port from 0 to 65535, for example " + preset);
    }
    return port.orElse(preset);
  }

  boolean isOn(String name, boolean preset) {
    var text = text(name).orElse(preset ? "on" : "off");
    if (!text.equals("on") && !text.equals("off")) {
      complain(name, text, "on or off");
    }
    return text.equals("on");
  }

  Optional<URI> webAddress(String name) {
    return text(name)
        .flatMap(text -> {
          var url = webUri(text);
          if (url.isEmpty()) {
            complain(name, text, "an address without a path, for example https://play.example");
          }
          return url;
        });
  }

  List<String> origins(String name) {
    var origins = new ArrayList<String>();
    for (var text : list(name)) {
      if (webUri(text).isEmpty()) {
        complain(name, text, "addresses without a path, for example https://play.example");
      }
      origins.add(text.endsWith("/") ? text.substring(0, text.length() - 1) : text);
    }
    return List.copyOf(origins);
  }

  List<Network> networks(String name) {
    var networks = new ArrayList<Network>();
    for (var text : list(name)) {
      Network.parse(text)
          .ifPresentOrElse(
              networks::add,
              () -> complain(name, text, "addresses or networks, for example 10.0.0.0/8,::1"));
    }
    return List.copyOf(networks);
  }

  Optional<DatabaseSettings> database() {
    var url = text("PARLOR_DATABASE_URL");
    var user = text("PARLOR_DATABASE_USER");
    var password = text("PARLOR_DATABASE_PASSWORD");
    if (url.isPresent() && !url.get().startsWith("jdbc:postgresql:")) {
      wrong.add(
          "PARLOR_DATABASE_URL must be a PostgreSQL address, for example"
              + " jdbc:postgresql://localhost:5432/parlor; leave it out for the embedded database.");
    }
    if (url.isEmpty() && (user.isPresent() || password.isPresent())) {
      wrong.add(
          "PARLOR_DATABASE_USER and PARLOR_DATABASE_PASSWORD need PARLOR_DATABASE_URL beside them.");
    }
    return url.map(address -> new DatabaseSettings(address, user, password));
  }

  Optional<ClusterSettings> cluster() {
    var address = text("PARLOR_CLUSTER_ADDRESS");
    var seeds = new ArrayList<HostAndPort>();
    for (var seed : list("PARLOR_CLUSTER_SEEDS")) {
      hostAndPort("PARLOR_CLUSTER_SEEDS", seed).ifPresent(seeds::add);
    }
    if (address.isEmpty()) {
      if (!seeds.isEmpty()) {
        wrong.add("PARLOR_CLUSTER_SEEDS needs PARLOR_CLUSTER_ADDRESS beside it, this node's own.");
      }
      return Optional.empty();
    }
    if (text("PARLOR_DATABASE_URL").isEmpty()) {
      wrong.add("PARLOR_CLUSTER_ADDRESS needs PARLOR_DATABASE_URL: nodes share one PostgreSQL.");
    }
    if (seeds.isEmpty()) {
      wrong.add("PARLOR_CLUSTER_ADDRESS needs PARLOR_CLUSTER_SEEDS, for example a.example:25520.");
    }
    return hostAndPort("PARLOR_CLUSTER_ADDRESS", address.get())
        .map(own -> new ClusterSettings(own, List.copyOf(seeds)));
  }

  /// What is wrong with what was read, and every variable of ours that means nothing.
  List<String> wrong() {
    for (var name : new TreeSet<>(environment.keySet())) {
      if (name.startsWith(PREFIX) && !known.contains(name)) {
        wrong.add(
            name + " is not a setting. Take it away, or write one of these: " + names() + ".");
      }
    }
    return List.copyOf(wrong);
  }

  private String names() {
    return String.join(", ", known);
  }

  private List<String> list(String name) {
    return text(name).stream()
        .flatMap(text -> Arrays.stream(text.split(",", -1)))
        .map(String::strip)
        .filter(item -> !item.isEmpty())
        .toList();
  }

  private Optional<HostAndPort> hostAndPort(String name, String text) {
    var matcher = HOST_AND_PORT.matcher(text);
    var port =
        matcher.matches()
            ? Optional.ofNullable(matcher.group(2))
                .map(SettingsReader::portNumber)
                .orElse(Optional.of(CLUSTER_PORT))
            : Optional.<Integer>empty();
    if (port.isEmpty()) {
      complain(name, text, "a host and a port, for example a.example:" + CLUSTER_PORT);
    }
    return port.map(number -> new HostAndPort(matcher.group(1), number));
  }

  private static Optional<Integer> portNumber(String text) {
    try {
      var port = Integer.parseInt(text);
      return port < 0 || port > 65535 ? Optional.empty() : Optional.of(port);
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static Optional<URI> webUri(String text) {
    try {
      var url = URI.create(text.endsWith("/") ? text.substring(0, text.length() - 1) : text);
      var isWeb = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
      var isBare =
          url.getHost() != null
              && url.getPath().isEmpty()
              && url.getQuery() == null
              && url.getFragment() == null
              && url.getUserInfo() == null;
      return isWeb && isBare ? Optional.of(url) : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private void complain(String name, String value, String wanted) {
    wrong.add(name + " is \"" + value + "\", but must be " + wanted + ".");
  }
}
