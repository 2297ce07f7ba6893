package parlor.server.house;

import java.util.List;
import java.util.stream.IntStream;
import parlor.engine.Box;
import parlor.server.fuzz.Decoder;
import parlor.server.house.Moments.Moment;

/// Rows of a game's journals: each is read, or known as unreadable. One that is read but makes no
/// sense stops its table, which an exception of the fold does, and an error would not.
record RowDecoder(String name, List<Moment> moments) implements Decoder {

  static RowDecoder of(Box box, List<Moment> moments) {
    return new RowDecoder("rows of " + box.key(), moments);
  }

  @Override
  public int situations() {
    return moments.size();
  }

  @Override
  public List<Input> samples() {
    return IntStream.range(0, moments.size())
        .mapToObj(number -> new Input(number, Entries.text(moments.get(number).next())))
        .toList();
  }

  @Override
  public void read(Input input) {
    var moment = moments.get(input.situation());
    try {
      var entry = Entries.read(input.text());
      try {
        moment.table().evolve(entry);
      } catch (RuntimeException e) {
        // Then this table stops, and no other.
      }
    } catch (UnreadableRow e) {
      // Likewise.
    }
  }
}
