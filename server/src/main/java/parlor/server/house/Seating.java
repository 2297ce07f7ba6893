package parlor.server.house;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import parlor.engine.Refusal;
import parlor.server.house.House.Answer;
import parlor.tables.Boxes;
import parlor.tables.Command;
import parlor.tables.PlayerId;
import parlor.tables.Refusals;
import parlor.tables.Table;
import parlor.tables.TableId;
import parlor.tables.Verdict;

/// Seats people: each is claimed for the table before the table accepts them, and given free again
/// when it does not.
final class Seating {
  private final Boxes boxes;
  private final Entities entities;
  private final Claims claims;
  private final Draw draw;
  private final Timing timing;

  Seating(Boxes boxes, Entities entities, Claims claims, Draw draw, Timing timing) {
    this.boxes = boxes;
    this.entities = entities;
    this.claims = claims;
    this.draw = draw;
    this.timing = timing;
  }

  CompletionStage<Answer> open(House.Opening opening) {
    var table = draw.table();
    var wanted = create(opening, table, draw.code());
    if (Table.blank(boxes).decide(wanted, timing.now()) instanceof Verdict.Refused(var why)) {
      return refused(why);
    }
    return claimed(
        opening.host(),
        table,
        () -> claims.code(table).thenCompose(code -> make(wanted.under(code))));
  }

  private CompletionStage<Answer> make(Command.Create wanted) {
    return entities
        .send(wanted.table(), wanted)
        .thenCompose(reply ->
            reply instanceof Reply.Refused
                ? claims.drop(wanted.table()).thenApply(_ -> seated(wanted.table(), reply))
                : CompletableFuture.completedStage(seated(wanted.table(), reply)));
  }

  private Command.Create create(House.Opening opening, TableId table, String code) {
    return new Command.Create(
        table,
        code,
        opening.host(),
        opening.name(),
        opening.game(),
        opening.seats(),
        opening.options(),
        opening.spectators(),
        opening.start(),
        draw.secrets(Optional.empty()));
  }

  CompletionStage<Answer> join(String code, PlayerId player, String name) {
    return claims
        .ask(book -> book.tableOf(code.strip().toUpperCase(Locale.ROOT)))
        .thenCompose(table ->
            table.isPresent() ? join(table.get(), player, name) : refused(Refusals.NOT_FOUND));
  }

  CompletionStage<Answer> join(TableId table, PlayerId player, String name) {
    return claimed(
        player,
        table,
        () ->
            entities
                .send(table, new Command.Join(player, name))
                .thenApply(reply -> seated(table, reply)));
  }

  CompletionStage<Answer> takeBack(TableId table, Command.TakeBack wanted) {
    return claimed(
        wanted.player(), table, () -> entities.send(table, wanted).thenApply(Seating::done));
  }

  private interface Accepting {
    CompletionStage<Answer> accept();
  }

  private CompletionStage<Answer> claimed(PlayerId player, TableId table, Accepting then) {
    return claims
        .person(player, table)
        .thenCompose(objection ->
            objection.isPresent()
                ? refused(objection.get())
                : then.accept().thenCompose(answer -> kept(player, table, answer)));
  }

  /// Gives the person free when the table has said no, unless they play there all the same. Where
  /// it has not answered it may have said yes; then the claim stays, and is looked into when it
  /// stands in the way.
  private CompletionStage<Answer> kept(PlayerId player, TableId table, Answer answer) {
    if (!(answer instanceof Answer.Refused(var why))) {
      return CompletableFuture.completedStage(answer);
    }
    var released =
        HouseRefusals.isInAnotherGame(why)
            ? claims.release(player, table)
            : claims.releaseUnlessPlaying(player, table);
    return released.thenApply(_ -> answer);
  }

  static Answer seated(TableId table, Reply reply) {
    return switch (reply) {
      case Reply.Done(var sequence, var code, var seats) when !seats.isEmpty() ->
          new Answer.Seated(table, code, seats.getFirst(), sequence);
      case Reply.Standing standing when !standing.seats().isEmpty() ->
          new Answer.Seated(
              table, standing.code(), standing.seats().getFirst(), standing.sequence());
      case Reply.Refused(var why) -> new Answer.Refused(why);
      case Reply.Unknown() -> new Answer.Unknown();
      case Reply.Done _, Reply.Frame _, Reply.Standing _ ->
          new Answer.Refused(HouseRefusals.UNAVAILABLE);
    };
  }

  static Answer done(Reply reply) {
    return switch (reply) {
      case Reply.Done(var sequence, _, _) -> new Answer.Done(sequence);
      case Reply.Frame(var json) -> new Answer.Frame(json);
      case Reply.Refused(var why) -> new Answer.Refused(why);
      case Reply.Unknown() -> new Answer.Unknown();
      case Reply.Standing(_, _, _, var sequence, _, _, _, _) -> new Answer.Done(sequence);
    };
  }

  /// Makes a table whose id and code were chosen elsewhere.
  CompletionStage<Answer> make(TableId table, Command.Create wanted) {
    return claimed(
        wanted.host(),
        table,
        () ->
            claims
                .code(wanted.code(), table)
                .thenCompose(isOurs -> isOurs ? make(wanted) : refused(HouseRefusals.CODE_TAKEN)));
  }

  static CompletionStage<Answer> refused(Refusal why) {
    return CompletableFuture.completedStage(new Answer.Refused(why));
  }

  /// The running table at which a person sits.
  CompletionStage<Optional<House.Whereabouts>> whereabouts(PlayerId player) {
    return claims
        .ask(book -> book.claimOn(player))
        .thenCompose(table ->
            table.isPresent()
                ? entities
                    .inquire(table.get(), player)
                    .thenApply(reply -> whereabouts(table.get(), reply))
                : CompletableFuture.completedStage(Optional.empty()));
  }

  private static Optional<House.Whereabouts> whereabouts(TableId table, Reply reply) {
    return reply instanceof Reply.Standing standing && standing.plays()
        ? Optional.of(new House.Whereabouts(table, standing.game(), standing.phase()))
        : Optional.empty();
  }
}
