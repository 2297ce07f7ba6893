package parlor.games.cambio.bot;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import parlor.engine.SplitMix64;

/// Makes what `Learnt` reads: a seat plays simulated games against references, mostly as it thinks
/// best and now and then anyhow, and learns how likely it wins.
final class Training {
  private static final int HIDDEN = 64;
  private static final int POWERS = 4;
  private static final int TURNS_MAX = 100;

  /// How much of what it learns is how the game ended; the rest is what it thought a step later.
  private static final float BY_THE_END = 0.7f;

  private static final float RATE = 0.002f;
  private static final double STRAYS = 0.1;
  private static final double STRAYS_AT_LEAST = 0.02;

  private final int seats;
  private final RandomGenerator luck;
  private final Learner atTurn;
  private final Learner afterTurn;
  private final Learner beforeDrawing;
  private final List<Learner> beforePower;
  private final Learnt learnt;
  private final Layout trial = new Layout();
  private final List<Moment> moments = new ArrayList<>();
  private double strays;

  /// @param thought how likely it thought to win by the best it could do here
  /// @param strayed whether it then did anything else
  private record Moment(Learner learner, Knowledge knowledge, float thought, boolean strayed) {}

  private Training(int seats, long seed, Optional<Weights> from) {
    this.seats = seats;
    this.luck = new SplitMix64(seed);
    var ofTurn = from.map(Network::of);
    this.atTurn = learner(ofTurn, HIDDEN);
    this.beforeDrawing = learner(ofTurn, HIDDEN);
    this.afterTurn = learner(from.map(Network::of), HIDDEN);
    this.beforePower =
        IntStream.range(0, POWERS)
            .mapToObj(_ -> learner(from.map(Network::of), HIDDEN / 2))
            .toList();
    this.learnt =
        new Learnt(
            atTurn.network(),
            afterTurn.network(),
            beforePower.stream().map(Learner::network).toList());
  }

  private Learner learner(Optional<Network> from, int hidden) {
    var learner = new Learner(Knowledge.size(seats), hidden, luck);
    from.ifPresent(learner::goOnFrom);
    return learner;
  }

  /// Trains for a table of so many seats, by so many games from a seed, and writes a file; with a
  /// fifth word it goes on from what the program has.
  public static void main(String[] args) throws IOException {
    var seats = Integer.parseInt(args[0]);
    var games = Integer.parseInt(args[1]);
    var from = args.length > 4 ? Weights.of(seats) : Optional.<Weights>empty();
    var training = new Training(seats, Long.parseLong(args[2]), from);
    for (var game = 0; game < games; game++) {
      var left = 1 - (double) game / games;
      training.strays = STRAYS * left + STRAYS_AT_LEAST;
      training.learn(training.play(game), (float) (RATE * Math.max(0.02, left * left)));
    }
    training.strays = 0;
    var won = IntStream.range(0, 200_000).mapToDouble(training::play).average();
    System.out.println("wins without search " + won.orElseThrow());
    training.write(Path.of(args[3]));
  }

  /// Writes the line that belongs into `learnt.properties`.
  private void write(Path path) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var to = new DataOutputStream(bytes);
    atTurn.write(to);
    afterTurn.write(to);
    for (var power : beforePower) {
      power.write(to);
    }
    var line = seats + "=" + Base64.getEncoder().encodeToString(bytes.toByteArray());
    Files.writeString(path, line + System.lineSeparator());
  }

  private void learn(double won, float rate) {
    var wins = (float) won;
    for (var moment : moments.reversed()) {
      moment.learner.learn(moment.knowledge, wins, rate);
      wins =
          moment.strayed ? moment.thought : (1 - BY_THE_END) * moment.thought + BY_THE_END * wins;
    }
  }

  /// One game; answers what the seat won.
  private double play(int game) {
    var me = game % seats;
    var table = Deal.at(me, seats, luck.nextLong());
    moments.clear();
    for (var turns = 0; turns < TURNS_MAX; turns++) {
      if (table.turn == table.caller || table.deckAt >= table.deckSize) {
        break;
      }
      if (table.turn == me) {
        takeTurn(table);
      } else {
        Playout.takeTurn(table, table.turn);
        Playout.endTurn(table, table.turn);
      }
      table.turn = (table.turn + 1) % seats;
    }
    return table.won();
  }

  private boolean strays() {
    return luck.nextDouble() < strays;
  }

  private void note(Learner learner, Layout table, float thought, boolean strayed) {
    var knowledge = new Knowledge();
    knowledge.count(table);
    knowledge.read(table);
    moments.add(new Moment(learner, knowledge, thought, strayed));
  }

  private void takeTurn(Layout table) {
    table.knowledge.count(table);
    table.knowledge.read(table);
    var first = table.me * Layout.PLACES;
    var best = Layout.NOBODY;
    var most = beforeDrawing.network().wins(table.knowledge);
    for (var spot = first; spot < first + Layout.PLACES && table.top != Layout.NO_CARD; spot++) {
      var worth = afterTaking(table, spot);
      if (worth > most) {
        most = worth;
        best = spot;
      }
    }
    note(atTurn, table, most, false);
    var strays = strays();
    if (strays) {
      var takes = table.top != Layout.NO_CARD && luck.nextBoolean();
      best = takes ? first + luck.nextInt(Layout.PLACES) : Layout.NOBODY;
    }
    if (best == Layout.NOBODY) {
      note(beforeDrawing, table, most, strays);
      draw(table);
    } else {
      table.take(best);
      end(table, most, strays);
    }
  }

  private float afterTaking(Layout table, int spot) {
    trial.copy(table);
    trial.take(spot);
    trial.knowledge.count(trial);
    return learnt.afterTurn(trial);
  }

  private void draw(Layout table) {
    var drawn = table.deck[table.deckAt++];
    var first = table.me * Layout.PLACES;
    var best = Layout.NOBODY;
    var most = learnt.afterDiscarding(table, drawn);
    for (var spot = first; spot < first + Layout.PLACES; spot++) {
      var worth = learnt.afterKeeping(table, spot, drawn);
      if (worth > most) {
        most = worth;
        best = spot;
      }
    }
    var strays = strays();
    if (strays) {
      var place = luck.nextInt(Layout.PLACES + 1);
      best = place == Layout.PLACES ? Layout.NOBODY : first + place;
    }
    if (best == Layout.NOBODY) {
      discard(table, drawn, most, strays);
    } else {
      Playout.keep(table, table.me, best, drawn);
      end(table, most, strays);
    }
  }

  private void discard(Layout table, int drawn, float most, boolean strayed) {
    var power = Learnt.power(table, drawn);
    table.top = drawn;
    if (power == Layout.NOBODY) {
      end(table, most, strayed);
      return;
    }
    note(beforePower.get(power), table, most, strayed);
    if (Playout.exchanges(drawn)) {
      learnt.exchange(table);
    } else {
      Playout.discard(table, table.me, drawn);
    }
    table.knowledge.count(table);
    end(table, learnt.afterTurn(table), false);
  }

  private void end(Layout table, float most, boolean strayed) {
    var calls = table.caller == Layout.NOBODY && learnt.calls(table);
    var strays = table.caller == Layout.NOBODY && strays();
    if (strays ? luck.nextBoolean() : calls) {
      table.caller = table.me;
    }
    note(afterTurn, table, most, strayed || strays);
  }
}
