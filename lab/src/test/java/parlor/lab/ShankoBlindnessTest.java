package parlor.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlor.cards.Card;
import parlor.cards.Deck;
import parlor.engine.Bot;
import parlor.engine.Match;
import parlor.engine.Seat;
import parlor.engine.Setup;
import parlor.engine.SplitMix64;
import parlor.engine.Viewer;
import parlor.games.shanko.Shanko;
import parlor.games.shanko.ShankoAction;
import parlor.games.shanko.ShankoEvent;
import parlor.games.shanko.ShankoOptions;
import parlor.games.shanko.ShankoState;
import parlor.games.shanko.ShankoView;
import parlor.games.shanko.bot.ShankoBots;
import parlor.testkit.Proves;
import parlor.wire.Json;

/// A bot cannot tell apart games in which only cards differ that its seat was never shown.
class ShankoBlindnessTest {
  private static final Seat ME = new Seat(0);
  private static final Pattern CARD =
      Pattern.compile("\"((?:(?:10|[2-9JQKA])[CDHS]|X)(?:'\\d+)?)\"");
  private static final int EVENTS_MAX = 400;
  private static final int CUTS = 8;

  @ParameterizedTest
  @CsvSource({"easy,2", "easy,4", "medium,3", "medium,5", "hard,2", "hard,4"})
  @Proves("SHA-20")
  void permuting_the_unseen_changes_neither_memory_nor_choice(String level, int seats) {
    var journal = journal(seats);
    var bot = Objects.requireNonNull(ShankoBots.levels().get(level));
    var luck = new SplitMix64(seats);
    var changed = 0;
    for (var cut = 0; cut < CUTS; cut++) {
      var events = journal.subList(0, 20 + luck.nextInt(EVENTS_MAX - 20));
      var permuted = permuted(events, seats, luck);
      changed += permuted.equals(events) ? 0 : 1;
      looksTheSame(bot, events, permuted, seats);
    }
    assertThat(changed).isEqualTo(CUTS);
  }

  /// What happens first in a game of bots.
  private static List<ShankoEvent> journal(int seats) {
    var events = new ArrayList<ShankoEvent>();
    List<Bot<ShankoAction, ShankoView, ?>> bots = new ArrayList<>();
    for (var seat = 0; seat < seats; seat++) {
      bots.add(ShankoBots.medium());
    }
    ShankoArena.play(
        bots,
        seats,
        new ShankoArena.Watcher() {
          @Override
          public void happened(ShankoState before, ShankoEvent event) {
            events.add(event);
          }
        });
    return events;
  }

  private static <M> void looksTheSame(
      Bot<ShankoAction, ShankoView, M> bot,
      List<ShankoEvent> one,
      List<ShankoEvent> other,
      int seats) {
    var here = Told.of(bot, one, seats);
    var there = Told.of(bot, other, seats);
    assertThat(there).isEqualTo(here);
    if (!here.view().options().listed().isEmpty()) {
      assertThat(there.choose(bot)).isEqualTo(here.choose(bot));
    }
  }

  /// What a bot at my seat has been told.
  private record Told<M>(M memory, ShankoView view) {
    static <M> Told<M> of(
        Bot<ShankoAction, ShankoView, M> bot, List<ShankoEvent> events, int seats) {
      var match = start(seats);
      var memory = bot.blank(ME, new SplitMix64(5));
      for (var event : events) {
        var news = match.news(List.of(event));
        match = match.fold(List.of(event));
        memory = bot.remember(memory, match.view(new Viewer.At(ME)), news);
      }
      return new Told<>(memory, match.view(new Viewer.At(ME)));
    }

    ShankoAction choose(Bot<ShankoAction, ShankoView, M> bot) {
      return bot.choose(memory, view, new SplitMix64(17), () -> false);
    }
  }

  private static Match<ShankoOptions, ShankoState, ShankoAction, ShankoEvent, ShankoView> start(
      int seats) {
    return Match.of(new Shanko(), new Setup<>(seats, new ShankoOptions(0)));
  }

  /// The same events with the cards that my seat was not shown since the last deal in other places.
  private static List<ShankoEvent> permuted(List<ShankoEvent> events, int seats, SplitMix64 luck) {
    var deal = events.size() - 1;
    while (!(events.get(deal) instanceof ShankoEvent.Dealt)) {
      deal--;
    }
    var unseen = new ArrayList<>(Deck.shoe(seats <= 4 ? 2 : 3, 4));
    unseen.removeAll(seen(events, deal, seats));
    var shuffled = Deck.shuffle(unseen, luck);
    var instead = new TreeMap<String, String>();
    for (var card = 0; card < unseen.size(); card++) {
      instead.put(unseen.get(card).toString(), shuffled.get(card).toString());
    }
    var other = new ArrayList<>(events.subList(0, deal));
    events.subList(deal, events.size()).forEach(event -> other.add(renamed(event, instead)));
    return other;
  }

  private static ShankoEvent renamed(ShankoEvent event, Map<String, String> instead) {
    var text =
        CARD.matcher(Json.write(event))
            .replaceAll(r -> "\"" + instead.getOrDefault(r.group(1), r.group(1)) + "\"");
    return Json.read(text, ShankoEvent.class);
  }

  /// Every card that was in a view of my seat, or in the news, from a deal on.
  private static Set<Card> seen(List<ShankoEvent> events, int deal, int seats) {
    var seen = new LinkedHashSet<Card>();
    var match = start(seats).fold(events.subList(0, deal));
    for (var event : events.subList(deal, events.size())) {
      var told = new StringBuilder(Json.write(match.news(List.of(event))));
      match = match.fold(List.of(event));
      told.append(Json.write(match.view(new Viewer.At(ME))));
      CARD.matcher(told).results().forEach(found -> seen.add(Card.parse(found.group(1))));
    }
    return seen;
  }
}
