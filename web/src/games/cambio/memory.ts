import { at } from './motion';
import type { CambioNews, Game } from './view';

/// The cards that one was shown, by the places where they lie now: for who wants help to remember. It is worked out
/// from what this page was told and never leaves it.
export type Memory = Readonly<Record<string, string>>;

interface Known {
  play: Game;
  cards: Record<string, string>;
  /// The card in the hand of who is in turn.
  hand?: string;
}

/// Beside the board, since that is drawn anew when people come to the table or a lesson begins.
let known: Known | undefined;

/// What is remembered by now; to be asked at each step. Where one was missed, nothing is sure any more but what can be seen.
export const remembered = (play: Game): Memory => {
  const { table: { id }, you: { seat }, seq, view } = play;
  if (known?.play.table.id !== id || known.play.you.seat !== seat) known = undefined;
  if (known?.play.seq !== seq || known.play.view !== view) known = after(play, known);
  return known.cards;
};

/// Who comes back is told all steps, but shown only where the last one led.
const after = (play: Game, before?: Known): Known => {
  const { seq, view, news } = play;
  const follows = !!news && seq - 1 === before?.play.seq;
  const now: Known = { cards: {}, ...(follows || seq === before?.play.seq ? before : {}), play };
  now.cards = { ...now.cards };
  if (follows) for (const item of news as CambioNews[]) follow(now, item);
  if (view !== before?.play.view) look(now);
  return now;
};

const follow = (now: Known, { type, seat, place, own, other, card }: CambioNews): void => {
  const { cards, hand } = now;
  if (type === 'drew-from-deck' || type === 'took-discard') now.hand = card;
  if (type === 'swapped-in') put(cards, at(seat!, place!), hand);
  if (type === 'swapped-unseen') {
    const [one, two] = [at(seat!, own!), at(other!.seat, other!.place)];
    const card = cards[one];
    put(cards, one, cards[two]);
    put(cards, two, card);
  }
};

const put = (cards: Record<string, string>, place: string, card?: string): void => {
  if (card) cards[place] = card;
  else delete cards[place];
};

const look = (now: Known): void => {
  const { stage, grids } = now.play.view;
  now.hand = stage.type === 'holding' ? stage.card : undefined;
  for (const { seat, places } of grids) for (const { place, card } of places) if (card) now.cards[at(seat, place)] = card;
};
