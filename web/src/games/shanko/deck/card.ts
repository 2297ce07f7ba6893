import { type Suit, read } from '../../../kit/notation';
import { court } from './court';
import { letters, round } from './glyphs';
import { BLEED, HEIGHT, WIDTH, landscape } from './landscape';
import { back, wind } from './wind';
import { PAPER, SUITS, pip } from './suits';

/// In the order of the panorama.
const PLACES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const WINDS = 4;

/// The middle of what is drawn beside the index.
const MIDDLE = 39;

/// How many pips lie in each row.
const ROWS: Record<string, number[]> = {
  '2': [1, 1],
  '3': [1, 2],
  '4': [2, 2],
  '5': [2, 1, 2],
  '6': [2, 2, 2],
  '7': [2, 3, 2],
  '8': [3, 2, 3],
  '9': [3, 3, 3],
  '10': [2, 3, 3, 2],
};

/// One deck: the notation of its 56 cards, the jokers last.
export const DECK: string[] = [...(['C', 'D', 'H', 'S'] as const).flatMap((suit) => PLACES.map((rank) => rank + suit)), 'X', "X'2", "X'3", "X'4"];

/// What tells two fronts apart: which deck a card is from does not show.
export const faceOf = (card: string): string => {
  const { rank, suit, copy } = read(card);
  return suit ? rank + suit : `X${(copy - 1) % WINDS}`;
};

const index = (rank: string, suit: Suit, colour: string): string =>
  letters(rank, { x: 10.4, y: 5.6, height: 14, colour }) + pip(suit, 10.4, 30, 12.5, colour) + letters(suit, { x: 10.4, y: 39, height: 4, weight: 0.16, colour });

/// Few pips are large, many are small.
const SIZES: Record<string, number> = { '2': 19, '3': 16.5, '4': 16.5, '5': 13, '6': 13, '7': 11.4, '8': 11.4, '9': 11.4, '10': 10.2 };

const pips = (rank: string, suit: Suit): string => {
  const rows = ROWS[rank]!;
  const size = SIZES[rank]!;
  const wide = size * (rows.length > 2 ? 1.12 : 1.14);
  const high = size * (rows.length > 2 ? 1.22 : 1.26);
  return rows
    .flatMap((count, row) => Array.from({ length: count }, (_, column) => pip(suit, MIDDLE + (column - (count - 1) / 2) * wide, 27 + (row - (rows.length - 1) / 2) * high, size)))
    .join('');
};

const ace = (suit: Suit): string => pip(suit, MIDDLE, 31, 46, SUITS[suit].layers[0]) + pip(suit, MIDDLE, 31, 36, SUITS[suit].layers[1]) + pip(suit, MIDDLE, 31, 26);

const picture = (rank: string, suit: Suit): string => (rank === 'A' ? ace(suit) : ROWS[rank] ? pips(rank, suit) : court(rank, suit, MIDDLE));

/// The second index, for who sees the card from the other side, light on the dark foreground.
const turned = (rank: string, suit: Suit): string =>
  `<g transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})">${letters(rank, { x: 8.4, y: 4, height: 7, weight: 0.18, colour: PAPER })}${pip(suit, 18, 7.4, 7, PAPER)}</g>`;

const ground = (colour: string): string => `<rect class="paper" x="${-BLEED}" y="${-BLEED}" width="${WIDTH + 2 * BLEED}" height="${HEIGHT + 2 * BLEED}" fill="${colour}"/>`;

/// The front of a card in millimetres; its art goes on beyond the edge by the bleed.
export const front = (card: string): string => {
  const { rank, suit, copy } = read(card);
  if (!suit) return ground(PAPER) + wind((copy - 1) % WINDS);
  const { ink } = SUITS[suit];
  return ground(PAPER) + picture(rank, suit) + landscape(suit, PLACES.indexOf(rank)) + index(rank, suit, ink) + turned(rank, suit);
};

export { back };

const MINI = 40 / WIDTH;

/// A small front for what lies on the table: a large index above the landscape. It is 40 wide and 56 high.
export const mini = (card: string): string => {
  const { rank, suit, copy } = read(card);
  const scaled = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 56">${content}</svg>`;
  if (!suit) return scaled(`<g transform="scale(${MINI})">${ground(PAPER)}${wind((copy - 1) % WINDS, true)}</g>`);
  const { ink } = SUITS[suit];
  return scaled(`<g transform="scale(${MINI})">${ground(PAPER)}${landscape(suit, PLACES.indexOf(rank))}</g>${letters(rank, { x: 11.5, y: 7, height: 17, colour: ink })}${pip(suit, 29.5, 15.5, 15.5)}`);
};

/// A whole drawing of one side, without or with its bleed.
export const drawing = (content: string, bleed = 0): string => {
  const box = [-bleed, -bleed, WIDTH + 2 * bleed, HEIGHT + 2 * bleed].map(round).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;
};
