package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.testkit.Proves;
import parlor.wire.Shelf;

/// Nobody is sent a byte that depends on what they may not know.
///
/// More games with `-Dparlor.noninterference.games=10000`, others with
/// `-Dparlor.noninterference.seed=…`.
class NonInterferenceTest {
  private static final int GAMES = Integer.getInteger("parlor.noninterference.games", 150);
  private static final long SEED = Long.getLong("parlor.noninterference.seed", 1L);
  private static final int GAMES_UNTIL_NOTICED = 20;
  private static final System.Logger LOG = System.getLogger(NonInterferenceTest.class.getName());

  static Stream<Secrets> games() {
    return Stream.of(new CambioSecrets());
  }

  @ParameterizedTest
  @MethodSource("games")
  @Proves({"PLT-8", "CAM-8", "CAM-18", "CAM-19"})
  void every_byte_sent_is_the_same_whatever_the_viewer_cannot_know(Secrets secrets) {
    var box = Shelf.load().box(secrets.game()).orElseThrow();
    var tally = new NonInterference(box, secrets).holds(GAMES, SEED);
    LOG.log(System.Logger.Level.INFO, "{0} from seed {1}: {2}", secrets.game(), SEED, tally);
    assertThat(tally.changed()).isGreaterThan(10L * tally.viewers());
  }

  @ParameterizedTest
  @EnumSource(Leak.class)
  @Proves("PLT-8")
  void a_planted_leak_is_noticed(Leak leak) {
    var secrets = new CambioSecrets();
    var leaky = leak.into(Shelf.load().box(secrets.game()).orElseThrow());
    var law = new NonInterference(leaky, secrets);
    assertThatThrownBy(() -> law.holds(GAMES_UNTIL_NOTICED, SEED))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("seed");
  }
}
