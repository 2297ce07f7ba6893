package parlor.server.storage;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Where everything is stored: a folder of our own, or a PostgreSQL server.
public sealed interface DatabaseSettings {
  /// The environment variables that are read here.
  List<String> NAMES =
      List.of(
          "PARLOR_DATA", "PARLOR_DATABASE_URL", "PARLOR_DATABASE_USER", "PARLOR_DATABASE_PASSWORD");

  /// SQLite in a folder that no other program uses.
  record Embedded(Path folder) implements DatabaseSettings {}

  /// PostgreSQL. User and password may also be part of the address.
  record Postgres(String url, Optional<String> user, Optional<String> password)
      implements DatabaseSettings {
    /// The address without user and password, fit for logs and messages.
    String address() {
      return url.replaceFirst("\\?.*", "").replaceFirst("//[^/]*@", "//");
    }

    @Override
    public String toString() {
      return "Postgres[" + address() + "]";
    }
  }

  /// Reads the settings; the folder `data` if nothing is said.
  static DatabaseSettings from(Map<String, String> environment) {
    var url = value(environment, "PARLOR_DATABASE_URL");
    var user = value(environment, "PARLOR_DATABASE_USER");
    var password = value(environment, "PARLOR_DATABASE_PASSWORD");
    if (url.isPresent()) {
      return postgres(url.get(), user, password);
    }
    if (user.isPresent() || password.isPresent()) {
      throw new CannotStart(
          "PARLOR_DATABASE_USER and PARLOR_DATABASE_PASSWORD need PARLOR_DATABASE_URL beside them.");
    }
    return new Embedded(folder(value(environment, "PARLOR_DATA").orElse("data")));
  }

  private static Postgres postgres(String url, Optional<String> user, Optional<String> password) {
    if (!url.startsWith("jdbc:postgresql://")) {
      throw new CannotStart(
          "PARLOR_DATABASE_URL must be a PostgreSQL address such as"
              + " jdbc:postgresql://localhost:5432/parlor.");
    }
    return new Postgres(url, user, password);
  }

  private static Path folder(String text) {
    try {
      return Path.of(text).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw new CannotStart("PARLOR_DATA must be a folder, but is: " + text, e);
    }
  }

  private static Optional<String> value(Map<String, String> environment, String name) {
    return Optional.ofNullable(environment.get(name)).map(String::strip).filter(s -> !s.isEmpty());
  }
}
