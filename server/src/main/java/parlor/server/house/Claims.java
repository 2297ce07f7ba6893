package parlor.server.house;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Function;
import parlor.engine.Refusal;
import parlor.tables.PlayerId;
import parlor.tables.TableId;

/// Takes what must be unique before a table accepts it: codes, and each person for one running
/// table.
final class Claims {
  /// With a thousand million codes, so many drawn in a row are never all taken.
  private static final int CODES_TRIED_MAX = 20;

  private final Register register;
  private final Executor blocking;
  private final Entities entities;
  private final Draw draw;

  Claims(Register register, Executor blocking, Entities entities, Draw draw) {
    this.register = register;
    this.blocking = blocking;
    this.entities = entities;
    this.draw = draw;
  }

  /// Asks the register, on a thread that may wait; fails when too many wait.
  <T> CompletionStage<T> ask(Function<Register, T> question) {
    try {
      return CompletableFuture.supplyAsync(() -> question.apply(register), blocking);
    } catch (RuntimeException e) {
      return CompletableFuture.failedStage(e);
    }
  }

  /// A new code for a table.
  CompletionStage<String> code(TableId table) {
    return code(table, CODES_TRIED_MAX);
  }

  private CompletionStage<String> code(TableId table, int tries) {
    if (tries == 0) {
      return CompletableFuture.failedStage(new IllegalStateException("no code is free"));
    }
    var code = draw.code();
    return code(code, table)
        .thenCompose(
            isOurs -> isOurs ? CompletableFuture.completedStage(code) : code(table, tries - 1));
  }

  /// Takes this very code for a table, if it is free.
  CompletionStage<Boolean> code(String code, TableId table) {
    return register.claimCode(code, table);
  }

  /// Claims a person for a table; says why not when they play at another one. A claim that its
  /// table knows nothing of was left behind by a crash and is taken over.
  CompletionStage<Optional<Refusal>> person(PlayerId player, TableId table) {
    return register
        .claimPlayer(player, table)
        .thenCompose(holder ->
            holder.equals(table)
                ? CompletableFuture.completedStage(Optional.empty())
                : contest(player, table, holder));
  }

  private CompletionStage<Optional<Refusal>> contest(
      PlayerId player, TableId table, TableId holder) {
    return entities
        .contest(holder, player, table)
        .thenCompose(reply ->
            switch (standing(reply)) {
              case PLAYS ->
                  CompletableFuture.completedStage(
                      Optional.of(HouseRefusals.inAnotherGame(holder)));
              case FREE -> takeOver(player, table, holder);
              case UNKNOWN ->
                  CompletableFuture.completedStage(Optional.of(HouseRefusals.UNAVAILABLE));
            });
  }

  private enum Plays {
    PLAYS,
    FREE,
    UNKNOWN
  }

  /// Whether a person cannot play elsewhere; a table that refuses to say is not there, has stopped,
  /// or has too much to do.
  private static Plays standing(Reply reply) {
    return switch (reply) {
      case Reply.Standing standing -> standing.plays() ? Plays.PLAYS : Plays.FREE;
      case Reply.Refused(var why) ->
          why.equals(HouseRefusals.UNAVAILABLE) ? Plays.UNKNOWN : Plays.FREE;
      case Reply.Unknown _, Reply.Done _, Reply.Frame _ -> Plays.UNKNOWN;
    };
  }

  private CompletionStage<Optional<Refusal>> takeOver(
      PlayerId player, TableId table, TableId holder) {
    return register
        .releasePlayer(player, holder)
        .thenCompose(_ -> register.claimPlayer(player, table))
        .thenApply(now ->
            now.equals(table) ? Optional.empty() : Optional.of(HouseRefusals.inAnotherGame(now)));
  }

  /// Gives a person free again, for the table did not take them; unless they play there already.
  CompletionStage<Boolean> releaseUnlessPlaying(PlayerId player, TableId table) {
    return entities
        .inquire(table, player)
        .thenCompose(reply ->
            standing(reply) == Plays.FREE
                ? release(player, table)
                : CompletableFuture.completedStage(false));
  }

  /// Gives up a claim on a person whom the table has left to another one.
  CompletionStage<Boolean> release(PlayerId player, TableId table) {
    return register.releasePlayer(player, table).thenApply(_ -> true);
  }

  /// Gives up a table that was not made.
  CompletionStage<Boolean> drop(TableId table) {
    return register.closed(table).thenApply(_ -> true);
  }
}
