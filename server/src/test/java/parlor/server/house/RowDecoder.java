package parlor.server.house;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import parlor.engine.Box;
import parlor.server.fuzz.Decoder;
import parlor.server.house.Moments.Moment;
import parlor.tables.Entry;

/// Rows of a game's journals: each is read, or known as unreadable. One that is read but makes no
/// sense stops its table, which an exception of the fold does, and an error would not.
record RowDecoder(String name, List<Moment> moments, HouseSerializer serializer)
    implements Decoder {

  static RowDecoder of(Box box, List<Moment> moments, HouseSerializer serializer) {
    return new RowDecoder("rows of " + box.key(), moments, serializer);
  }

  @Override
  public int situations() {
    return moments.size() * 2;
  }

  @Override
  public List<Input> samples() {
    return IntStream.range(0, moments.size())
        .mapToObj(number -> {
          var row = serializer.toBinary(moments.get(number).next());
          return new Input(2 * number, new String(row, StandardCharsets.UTF_8));
        })
        .toList();
  }

  /// In half of the situations the bytes need not be UTF-8.
  @Override
  public void read(Input input) {
    var charset = input.situation() % 2 == 0 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
    var moment = moments.get(input.situation() / 2);
    switch (serializer.fromBinary(input.text().getBytes(charset), "stepped")) {
      case Entry entry -> {
        try {
          moment.table().evolve(entry);
        } catch (RuntimeException e) {
          // Then this table stops, and no other.
        }
      }
      case UnreadableRow _ -> {}
      case Object other -> throw new AssertionError("neither read nor unreadable: " + other);
    }
  }
}
