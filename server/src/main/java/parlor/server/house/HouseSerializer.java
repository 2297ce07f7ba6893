package parlor.server.house;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.Optional;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import parlor.wire.Json;

/// Writes the messages between nodes as JSON.
public final class HouseSerializer extends SerializerWithStringManifest {
  private static final int IDENTIFIER = 7101;
  private static final String MESSAGE = "message:table";
  private static final String REPLY = "message:reply";
  private static final String CONNECTION = "message:connection";

  private final ObjectMapper mapper;

  public HouseSerializer(ExtendedActorSystem system) {
    var addresses = ActorRefResolver.get(Adapter.toTyped(system));
    var module = new SimpleModule("parlor-house");
    module.addSerializer(new AddressWriter(addresses));
    module.addDeserializer(ActorRef.class, new AddressReader(addresses));
    this.mapper = Json.MAPPER.copy().registerModule(module);
  }

  @Override
  public int identifier() {
    return IDENTIFIER;
  }

  @Override
  public String manifest(Object value) {
    return switch (value) {
      case TableMessage _ -> MESSAGE;
      case Reply _ -> REPLY;
      case Delivery _ -> CONNECTION;
      default -> throw new IllegalArgumentException("not ours: " + value.getClass());
    };
  }

  @Override
  public byte[] toBinary(Object value) {
    try {
      return mapper.writerFor(typeOf(manifest(value))).writeValueAsBytes(value);
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot be written: " + value.getClass(), e);
    }
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    var type = typeOf(manifest);
    try {
      return Optional.<Object>ofNullable(mapper.readValue(bytes, type))
          .orElseThrow(() -> new IOException("it says nothing"));
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot be read: " + manifest, e);
    }
  }

  private static Class<?> typeOf(String manifest) {
    return switch (manifest) {
      case MESSAGE -> TableMessage.class;
      case REPLY -> Reply.class;
      case CONNECTION -> Delivery.class;
      default -> throw new IllegalArgumentException("not ours: " + manifest);
    };
  }

  @SuppressWarnings("rawtypes")
  private static final class AddressWriter extends StdSerializer<ActorRef> {
    private final transient ActorRefResolver addresses;

    AddressWriter(ActorRefResolver addresses) {
      super(ActorRef.class);
      this.addresses = addresses;
    }

    @Override
    public void serialize(ActorRef value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeString(addresses.toSerializationFormat((ActorRef<?>) value));
    }
  }

  @SuppressWarnings("rawtypes")
  private static final class AddressReader extends StdDeserializer<ActorRef> {
    private final transient ActorRefResolver addresses;

    AddressReader(ActorRefResolver addresses) {
      super(ActorRef.class);
      this.addresses = addresses;
    }

    @Override
    public ActorRef deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      return addresses.resolveActorRef(parser.getText());
    }
  }
}
