package parlor.engine;

/// A piece of JSON that is passed on as it is.
public record JsonText(String text) {
  @Override
  public String toString() {
    return text;
  }
}
