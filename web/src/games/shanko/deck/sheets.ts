import { DECK, back, front } from './card';
import { BLEED, HEIGHT, WIDTH } from './landscape';

/// A sheet of paper, A4 across, with two rows of four cards: each has its own bleed, and the marks
/// stand in the margin. All measures are millimetres.
export const SHEET = { width: 297, height: 210, across: 4, down: 2 };

const PITCH_X = WIDTH + 2 * BLEED;
const PITCH_Y = HEIGHT + 2 * BLEED;
const LEFT = (SHEET.width - SHEET.across * PITCH_X) / 2;
const TOP = (SHEET.height - SHEET.down * PITCH_Y) / 2;
/// A mark stays clear of the bleed, and of the paper's edge.
const CLEAR = 1;
const MARK = 6;

const PER_SHEET = SHEET.across * SHEET.down;

/// One side of a card with its bleed: 69 by 94.
export const single = (content: string): string => placed(content, '', 'mm');

const placed = (content: string, position: string, unit = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${position}width="${PITCH_X}${unit}" height="${PITCH_Y}${unit}" viewBox="${-BLEED} ${-BLEED} ${PITCH_X} ${PITCH_Y}">${content}</svg>`;

/// Where the cards are cut, told by marks at all four edges of the sheet.
const marks = (): string => {
  const cuts = (count: number, start: number, pitch: number, size: number): number[] =>
    Array.from({ length: count }, (_, index) => start + index * pitch + BLEED).flatMap((cut) => [cut, cut + size]);
  const line = (x1: number, y1: number, x2: number, y2: number): string => `<path class="mark" d="M${x1} ${y1}L${x2} ${y2}"/>`;
  const upright = cuts(SHEET.across, LEFT, PITCH_X, WIDTH).flatMap((x) => [line(x, TOP - CLEAR - MARK, x, TOP - CLEAR), line(x, SHEET.height - TOP + CLEAR, x, SHEET.height - TOP + CLEAR + MARK)]);
  const level = cuts(SHEET.down, TOP, PITCH_Y, HEIGHT).flatMap((y) => [line(LEFT - CLEAR - MARK, y, LEFT - CLEAR, y), line(SHEET.width - LEFT + CLEAR, y, SHEET.width - LEFT + CLEAR + MARK, y)]);
  return `<g fill="none" stroke="#000" stroke-width=".15">${[...upright, ...level].join('')}</g>`;
};

const sheet = (sides: string[]): string => {
  const cards = sides.map((side, index) => placed(side, `x="${LEFT + (index % SHEET.across) * PITCH_X}" y="${TOP + Math.floor(index / SHEET.across) * PITCH_Y}" `));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}mm" height="${SHEET.height}mm" viewBox="0 0 ${SHEET.width} ${SHEET.height}">${cards.join('')}${marks()}</svg>`;
};

/// The fronts of the whole deck.
export const fronts = (): string[] => Array.from({ length: DECK.length / PER_SHEET }, (_, number) => sheet(DECK.slice(number * PER_SHEET, (number + 1) * PER_SHEET).map(front)));

/// The backs of one sheet, the same for all.
export const backs = (): string => sheet(Array<string>(PER_SHEET).fill(back()));

export { DECK, back, front };
