package parlor.server;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlor.server.cluster.NodeSettings;
import parlor.server.http.Network;
import parlor.server.storage.DatabaseSettings;

/// What the operator has set by environment variables, checked once at the start. docs/settings.md
/// describes each one.
///
/// @param host the address to listen on
/// @param publicUrl where people reach this server, when that is not where it listens
/// @param node whether it runs alone or in a cluster
/// @param origins further origins under which this server's pages are opened
/// @param trustedProxies whose forwarded headers are believed
/// @param rateExempt who is not counted by the rate limits of addresses
/// @param restartNotice how long people are told before the program ends
/// @param limitsRates false for load tests of one's own server
/// @param sessionsLast how long a session lasts that nobody uses
public record Settings(
    String host,
    int port,
    Optional<URI> publicUrl,
    DatabaseSettings database,
    NodeSettings node,
    String managementHost,
    int managementPort,
    List<String> origins,
    List<Network> trustedProxies,
    List<Network> rateExempt,
    Duration restartNotice,
    boolean limitsRates,
    Duration sessionsLast) {
  /// As long as browsers keep a cookie.
  private static final int SESSION_DAYS = 400;

  /// The settings, or every sentence about what to mend.
  public sealed interface Reading {
    record Understood(Settings settings) implements Reading {}

    record Wrong(List<String> sentences) implements Reading {}
  }

  /// Reads the variables whose names begin with `PARLOR_`.
  public static Reading read(Map<String, String> environment) {
    var reader = new SettingsReader(environment);
    var settings =
        new Settings(
            reader.text("PARLOR_HOST").orElse("0.0.0.0"),
            reader.port("PARLOR_PORT", 8080),
            reader.webAddress("PARLOR_PUBLIC_URL"),
            reader.database(),
            reader.node(),
            reader.text("PARLOR_MANAGEMENT_HOST").orElse("127.0.0.1"),
            reader.port("PARLOR_MANAGEMENT_PORT", 9000),
            reader.origins("PARLOR_ORIGINS"),
            reader.networks("PARLOR_TRUSTED_PROXIES"),
            reader.networks("PARLOR_RATE_EXEMPT"),
            reader.seconds("PARLOR_RESTART_NOTICE", 1, 300),
            reader.isOn("PARLOR_RATE_LIMITS", true),
            reader.days("PARLOR_SESSION_DAYS", SESSION_DAYS));
    reader.word("PARLOR_LOG", List.of("json", "plain"));
    reader.word("PARLOR_LOG_LEVEL", List.of("ERROR", "WARN", "INFO", "DEBUG"));
    var wrong = reader.wrong();
    return wrong.isEmpty() ? new Reading.Understood(settings) : new Reading.Wrong(wrong);
  }

  /// Whether people reach this server by https, so that cookies must be `Secure`.
  public boolean isHttps() {
    return publicUrl.map(url -> "https".equals(url.getScheme())).orElse(false);
  }
}
