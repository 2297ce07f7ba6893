package parlor.testkit.toy;

import java.util.function.Consumer;

/// A bug that can be planted in the toy game, and the law that has to catch it.
enum Bug {
  NONE(_ -> {}),
  LEAK_IN_OPTIONS(ToyLaws::nothing_that_a_viewer_sees_depends_on_what_it_may_not_know),
  LEAK_IN_VIEW(ToyLaws::nothing_that_a_viewer_sees_depends_on_what_it_may_not_know),
  LEAK_IN_REFUSAL(ToyLaws::nothing_that_a_viewer_sees_depends_on_what_it_may_not_know),
  LEAK_IN_TIME_LIMIT(ToyLaws::nothing_that_a_viewer_sees_depends_on_what_it_may_not_know),
  RESHUFFLE_CHANGES_NOTHING(ToyLaws::nothing_that_a_viewer_sees_depends_on_what_it_may_not_know),
  LEAK_IN_NEWS(ToyLaws::news_tells_nobody_more_than_the_view_after_it),
  LEAK_IN_NEWS_OF_THE_DEALER(ToyLaws::news_tells_nobody_more_than_the_view_after_it),
  LOST_CARD(ToyLaws::things_neither_appear_nor_vanish),
  WINDOW_THAT_NEVER_CLOSES(ToyLaws::a_table_of_sleepers_finishes_by_fallbacks_alone),
  GAME_THAT_NEVER_ENDS(ToyLaws::random_players_finish),
  SEAT_WITHOUT_A_RANK(ToyLaws::random_players_finish),
  WAITING_ON_NOBODY(ToyLaws::waiting_is_never_on_nobody),
  WAITING_ON_A_STRANGER(ToyLaws::waiting_is_never_on_nobody),
  CLOCK_THAT_DECREASES(ToyLaws::clock_numbers_never_decrease_and_no_seat_comes_back_under_one),
  SEAT_THAT_COMES_BACK(ToyLaws::clock_numbers_never_decrease_and_no_seat_comes_back_under_one),
  ILLEGAL_OPTION(ToyLaws::listed_options_are_legal_and_nothing_else_is_where_they_are_complete),
  UNLISTED_LEGAL_ACTION(
      ToyLaws::listed_options_are_legal_and_nothing_else_is_where_they_are_complete),
  OPTION_FOR_THE_PUBLIC(
      ToyLaws::listed_options_are_legal_and_nothing_else_is_where_they_are_complete),
  ILLEGAL_FALLBACK(ToyLaws::what_is_played_for_a_silent_seat_is_legal),
  UNLISTED_FALLBACK(ToyLaws::what_is_played_for_a_silent_seat_is_legal),
  JUDGE_THAT_THROWS(ToyLaws::garbage_is_refused_and_never_thrown_at),
  JUDGE_THAT_THROWS_AT_HOLES(
      ToyLaws::options_are_legal_as_text_and_damaged_text_is_refused_and_never_thrown_at),
  OPTION_OUT_OF_ITS_RANGE(
      ToyLaws::options_are_legal_as_text_and_damaged_text_is_refused_and_never_thrown_at),
  OPTION_SET_OUT_OF_ITS_RANGE(ToyLaws::the_door_takes_every_option_set_and_that_of_a_rematch),
  CHANCE_IN_EVOLVE(ToyLaws::the_journal_folds_to_an_equal_state),
  CHANCE_OF_ITS_OWN(ToyLaws::the_same_luck_deals_the_same),
  DRAW_THAT_NOBODY_IS_TOLD_OF(
      ToyLaws::what_says_that_nothing_is_drawn_deals_the_same_with_any_luck),
  BOT_WITHOUT_EQUAL_MEMORY(ToyLaws::bots_remember_from_the_journal_what_they_remember_live),
  BOT_THAT_PLAYS_ILLEGALLY(ToyLaws::bots_play_legally_to_the_end),
  BOT_THAT_CHANGES_ITS_MIND(ToyLaws::bots_play_legally_to_the_end),
  VIEW_THAT_JSON_CHANGES(ToyLaws::everything_survives_json);

  /// A method reference, which holds nothing that could change.
  @SuppressWarnings("ImmutableEnumChecker")
  final Consumer<ToyLaws> law;

  Bug(Consumer<ToyLaws> law) {
    this.law = law;
  }
}
