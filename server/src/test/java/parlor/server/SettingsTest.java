package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import parlor.server.Settings.Reading;
import parlor.server.cluster.NodeSettings;
import parlor.server.storage.DatabaseSettings;
import parlor.testkit.Proves;

final class SettingsTest {
  private static Settings understood(Map<String, String> environment) {
    return ((Reading.Understood) Settings.read(environment)).settings();
  }

  private static List<String> wrong(Map<String, String> environment) {
    return ((Reading.Wrong) Settings.read(environment)).sentences();
  }

  @Test
  @Proves("PLT-26")
  void nothing_set_is_enough() {
    var settings = understood(Map.of("HOME", "/home/ann"));
    assertThat(settings.port()).isEqualTo(8080);
    assertThat(settings.managementHost()).isEqualTo("127.0.0.1");
    assertThat(settings.database()).isInstanceOf(DatabaseSettings.Embedded.class);
    assertThat(settings.isHttps()).isFalse();
  }

  @Test
  @Proves("PLT-26")
  void a_setting_that_does_not_exist_stops_the_start_with_the_names_that_do() {
    assertThat(wrong(Map.of("PARLOR_PROT", "80")))
        .singleElement()
        .asString()
        .startsWith("PARLOR_PROT is not a setting.")
        .contains("PARLOR_PORT");
  }

  @Test
  @Proves("PLT-26")
  void every_wrong_value_is_named_with_what_to_write() {
    var environment =
        Map.of(
            "PARLOR_PORT", "eighty",
            "PARLOR_PUBLIC_URL", "play.example/path",
            "PARLOR_RATE_LIMITS", "maybe",
            "PARLOR_DATABASE_URL", "mysql://x",
            "PARLOR_TRUSTED_PROXIES", "10.0.0.0/40",
            "PARLOR_RATE_EXEMPT", "school.example");
    assertThat(wrong(environment))
        .hasSize(6)
        .contains(
            "PARLOR_PORT is \"eighty\", but must be a port from 0 to 65535, for example 8080.")
        .allSatisfy(sentence -> assertThat(sentence).contains(" must be ").endsWith("."));
  }

  @Test
  @Proves({"PLT-25", "PLT-26"})
  void a_cluster_needs_an_address_and_seeds() {
    assertThat(wrong(Map.of("PARLOR_CLUSTER_ADDRESS", "a.example:25520")))
        .singleElement()
        .asString()
        .contains("PARLOR_CLUSTER_SEEDS");
    var settings =
        understood(
            Map.of(
                "PARLOR_CLUSTER_ADDRESS", "a.example:25520",
                "PARLOR_CLUSTER_SEEDS", "a.example:25520,b.example:7000",
                "PARLOR_DATABASE_URL", "jdbc:postgresql://db/parlor"));
    assertThat(settings.node()).isInstanceOf(NodeSettings.Member.class);
  }

  @Test
  @Proves("PLT-28")
  void the_password_is_not_in_the_settings_text() {
    var settings =
        understood(
            Map.of(
                "PARLOR_DATABASE_URL", "jdbc:postgresql://db/parlor?password=secret1",
                "PARLOR_DATABASE_PASSWORD", "secret2"));
    assertThat(settings.toString()).doesNotContain("secret");
  }

  @Test
  @Proves("PLT-26")
  void every_setting_is_documented_and_every_documented_one_exists() throws IOException {
    var sentence = wrong(Map.of("PARLOR_NOTHING", "1")).getFirst();
    var exists = names("PARLOR_[A-Z_]+", sentence.substring(sentence.indexOf(':')));
    var page = Files.readString(Path.of("../docs/settings.md"));
    assertThat(names("(?<=\\| `)PARLOR_[A-Z_]+(?=` \\|)", page))
        .containsExactlyInAnyOrderElementsOf(exists);
  }

  private static List<String> names(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(m -> m.group()).toList();
  }
}
