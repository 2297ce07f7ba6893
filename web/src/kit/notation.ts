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
