package parlor.bench;

import io.netty.buffer.ByteBuf;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;

/// The [BareMoveServer] as its players see it. Their own update comes right behind the
/// acknowledgement and is taken for it.
record BareMove(AtomicLong tables) implements Peer {
  private static final int TYPE = "{\"type\":\"".length();

  BareMove() {
    this(new AtomicLong());
  }

  @Override
  public CompletableFuture<Table> open() {
    var table = "/" + BareJournal.table(tables.incrementAndGet());
    return CompletableFuture.completedFuture(
        new Table(List.of(new Seat(table + "/0"), new Seat(table + "/1"))));
  }

  private record Seat(String path) implements Player {
    @Override
    public void opened(Line line) {}

    @Override
    public Heard heard(Line line, ByteBuf bytes, int start, int length) {
      return switch (bytes.getByte(start + TYPE)) {
        case 's' -> Heard.READY;
        case 'u' -> Heard.MARK;
        default -> Heard.NOTHING;
      };
    }

    @Override
    public ByteBuf move(int number, int square) {
      return Pair.frame(number);
    }
  }
}
