package parlor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlor.engine.SplitMix64;
import parlor.server.client.Guest;
import parlor.server.client.ShankoPerson;
import parlor.testkit.Proves;

/// A whole game over sockets; bots do not pretend to think.
class EightClientsTest {
  private static final int PEOPLE = 4;
  private static final String SEATS =
      """
      {"game":"shanko","seats":["mine","bot:easy","open","bot:hard","open","bot:medium","open","bot:hard"],"options":{}}
      """;

  @TempDir private Path data;

  @Test
  @Proves({"SHA-2", "SHA-20", "PLT-8"})
  void people_and_bots_play_all_seven_rounds_over_sockets() throws Exception {
    try (var timing = new QuickBots();
        var server = TestServer.start(data, timing);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var people = people(server);
      var playing = people.stream().map(threads::submit).toList();
      for (var one : playing) {
        var person = one.get();
        assertThat(person.told("round-began")).isEqualTo(7);
        assertThat(person.told("round-ended")).isEqualTo(7);
        assertThat(person.view().get("scores")).hasSize(7).allMatch(round -> round.size() == 8);
        assertThat(person.view().get("hands")).isEqualTo(people.getFirst().view().get("hands"));
        missedNothing(person);
      }
    }
  }

  /// Four guests who all see a table of eight, which then begins.
  private static List<ShankoPerson> people(TestServer server) {
    var host = server.guest("P0");
    var made = host.post("/tables", SEATS).expect(201);
    var guests = new ArrayList<Guest>(List.of(host));
    for (var number = 1; number < PEOPLE; number++) {
      var guest = server.guest("P" + number);
      guest.post("/tables/join", "{\"code\":" + made.get("code") + "}").expect(200);
      guests.add(guest);
    }
    var table = made.get("table").asText();
    var people =
        guests.stream()
            .map(guest -> new ShankoPerson(guest.connect(table, ""), new SplitMix64(7)))
            .toList();
    host.post("/tables/" + table + "/start", "").expect(200);
    return people;
  }

  private static void missedNothing(ShankoPerson person) {
    var first = person.sequence().getFirst();
    var last = person.sequence().getLast();
    assertThat(person.sequence()).isEqualTo(LongStream.rangeClosed(first, last).boxed().toList());
  }
}
