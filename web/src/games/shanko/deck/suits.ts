import type { Suit } from '../../../kit/notation';

/// One suit of the deck: a part of a landscape, with its colours from far to near.
export interface Look {
  /// In a box of 24 by 24.
  shape: string;
  ink: string;
  /// The layers of its landscape, the farthest first.
  layers: [string, string, string, string];
  /// The sky above it.
  sky: string;
}

/// A ray of the sun, turned round its middle.
const rays = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const at = (radius: number, turn: number): string => {
      const angle = ((index + turn) / count) * 2 * Math.PI;
      return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
    };
    return `M${at(12, 0)}L${at(7.6, 0.3)} ${at(7.6, -0.3)}z`;
  }).join('');

/// Clouds, drops, hills and suns: their letters are those of the notation. Each differs by shape,
/// letter, colour and kind of landscape, so that each alone is enough.
export const SUITS: Record<Suit, Look> = {
  C: {
    shape: 'M6.2 20.5A5.5 5.5 0 0 1 5 9.7 7.2 7.2 0 0 1 18.6 9 5.8 5.8 0 0 1 17.8 20.5z',
    ink: '#5b4690',
    layers: ['#d9d0ea', '#b3a3d3', '#8670b5', '#5b4690'],
    sky: '#f6f2fb',
  },
  D: {
    shape: 'M12 .8C15.5 6.5 20.2 10.6 20.2 15.2A8.2 8.2 0 0 1 3.8 15.2C3.8 10.6 8.5 6.5 12 .8z',
    ink: '#1d5c9e',
    layers: ['#cbe1f1', '#93c0e0', '#4f92c6', '#1d5c9e'],
    sky: '#f0f7fb',
  },
  H: {
    shape: 'M.6 21L9 4.5Q9.5 3.6 10 4.5L13.8 12 16 8.6Q16.5 7.9 17 8.6L23.4 21z',
    ink: '#23704a',
    layers: ['#cfe5d0', '#9ccba4', '#55a072', '#23704a'],
    sky: '#f2f8ef',
  },
  S: {
    shape: `M12 6.2a5.8 5.8 0 1 1 0 11.6 5.8 5.8 0 1 1 0-11.6z${rays(10)}`,
    ink: '#b8440f',
    layers: ['#fbdfb4', '#f3b765', '#e07f2c', '#b8440f'],
    sky: '#fff6e8',
  },
};

export const PAPER = '#fffdf6';
export const NIGHT = '#1d2b4a';
export const GOLD = '#c98f0e';

/// A suit's shape, with its middle at a point.
export const pip = (suit: Suit, x: number, y: number, size: number, colour = SUITS[suit].ink): string =>
  `<path d="${SUITS[suit].shape}" fill="${colour}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})"/>`;
