package parlor.server.http;

import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parlor.server.Settings;
import parlor.server.house.House;
import parlor.server.house.Replays;
import parlor.server.metrics.Metrics;
import parlor.server.storage.Database;
import parlor.server.storage.DatabaseSettings;
import parlor.server.storage.Sessions;
import parlor.server.storage.SqlArchive;
import parlor.server.storage.SqlHistory;
import parlor.wire.Shelf;

/// The edge on a free port with a real database behind it.
final class RunningEdge implements AutoCloseable {
  private final Database database;
  private final Edge edge;
  final Metrics metrics = new Metrics();

  private RunningEdge(Path data, Map<String, String> more, House house) {
    var environment = new TreeMap<>(more);
    environment.put("PARLOR_PORT", "0");
    environment.put("PARLOR_HOST", "127.0.0.1");
    var settings = ((Settings.Reading.Understood) Settings.read(environment)).settings();
    database = Database.open(new DatabaseSettings.Embedded(data));
    edge =
        Edge.start(
            settings,
            Optional.empty(),
            new Edge.Parts(
                house,
                new Replays(Shelf.load()::box, new SqlArchive(database)),
                new SqlHistory(database),
                new Sessions(database, Clock.systemUTC()),
                Shelf.load(),
                database.workers(),
                metrics));
  }

  static RunningEdge start(Path data, Map<String, String> settings, House house) {
    return new RunningEdge(data, settings, house);
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + edge.port());
  }

  Edge edge() {
    return edge;
  }

  @Override
  public void close() {
    edge.close();
    database.close();
  }
}
