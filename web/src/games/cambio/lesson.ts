import type { CambioNews, Move, Place, Stage, View } from './view';

/// One step of the first game: what lies on the table, what can be done, and what leads on.
export interface Step {
  view: View;
  options: Move[];
  /// What has just happened, for the eye.
  news: CambioNews[];
}

type Hand = (string | undefined)[];

const PLACES: Place[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const HIDDEN: Hand = [undefined, undefined, undefined, undefined];

const view = (stage: Stage, turn: number | undefined, own: Hand, rest: Partial<View> = {}, theirs: Hand = HIDDEN): View => ({
  stage,
  turn,
  grids: [own, theirs].map((hand, seat) => ({ seat, places: PLACES.map((place, index) => ({ place, card: hand[index] })) })),
  drawPile: 44,
  discards: 0,
  turnsPlayed: [0, 0],
  turnsEachMax: 25,
  ...rest,
});

const SEVEN = { drawPile: 43, discards: 1, discardTop: '7D' };
const ACE = { drawPile: 42, discards: 2, discardTop: 'AS' };
const NINE = { drawPile: 42, discards: 2, discardTop: '9H' };
const QUEEN = { drawPile: 41, discards: 3, discardTop: 'QC', caller: 0 };

/// A short game against one bot. What each step says is in the words of this game, by its number.
export const STEPS: Step[] = [
  { view: view({ type: 'first-look' }, undefined, [undefined, undefined, '9H', '3C']), options: [], news: [{ type: 'cards-dealt' }] },
  { view: view({ type: 'drawing' }, 0, HIDDEN), options: [{ type: 'draw-from-deck' }], news: [] },
  { view: view({ type: 'holding', source: 'deck', card: '7D' }, 0, HIDDEN, { drawPile: 43 }), options: [{ type: 'discard' }], news: [{ type: 'drew-from-deck', seat: 0 }] },
  {
    view: view({ type: 'using-power', power: 'look-at-own', own: PLACES, others: [] }, 0, HIDDEN, SEVEN),
    options: [{ type: 'look-at-own', place: 'top-left' }],
    news: [{ type: 'discarded', seat: 0, card: '7D' }],
  },
  { view: view({ type: 'looking', at: { seat: 0, place: 'top-left' } }, 0, ['KS', undefined, undefined, undefined], SEVEN), options: [], news: [{ type: 'used-power', seat: 0 }] },
  { view: view({ type: 'ending' }, 0, HIDDEN, SEVEN), options: [{ type: 'call-cambio' }, { type: 'end-turn' }], news: [] },
  { view: view({ type: 'ending' }, 1, HIDDEN, ACE), options: [], news: [{ type: 'discarded', seat: 1, card: 'AS' }] },
  { view: view({ type: 'drawing' }, 0, HIDDEN, ACE), options: [{ type: 'take-discard' }], news: [] },
  {
    view: view({ type: 'holding', source: 'discards', card: 'AS' }, 0, HIDDEN, SEVEN),
    options: [{ type: 'swap', place: 'bottom-left' }],
    news: [{ type: 'took-discard', seat: 0, card: 'AS' }],
  },
  {
    view: view({ type: 'ending' }, 0, HIDDEN, NINE),
    options: [{ type: 'call-cambio' }, { type: 'end-turn' }],
    news: [{ type: 'swapped-in', seat: 0, place: 'bottom-left', discarded: '9H' }],
  },
  { view: view({ type: 'ending' }, 1, HIDDEN, QUEEN), options: [], news: [{ type: 'discarded', seat: 1, card: 'QC' }] },
  {
    view: view({ type: 'over', result: { totals: [9, 14], points: [9, 14], ranking: [[0], [1]] } }, undefined, ['KS', '5H', 'AS', '3C'], QUEEN, ['2D', '6S', '4C', '2H']),
    options: [],
    news: [],
  },
];

/// Which action leads on; any other is answered by the coach.
export const WANTED: (Move['type'] | undefined)[] = [undefined, 'draw-from-deck', 'discard', 'look-at-own', undefined, 'end-turn', undefined, 'take-discard', 'swap', 'call-cambio', undefined, undefined];
