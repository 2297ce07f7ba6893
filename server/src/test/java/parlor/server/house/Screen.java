package parlor.server.house;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.OptionalLong;
import parlor.engine.Viewer;
import parlor.tables.PlayerId;
import parlor.tables.TableId;
import parlor.wire.Json;

/// A person's screen that is put together from frames as a client does, over many connections.
final class Screen {
  private final House house;
  private final TableId table;
  private final PlayerId player;
  private ObjectNode shown = Json.MAPPER.createObjectNode();
  private Optional<String> fault = Optional.empty();
  private Optional<House.Connection> line = Optional.empty();
  private boolean isAway;
  private int lines;

  Screen(House house, TableId table, PlayerId player) {
    this.house = house;
    this.table = table;
    this.player = player;
  }

  /// Connects, and goes on after what was seen last.
  synchronized void connect() {
    isAway = false;
    var number = ++lines;
    var from = shown.has("seq") ? OptionalLong.of(sequence()) : OptionalLong.empty();
    var wanted = new House.Connecting(table, player, new Viewer.Public(), from, true);
    line = Optional.of(house.connect(wanted, new Listener(number)));
  }

  /// Frames of an older line come too late.
  private final class Listener implements House.Listener {
    private final int number;

    Listener(int number) {
      this.number = number;
    }

    @Override
    public void frame(String json) {
      show(number, Json.read(json, ObjectNode.class));
    }

    @Override
    public void answered(String id, House.Answer answer) {}

    @Override
    public void moved(Viewer viewer) {}

    @Override
    public void ended(CloseCode why) {
      end(number);
    }
  }

  private synchronized void show(int number, ObjectNode frame) {
    if (number != lines) {
      return;
    }
    if (frame.path("type").asText().equals("snapshot")) {
      shown = frame;
    } else if (frame.path("seq").asLong() == sequence() + 1) {
      shown.setAll(frame);
    } else {
      fault = Optional.of("after " + sequence() + " came " + frame);
    }
  }

  /// A client whose line is lost opens another, unless its person is away.
  private synchronized void end(int number) {
    if (number == lines && !isAway) {
      connect();
    }
  }

  /// From now on nothing is heard of this person, until they connect again.
  synchronized void goAway() {
    isAway = true;
  }

  synchronized boolean isAway() {
    return isAway;
  }

  synchronized long sequence() {
    return shown.path("seq").asLong();
  }

  synchronized JsonNode shown() {
    return shown.deepCopy();
  }

  /// What came out of order.
  synchronized Optional<String> fault() {
    return fault;
  }

  synchronized void here() {
    line.filter(_ -> !isAway).ifPresent(House.Connection::here);
  }

  synchronized void close() {
    line.ifPresent(House.Connection::close);
  }

  synchronized void cut() {
    line.ifPresent(House.Connection::cut);
  }
}
