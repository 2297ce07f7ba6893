package parlor.server.storage;

import java.util.Optional;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.setup.Setup;

/// Hands the open database to an actor system, for its journal and its lease.
public final class DatabaseSetup extends Setup {
  private final Database database;

  public DatabaseSetup(Database database) {
    this.database = database;
  }

  /// The database that an actor system was started with.
  public static Database of(ActorSystem system) {
    return Optional.of(system.settings().setup())
        .flatMap(setup -> setup.get(DatabaseSetup.class))
        .orElseThrow(() -> new IllegalStateException("the actor system was given no database"))
        .database;
  }
}
