package parlor.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlor.server.storage.Passkeys.Addition;
import parlor.server.storage.Passkeys.PublicHalf;
import parlor.server.storage.Passkeys.Removal;
import parlor.tables.PlayerId;
import parlor.testkit.Proves;

class PasskeysTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final PlayerId ANN = new PlayerId("ann");
  private static final PlayerId BEA = new PlayerId("bea");

  @TempDir Path folder;

  private static Passkeys passkeys(Database database) {
    return new Passkeys(database, Clock.fixed(NOON, ZoneOffset.UTC));
  }

  private static PublicHalf key(String id, PlayerId player) {
    return new PublicHalf(id, player, -7, "key");
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-1")
  void an_account_is_made_with_its_passkey_or_not_at_all(Engine engine) {
    try (var database = engine.open(folder)) {
      var passkeys = passkeys(database);
      var accounts = new Accounts(database, Clock.systemUTC());
      assertThat(passkeys.register("ann", "Ann", key("a", ANN), 0)).isEqualTo(Addition.DONE);
      assertThat(accounts.of(ANN).orElseThrow().hasPassword()).isFalse();
      assertThat(passkeys.register("ann", "Ann", key("b", BEA), 0)).isEqualTo(Addition.NAME_TAKEN);
      assertThat(passkeys.register("anna", "Anna", key("b", ANN), 0))
          .isEqualTo(Addition.HAS_ACCOUNT);
      assertThat(passkeys.register("bea", "Bea", key("a", BEA), 0))
          .isEqualTo(Addition.PASSKEY_TAKEN);
      assertThat(passkeys.add(key("b", BEA), 0)).isEqualTo(Addition.NO_ACCOUNT);
      assertThat(passkeys.find("b")).isEmpty();
      assertThat(accounts.of(BEA)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves("PLT-1")
  void an_account_has_so_many_passkeys_and_no_more(Engine engine) {
    try (var database = engine.open(folder)) {
      var passkeys = passkeys(database);
      passkeys.register("ann", "Ann", key("k0", ANN), 0);
      for (var i = 1; i < Passkeys.EACH_MAX; i++) {
        assertThat(passkeys.add(key("k" + i, ANN), 0)).isEqualTo(Addition.DONE);
      }
      assertThat(passkeys.add(key("more", ANN), 0)).isEqualTo(Addition.TOO_MANY);
      assertThat(passkeys.of(ANN)).hasSize(Passkeys.EACH_MAX);
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-1", "PLT-28"})
  void a_counter_goes_up_or_is_zero_for_ever(Engine engine) {
    try (var database = engine.open(folder)) {
      var passkeys = passkeys(database);
      passkeys.register("ann", "Ann", key("counts", ANN), 0xFFFF_FFF0L);
      passkeys.add(key("does not", ANN), 0);
      assertThat(passkeys.use("counts", 0xFFFF_FFF1L)).isTrue();
      assertThat(passkeys.use("counts", 0xFFFF_FFF1L)).isFalse();
      assertThat(passkeys.use("counts", 0)).isFalse();
      assertThat(passkeys.use("does not", 0)).isTrue();
      assertThat(passkeys.use("does not", 0)).isTrue();
      assertThat(passkeys.use("unknown", 1)).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource
  @Proves({"PLT-1", "PLT-28"})
  void however_many_are_removed_at_the_same_time_one_way_in_is_left(Engine engine) {
    try (var database = engine.open(folder)) {
      var passkeys = passkeys(database);
      passkeys.register("ann", "Ann", key("k0", ANN), 0);
      IntStream.range(1, 10).forEach(i -> passkeys.add(key("k" + i, ANN), 0));
      var removed =
          IntStream.range(0, 10)
              .parallel()
              .filter(i -> passkeys.remove(ANN, "k" + i) == Removal.DONE)
              .count();
      assertThat(removed).isEqualTo(9);
      assertThat(passkeys.of(ANN)).hasSize(1);
      assertThat(passkeys.remove(BEA, passkeys.of(ANN).getFirst().key().id()))
          .isEqualTo(Removal.NO_SUCH);
    }
  }
}
