package parlor.e2e;

/// A server whose clock a test moves.
record MovableHouse(MovableTiming timing, Premises premises) implements AutoCloseable {
  static MovableHouse open() {
    var timing = new MovableTiming();
    return new MovableHouse(timing, Premises.open(timing));
  }

  @Override
  public void close() {
    premises.close();
    timing.close();
  }
}
