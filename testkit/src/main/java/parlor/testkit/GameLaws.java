package parlor.testkit;

import org.junit.jupiter.api.Test;
import parlor.engine.View;

/// The laws that every game inherits. A game's test extends this class, names its plugin, says how
/// to reshuffle the unseen, and is then tried on hundreds of random games.
public abstract class GameLaws<O, S, A, E, V extends View<A>> implements Subject<O, S, A, E, V> {
  @Test
  public void random_players_finish() {
    new PaceLaws<>(this).strangersFinish();
  }

  @Test
  public void a_table_of_sleepers_finishes_by_fallbacks_alone() {
    new PaceLaws<>(this).sleepersFinish();
  }

  @Test
  public void waiting_is_never_on_nobody() {
    new PaceLaws<>(this).waitingIsOnSomebody();
  }

  @Test
  public void clock_numbers_never_decrease_and_no_seat_comes_back_under_one() {
    new PaceLaws<>(this).clocksOnlyGoForward();
  }

  @Test
  @Proves("PLT-11")
  public void listed_options_are_legal_and_nothing_else_is_where_they_are_complete() {
    new LegalityLaws<>(this).optionsAreWhatIsLegal();
  }

  @Test
  public void what_is_played_for_a_silent_seat_is_legal() {
    new LegalityLaws<>(this).fallbacksAreLegal();
  }

  @Test
  public void garbage_is_refused_and_never_thrown_at() {
    new LegalityLaws<>(this).garbageIsAnswered();
  }

  @Test
  public void options_are_legal_as_text_and_damaged_text_is_refused_and_never_thrown_at() {
    new LegalityLaws<>(this).textIsAnswered();
  }

  @Test
  @Proves("PLT-8")
  public void nothing_that_a_viewer_sees_depends_on_what_it_may_not_know() {
    new SecrecyLaws<>(this).unseenFactsDoNotShow();
  }

  @Test
  @Proves("PLT-8")
  public void news_tells_nobody_more_than_the_view_after_it() {
    new SecrecyLaws<>(this).newsIsPublic();
  }

  @Test
  public void things_neither_appear_nor_vanish() {
    new JournalLaws<>(this).thingsAreConserved();
  }

  @Test
  public void the_journal_folds_to_an_equal_state() {
    new JournalLaws<>(this).journalFoldsToTheSameState();
  }

  @Test
  public void the_same_luck_deals_the_same() {
    new JournalLaws<>(this).dealsRepeat();
  }

  @Test
  public void what_says_that_nothing_is_drawn_deals_the_same_with_any_luck() {
    new JournalLaws<>(this).drawsAreDeclared();
  }

  @Test
  public void bots_remember_from_the_journal_what_they_remember_live() {
    new JournalLaws<>(this).botsRememberFromTheJournal();
  }

  @Test
  public void bots_play_legally_to_the_end() {
    new JournalLaws<>(this).botsPlayLegally();
  }

  @Test
  public void the_door_takes_every_option_set_and_that_of_a_rematch() {
    new JsonLaws<>(this).optionSetsAreTaken();
  }

  @Test
  public void everything_survives_json() {
    new JsonLaws<>(this).everythingSurvives();
  }
}
