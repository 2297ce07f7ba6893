package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.ShardRegion.CurrentShardRegionState;
import org.apache.pekko.cluster.sharding.typed.ClusterShardingQuery;
import org.apache.pekko.cluster.sharding.typed.GetShardRegionState;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import parlor.engine.Viewer;
import parlor.server.house.House.Answer;
import parlor.server.storage.Database;
import parlor.server.storage.DatabaseSettings;
import parlor.server.storage.DatabaseSetup;
import parlor.server.storage.SqlJournal;
import parlor.server.storage.SqlRegister;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.SeatPlan;
import parlor.tables.TableId;

/// A house in a test: a real actor system and a real journal, with a clock that is moved by hand.
final class TestHouse implements AutoCloseable {
  static final Duration WAIT = Duration.ofSeconds(20);
  private static final int STEPS_MAX = 250;

  final HandTiming timing;
  final Database database;
  private final ActorSystem<Void> system;
  private final SqlJournal disk;
  private final FaultyJournal journal;
  private final PekkoHouse house;
  private final List<Client> clients = new ArrayList<>();

  private TestHouse(Database database, HandTiming timing, Optional<TestHouse> seed) {
    this.database = database;
    this.timing = timing;
    this.system = start(database);
    this.disk = new SqlJournal(database, Clock.systemUTC());
    this.journal = new FaultyJournal(disk);
    var cluster = Cluster.get(system);
    cluster
        .manager()
        .tell(Join.create(Cluster.get(seed.orElse(this).system).selfMember().address()));
    await(() -> cluster.selfMember().status().equals(MemberStatus.up()));
    this.house =
        PekkoHouse.start(
            system,
            new PekkoHouse.Parts(
                TestBoxes.boxes(),
                journal,
                new SqlRegister(database, Clock.systemUTC()),
                database.workers(),
                timing,
                2));
  }

  static Database database(Path folder) {
    return Database.open(new DatabaseSettings.Embedded(folder));
  }

  static TestHouse open(Database database) {
    return open(database, new HandTiming());
  }

  static TestHouse open(Database database, HandTiming timing) {
    return new TestHouse(database, timing, Optional.empty());
  }

  /// Another node of the same cluster.
  TestHouse another() {
    return new TestHouse(database, timing, Optional.of(this));
  }

  private static ActorSystem<Void> start(Database database) {
    var config =
        ConfigFactory.parseString(
                """
                pekko {
                  actor.provider = cluster
                  remote.artery.canonical { hostname = "127.0.0.1", port = 0 }
                  coordinated-shutdown.exit-jvm = off
                  cluster.jmx.enabled = off
                  cluster.sharding.number-of-shards = 10
                  loglevel = WARNING
                }
                """)
            .withFallback(ConfigFactory.load());
    return ActorSystem.create(
        Behaviors.empty(),
        "parlor",
        ActorSystemSetup.create(BootstrapSetup.create(config), new DatabaseSetup(database)));
  }

  House house() {
    return house;
  }

  /// Sound, unless it is told to fail.
  FaultyJournal journal() {
    return journal;
  }

  static PlayerId player(String name) {
    return new PlayerId("p-" + name);
  }

  Answer.Seated opened(String host, String game, SeatPlan... seats) {
    return seated(open(host, game, seats));
  }

  CompletionStage<Answer> open(String host, String game, SeatPlan... seats) {
    return house.open(
        new House.Opening(player(host), host, game, List.of(seats), "{}", false, true));
  }

  Answer.Seated joined(Answer.Seated at, String name) {
    return seated(house.join(at.code(), player(name), name));
  }

  static Answer.Seated seated(CompletionStage<Answer> answering) {
    return (Answer.Seated) answer(answering);
  }

  static Answer answer(CompletionStage<Answer> answering) {
    try {
      return answering.toCompletableFuture().get(WAIT.toSeconds(), TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new IllegalStateException("no answer", e);
    }
  }

  static String refusal(CompletionStage<Answer> answering) {
    return ((Answer.Refused) answer(answering)).why().code();
  }

  /// Something that is done, and at which sequence number.
  long does(TableId table, Command command) {
    return ((Answer.Done) answer(house.send(table, command))).sequence();
  }

  static Command.Act marks(String name, String id, int square) {
    return new Command.Act(
        player(name),
        Optional.empty(),
        id,
        OptionalLong.empty(),
        "{\"type\":\"mark\",\"square\":" + square + "}");
  }

  Client connects(TableId table, String name) {
    return connects(table, name, OptionalLong.empty(), false);
  }

  Client connects(TableId table, String name, OptionalLong from, boolean replacing) {
    return connects(
        new House.Connecting(table, player(name), new Viewer.Public(), from, replacing));
  }

  Client connects(House.Connecting connecting) {
    var client = new Client(house, connecting);
    clients.add(client);
    return client;
  }

  /// Whether a table lives on this node now.
  boolean isInMemory(TableId table) {
    var asked =
        AskPattern.<ClusterShardingQuery, CurrentShardRegionState>ask(
            ClusterSharding.get(system).shardState(),
            to -> new GetShardRegionState(EntityTypeKey.create(TableMessage.class, "table"), to),
            WAIT,
            system.scheduler());
    return asked.toCompletableFuture().join().getShards().stream()
        .anyMatch(shard -> shard.getEntityIds().contains(table.value()));
  }

  /// Time passes, while everyone who is connected is heard of.
  void passes(Duration time) {
    var step = Duration.ofMillis(500);
    for (var left = time; left.isPositive(); left = left.minus(step)) {
      clients.stream().filter(client -> !client.isEnded()).forEach(Client::here);
      timing.advance(step.compareTo(left) < 0 ? step : left);
      pause(Duration.ofMillis(15));
    }
  }

  /// Time passes in small steps until this is so: what is computed meanwhile takes real time.
  void passesUntil(BooleanSupplier claim) {
    for (var steps = 0; !claim.getAsBoolean(); steps++) {
      assertThat(steps).as("steps of time").isLessThan(STEPS_MAX);
      passes(Duration.ofMillis(50));
    }
  }

  /// Nobody is heard of any more from this client.
  void forget(Client client) {
    clients.remove(client);
  }

  static void await(BooleanSupplier claim) {
    var end = System.nanoTime() + WAIT.toNanos();
    while (!claim.getAsBoolean()) {
      assertThat(System.nanoTime()).as("in time").isLessThan(end);
      pause(Duration.ofMillis(20));
    }
  }

  static void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// The rows of a table, as JSON.
  List<String> rows(TableId table) {
    return database.read(handle ->
        handle
            .createQuery("select entry from journal where table_id = :id order by sequence")
            .bind("id", table.value())
            .mapTo(String.class)
            .list());
  }

  /// Ends this node; the database stays.
  @Override
  public void close() {
    house.close();
    system.terminate();
    try {
      system.getWhenTerminated().toCompletableFuture().get(WAIT.toSeconds(), TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new IllegalStateException("the actor system does not end", e);
    }
    disk.close();
  }
}
