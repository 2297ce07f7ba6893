package parlor.server.house;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import parlor.server.house.House.Answer;
import parlor.tables.Command;
import parlor.tables.Next;
import parlor.tables.PlayerId;
import parlor.tables.Refusals;
import parlor.tables.Rematch;
import parlor.tables.SeatPlan;
import parlor.tables.TableId;

/// Opens rematches. The finished table says which table is the next one, first come; that table is
/// then made, again if a crash came between.
final class Rematches {
  private final Entities entities;
  private final Claims claims;
  private final Seating seating;
  private final Draw draw;

  Rematches(Entities entities, Claims claims, Seating seating, Draw draw) {
    this.entities = entities;
    this.claims = claims;
    this.seating = seating;
    this.draw = draw;
  }

  CompletionStage<Answer> open(TableId table, PlayerId player) {
    return entities
        .inquire(table, player)
        .thenCompose(reply ->
            reply instanceof Reply.Standing finished && finished.next().isPresent()
                ? follow(table, finished, finished.next().get(), player)
                : note(table, player));
  }

  /// Notes a new table at the old one; who was faster has made another one the next.
  private CompletionStage<Answer> note(TableId table, PlayerId player) {
    var wanted = draw.table();
    return claims
        .code(wanted)
        .thenCompose(code -> entities.send(table, new Command.OpenRematch(player, wanted, code)))
        .thenCompose(reply ->
            reply instanceof Reply.Refused(var why)
                ? giveUp(wanted, new Answer.Refused(why))
                : entities
                    .inquire(table, player)
                    .thenCompose(finished -> noted(table, wanted, finished, player)));
  }

  private CompletionStage<Answer> noted(
      TableId table, TableId wanted, Reply reply, PlayerId player) {
    if (!(reply instanceof Reply.Standing finished) || finished.next().isEmpty()) {
      return CompletableFuture.completedStage(new Answer.Unknown());
    }
    var next = finished.next().get();
    return next.table().equals(wanted)
        ? follow(table, finished, next, player)
        : claims.drop(wanted).thenCompose(_ -> follow(table, finished, next, player));
  }

  private CompletionStage<Answer> giveUp(TableId wanted, Answer answer) {
    return claims.drop(wanted).thenApply(_ -> answer);
  }

  /// Seats the person at the next table: they have a seat there already, or join, or make it.
  private CompletionStage<Answer> follow(
      TableId table, Reply.Standing finished, Next next, PlayerId player) {
    return go(table, finished, next, player).thenApply(answer -> asked(answer, finished));
  }

  /// The answer with the sequence number of the table that was asked.
  private static Answer asked(Answer answer, Reply.Standing finished) {
    return answer instanceof Answer.Seated(var next, var code, var seat, _)
        ? new Answer.Seated(next, code, seat, finished.sequence())
        : answer;
  }

  private CompletionStage<Answer> go(
      TableId table, Reply.Standing finished, Next next, PlayerId player) {
    var plan = finished.rematch();
    if (plan.isEmpty() || finished.seats().isEmpty()) {
      return Seating.refused(Refusals.NOT_SEATED);
    }
    return entities
        .inquire(next.table(), player)
        .thenCompose(reply -> {
          if (reply instanceof Reply.Standing standing && standing.seats().isEmpty()) {
            return seating.join(next.table(), player, nameOf(plan.get(), player));
          }
          return reply.equals(Replies.refused(Refusals.NOT_FOUND))
              ? make(plan.get(), next, player).whenComplete((_, _) -> announce(table))
              : CompletableFuture.completedStage(Seating.seated(next.table(), reply));
        });
  }

  /// Only now, so that nobody is sent to a table that is not there yet.
  private void announce(TableId table) {
    entities.tell(table, new TableMessage.Announce());
  }

  private static String nameOf(Rematch plan, PlayerId player) {
    return plan.seats().stream()
        .filter(seat -> isFor(seat, player))
        .map(seat -> seat instanceof SeatPlan.For(_, var name, _) ? name : "")
        .findFirst()
        .orElse("");
  }

  private static boolean isFor(SeatPlan seat, PlayerId player) {
    return seat instanceof SeatPlan.For(var who, _, _) && who.equals(player);
  }

  private CompletionStage<Answer> make(Rematch plan, Next next, PlayerId player) {
    return claims
        .person(player, next.table())
        .thenCompose(objection ->
            objection.isPresent()
                ? Seating.refused(objection.get())
                : seats(plan, next.table()).thenCompose(seats -> make(plan, seats, next, player)));
  }

  /// The planned seats; those of people who play elsewhere by now are open.
  private CompletionStage<List<SeatPlan>> seats(Rematch plan, TableId table) {
    CompletionStage<List<SeatPlan>> seats = CompletableFuture.completedStage(List.of());
    for (var seat : plan.seats()) {
      seats = seats.thenCombine(seat(seat, table), Rematches::plus);
    }
    return seats;
  }

  private CompletionStage<SeatPlan> seat(SeatPlan seat, TableId table) {
    return seat instanceof SeatPlan.For(var player, _, _)
        ? claims
            .person(player, table)
            .thenApply(objection -> objection.isPresent() ? new SeatPlan.Open() : seat)
        : CompletableFuture.completedStage(seat);
  }

  private static List<SeatPlan> plus(List<SeatPlan> seats, SeatPlan seat) {
    var more = new ArrayList<>(seats);
    more.add(seat);
    return List.copyOf(more);
  }

  private CompletionStage<Answer> make(
      Rematch plan, List<SeatPlan> seats, Next next, PlayerId player) {
    var hostIsHere = seats.stream().anyMatch(seat -> isFor(seat, plan.host()));
    var create =
        new Command.Create(
            next.table(),
            next.code(),
            hostIsHere ? plan.host() : player,
            plan.hostName(),
            plan.game(),
            seats,
            plan.options(),
            plan.spectators(),
            true,
            draw.secrets(plan.series()));
    return entities
        .send(next.table(), create)
        .thenCompose(_ -> entities.inquire(next.table(), player))
        .thenApply(reply -> Seating.seated(next.table(), reply));
  }
}
