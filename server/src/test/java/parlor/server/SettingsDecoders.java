package parlor.server;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import parlor.server.fuzz.Decoder;

/// What an operator sets: understood, or answered by a sentence.
public final class SettingsDecoders implements Supplier<List<Decoder>> {
  public SettingsDecoders() {}

  @Override
  public List<Decoder> get() {
    return List.of(new OneSetting());
  }

  /// One setting in each situation.
  private record OneSetting() implements Decoder {
    private static final List<Map.Entry<String, String>> GOOD =
        List.of(
            Map.entry("PARLOR_PORT", "8080"),
            Map.entry("PARLOR_PUBLIC_URL", "https://play.example:8443"),
            Map.entry("PARLOR_ORIGINS", "https://a.example,https://b.example/"),
            Map.entry("PARLOR_TRUSTED_PROXIES", "10.0.0.0/8,::1"),
            Map.entry("PARLOR_RESTART_NOTICE", "30"),
            Map.entry("PARLOR_RATE_LIMITS", "off"),
            Map.entry("PARLOR_SESSION_DAYS", "400"),
            Map.entry("PARLOR_DATA", "data"),
            Map.entry("PARLOR_DATABASE_URL", "jdbc:postgresql://localhost:5432/parlor"),
            Map.entry("PARLOR_CLUSTER_ADDRESS", "node-a:25520"),
            Map.entry("PARLOR_LOG", "json"));

    @Override
    public String name() {
      return "settings";
    }

    @Override
    public int situations() {
      return GOOD.size();
    }

    @Override
    public List<Input> samples() {
      return IntStream.range(0, GOOD.size())
          .mapToObj(number -> new Input(number, GOOD.get(number).getValue()))
          .toList();
    }

    @Override
    public void read(Input input) {
      var name = GOOD.get(input.situation()).getKey();
      var seeds = name.equals("PARLOR_CLUSTER_ADDRESS") ? input.text() : "";
      var read = Settings.read(Map.of(name, input.text(), "PARLOR_CLUSTER_SEEDS", seeds));
      Decoder.check(!read.toString().isEmpty(), "says what it read");
    }
  }
}
