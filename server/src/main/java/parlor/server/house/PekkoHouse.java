package parlor.server.house;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorSystem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlor.engine.Viewer;
import parlor.tables.Boxes;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// The house on Pekko: tables are sharded entities.
public final class PekkoHouse implements House, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PekkoHouse.class);

  private final Connections connections;
  private final Entities entities;
  private final Seating seating;
  private final Rematches rematches;
  private final Sweeper sweeper;
  private final BotPool bots;

  /// @param blocking threads for the register and the journal, bounded
  /// @param botThreads how many bots may think at once on this node
  public record Parts(
      Boxes boxes,
      Journal journal,
      Register register,
      Executor blocking,
      Timing timing,
      int botThreads) {}

  private PekkoHouse(ActorSystem<?> system, Parts parts) {
    this.connections = Connections.start(system);
    this.bots = new BotPool(parts.botThreads());
    this.entities =
        Entities.start(
            system,
            new Rooms(
                parts.boxes(),
                parts.journal(),
                parts.register(),
                parts.blocking(),
                parts.timing(),
                bots,
                new Frames(),
                new Residents(),
                connections));
    var draw = new Draw();
    var claims = new Claims(parts.register(), parts.blocking(), entities, draw);
    this.seating = new Seating(parts.boxes(), entities, claims, draw, parts.timing());
    this.rematches = new Rematches(entities, claims, seating, draw);
    this.sweeper = Sweeper.start(parts.timing(), claims, entities);
  }

  /// Opens the house on a node that is, or will be, part of a cluster.
  public static PekkoHouse start(ActorSystem<?> system, Parts parts) {
    return new PekkoHouse(system, parts);
  }

  @Override
  public CompletionStage<Answer> open(Opening opening) {
    return safely(seating.open(opening));
  }

  @Override
  public CompletionStage<Answer> join(String code, PlayerId player, String name) {
    return safely(seating.join(code, player, name));
  }

  @Override
  public CompletionStage<Answer> rematch(TableId table, PlayerId player) {
    return safely(rematches.open(table, player));
  }

  /// Whoever comes to sit is claimed for the table first.
  @Override
  public CompletionStage<Answer> send(TableId table, Command command) {
    return safely(
        switch (command) {
          case Command.Create create -> seating.make(table, create);
          case Command.Join(var player, var name) -> seating.join(table, player, name);
          case Command.TakeBack wanted -> seating.takeBack(table, wanted);
          case Command.Leave _,
              Command.Start _,
              Command.AddLuck _,
              Command.SeatBot _,
              Command.Unseat _,
              Command.Act _,
              Command.BotActs _,
              Command.OpenRematch _,
              Command.Arrive _,
              Command.Depart _,
              Command.Tick _,
              Command.Wake _ ->
              entities.send(table, command).thenApply(Seating::done);
        });
  }

  @Override
  public CompletionStage<Answer> snapshot(TableId table, PlayerId player, Viewer viewer) {
    return safely(entities.look(table, player, viewer).thenApply(Seating::done));
  }

  @Override
  public CompletionStage<Optional<Whereabouts>> whereabouts(PlayerId player) {
    return seating
        .whereabouts(player)
        .exceptionally(failure -> {
          LOG.warn("The register did not answer", failure);
          return Optional.empty();
        });
  }

  @Override
  public Connection connect(Connecting connecting, Listener listener) {
    return connections.open(
        connecting, message -> entities.tell(connecting.table(), message), listener);
  }

  @Override
  public Duration answersWithin() {
    return entities.answersWithin();
  }

  /// How often bots have decided on this node.
  public long botDecisions() {
    return bots.decisions();
  }

  /// How many bots of this node wait to think.
  public int botsWaiting() {
    return bots.waiting();
  }

  private static CompletionStage<Answer> safely(CompletionStage<Answer> answering) {
    return answering.exceptionally(failure -> {
      LOG.warn("A request failed", failure);
      return new Answer.Refused(HouseRefusals.UNAVAILABLE);
    });
  }

  @Override
  public void close() {
    sweeper.close();
    bots.close();
  }
}
