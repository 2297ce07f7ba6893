package parlor.games.shanko;

import parlor.engine.Refusal;

/// Why something cannot be done, in words.
final class ShankoRefusal {
  static final Refusal DRAW_FIRST = Refusal.of("draw-first", "Draw a card first.");
  static final Refusal DRAWN_ALREADY = Refusal.of("drawn-already", "You have drawn already.");
  static final Refusal PILE_ONLY =
      Refusal.of("pile-only", "The discard was bought: draw from the pile.");
  static final Refusal NO_DISCARD = Refusal.of("no-discard", "The discard pile is empty.");
  static final Refusal NOT_ASKED = Refusal.of("not-asked", "You cannot buy this card.");
  static final Refusal ANSWERED_ALREADY =
      Refusal.of("answered-already", "You have answered already.");
  static final Refusal TAKE_INSTEAD =
      Refusal.of("take-instead", "You are next: take the card as your draw.");
  static final Refusal NOT_IN_HAND = Refusal.of("not-in-hand", "{card} is not in your hand.");
  static final Refusal TWICE = Refusal.of("card-twice", "{card} can be used only once.");
  static final Refusal MELDED_ALREADY =
      Refusal.of("melded-already", "You have melded already in this round.");
  static final Refusal MELD_FIRST = Refusal.of("meld-first", "Lay down your contract first.");
  static final Refusal WRONG_SIZE =
      Refusal.of("wrong-size", "A triplet has exactly 3 cards, a sequence exactly 4.");
  static final Refusal WRONG_CONTRACT =
      Refusal.of(
          "wrong-contract", "This round asks for {triplets} triplets and {sequences} sequences.");
  static final Refusal ONLY_JOKERS =
      Refusal.of("only-jokers", "A meld needs at least one card that is no joker.");
  static final Refusal NOT_SAME_RANK =
      Refusal.of("not-same-rank", "The cards of a triplet have the same rank.");
  static final Refusal NOT_SAME_SUIT =
      Refusal.of("not-same-suit", "The cards of a sequence have the same suit.");
  static final Refusal NOT_CONSECUTIVE =
      Refusal.of("not-consecutive", "The cards of a sequence follow each other in order.");
  static final Refusal NO_SUCH_MELD = Refusal.of("no-such-meld", "There is no such meld.");
  static final Refusal DOES_NOT_FIT = Refusal.of("does-not-fit", "{card} does not fit there.");
  static final Refusal KEEP_ONE = Refusal.of("keep-one", "Keep one card for the discard.");
  static final Refusal NO_JOKER = Refusal.of("no-joker", "There is no joker to take there.");
  static final Refusal TRIPLET_JOKERS_STAY =
      Refusal.of("triplet-jokers-stay", "Jokers in triplets stay where they are.");
  static final Refusal LATER_TURN =
      Refusal.of("later-turn", "Jokers can be swapped from the turn after your meld on.");
  static final Refusal JUST_TAKEN =
      Refusal.of("just-taken", "The card just taken cannot be thrown back in the same turn.");
  static final Refusal READY_ALREADY = Refusal.of("ready-already", "You are ready already.");

  private ShankoRefusal() {}
}
