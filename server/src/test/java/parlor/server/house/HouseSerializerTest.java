package parlor.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apache.pekko.serialization.SerializationExtension;
import org.apache.pekko.serialization.Serializers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import parlor.engine.Refusal;
import parlor.engine.Seat;
import parlor.engine.Viewer;
import parlor.tables.Command;
import parlor.tables.Next;
import parlor.tables.PlayerId;
import parlor.tables.Rematch;
import parlor.tables.SeatPlan;
import parlor.tables.Series;
import parlor.tables.TableId;
import parlor.tables.TableView;

/// Everything that leaves a node comes back the same.
class HouseSerializerTest {
  private static final ActorTestKit KIT = ActorTestKit.create(ConfigFactory.defaultReference());
  private static final PlayerId ANN = new PlayerId("ann");
  private static final Seat SEAT = new Seat(1);

  @AfterAll
  static void stop() {
    KIT.shutdownTestKit();
  }

  private static Object again(Object value) {
    var serialization = SerializationExtension.get(KIT.system());
    var serializer = serialization.findSerializerFor(value);
    assertThat(serializer).isInstanceOf(HouseSerializer.class);
    var bytes = serializer.toBinary(value);
    return serialization
        .deserialize(bytes, serializer.identifier(), Serializers.manifestFor(serializer, value))
        .get();
  }

  private static void survives(Object value) {
    assertThat(again(value)).isEqualTo(value);
  }

  @Test
  void messages_to_tables() {
    var probe = KIT.<Reply>createTestProbe();
    var act = new Command.Act(ANN, Optional.of(SEAT), "a1", OptionalLong.of(7), "{\"x\":1}");
    survives(new TableMessage.Do(act, probe.getRef()));
    survives(new TableMessage.Do(new Command.Leave(ANN), probe.getRef()));
    var address = new Address("c1", KIT.<Delivery>createTestProbe().getRef());
    survives(new TableMessage.Act(act, address));
    survives(new TableMessage.Look(ANN, new Viewer.At(SEAT), probe.getRef()));
    survives(new TableMessage.Inquire(ANN, probe.getRef()));
    var link = new TableMessage.Link(address, ANN, new Viewer.Public());
    survives(new TableMessage.Connect(link, OptionalLong.empty(), true));
    survives(new TableMessage.Here(link, 12));
    survives(new TableMessage.Gone("c1"));
    survives(new TableMessage.Cut("c1"));
    survives(new TableMessage.Contest(ANN, new TableId("t1"), probe.getRef()));
    survives(new TableMessage.Touch());
  }

  @Test
  void answers() {
    survives(new Reply.Done(3, "CODE22", List.of(SEAT)));
    survives(new Reply.Frame("{\"type\":\"snapshot\"}"));
    survives(new Reply.Refused(Refusal.of("no", "No {a}.").with("a", 1)));
    var plan =
        new Rematch(
            ANN,
            "Ann",
            "nine",
            List.of(new SeatPlan.For(ANN, "Ann", Optional.of("luck")), new SeatPlan.Bot("hard")),
            "{}",
            false,
            Optional.of(new Series("root", 3)));
    survives(
        new Reply.Standing(
            "nine",
            "CODE22",
            TableView.Phase.FINISHED,
            9,
            true,
            List.of(SEAT),
            Optional.of(plan),
            Optional.of(new Next(new TableId("t2"), "NEXT22"))));
  }

  @Test
  void frames() {
    survives(new Delivery("c1", new ToConnection.State(4, true, "{}")));
    survives(
        new Delivery(
            "c1", new ToConnection.Answered("a1", new Reply.Done(3, "CODE22", List.of(SEAT)))));
    survives(
        new Delivery(
            "c1", new ToConnection.Answered("a2", Replies.refused(Refusal.of("no", "No.")))));
    survives(new Delivery("c1", new ToConnection.Moved(new Viewer.At(SEAT))));
    survives(new Delivery("c1", new ToConnection.Remark("{\"a\":\"ü\"}")));
    survives(new Delivery("c1", new ToConnection.Ended(CloseCode.OPENED_ELSEWHERE)));
  }
}
