package parlor.server.cluster;

import java.util.List;
import java.util.Map;
import java.util.Set;
import parlor.server.storage.CannotStart;

/// How the program logs. `logback.xml` reads these by itself; here they are only checked.
public final class LogSettings {
  /// The environment variables that are read here.
  public static final List<String> NAMES = List.of("PARLOR_LOG", "PARLOR_LOG_LEVEL");

  private static final Set<String> FORMS = Set.of("json", "plain");
  private static final Set<String> LEVELS = Set.of("TRACE", "DEBUG", "INFO", "WARN", "ERROR");

  private LogSettings() {}

  /// Throws with a sentence when a setting is wrong.
  public static void check(Map<String, String> environment) {
    if (!FORMS.contains(environment.getOrDefault("PARLOR_LOG", "json"))) {
      throw new CannotStart("PARLOR_LOG must be json (one object per line) or plain.");
    }
    if (!LEVELS.contains(environment.getOrDefault("PARLOR_LOG_LEVEL", "INFO"))) {
      throw new CannotStart("PARLOR_LOG_LEVEL must be TRACE, DEBUG, INFO, WARN or ERROR.");
    }
  }
}
