package parlor.server.cluster;

import java.time.Duration;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.pubsub.Topic;

/// Tells every node of the cluster that a session has ended, so that each closes its sockets.
public final class Logouts {
  private static final Duration AGAIN_AFTER = Duration.ofMillis(800);

  private final ActorSystem<?> system;
  private final ActorRef<Topic.Command<String>> topic;

  private Logouts(ActorSystem<?> system, ActorRef<Topic.Command<String>> topic) {
    this.system = system;
    this.topic = topic;
  }

  public static Logouts start(ActorSystem<?> system) {
    var topic =
        system.systemActorOf(
            Topic.create(String.class, "parlor-logouts"), "logouts", Props.empty());
    return new Logouts(system, topic);
  }

  /// Says on all nodes that whoever this is has left; and once more a little later, for a node that
  /// has just joined and was not known yet.
  public void announce(String who) {
    topic.tell(Topic.publish(who));
    system
        .scheduler()
        .scheduleOnce(AGAIN_AFTER, () -> topic.tell(Topic.publish(who)), system.executionContext());
  }

  /// Hears of everybody who leaves, here or on another node, from any thread.
  public void listen(Consumer<String> listener) {
    var ear =
        system.systemActorOf(
            Behaviors.receiveMessage((String who) -> {
              listener.accept(who);
              return Behaviors.same();
            }),
            "logouts-listener",
            Props.empty());
    topic.tell(Topic.subscribe(ear));
  }
}
