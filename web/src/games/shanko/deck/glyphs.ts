/// The deck's own letters and numerals: single strokes in a box of 10 by 15, so that screen and print
/// need no font.
const STROKES: Record<string, string> = {
  A: 'M0 15L5 .4 10 15M1.8 10H8.2',
  '2': 'M.7 4.6A4.4 4.4 0 0 1 9.4 4.4C9.4 8 1.4 10.6.4 15H9.8',
  '3': 'M.8 0H9L4.6 5.5A4.75 4.75 0 1 1 .3 12.5',
  '4': 'M7.3 15V.4L0 10.8H10',
  '5': 'M9 0H2L1.1 6.6A4.85 4.85 0 1 1 .4 12.9',
  '6': 'M7.2 0L1.2 7.3M5 15A4.8 4.8 0 1 0 5 5.4 4.8 4.8 0 1 0 5 15z',
  '7': 'M.2 0H9.8L3.8 15',
  '8': 'M5 6.9A4 3.45 0 1 0 5 0 4 3.45 0 1 0 5 6.9 4.7 4.05 0 1 0 5 15 4.7 4.05 0 1 0 5 6.9z',
  '9': 'M2.8 15L8.8 7.7M5 0A4.8 4.8 0 1 0 5 9.6 4.8 4.8 0 1 0 5 0z',
  '0': 'M5 0C-1.4 0-1.4 15 5 15S11.4 0 5 0z',
  '1': 'M3 3.2L6.6 0V15',
  J: 'M2.8 0H8.6V10.4A4.2 4.6 0 0 1 .2 10.4',
  Q: 'M5 0C-1.5 0-1.5 14.4 5 14.4S11.5 0 5 0zM6 10.2L9.8 15.2',
  K: 'M.8 0V15M9.6 0L.8 8.8M4.1 5.7L9.9 15',
  C: 'M9.5 3.2C7 -1.2 .2-.8 .2 7.5S7 16.2 9.5 11.8',
  D: 'M.6 0V15H3.6C11.8 15 11.8 0 3.6 0z',
  H: 'M.6 0V15M9.4 0V15M.6 7.3H9.4',
  S: 'M9.1 2.8C7.2-1 .9-.8 .9 3.7.9 8.7 9.4 6.2 9.4 11.2 9.4 16 2.4 16 .6 12',
  N: 'M.6 15V0L9.4 15V0',
  E: 'M9 0H.6V15H9M.6 7.3H7.6',
  W: 'M0 0L2.6 15 5 4 7.4 15 10 0',
  O: 'M5 0C-1.5 0-1.5 15 5 15S11.5 0 5 0z',
  R: 'M.8 15V0H5A4.1 4 0 0 1 5 8H.8M4.8 8L9.8 15',
};

export interface Lettering {
  /// The middle of the text, and its top.
  x: number;
  y: number;
  /// How high it is, in millimetres.
  height: number;
  /// How bold, as a share of its height.
  weight?: number;
  colour: string;
}

/// Draws a short text.
export const letters = (text: string, { x, y, height, weight = 0.17, colour }: Lettering): string => {
  const scale = height / 15;
  const advance = text === '10' ? 9.6 : 13;
  const left = x - ((text.length - 1) * advance + 10) * scale * 0.5;
  const strokes = [...text].map((sign, index) => `<path d="${STROKES[sign] ?? ''}" transform="translate(${round(left + index * advance * scale)} ${round(y)}) scale(${round(scale)})"/>`);
  return `<g fill="none" stroke="${colour}" stroke-width="${round(15 * weight)}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
};

/// A number with at most two decimals, short.
export const round = (value: number): string => `${Math.round(value * 100) / 100}`;
