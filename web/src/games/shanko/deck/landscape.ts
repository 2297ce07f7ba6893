import type { Suit } from '../../../kit/notation';
import { details } from './details';
import { round } from './glyphs';
import { SUITS } from './suits';

export const WIDTH = 63;
export const HEIGHT = 88;
export const BLEED = 3;

/// Thirteen cards of a suit side by side are one picture, and the last joins the first: the
/// landscape repeats after this length.
const PANORAMA = 13 * WIDTH;
const STEP = WIDTH / 6;

/// The height of a line at a place of the panorama, upwards.
type Line = (x: number) => number;

/// A smooth line that repeats with the panorama.
const waves = (...parts: [times: number, height: number, shift: number][]): Line => (x) =>
  parts.reduce((sum, [times, height, shift]) => sum + height * Math.sin((2 * Math.PI * times * x) / PANORAMA + shift), 0);

/// A smooth line through points of the panorama, closed below, as seen from a card.
const smooth = (line: Line, base: number, offset: number): string => {
  const y = (x: number): number => base - line(offset + x);
  const slope = (x: number): number => (y(x + 0.5) - y(x - 0.5)) * (STEP / 3);
  let path = `M${round(-STEP)} ${round(y(-STEP))}`;
  for (let x = -STEP; x < WIDTH + STEP - 1; x += STEP) {
    const next = x + STEP;
    path += `C${round(x + STEP / 3)} ${round(y(x) + slope(x))} ${round(next - STEP / 3)} ${round(y(next) - slope(next))} ${round(next)} ${round(y(next))}`;
  }
  return `${path}V${HEIGHT + STEP}H${round(-STEP)}z`;
};

/// Bows of equal width along a line: upwards they are clouds, downwards they are waves with crests.
const bows = (line: Line, base: number, offset: number, count: number, up: boolean): string => {
  const width = WIDTH / count;
  const y = (place: number): number => base - line(offset + place * width);
  let path = `M${round(-width)} ${round(y(-1))}`;
  for (let place = -1; place <= count; place++) {
    const swell = up ? 0.56 + 0.1 * Math.sin(7 * (offset / width + place)) : 0.8;
    path += `A${round(width * swell)} ${round(width * swell)} 0 0 ${up ? 1 : 0} ${round((place + 1) * width)} ${round(y(place + 1))}`;
  }
  return `${path}V${HEIGHT + width}H${round(-width)}z`;
};

/// Long slopes to the wind and short ones to the lee.
const dunes = (times: number, height: number, shift: number): Line => (x) => {
  const turn = (2 * Math.PI * times * x) / PANORAMA + shift;
  return height * (Math.sin(turn) + 0.35 * Math.sin(2 * turn) + 0.12 * Math.sin(3 * turn));
};

const SLOW = waves([3, 3.2, 0.4], [5, 2, 2.1]);

const outlines: Record<Suit, ((offset: number, layer: number) => string)> = {
  C: (offset, layer) => bows(waves([3, 2.6, layer * 1.7], [7, 1.6, layer]), 60.5 + layer * 8, offset + layer * 4, [4, 5, 4, 3][layer]!, true),
  D: (offset, layer) => bows(waves([2, 2.6, layer * 1.3], [5, 1.2, layer * 2]), 58.5 + layer * 7.6, offset, [3, 4, 3, 4][layer]!, false),
  H: (offset, layer) => smooth(waves([9 - layer, 5.4 - layer, layer * 2.2], [17 - 2 * layer, 2.2 - layer * 0.3, layer], [3, 1.5, 1]), 60 + layer * 6.8, offset),
  S: (offset, layer) => smooth((x) => dunes(7 + layer * 2, 4 - layer * 0.5, layer * 1.9)(x) + SLOW(x) * 0.4, 60 + layer * 6.8, offset),
};

/// The part of a suit's panorama that belongs to a card; places count from the ace, 0.
export const landscape = (suit: Suit, place: number): string => {
  const [far, near, middle, front] = SUITS[suit].layers.map((colour, layer) => `<path d="${outlines[suit](place * WIDTH, layer)}" fill="${colour}"/>`);
  return `${far}${near}${middle}${details(suit, place)}${front}`;
};
