package parlor.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static parlor.tables.People.ANN;
import static parlor.tables.People.BOB;
import static parlor.tables.People.CAT;
import static parlor.tables.People.FIRST;
import static parlor.tables.People.MINE;
import static parlor.tables.People.OPEN;
import static parlor.tables.People.SECOND;
import static parlor.tables.People.THIRD;
import static parlor.tables.People.joins;
import static parlor.tables.People.makes;
import static parlor.tables.People.marks;
import static parlor.tables.People.starts;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FairDealTest {
  private static final String GAME = "tic-tac-toe";

  private static Command adds(PlayerId player, String luck) {
    return new Command.AddLuck(player, Optional.empty(), luck);
  }

  private static Story lobby() {
    return Story.given(makes(GAME, "{}", MINE, OPEN), joins(BOB));
  }

  /// Ann wins.
  private static Story played(Story lobby) {
    return lobby.and(
        starts(ANN),
        marks(ANN, "1", 0),
        marks(BOB, "2", 3),
        marks(ANN, "3", 1),
        marks(BOB, "4", 4),
        marks(ANN, "5", 2));
  }

  @Test
  void the_fingerprint_is_shown_from_the_first_moment_and_the_secret_only_in_the_end() {
    var fingerprint = Series.fingerprint("deal secret");
    var lobby = lobby();
    assertThat(lobby.view().deal().fingerprint()).isEqualTo(fingerprint);
    assertThat(lobby.view().deal().secret()).isEmpty();
    lobby.and(starts(ANN), marks(ANN, "1", 8));
    assertThat(lobby.view().deal().secret()).isEmpty();
    var over = played(lobby());
    assertThat(over.view().deal().secret()).contains("deal secret");
    assertThat(over.view().deal().fingerprint()).isEqualTo(fingerprint);
  }

  @Test
  void everybody_sees_what_people_have_added() {
    var story = lobby().and(adds(BOB, "bobs"), adds(ANN, "anns"));
    assertThat(story.view().deal().luck()).isEqualTo(Map.of(FIRST, "anns", SECOND, "bobs"));
  }

  @Test
  void what_was_added_first_stands() {
    var story = lobby().and(adds(ANN, "anns")).when(adds(ANN, "other")).thenNothing();
    assertThat(story.view().deal().luck()).isEqualTo(Map.of(FIRST, "anns"));
  }

  @Test
  void luck_goes_with_who_leaves_the_lobby() {
    var story = lobby().and(adds(BOB, "bobs"), People.leaves(BOB), joins(CAT));
    assertThat(story.view().deal().luck()).isEmpty();
  }

  @Test
  void luck_moves_up_with_its_seat() {
    var story =
        Story.given(
            makes(Story.DRAWS, "{}", MINE, OPEN, OPEN),
            joins(BOB),
            joins(CAT),
            adds(CAT, "cats"),
            People.leaves(BOB));
    assertThat(story.view().deal().luck()).isEqualTo(Map.of(THIRD, "cats"));
    story.and(starts(ANN));
    assertThat(story.view().deal().luck()).isEqualTo(Map.of(SECOND, "cats"));
  }

  @Test
  void it_is_refused_from_strangers_once_the_game_runs_and_where_it_could_be_mistaken() {
    lobby().when(adds(CAT, "cats")).thenRefused("not-seated");
    for (var bad : new String[] {"", "a,b", "a b", "ä", "a\0", "x".repeat(65)}) {
      lobby().when(adds(ANN, bad)).thenRefused("malformed");
    }
    lobby().and(starts(ANN)).when(adds(ANN, "late")).thenRefused("already-started");
    played(lobby()).when(adds(ANN, "late")).thenRefused("already-started");
  }

  @Test
  void each_secret_of_a_series_is_the_fingerprint_of_the_next_one() {
    var series = new Series("root", 0);
    for (var game = 1; game < Series.GAMES_MAX; game++) {
      var next = series.next().orElseThrow();
      assertThat(Series.fingerprint(next.secret())).isEqualTo(series.secret());
      series = next;
    }
    assertThat(series.next()).isEmpty();
    assertThat(series.secret()).isEqualTo(Series.fingerprint("root"));
  }

  @Test
  void a_rematch_goes_on_with_the_series_and_with_what_was_added() {
    var series = new Series("root", 0);
    var made = makes(GAME, "{}", MINE, OPEN);
    var story =
        played(
            Story.given(
                new Command.Create(
                    made.table(),
                    made.code(),
                    ANN,
                    made.hostName(),
                    GAME,
                    made.seats(),
                    "{}",
                    false,
                    false,
                    Command.Secrets.of(series, "bots")),
                joins(BOB),
                adds(BOB, "bobs"),
                People.arrives(BOB, SECOND)));
    var plan = story.table().rematchPlan(ANN).orElseThrow();
    assertThat(plan.series()).isEqualTo(series.next());
    assertThat(plan.seats()).contains(new SeatPlan.For(BOB, "Bob", Optional.of("bobs")));
  }

  @Test
  void what_people_add_decides_the_deal() {
    var lucks = new String[] {"a", "b", "c", "d", "e", "f", "g", "h"};
    var deals = new java.util.HashSet<Entry>();
    for (var luck : lucks) {
      var story =
          Story.given(
              makes(Story.DRAWS, "{}", MINE, OPEN), joins(BOB), adds(BOB, luck), starts(ANN));
      deals.add(story.journal.getLast());
    }
    assertThat(deals).hasSizeGreaterThan(1);
  }
}
