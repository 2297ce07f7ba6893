import type { Suit } from '../../../kit/notation';
import { PAPER, SUITS, pip } from './suits';

/// The animals that look over the landscape, drawn round x = 0, from y = 0 at the top of the head.
const fox = ([, , mid, ink]: string[]): string =>
  `<path d="M-15-3L-4.5 5.5H4.5L15-3 14.5 14Q13 22 0 31 -13 22-14.5 14z" fill="${mid}"/>` +
  `<path d="M-12.5 1L-6.5 6-11.6 9.5zM12.5 1L6.5 6 11.6 9.5z" fill="${ink}"/>` +
  `<path d="M0 31Q-13 22-14.5 14 -6 12-2.2 20.5L0 22.5 2.2 20.5Q6 12 14.5 14 13 22 0 31z" fill="${PAPER}" stroke="${mid}" stroke-width=".9" stroke-linejoin="round"/>` +
  `<path d="M-8.6 14.2Q-6.2 12.6-4.4 15.4M8.6 14.2Q6.2 12.6 4.4 15.4" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round"/>` +
  `<path d="M-2.3 27.6H2.3L0 31z" fill="${ink}"/>` +
  `<path d="M-10 36Q0 26 10 36L14 60H-14z" fill="${mid}"/>` +
  `<path d="M-5.5 33Q0 27 5.5 33 5 41 0 45 -5 41-5.5 33z" fill="${PAPER}"/>`;

const owl = ([far, near, mid, ink]: string[]): string =>
  `<path d="M-13-2Q-11 3-5 4.5 0 2.5 5 4.5 11 3 13-2 16.5 6 15 17 20 34 16 60H-16Q-20 34-15 17 -16.5 6-13-2z" fill="${mid}"/>` +
  `<circle cx="-6.7" cy="13.5" r="7.4" fill="${far}"/><circle cx="6.7" cy="13.5" r="7.4" fill="${far}"/>` +
  `<circle cx="-6.2" cy="13.5" r="4.6" fill="${PAPER}"/><circle cx="6.2" cy="13.5" r="4.6" fill="${PAPER}"/>` +
  `<circle cx="-5.7" cy="13.5" r="2.5" fill="${ink}"/><circle cx="5.7" cy="13.5" r="2.5" fill="${ink}"/>` +
  `<circle cx="-4.9" cy="12.7" r=".8" fill="${PAPER}"/><circle cx="6.5" cy="12.7" r=".8" fill="${PAPER}"/>` +
  `<path d="M-2 16.5H2L0 22z" fill="${ink}"/>` +
  `<path d="M-10 26A3.35 3.35 0 0 0-3.3 26 3.35 3.35 0 0 0 3.3 26 3.35 3.35 0 0 0 10 26M-6.7 31A3.35 3.35 0 0 0 0 31 3.35 3.35 0 0 0 6.7 31" fill="none" stroke="${near}" stroke-width="1.4" stroke-linecap="round"/>`;

const stag = ([far, near, mid, ink]: string[]): string =>
  `<path d="M-4.5 11Q-15 9-15.5-6M-14.8 2.5Q-20 1.5-20.5-4.5M-10.2 8.4Q-8 3-9.5-2.5M4.5 11Q15 9 15.5-6M14.8 2.5Q20 1.5 20.5-4.5M10.2 8.4Q8 3 9.5-2.5" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>` +
  `<path d="M-6 24Q-7 34-9 38L-15 60H15L9 38Q7 34 6 24z" fill="${near}"/>` +
  `<path d="M-7 14Q-13 10.5-16.5 12.5 -15 18.5-7.5 19zM7 14Q13 10.5 16.5 12.5 15 18.5 7.5 19z" fill="${mid}"/>` +
  `<path d="M-7.5 13Q0 8.5 7.5 13 8.5 21 5 30 4 35 0 35T-5 30Q-8.5 21-7.5 13z" fill="${mid}"/>` +
  `<path d="M-4.6 29Q0 25.5 4.6 29 4 35 0 35T-4.6 29z" fill="${far}"/>` +
  `<path d="M-2.2 30.2Q0 29.2 2.2 30.2L0 32.6z" fill="${ink}"/>` +
  `<circle cx="-4.4" cy="19.5" r="1.25" fill="${ink}"/><circle cx="4.4" cy="19.5" r="1.25" fill="${ink}"/>`;

const ANIMALS: Record<string, (colours: string[]) => string> = { J: fox, Q: owl, K: stag };
const TOPS: Record<string, number> = { J: 17, Q: 16, K: 17 };

/// The middle of a court card, without its landscape: the animal before the large shape of its suit.
export const court = (rank: string, suit: Suit, middle: number): string => {
  const { layers } = SUITS[suit];
  return `${pip(suit, middle, 30, 46, layers[0])}<g transform="translate(${middle} ${TOPS[rank]}) scale(.92)">${ANIMALS[rank]!(layers)}</g>`;
};
