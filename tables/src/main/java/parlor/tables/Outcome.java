package parlor.tables;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import parlor.engine.Seat;

/// How a game ended: who sat there, who won, all scores, how many turns and how long.
///
/// @param turns decisions made, by people, by bots or by silence
public record Outcome(
    TableId table, String game, Instant started, Instant ended, int turns, List<Place> places) {
  public Outcome {
    places = List.copyOf(places);
  }

  /// One seat in the end.
  ///
  /// @param player the person there, also when a bot played for them in the end
  /// @param name as it was during the game; empty for a bot
  /// @param level of the bot that played here in the end
  /// @param rank 1 for who won; several share one
  public record Place(
      Seat seat,
      Optional<PlayerId> player,
      String name,
      Optional<String> level,
      int rank,
      Optional<Integer> points) {}

  /// What a table's journal says about its end; nothing if the game was not played to its end.
  public static Optional<Outcome> of(Boxes boxes, List<Entry> rows) {
    var table = Table.blankWithoutBots(boxes);
    var started = Optional.<Instant>empty();
    var turns = 0;
    for (var row : rows) {
      table = table.evolve(row);
      if (started.isEmpty() && table.isStarted()) {
        started = Optional.of(row.at());
      }
      if (row instanceof Entry.Stepped(_, var cause, _) && !(cause instanceof Entry.Cause.Dealer)) {
        turns++;
      }
      if (table.phase() == TableView.Phase.FINISHED) {
        return Optional.of(ended(table, started.orElseThrow(), row.at(), turns));
      }
    }
    return Optional.empty();
  }

  private static Outcome ended(Table table, Instant started, Instant ended, int turns) {
    var view = table.view(ended);
    var result = view.result().orElseThrow();
    var places =
        view.seats().stream()
            .map(seat ->
                new Place(
                    seat.seat(),
                    table.playerAt(seat.seat()),
                    seat.name().orElse(""),
                    seat.level(),
                    rank(result.ranking(), seat.seat()),
                    Optional.ofNullable(result.points().get(seat.seat()))))
            .toList();
    return new Outcome(table.id(), table.game(), started, ended, turns, places);
  }

  private static int rank(List<List<Seat>> ranking, Seat seat) {
    var before = 0;
    for (var group : ranking) {
      if (group.contains(seat)) {
        return before + 1;
      }
      before += group.size();
    }
    return before + 1;
  }

  /// Whether it counts as won, drawn or lost: somebody played against somebody else, each person
  /// for themselves.
  private boolean counts() {
    var people = places.stream().flatMap(place -> place.player().stream()).toList();
    return places.size() > 1
        && !people.isEmpty()
        && people.stream().distinct().count() == people.size();
  }

  /// What the game was for a seat.
  public enum Standing {
    WON,
    DRAWN,
    LOST,
    /// A game alone, or against oneself.
    UNCOUNTED
  }

  /// What the game was for a seat. Who left it to a bot has lost.
  public Standing standing(Place place) {
    if (!counts()) {
      return Standing.UNCOUNTED;
    }
    if (place.rank() > 1 || (place.player().isPresent() && place.level().isPresent())) {
      return Standing.LOST;
    }
    var isDrawn = places.stream().allMatch(each -> each.rank() == 1);
    return isDrawn ? Standing.DRAWN : Standing.WON;
  }
}
