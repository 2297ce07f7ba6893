package parlor.games.cambio.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.Bot;
import parlor.engine.Match;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Viewer;
import parlor.games.cambio.Cambio;
import parlor.games.cambio.CambioAction;
import parlor.games.cambio.CambioEvent;
import parlor.games.cambio.CambioOptions;
import parlor.games.cambio.CambioState;
import parlor.games.cambio.CambioView;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// A bot cannot tell apart games in which only cards differ that its seat was never shown.
class BlindnessTest {
  private static final Seat ME = new Seat(0);
  private static final Pattern CARD = Pattern.compile("\"((?:10|[2-9JQKA])[CDHS])\"");
  private static final int GAMES = 12;

  @ParameterizedTest
  @ValueSource(strings = {"easy", "medium", "hard"})
  @Proves("CAM-15")
  void permuting_the_unseen_changes_neither_memory_nor_choice(String level) {
    var changed = 0;
    for (var seed = 0; seed < GAMES; seed++) {
      var seats = 2 + seed % 3;
      var bots = Collections.nCopies(seats, CambioBots.medium());
      var steps = Arena.play(bots, seed).stream().map(Arena.Step::events).toList();
      for (var length = 2 + seed % 5; length < steps.size(); length += 5) {
        var journal = steps.subList(0, length);
        var permuted = permuted(journal, seats, seed);
        changed += permuted.equals(journal) ? 0 : 1;
        looksTheSame(level, journal, permuted, seats);
      }
    }
    assertThat(changed).isGreaterThan(GAMES);
  }

  @Test
  @Proves("CAM-15")
  void the_same_luck_chooses_the_same() {
    var bot = (HardBot) CambioBots.hard(500);
    Arena.play(
        List.of(bot, CambioBots.medium()),
        3,
        (seat, memory, view, _) -> {
          if (seat.equals(ME)) {
            var remembered = (CambioMemory) memory;
            assertThat(bot.choose(remembered, view, new SplitMix64(9), () -> false))
                .isEqualTo(bot.choose(remembered, view, new SplitMix64(9), () -> false));
          }
        });
  }

  private static Bot<CambioAction, CambioView, CambioMemory> bot(String level) {
    return switch (level) {
      case "easy" -> (HabitBot) CambioBots.easy();
      case "medium" -> (HabitBot) CambioBots.medium();
      default -> (HardBot) CambioBots.hard(500);
    };
  }

  private static void looksTheSame(
      String level, List<List<CambioEvent>> one, List<List<CambioEvent>> other, int seats) {
    var bot = bot(level);
    var here = Told.of(bot, one, seats);
    var there = Told.of(bot, other, seats);
    assertThat(there.memory()).isEqualTo(here.memory());
    assertThat(there.view()).isEqualTo(here.view());
    if (!here.view().options().listed().isEmpty()) {
      assertThat(there.choose(bot)).isEqualTo(here.choose(bot));
    }
  }

  /// What a bot at my seat has been told.
  private record Told(CambioMemory memory, CambioView view) {
    static Told of(
        Bot<CambioAction, CambioView, CambioMemory> bot,
        List<List<CambioEvent>> journal,
        int seats) {
      var match = start(seats);
      var memory = bot.blank(ME, new SplitMix64(5));
      for (var step : journal) {
        var news = match.news(step);
        match = match.fold(step);
        memory = bot.remember(memory, match.view(new Viewer.At(ME)), news);
      }
      return new Told(memory, match.view(new Viewer.At(ME)));
    }

    CambioAction choose(Bot<CambioAction, CambioView, CambioMemory> bot) {
      return bot.choose(memory, view, new SplitMix64(17), () -> false);
    }
  }

  private static Match<CambioOptions, CambioState, CambioAction, CambioEvent, CambioView> start(
      int seats) {
    return Match.of(new Cambio(), new Setup<>(seats, new CambioOptions()));
  }

  /// The same journal with the cards that my seat was never shown dealt in another order.
  private static List<List<CambioEvent>> permuted(
      List<List<CambioEvent>> journal, int seats, long seed) {
    var unseen = new ArrayList<>(Deck.standard());
    unseen.removeAll(seen(journal, seats));
    var shuffled = Deck.shuffle(unseen, new SplitMix64(seed));
    var instead = new TreeMap<String, String>();
    for (var card = 0; card < unseen.size(); card++) {
      instead.put(unseen.get(card).toString(), shuffled.get(card).toString());
    }
    return journal.stream().map(step -> renamed(step, instead)).toList();
  }

  private static List<CambioEvent> renamed(List<CambioEvent> step, Map<String, String> instead) {
    return step.stream()
        .map(event -> CARD.matcher(Json.write(event)))
        .map(m -> m.replaceAll(r -> "\"" + instead.getOrDefault(r.group(1), r.group(1)) + "\""))
        .map(text -> Json.read(text, CambioEvent.class))
        .toList();
  }

  /// Every card that ever was in a view of my seat, or in the news.
  private static Set<Card> seen(List<List<CambioEvent>> journal, int seats) {
    var seen = new LinkedHashSet<Card>();
    var match = start(seats);
    for (var step : journal) {
      var told = new StringBuilder(Json.write(match.news(step)));
      match = match.fold(step);
      told.append(Json.write(match.view(new Viewer.At(ME))));
      CARD.matcher(told).results().forEach(found -> seen.add(Card.parse(found.group(1))));
    }
    return seen;
  }
}
