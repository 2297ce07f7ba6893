import { settings } from '../shell/settings';
import { read } from './notation';

export { type Reading, type Suit, isCard, read } from './notation';

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
