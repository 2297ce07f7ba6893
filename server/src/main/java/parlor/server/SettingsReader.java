package parlor.server;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import parlor.server.cluster.NodeSettings;
import parlor.server.http.Network;
import parlor.server.storage.CannotStart;
import parlor.server.storage.DatabaseSettings;

/// Reads settings one by one and collects a sentence for each that is wrong.
final class SettingsReader {
  private static final String PREFIX = "PARLOR_";

  /// Read by others: the launcher and logback.xml.
  private static final List<String> OF_OTHERS =
      List.of("PARLOR_JAVA_OPTIONS", "PARLOR_LOG", "PARLOR_LOG_LEVEL");

  private final Map<String, String> environment;
  private final TreeSet<String> known = new TreeSet<>(OF_OTHERS);
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

  Duration days(String name, int preset) {
    var text = text(name).orElse(String.valueOf(preset));
    if (!text.matches("[1-9]\\d{0,3}")) {
      complain(name, text, "a number of days from 1 to 9999, for example " + preset);
      return Duration.ofDays(preset);
    }
    return Duration.ofDays(Integer.parseInt(text));
  }

  Duration seconds(String name, int preset, int max) {
    var text = text(name).orElse(String.valueOf(preset));
    if (!text.matches("\\d{1,6}") || Integer.parseInt(text) > max) {
      complain(
          name, text, "a number of seconds from 0 to %d, for example %d".formatted(max, preset));
      return Duration.ofSeconds(preset);
    }
    return Duration.ofSeconds(Integer.parseInt(text));
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

  DatabaseSettings database() {
    known.addAll(DatabaseSettings.NAMES);
    return read(DatabaseSettings::from, new DatabaseSettings.Embedded(Path.of("data")));
  }

  NodeSettings node() {
    known.addAll(NodeSettings.NAMES);
    return read(NodeSettings::from, new NodeSettings.Alone());
  }

  private <T> T read(Function<Map<String, String>, T> part, T preset) {
    try {
      return part.apply(environment);
    } catch (CannotStart e) {
      wrong.add(String.valueOf(e.getMessage()));
      return preset;
    }
  }

  /// One of a few words, which somebody else reads.
  void word(String name, List<String> words) {
    var text = text(name);
    if (text.isPresent() && !words.contains(text.get())) {
      complain(name, text.get(), "one of " + String.join(", ", words));
    }
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
