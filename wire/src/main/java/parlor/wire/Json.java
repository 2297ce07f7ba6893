package parlor.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.io.SegmentedStringWriter;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Function;
import parlor.cards.Card;
import parlor.engine.JsonText;
import parlor.engine.Seat;

/// JSON of our own types: sealed types carry their name as `type`, a seat is its number, a card its
/// notation, a duration its milliseconds, an instant its ISO text. Reading is strict, and bounded
/// in depth and size.
public final class Json {
  /// Deeper than any message of ours.
  static final int DEPTH_MAX = 24;

  /// The one mapper; shared and never changed.
  public static final ObjectMapper MAPPER = mapper(new TypeNames());

  /// Writes views without their options, which travel beside them.
  static final ObjectMapper VIEWS = mapper(new TypeNames.OfViews());

  private static final SerializableString NOTHING = new SerializedString("");

  private Json() {}

  /// The text of a value.
  public static String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JacksonException e) {
      throw new IllegalStateException("cannot be written as JSON: " + value.getClass(), e);
    }
  }

  /// What writes parts of a text.
  interface Part {
    void write(JsonGenerator out) throws IOException;
  }

  /// The text of several values and what stands between them, just as they are written.
  static String joined(Part parts) {
    try {
      return joinedOrFail(parts);
    } catch (IOException e) {
      throw new IllegalStateException("cannot be written as JSON", e);
    }
  }

  private static String joinedOrFail(Part parts) throws IOException {
    var buffers = MAPPER.getFactory()._getBufferRecycler();
    try (var text = new SegmentedStringWriter(buffers)) {
      try (var out = MAPPER.createGenerator(text)) {
        out.setRootValueSeparator(NOTHING);
        parts.write(out);
      }
      return text.getAndClear();
    } finally {
      buffers.releaseToPool();
    }
  }

  /// Reads trusted text, such as the journal's.
  @SuppressWarnings("TypeParameterUnusedInFormals")
  public static <T> T read(String text, JavaType type) {
    try {
      return MAPPER.readValue(text, type);
    } catch (JacksonException e) {
      throw new IllegalArgumentException("not readable as " + type, e);
    }
  }

  /// Reads trusted text, such as the journal's.
  public static <T> T read(String text, Class<T> type) {
    return read(text, MAPPER.constructType(type));
  }

  /// The name of a type as JSON has it: `DrawFromDeck` is `draw-from-deck`.
  public static String typeName(Class<?> type) {
    return TypeNames.kebab(type.getSimpleName());
  }

  private static ObjectMapper mapper(TypeNames names) {
    var factory =
        JsonFactory.builder()
            .streamReadConstraints(
                StreamReadConstraints.builder()
                    .maxNestingDepth(DEPTH_MAX)
                    .maxNumberLength(20)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .build();
    return JsonMapper.builder(factory)
        .annotationIntrospector(names)
        .addModule(new Jdk8Module())
        .addModule(ownTypes())
        .defaultPropertyInclusion(
            JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .build();
  }

  private static SimpleModule ownTypes() {
    var module = new SimpleModule("parlor");
    module.addSerializer(new Writer<>(Seat.class, (seat, out) -> out.writeNumber(seat.index())));
    module.addDeserializer(
        Seat.class, new Reader<>(Seat.class, (p, _) -> new Seat(wholeNumber(p))));
    module.addKeySerializer(
        Seat.class,
        new Writer<>(Seat.class, (seat, out) -> out.writeFieldName(String.valueOf(seat.index()))));
    module.addKeyDeserializer(Seat.class, new KeyReader(text -> new Seat(Integer.parseInt(text))));
    module.addSerializer(
        new Writer<>(Duration.class, (time, out) -> out.writeNumber(time.toMillis())));
    module.addDeserializer(
        Duration.class,
        new Reader<>(Duration.class, (p, _) -> Duration.ofMillis(p.getLongValue())));
    module.addSerializer(
        new Writer<>(Instant.class, (instant, out) -> out.writeString(instant.toString())));
    module.addDeserializer(
        Instant.class, new Reader<>(Instant.class, (p, _) -> Instant.parse(text(p))));
    module.addSerializer(
        new Writer<>(JsonText.class, (json, out) -> out.writeRawValue(json.text())));
    module.addDeserializer(
        JsonText.class,
        new Reader<>(
            JsonText.class,
            (p, _) -> new JsonText(joinedOrFail(out -> out.copyCurrentStructure(p)))));
    module.addSerializer(new Writer<>(Card.class, (card, out) -> out.writeString(card.toString())));
    module.addDeserializer(Card.class, new Reader<>(Card.class, (p, _) -> Card.parse(text(p))));
    return module;
  }

  private static int wholeNumber(JsonParser parser) throws IOException {
    if (!parser.hasToken(JsonToken.VALUE_NUMBER_INT)) {
      throw new IllegalArgumentException("a whole number is expected");
    }
    return parser.getIntValue();
  }

  private static String text(JsonParser parser) throws IOException {
    if (!parser.hasToken(JsonToken.VALUE_STRING)) {
      throw new IllegalArgumentException("text is expected");
    }
    return parser.getText();
  }

  private interface Writing<T> {
    void write(T value, JsonGenerator out) throws IOException;
  }

  private interface Reading<T> {
    T read(JsonParser parser, DeserializationContext context) throws IOException;
  }

  private static final class Writer<T> extends StdSerializer<T> {
    private final transient Writing<T> writing;

    Writer(Class<T> type, Writing<T> writing) {
      super(type);
      this.writing = writing;
    }

    @Override
    public void serialize(T value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      writing.write(value, out);
    }

    @Override
    public void serializeWithType(
        T value, JsonGenerator out, SerializerProvider provider, TypeSerializer type)
        throws IOException {
      writing.write(value, out);
    }
  }

  private static final class Reader<T> extends StdDeserializer<T> {
    private final transient Reading<T> reading;

    Reader(Class<T> type, Reading<T> reading) {
      super(type);
      this.reading = reading;
    }

    @Override
    @SuppressWarnings("unchecked")
    public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      try {
        return reading.read(parser, context);
      } catch (IllegalArgumentException | DateTimeException e) {
        return (T) context.handleWeirdStringValue(handledType(), "", "%s", e.getMessage());
      }
    }

    @Override
    public Object deserializeWithType(
        JsonParser parser, DeserializationContext context, TypeDeserializer type)
        throws IOException {
      return deserialize(parser, context);
    }
  }

  private static final class KeyReader extends KeyDeserializer {
    private final Function<String, Object> reading;

    KeyReader(Function<String, Object> reading) {
      this.reading = reading;
    }

    @Override
    public Object deserializeKey(String key, DeserializationContext context) throws IOException {
      try {
        return reading.apply(key);
      } catch (IllegalArgumentException e) {
        return context.handleWeirdKey(Object.class, key, "%s", "not a key of this map");
      }
    }
  }
}
