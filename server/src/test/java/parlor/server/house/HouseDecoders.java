package parlor.server.house;

import com.typesafe.config.ConfigFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import parlor.engine.SplitMix64;
import parlor.server.fuzz.Decoder;
import parlor.wire.Shelf;

/// Everything that the house reads: actions, options, rows, and what nodes say to each other.
public final class HouseDecoders implements Supplier<List<Decoder>> {
  /// Always the same games, so that a finding says by its situation where it was made.
  private final SplitMix64 random = new SplitMix64(1);

  public HouseDecoders() {}

  @Override
  public List<Decoder> get() {
    var system = system();
    var serializer = new HouseSerializer((ExtendedActorSystem) system);
    var boxes = List.copyOf(Shelf.load().boxes());
    var decoders = new ArrayList<Decoder>();
    for (var box : boxes) {
      var moments = Moments.of(box, random);
      decoders.add(ActionDecoder.of(box, moments));
      decoders.add(RowDecoder.of(box, moments));
    }
    decoders.add(new OptionsDecoder(boxes));
    ActorRef<Object> somebody = Adapter.toTyped(system.deadLetters());
    decoders.add(new MessageDecoder(serializer, somebody));
    return decoders;
  }

  /// Its threads end with the process; the decoders need it for the addresses of actors.
  private static ActorSystem system() {
    return ActorSystem.create(
        "fuzz",
        ConfigFactory.parseString(
                "pekko { loglevel = OFF, stdout-loglevel = OFF, actor.provider = local,"
                    + " daemonic = on }")
            .withFallback(ConfigFactory.load()));
  }
}
