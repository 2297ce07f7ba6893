import { forming } from './forming';
import type { Slot } from './Builder';
import { type Act, type Meld, ROUNDS, type View } from './view';

/// The tutorial's first round, in small: a script with a table of its own. It only follows what the
/// pupil does; whether a thing is allowed, each step says by its options.
export interface Step {
  /// What can be done in this step.
  options(view: View): Act[];
  /// Whether the pupil has done it.
  isDone(view: View, selected: string[], slots: Slot[]): boolean;
  /// What the others do before it.
  before?(view: View): View;
  /// A step to be read only.
  reading?: true;
}

const seats = (cards: number[], melded: boolean): View['players'] =>
  cards.map((count, seat) => ({ seat, cards: count, melded: seat === 1 || (seat === 0 && melded), buysLeft: seat === 1 || (seat === 0 && melded) ? 0 : 3, total: [5, 30, 0][seat]!, ready: false }));

const BOT_MELDS: Meld[] = [
  { kind: 'triplet', cards: ['3C', '3D', '3S'] },
  { kind: 'sequence', cards: ['2H', '3H', "X'2", '5H'] },
];

export const BEGINNING: View = {
  round: 2,
  contract: ROUNDS[1]!,
  step: 'drawing',
  turn: 0,
  starter: 0,
  hand: ['QC', '6S', '7S', 'QD', '8S', '9S', '6H', '10C', 'KD'],
  discard: '5C',
  discards: 7,
  pile: 60,
  melds: BOT_MELDS,
  players: seats([9, 4, 11], false),
  scores: [[5, 30, 0]],
};

const drawing = (): Act[] => [{ type: 'draw-from-pile' }];
const CONTRACT: Act[] = [{ type: 'lay-down', melds: [['QC', 'QD', 'X'], ['6S', '7S', '8S', '9S']] }];
const filled = (slots: Slot[]): number => slots.filter(({ cards }) => cards.length).length;
const discards = ({ hand }: View): Act[] => hand.map((card) => ({ type: 'discard', card }));
const jokerEnds = ({ hand }: View): Act[] =>
  hand.filter((card) => card.startsWith('X')).flatMap((card) => [
    { type: 'lay-off', meld: 1, card, end: 'high' },
    { type: 'lay-off', meld: 1, card, end: 'low' },
    { type: 'lay-off', meld: 0, card, end: 'high' },
  ]);
const myTurn = (view: View): View => ({ ...view, step: 'drawing', turn: 0, window: undefined });

export const STEPS: Step[] = [
  { options: drawing, isDone: ({ step }) => step === 'arranging' },
  { options: () => CONTRACT, isDone: (_, selected, slots) => forming(selected).is === 'triplet' || filled(slots) > 0 },
  { options: () => CONTRACT, isDone: (_, __, slots) => filled(slots) > 0 },
  { options: () => CONTRACT, isDone: (view, _, slots) => filled(slots) === 2 || view.melds.length > 2 },
  { options: () => CONTRACT, isDone: ({ melds }) => melds.length > 2 },
  { options: () => [{ type: 'lay-off', meld: 1, card: '6H', end: 'high' }], isDone: ({ hand }) => !hand.includes('6H') },
  { options: discards, isDone: ({ hand }) => hand.length === 1 },
  {
    options: () => [],
    isDone: () => false,
    reading: true,
    before: (view) => ({ ...view, step: 'buying', turn: 0, discard: '9S', discards: view.discards + 2, window: { asked: [0, 1, 2].slice(1), answered: [1] } }),
  },
  { options: drawing, isDone: ({ step }) => step === 'arranging', before: myTurn },
  { options: () => [{ type: 'swap-joker', meld: 1, place: 2, card: '4H' }], isDone: ({ hand }) => hand.includes("X'2") },
  { options: jokerEnds, isDone: ({ hand }) => hand.length === 1 },
  { options: discards, isDone: ({ hand }) => !hand.length },
  { options: () => [], isDone: () => false, reading: true },
];

const DRAWN = ['X', '4H'];

/// The pupil's action, done.
export const follow = (view: View, action: Act, draws: number): View => {
  const without = (...cards: string[]): string[] => view.hand.filter((card) => !cards.includes(card));
  const held = (hand: string[], changes: Partial<View>): View => ({ ...view, hand, players: seats([hand.length, 4, 11], changes.melds ? true : view.players[0]!.melded), ...changes });
  switch (action.type) {
    case 'draw-from-pile':
      return held([...view.hand, DRAWN[draws]!], { step: 'arranging', drawn: DRAWN[draws]!, pile: view.pile - 1 });
    case 'lay-down':
      return held(without(...action.melds.flat()), { melds: [...view.melds, ...action.melds.map((cards): Meld => ({ kind: cards.length === 3 ? 'triplet' : 'sequence', cards }))] });
    case 'lay-off':
      return held(without(action.card), { melds: view.melds.map((meld, index) => (index === action.meld ? { ...meld, cards: action.end === 'low' ? [action.card, ...meld.cards] : [...meld.cards, action.card] } : meld)) });
    case 'swap-joker': {
      const joker = view.melds[action.meld]!.cards[action.place]!;
      return held([...without(action.card), joker], { melds: view.melds.map((meld, index) => (index === action.meld ? { ...meld, cards: meld.cards.map((card, place) => (place === action.place ? action.card : card)) } : meld)) });
    }
    case 'discard':
      return held(without(action.card), { step: 'dealing', discard: view.hand.length === 1 ? undefined : action.card, discards: view.discards + 1, drawn: undefined });
    default:
      return view;
  }
};
