package parlor.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.server.Settings;
import parlor.server.client.Guest;
import parlor.server.cluster.Logouts;
import parlor.server.house.Replays;
import parlor.server.identity.Passwords;
import parlor.server.metrics.Metrics;
import parlor.server.storage.Accounts;
import parlor.server.storage.Challenges;
import parlor.server.storage.Database;
import parlor.server.storage.DatabaseSettings;
import parlor.server.storage.Passkeys;
import parlor.server.storage.Sessions;
import parlor.server.storage.SqlHistory;
import parlor.server.storage.SqlJournal;
import parlor.testkit.Proves;
import parlor.wire.Shelf;

/// A table does not say in time what became of a command: it may be stored.
final class UnknownOutcomeTest {
  @TempDir static Path data;
  private static ActorTestKit system;
  private static Database database;
  private static Edge edge;

  @BeforeAll
  static void start() {
    system = ActorTestKit.create(ConfigFactory.parseString("pekko.actor.provider = local"));
    database = Database.open(new DatabaseSettings.Embedded(data));
    var environment = Map.of("PARLOR_PORT", "0", "PARLOR_HOST", "127.0.0.1");
    var settings = ((Settings.Reading.Understood) Settings.read(environment)).settings();
    var shelf = Shelf.load();
    var parts =
        new Edge.Parts(
            new LostAnswers(),
            new Replays(shelf::box, new SqlJournal(database, Clock.systemUTC())),
            new SqlHistory(database),
            new Sessions(database, Clock.systemUTC()),
            new Accounts(database, Clock.systemUTC()),
            new Passwords(),
            new Passkeys(database, Clock.systemUTC()),
            new Challenges(database, Clock.systemUTC()),
            Logouts.start(system.system()),
            shelf,
            database.workers(),
            new Metrics());
    edge = Edge.start(settings, Optional.empty(), parts);
  }

  @AfterAll
  static void stop() {
    edge.close();
    database.close();
    system.shutdownTestKit();
  }

  private static Guest guest() {
    return Guest.named("Ann", URI.create("http://127.0.0.1:" + edge.port()));
  }

  @Test
  @Proves("PLT-9")
  void a_socket_says_neither_yes_nor_no_but_ends_so_that_the_client_repeats() {
    var line = guest().connect("t1", "");
    line.act("a1", "{\"type\":\"mark\",\"square\":4}");
    assertThat(line.closeCode()).isEqualTo(1013);
    assertThat(line.poll(Duration.ZERO)).isEmpty();
  }

  @Test
  @Proves("PLT-9")
  void a_socket_also_ends_when_an_answer_never_comes() {
    var line = guest().connect("t1", "");
    line.act(LostAnswers.SILENT, "{\"type\":\"mark\",\"square\":4}");
    assertThat(line.closeCode()).isEqualTo(1013);
    assertThat(line.poll(Duration.ZERO)).isEmpty();
  }

  @Test
  @Proves("PLT-9")
  void a_request_is_told_that_it_may_be_repeated() {
    var answer =
        guest()
            .post(
                "/tables/t1/actions",
                "{\"id\":\"a1\",\"action\":{\"type\":\"mark\",\"square\":4}}");
    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.code()).isEqualTo("unavailable");
    assertThat(answer.json().get("detail").asText()).contains("the same id");
  }
}
