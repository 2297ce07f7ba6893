package parlor.server.house;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.tables.Next;
import parlor.tables.PlayerId;
import parlor.tables.Table;
import parlor.tables.TableNews;
import parlor.wire.Json;

/// The frames that clients read, as JSON text. What is the same for all viewers is written once.
///
/// A table's link has no host here: under which one the server is reached, only the edge knows.
public record Frames() {
  /// How the text of every value begins whose type has several kinds.
  private static final String TYPE = "{\"type\":\"";

  /// What a client needs of one step.
  ///
  /// @param resets whether seats have moved, so that only a snapshot tells where one is
  public record Step(long sequence, String news, boolean resets) {}

  private record You(Optional<Seat> seat, boolean host, List<Seat> seats) {}

  private record Refused(String type, String code, String message, Object arguments) {}

  private record Follow(String type, String table, String code) {}

  String snapshot(Table table, PlayerId player, Optional<Seat> seat, Viewer viewer, Instant now) {
    var you = new You(seat, table.isHost(player), table.seatsOf(player));
    return "{\"type\":\"snapshot\",\"seq\":"
        + table.sequence()
        + ",\"you\":"
        + Json.write(you)
        + ",\"table\":"
        + table(table, now)
        + table.gameView(viewer).map(view -> "," + view + clocks(table, now)).orElse("")
        + "}";
  }

  /// An update that says what happened, and no more.
  String update(Step step) {
    return head(step) + "}";
  }

  /// An update that also shows what is now.
  ///
  /// @param shared from [#shared]
  /// @param view from [#view]
  public String update(String shared, String view) {
    return shared + (view.isEmpty() ? "" : ",") + view + "}";
  }

  private static String head(Step step) {
    return "{\"type\":\"update\",\"seq\":" + step.sequence() + ",\"news\":" + step.news();
  }

  /// The part of an update that is the same for all: its beginning.
  public String shared(Step step, Table table, boolean withTable, Instant now) {
    return head(step)
        + (withTable ? ",\"table\":" + table(table, now) : "")
        + (table.isStarted() ? clocks(table, now) : "");
  }

  /// The part of an update that is for one viewer.
  public String view(Table table, Viewer viewer) {
    return table.gameView(viewer).orElse("");
  }

  private String table(Table table, Instant now) {
    var text = Json.write(table.view(now));
    return text.substring(0, text.length() - 1) + ",\"link\":\"/t/" + table.code() + "\"}";
  }

  private static String clocks(Table table, Instant now) {
    return ",\"awaited\":"
        + Json.write(table.awaited(now))
        + table.pauseLeft(now).map(left -> ",\"pauseMs\":" + left).orElse("");
  }

  /// What a client needs of the table's last row.
  public Step step(Table after, boolean resets) {
    return new Step(after.sequence(), news(after.news()), resets);
  }

  static String news(Table.News news) {
    if (news.table().isEmpty()) {
      return news.game();
    }
    var own = String.join(",", news.table().stream().map(Frames::news).toList());
    var game = news.game().substring(1, news.game().length() - 1);
    return "[" + own + (game.isBlank() ? "" : "," + game) + "]";
  }

  private static String news(TableNews news) {
    return TYPE + "table:" + Json.write(news).substring(TYPE.length());
  }

  static String refused(Refusal why) {
    return Json.write(new Refused("refused", why.code(), why.message(), why.arguments()));
  }

  static String next(Next next) {
    return Json.write(new Follow("next", next.table().value(), next.code()));
  }
}
