package parlor.server.cluster;

import java.util.List;
import java.util.Map;
import java.util.Set;
import parlor.server.storage.CannotStart;

/// How the program logs. `logback.xml` reads the same variables by itself, before anything else
/// runs, and would keep silent about a wrong one.
///
/// @param form `json` or `plain`
public record LogSettings(String form, String level) {
  /// The environment variables that are read here.
  public static final List<String> NAMES = List.of("PARLOR_LOG", "PARLOR_LOG_LEVEL");

  public static final LogSettings PRESET = new LogSettings("json", "INFO");

  private static final Set<String> FORMS = Set.of("json", "plain");
  private static final Set<String> LEVELS = Set.of("TRACE", "DEBUG", "INFO", "WARN", "ERROR");

  /// Reads the settings; JSON lines at level INFO if nothing is said.
  public static LogSettings from(Map<String, String> environment) {
    var form = environment.getOrDefault("PARLOR_LOG", PRESET.form());
    var level = environment.getOrDefault("PARLOR_LOG_LEVEL", PRESET.level());
    if (!FORMS.contains(form)) {
      throw new CannotStart("PARLOR_LOG must be json (one object per line) or plain.");
    }
    if (!LEVELS.contains(level)) {
      throw new CannotStart("PARLOR_LOG_LEVEL must be TRACE, DEBUG, INFO, WARN or ERROR.");
    }
    return new LogSettings(form, level);
  }
}
