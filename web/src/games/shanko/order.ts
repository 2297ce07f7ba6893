import { read } from '../../kit/notation';
import { keep, recall } from '../../shell/settings';
import { RANKS } from './forming';

export type Sorting = 'rank' | 'suit';

const SUITS = 'HDSC';

/// The key of a sort; jokers come last, and an ace is above the king.
const key = (card: string, sorting: Sorting): number => {
  const { rank, suit } = read(card);
  if (!suit) return 9999;
  const height = RANKS.lastIndexOf(rank);
  return sorting === 'rank' ? height * 10 + SUITS.indexOf(suit) : SUITS.indexOf(suit) * 100 + height;
};

export const sorted = (cards: string[], sorting: Sorting): string[] => [...cards].sort((one, other) => key(one, sorting) - key(other, sorting) || one.localeCompare(other));

/// A hand in its person's order; cards that came since are at the end.
export const ordered = (hand: string[], order: string[]): string[] => {
  const place = new Map(order.map((card, index) => [card, index]));
  return [...hand].sort((one, other) => (place.get(one) ?? order.length) - (place.get(other) ?? order.length));
};

/// Some cards put before another one; without one, at the end.
export const moved = (cards: string[], moving: string[], before?: string): string[] => {
  const rest = cards.filter((card) => !moving.includes(card));
  const at = before === undefined ? rest.length : rest.indexOf(before);
  const block = cards.filter((card) => moving.includes(card));
  return [...rest.slice(0, at), ...block, ...rest.slice(at)];
};

/// Some cards moved by one place to the left or to the right, together.
export const shifted = (cards: string[], moving: string[], step: -1 | 1): string[] => {
  const rest = cards.filter((card) => !moving.includes(card));
  const block = cards.filter((card) => moving.includes(card));
  const left = rest.filter((card) => cards.indexOf(card) < cards.indexOf(block[0]!)).length;
  const at = Math.min(rest.length, Math.max(0, left + step));
  return [...rest.slice(0, at), ...block, ...rest.slice(at)];
};

const KEPT = 'parlor_shanko';

/// Only the latest round's order is kept: another has other cards. The tutorial has no id, and nothing is kept.
export const remember = (table: string, round: number, order: string[]): void => {
  if (table) keep(KEPT, JSON.stringify({ table, round, order }));
};

export const remembered = (table: string, round: number): string[] => {
  try {
    const kept = JSON.parse(recall(KEPT) ?? '{}');
    return kept.table === table && kept.round === round && Array.isArray(kept.order) ? kept.order : [];
  } catch {
    return [];
  }
};
