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
    return ask(book -> {
      for (var tried = 0; tried < CODES_TRIED_MAX; tried++) {
        var code = draw.code();
        if (book.claimCode(code, table)) {
          return code;
        }
      }
      throw new IllegalStateException("no code is free");
    });
  }

  /// Claims a person for a table; says why not when they play at another one. A claim that its
  /// table knows nothing of was left behind by a crash and is taken over.
  CompletionStage<Optional<Refusal>> person(PlayerId player, TableId table) {
    return ask(book -> book.claimPlayer(player, table))
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
    return ask(book -> {
      book.releasePlayer(player, holder);
      var now = book.claimPlayer(player, table);
      return now.equals(table) ? Optional.empty() : Optional.of(HouseRefusals.inAnotherGame(now));
    });
  }

  /// Gives a person free again, for the table did not take them; unless they play there already.
  CompletionStage<Boolean> releaseUnlessPlaying(PlayerId player, TableId table) {
    return entities
        .inquire(table, player)
        .thenCompose(reply ->
            standing(reply) == Plays.FREE
                ? ask(book -> {
                  book.releasePlayer(player, table);
                  return true;
                })
                : CompletableFuture.completedStage(false));
  }

  /// Gives up a claim on a person whom the table has left to another one.
  CompletionStage<Boolean> release(PlayerId player, TableId table) {
    return ask(book -> {
      book.releasePlayer(player, table);
      return true;
    });
  }

  /// Gives up a table that was not made.
  CompletionStage<Boolean> drop(TableId table) {
    return ask(book -> {
      book.closed(table);
      return true;
    });
  }
}
