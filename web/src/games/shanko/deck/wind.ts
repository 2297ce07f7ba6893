import { letters } from './glyphs';
import { BLEED, HEIGHT, WIDTH } from './landscape';
import { GOLD, NIGHT, PAPER, SUITS, pip } from './suits';

const ORDER = ['S', 'D', 'H', 'C'] as const;

const ACROSS = 4;
const PITCH = 13;

/// One sail of a pinwheel, from its middle upwards, folded over.
const SAIL = 'M0 0L0-12Q8-12 11-5.5z';
const FOLD = 'M0 0L0-12Q2.5-8 0 0z';

/// A pinwheel of the four suits' colours, with its middle at 0.
const pinwheel = (turn: number): string =>
  `<g transform="rotate(${turn})">${ORDER.map((suit, index) => `<g transform="rotate(${90 * index})"><path d="${SAIL}" fill="${SUITS[suit].layers[2]}"/><path d="${FOLD}" fill="${SUITS[suit].ink}"/></g>`).join('')}<circle r="1.6" fill="${GOLD}"/></g>`;

/// The art of a joker, in one of four winds: a pinwheel of all suits, alone or with its index.
export const wind = (which: number, alone = false): string => {
  const gusts = Array.from({ length: 7 }, (_, row) => {
    const y = 8 + row * 13;
    const bend = which % 2 ? -9 : 9;
    return `<path d="M-4 ${y}C16 ${y - bend} 30 ${y + bend} 67 ${y - bend / 2}" stroke="${SUITS[ORDER[(row + which) % 4]!].layers[0]}"/>`;
  }).join('');
  const air = `<g fill="none" stroke-width="5.5" stroke-linecap="round">${gusts}</g>`;
  if (alone) return `${air}<g transform="translate(${WIDTH / 2} 40) scale(2.2)">${pinwheel(12 + which * 22.5)}</g>`;
  const suits = ORDER.map((suit, index) => {
    const angle = ((index * 90 + 45 + which * 90) * Math.PI) / 180;
    return pip(suit, 38 + 23 * Math.sin(angle), 44 - 23 * Math.cos(angle), 8.5);
  }).join('');
  const name = [...'JOKER'].map((sign, row) => letters(sign, { x: 10.4, y: 28 + row * 8, height: 5.4, weight: 0.2, colour: NIGHT })).join('');
  const small = (x: number, y: number): string => `<g transform="translate(${x} ${y}) scale(.78)">${pinwheel(12 + which * 22.5)}</g>`;
  return (
    air +
    `<path d="M38 44L38 ${HEIGHT + BLEED}" stroke="${NIGHT}" stroke-width="1.6"/>` +
    `<g transform="translate(38 44) scale(1.5)">${pinwheel(12 + which * 22.5)}</g>` +
    suits +
    small(11.2, 13) +
    name +
    `<g transform="translate(${WIDTH - 9} ${HEIGHT - 9.5}) rotate(180) scale(.5)">${pinwheel(12 + which * 22.5)}</g>`
  );
};

/// The back: pinwheels on a night sky. The lower half is the upper one turned, so that no card
/// shows which way up it lies.
export const back = (): string => {
  const half = Array.from({ length: 3 * ACROSS }, (_, place) => {
    const x = WIDTH / 2 + ((place % ACROSS) - (ACROSS - 1) / 2) * PITCH;
    const y = HEIGHT / 2 - (Math.floor(place / ACROSS) + 0.5) * PITCH;
    return `<g transform="translate(${x} ${y}) scale(.5)">${pinwheel(((place + Math.floor(place / ACROSS)) % 2) * 45)}</g>`;
  }).join('');
  return (
    `<rect x="${-BLEED}" y="${-BLEED}" width="${WIDTH + 2 * BLEED}" height="${HEIGHT + 2 * BLEED}" fill="${NIGHT}"/>` +
    `<rect x="3.2" y="3.2" width="${WIDTH - 6.4}" height="${HEIGHT - 6.4}" rx="3" fill="none" stroke="${PAPER}" stroke-width=".6"/>` +
    `${half}<g transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})">${half}</g>`
  );
};
