import { settings } from '../shell/settings';

/// A card's notation taken apart: `7C`, `10H'2`, or `X` for a joker.
export interface Reading {
  rank: string;
  suit: Suit | '';
  copy: number;
}

export type Suit = 'C' | 'D' | 'H' | 'S';

const NOTATION = /^(?:(10|[2-9JQKA])([CDHS])|X)(?:'(\d+))?$/;

export const read = (card: string): Reading => {
  const [, rank = '', suit = '', copy = '1'] = NOTATION.exec(card) ?? [];
  return { rank, suit: suit as Suit | '', copy: Number(copy) };
};

export const isCard = (text: string): boolean => NOTATION.test(text);

const en = {
  joker: 'joker',
  back: 'face-down card',
  suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  ranks: { J: 'jack', Q: 'queen', K: 'king', A: 'ace' } as Record<string, string>,
  of: (rank: string, suit: string) => `${rank} of ${suit}`,
};
const ja: typeof en = {
  joker: 'ジョーカー',
  back: '裏向きのカード',
  suits: { C: 'クラブ', D: 'ダイヤ', H: 'ハート', S: 'スペード' },
  ranks: { J: 'ジャック', Q: 'クイーン', K: 'キング', A: 'エース' },
  of: (rank, suit) => `${suit}の${rank}`,
};

/// A card in words, for screen readers and the log; without a card, its back.
export const spoken = (card?: string): string => {
  const t = { en, ja }[settings.language];
  if (!card) return t.back;
  const { rank, suit } = read(card);
  return suit ? t.of(t.ranks[rank] ?? rank, t.suits[suit]) : t.joker;
};
