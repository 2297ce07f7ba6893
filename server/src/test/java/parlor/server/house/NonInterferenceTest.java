package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import parlor.testkit.Proves;
import parlor.wire.Shelf;

/// Nobody is sent a byte that depends on what they may not know.
///
/// More games with `-Dparlor.noninterference.games=10000`, of Shanko with
/// `-Dparlor.noninterference.long-games=10000`, others with `-Dparlor.noninterference.seed=…`.
class NonInterferenceTest {
  private static final int GAMES = Integer.getInteger("parlor.noninterference.games", 150);
  private static final int LONG_GAMES = Integer.getInteger("parlor.noninterference.long-games", 9);
  private static final long SEED = Long.getLong("parlor.noninterference.seed", 1L);
  private static final int GAMES_UNTIL_NOTICED = 20;
  private static final System.Logger LOG = System.getLogger(NonInterferenceTest.class.getName());

  static Stream<Arguments> games() {
    return Stream.of(
        Arguments.of(new CambioSecrets(), GAMES), Arguments.of(new ShankoSecrets(), LONG_GAMES));
  }

  @ParameterizedTest
  @MethodSource("games")
  @Proves({"PLT-8", "CAM-8", "CAM-18", "CAM-19"})
  void every_byte_sent_is_the_same_whatever_the_viewer_cannot_know(Secrets secrets, int games) {
    var box = Shelf.load().box(secrets.game()).orElseThrow();
    var tally = new NonInterference(box, secrets).holds(games, SEED);
    LOG.log(System.Logger.Level.INFO, "{0} from seed {1}: {2}", secrets.game(), SEED, tally);
    assertThat(tally.changed()).isGreaterThan(10L * tally.viewers());
  }

  static Stream<Arguments> leaks() {
    return Stream.of(Leak.values())
        .flatMap(leak ->
            Stream.of(new CambioSecrets(), new ShankoSecrets())
                .map(secrets -> Arguments.of(leak, secrets)));
  }

  @ParameterizedTest
  @MethodSource("leaks")
  @Proves("PLT-8")
  void a_planted_leak_is_noticed(Leak leak, Secrets secrets) {
    var leaky = leak.into(Shelf.load().box(secrets.game()).orElseThrow());
    var law = new NonInterference(leaky, secrets);
    assertThatThrownBy(() -> law.holds(GAMES_UNTIL_NOTICED, SEED))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("seed");
  }
}
