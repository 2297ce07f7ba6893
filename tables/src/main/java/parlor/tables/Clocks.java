package parlor.tables;

import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import parlor.engine.Seat;
import parlor.engine.Status;

/// What is left of the time of each decision that the game waits for, or of the dealer's pause.
///
/// @param number the game's number for the time limit that runs
record Clocks(int number, SortedMap<Seat, Question> questions, Duration pause) {
  static final Clocks NONE = new Clocks(0, new TreeMap<>(), Duration.ZERO);

  /// A decision that a seat owes.
  ///
  /// @param left nothing where there is no limit
  /// @param since the sequence number at which the seat was first awaited under this clock
  /// @param asked the sequence number of what the seat answers next: it has not moved since
  record Question(Optional<Duration> left, long since, long asked) {
    Question less(Duration time) {
      return new Question(left.map(l -> Clocks.less(l, time)), since, asked);
    }

    Question more(Duration time, Duration most) {
      return new Question(left.map(l -> shorter(l.plus(time), most)), since, asked);
    }

    Question askedAgain(long sequence) {
      return new Question(left, since, sequence);
    }
  }

  /// @param questions changed by nobody from now on
  Clocks {
    questions = Collections.unmodifiableSortedMap(questions);
  }

  static Duration less(Duration left, Duration time) {
    return time.compareTo(left) >= 0 ? Duration.ZERO : left.minus(time);
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  Optional<Question> question(Seat seat) {
    return Optional.ofNullable(questions.get(seat));
  }

  /// The clocks after a step.
  ///
  /// @param mover the seat whose action or silence it was; nobody when it was the dealer
  Clocks after(Status<?> status, Optional<Seat> mover, long sequence) {
    return switch (status) {
      case Status.Waiting<?> waiting -> waitingFor(waiting, mover, sequence);
      case Status.Dealing<?>(var wanted) -> new Clocks(number, new TreeMap<>(), wanted);
      case Status.Finished<?> _ -> NONE;
    };
  }

  /// The clocks after an action during the dealer's pause, which does not make the pause longer.
  Clocks afterInPause(Status<?> status, Optional<Seat> mover, long sequence) {
    return status instanceof Status.Dealing<?>(var wanted)
        ? new Clocks(number, new TreeMap<>(), wanted.compareTo(pause) < 0 ? wanted : pause)
        : after(status, mover, sequence);
  }

  private Clocks waitingFor(Status.Waiting<?> waiting, Optional<Seat> mover, long sequence) {
    var asked = new TreeMap<Seat, Question>();
    for (var seat : waiting.ifSilent().sequencedKeySet()) {
      var known = waiting.clock() == number ? questions.get(seat) : null;
      if (known == null) {
        asked.put(seat, new Question(waiting.limit(), sequence, sequence));
      } else {
        asked.put(seat, mover.equals(Optional.of(seat)) ? known.askedAgain(sequence) : known);
      }
    }
    return new Clocks(waiting.clock(), asked, Duration.ZERO);
  }

  /// More time for a seat, up to the limit.
  Clocks givenBack(Seat seat, Duration time, Optional<Duration> limit) {
    var changed = new TreeMap<>(questions);
    changed.computeIfPresent(
        seat, (_, question) -> limit.map(most -> question.more(time, most)).orElse(question));
    return new Clocks(number, changed, pause);
  }

  Clocks elapsed(Duration time, Predicate<Seat> runs) {
    var changed = new TreeMap<>(questions);
    changed.replaceAll((seat, question) -> runs.test(seat) ? question.less(time) : question);
    return new Clocks(number, changed, less(pause, time));
  }
}
