import { type Suit, read } from '../../kit/notation';
import type { Kind } from './view';

/// Words for what a player has selected. The server alone judges; this only saves a wrong attempt.
export type Forming =
  | { is: 'nothing' }
  /// A whole meld, its cards in order.
  | { is: Kind; cards: string[]; rank: string; suit: Suit }
  /// On the way: how many are missing.
  | { is: 'part'; of: Kind[]; missing: number[]; rank: string; suit: Suit }
  | { is: 'none'; why: 'mixed' | 'jokers' | 'apart' | 'many' };

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SIZES: Record<Kind, number> = { triplet: 3, sequence: 4 };
const LOW_ACE = 1;
const HIGH_ACE = 14;

const isJoker = (card: string): boolean => !read(card).suit;
const height = (card: string, aceHigh: boolean): number => (read(card).rank === 'A' && aceHigh ? HIGH_ACE : RANKS.indexOf(read(card).rank) + 1);

/// What these cards form.
export const forming = (cards: string[]): Forming => {
  if (!cards.length) return { is: 'nothing' };
  const naturals = cards.filter((card) => !isJoker(card));
  if (!naturals.length) return { is: 'none', why: 'jokers' };
  if (cards.length > SIZES.sequence) return { is: 'none', why: 'many' };
  const { rank, suit } = read(naturals[0]!) as { rank: string; suit: Suit };
  const sameRank = naturals.every((card) => read(card).rank === rank) && cards.length <= SIZES.triplet;
  const sameSuit = naturals.every((card) => read(card).suit === suit);
  const sequence = sameSuit ? inOrder(cards, naturals) : undefined;
  if (sameRank && cards.length === SIZES.triplet) return { is: 'triplet', cards, rank, suit };
  if (sequence && cards.length === SIZES.sequence) return { is: 'sequence', cards: sequence, rank, suit };
  const of: Kind[] = [...(sameRank ? (['triplet'] as const) : []), ...(sequence ? (['sequence'] as const) : [])];
  if (of.length) return { is: 'part', of, missing: of.map((kind) => SIZES[kind] - cards.length), rank, suit };
  return { is: 'none', why: sameSuit ? 'apart' : 'mixed' };
};

/// A run of four at most: jokers fill the gaps first, then the high end, then the low end.
const inOrder = (cards: string[], naturals: string[]): string[] | undefined => {
  for (const aceHigh of [false, true]) {
    const sorted = [...naturals].sort((one, other) => height(one, aceHigh) - height(other, aceHigh));
    const first = height(sorted[0]!, aceHigh);
    const last = height(sorted.at(-1)!, aceHigh);
    const distinct = sorted.every((card, index) => !index || height(card, aceHigh) > height(sorted[index - 1]!, aceHigh));
    if (!distinct || last - first >= SIZES.sequence) continue;
    const jokers = cards.filter(isJoker);
    const run: string[] = [];
    for (let place = first; place <= last; place++) {
      const card = sorted.find((one) => height(one, aceHigh) === place) ?? jokers.shift();
      // A gap that more cards could still fill.
      if (card) run.push(card);
    }
    for (let top = last; jokers.length && top < HIGH_ACE; top++) run.push(jokers.shift()!);
    return [...jokers, ...run];
  }
  return undefined;
};

/// What each card of a sequence is or stands for, as notation without copies.
export const facesOf = (cards: string[]): string[] => {
  const anchor = cards.findIndex((card) => !isJoker(card) && read(card).rank !== 'A');
  const ace = cards.findIndex((card) => !isJoker(card));
  const start = anchor >= 0 ? height(cards[anchor]!, false) - anchor : ace > 0 ? HIGH_ACE - ace : LOW_ACE;
  const { suit } = read(cards[ace]!);
  return cards.map((_, place) => `${RANKS[start + place - 1] ?? ''}${suit}`);
};
