import type { Suit } from '../../../kit/notation';
import { PAPER, SUITS } from './suits';

/// Small things in the landscape, between its middle and its foreground, each with its feet at 0.
const pine = (ink: string): string => `<path d="M0-14l3 6h-1.6l3 5.5h-3.4V1h-2v-3.5h-3.4l3-5.5h-1.6z" fill="${ink}"/>`;
const cactus = (ink: string): string => `<path d="M0 1V-11M0-4.5H-3.6V-8M0-3H3.4V-9.5" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
const boat = (ink: string): string => `<path d="M-6-3H6L4 0H-4z" fill="${ink}"/><path d="M-.6-13V-4.2H-5.5zM.8-11.5Q4.5-8 4.8-4.2H.8z" fill="${PAPER}"/>`;
const birds = (): string => `<path d="M-6-12q1.6-2.2 3 0q1.6-2.2 3 0M1-16q1.4-2 2.6 0q1.4-2 2.6 0" fill="none" stroke="${PAPER}" stroke-width="1" stroke-linecap="round"/>`;

const THINGS: Record<Suit, (ink: string) => string> = { C: birds, D: boat, H: pine, S: cactus };

/// Where they stand on which card, counted from the ace: to the left, away from the second index.
const PLACES: Record<Suit, [x: number, size: number][][]> = {
  C: [[[24, 1.1]], [], [[14, 1]], [], [], [[26, 1.2]], [], [[16, 1]], [], [[28, 1]], [], [], [[12, 1]]],
  D: [[[20, 1]], [], [], [[27, 0.9]], [], [], [[18, 1.1]], [], [], [[30, 1]], [], [[10, 0.8]], []],
  H: [[[12, 1], [18, 0.7]], [[30, 0.8]], [[10, 0.8], [15, 1.1]], [], [[26, 1], [31, 0.7]], [[9, 0.7]], [[22, 0.9]], [[30, 1], [34.5, 0.7]], [], [[14, 1], [20, 0.8]], [[10, 0.7]], [], [[9, 0.9], [14, 0.6]]],
  S: [[[16, 1]], [], [[28, 0.8]], [[12, 1.1]], [], [[22, 0.9], [30, 0.6]], [], [[14, 0.8]], [], [[26, 1]], [], [[10, 0.8]], []],
};

const FEET: Record<Suit, number> = { C: 84, D: 79, H: 84, S: 84 };

/// What stands in a card's part of the panorama.
export const details = (suit: Suit, place: number): string =>
  PLACES[suit][place]!.map(([x, size]) => `<g transform="translate(${x} ${FEET[suit]}) scale(${size})">${THINGS[suit](SUITS[suit].ink)}</g>`).join('');
