package parlor.server.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;

/// Somebody who plays Shanko over a socket and knows no rules: takes one of the options in each
/// frame, a lay-down before a discard, and buys while it can.
public final class ShankoPerson implements Callable<ShankoPerson> {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final List<String> BEST_FIRST =
      List.of("lay-down", "lay-off", "swap-joker", "buy", "ready", "draw-from-pile", "discard");

  private final Line line;
  private final RandomGenerator luck;
  private final List<JsonNode> news = new ArrayList<>();
  private final List<Long> sequence = new ArrayList<>();
  private JsonNode last;
  private int actions;

  /// The frame that shows what the last answer changed; none is known before the answer came in.
  private long shownAt;

  public ShankoPerson(Line line, RandomGenerator luck) {
    this.line = line;
    this.luck = luck;
    this.last = line.awaitType("snapshot");
  }

  /// Plays until the game is over.
  @Override
  public ShankoPerson call() {
    note(last);
    while (!isFinished()) {
      answer();
      hear(line.poll(PATIENCE).orElseThrow(() -> new AssertionError("no frame came")));
    }
    return this;
  }

  private boolean isFinished() {
    return last.path("view").path("step").asText().equals("over");
  }

  private void hear(JsonNode frame) {
    switch (frame.path("type").asText()) {
      case "snapshot", "update" -> {
        last = frame;
        note(frame);
      }
      case "ack" -> shownAt = frame.get("seq").asLong();
      case "refused" -> shownAt = 0;
      default -> {}
    }
  }

  private void note(JsonNode frame) {
    frame.path("news").forEach(news::add);
    sequence.add(frame.get("seq").asLong());
  }

  /// Answers what was shown last, unless an answer is still on its way.
  private void answer() {
    if (last.get("seq").asLong() < shownAt) {
      return;
    }
    choice(last.path("options"))
        .ifPresent(action -> {
          line.act("a" + actions, action.toString());
          actions++;
          shownAt = Long.MAX_VALUE;
        });
  }

  private Optional<JsonNode> choice(JsonNode options) {
    if (options.isEmpty()) {
      return Optional.empty();
    }
    for (var type : BEST_FIRST) {
      for (var option : options) {
        if (option.get("type").asText().equals(type)) {
          return Optional.of(option);
        }
      }
    }
    return Optional.of(options.get(luck.nextInt(options.size())));
  }

  /// How many news of this type came.
  public long told(String type) {
    return news.stream().filter(one -> one.path("type").asText().equals(type)).count();
  }

  /// The sequence numbers of the frames that came, in order.
  public List<Long> sequence() {
    return sequence;
  }

  /// What the last frame showed.
  public JsonNode view() {
    return last.get("view");
  }
}
