package parlor.server.house;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.pekko.actor.typed.ActorRef;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.server.fuzz.Decoder;
import parlor.tables.Command;
import parlor.tables.Next;
import parlor.tables.PlayerId;
import parlor.tables.Rematch;
import parlor.tables.SeatPlan;
import parlor.tables.Series;
import parlor.tables.TableId;
import parlor.tables.TableView;

/// What nodes say to each other: read, or refused as an illegal argument, which Pekko drops with a
/// line in the log.
record MessageDecoder(HouseSerializer serializer, ActorRef<Object> somebody) implements Decoder {
  private static final List<String> MANIFESTS =
      List.of("message:table", "message:reply", "message:connection");

  @Override
  public String name() {
    return "messages between nodes";
  }

  @Override
  public int situations() {
    return MANIFESTS.size();
  }

  @Override
  public List<Input> samples() {
    var samples = new ArrayList<Input>();
    for (var message : messages()) {
      samples.add(
          new Input(
              MANIFESTS.indexOf(serializer.manifest(message)),
              new String(serializer.toBinary(message), StandardCharsets.UTF_8)));
    }
    return samples;
  }

  private List<Object> messages() {
    var ann = new PlayerId("ann");
    var seat = new Seat(1);
    var replyTo = somebody.<Reply>unsafeUpcast();
    var address = new Address("c1", somebody.<Delivery>unsafeUpcast());
    var link = new TableMessage.Link(address, ann, new Viewer.Public());
    var act = new Command.Act(ann, Optional.of(seat), "a1", OptionalLong.of(7), "{\"x\":1}");
    var plans = List.of(new SeatPlan.For(ann, "Ann"), new SeatPlan.Bot("hard"));
    return List.of(
        new TableMessage.Do(act, replyTo),
        new TableMessage.Act(act, address),
        new TableMessage.Do(new Command.SeatBot(ann, seat, "easy"), replyTo),
        new TableMessage.Do(new Command.AddLuck(ann, Optional.of(seat), "k3-Zq_8"), replyTo),
        new TableMessage.Do(new Command.Unseat(ann, seat, OptionalLong.empty()), replyTo),
        new TableMessage.Look(ann, new Viewer.At(seat), replyTo),
        new TableMessage.Contest(ann, new TableId("t1"), replyTo),
        new TableMessage.Connect(link, OptionalLong.empty(), true),
        new TableMessage.Here(link, 12),
        new TableMessage.Gone("c1"),
        new TableMessage.Touch(),
        new Reply.Done(3, "CODE22", List.of(seat)),
        new Reply.Frame("{\"type\":\"snapshot\"}"),
        new Reply.Refused(Refusal.of("no", "No {a}.").with("a", 1)),
        new Reply.Standing(
            "nine",
            "CODE22",
            TableView.Phase.FINISHED,
            9,
            true,
            List.of(seat),
            Optional.of(
                new Rematch(
                    ann,
                    "Ann",
                    "nine",
                    List.copyOf(plans),
                    "{}",
                    false,
                    Optional.of(new Series("root", 3)))),
            Optional.of(new Next(new TableId("t2"), "NEXT22"))),
        new Delivery("c1", new ToConnection.State(4, true, "{}")),
        new Delivery("c1", new ToConnection.Moved(new Viewer.At(seat))),
        new Delivery(
            "c1", new ToConnection.Answered("a1", new Reply.Done(3, "CODE22", List.of(seat)))),
        new Delivery("c1", new ToConnection.Remark("{}")),
        new Delivery("c1", new ToConnection.Ended(CloseCode.OPENED_ELSEWHERE)));
  }

  @Override
  public void read(Input input) {
    try {
      var bytes = input.text().getBytes(StandardCharsets.UTF_8);
      var read = serializer.fromBinary(bytes, MANIFESTS.get(input.situation()));
      Decoder.check(read != null, "never nothing");
      serializer.toBinary(read);
    } catch (IllegalArgumentException e) {
      // Refused as promised.
    }
  }
}
