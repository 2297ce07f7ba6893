import { h } from 'preact';

const MARKS: Record<string, string> = {
  X: 'M24 23c17 15 36 35 53 55M77 22C60 39 41 58 23 78',
  O: 'M52 18C31 17 18 33 19 52s14 31 32 30 32-14 31-33S69 19 47 19',
};
const LINES = 'M101 12c-2 90 2 190-1 277M200 11c2 95-2 185 1 278M11 100c95-2 180 2 278 0M12 200c90 2 190-2 277 1';
const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 };

interface Props {
  label: string;
  squares: string[];
  line?: number[];
  cell(row: number, column: number, mark: string): string;
  may(square: number): boolean;
  mark(square: number): void;
}

/// The board as ink on paper: nine buttons in a grid, moved through by Tab or by arrow keys.
export const Grid = ({ label, squares, line, cell, may, mark }: Props) => (
  <div class="board" role="grid" aria-label={label} onKeyDown={move}>
    {line && <svg class="lines strike" viewBox="0 0 300 300" aria-hidden><path pathLength={1} d={stroke(line[0]!, line[2]!)} /></svg>}
    <svg class="lines" viewBox="0 0 300 300" aria-hidden><path d={LINES} /></svg>
    {[0, 3, 6].map((row) => (
      <div role="row" key={row}>
        {[row, row + 1, row + 2].map((square) => (
          <button
            key={square}
            role="gridcell"
            class={`${may(square) ? 'free' : ''}${line?.includes(square) ? ' won' : ''}`}
            aria-label={cell(row / 3 + 1, square - row + 1, squares[square]!)}
            aria-disabled={!may(square)}
            onClick={() => may(square) && mark(square)}
          >
            {squares[square] && <svg class={squares[square]} viewBox="0 0 100 100" aria-hidden><path pathLength={1} d={MARKS[squares[square]]} /></svg>}
          </button>
        ))}
      </div>
    ))}
  </div>
);

export const rowOf = (square: number): number => Math.floor(square / 3);

const centre = (square: number): [number, number] => [(square % 3) * 100 + 50, rowOf(square) * 100 + 50];

/// A stroke through a line's outer squares and a little beyond.
const stroke = (from: number, to: number): string => {
  const [x, y] = centre(from);
  const [u, v] = centre(to);
  const [dx, dy] = [(u - x) / 6, (v - y) / 6];
  return `M${x - dx} ${y - dy}L${u + dx} ${v + dy}`;
};

const move = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
  const step = ARROWS[event.key];
  const cells = [...event.currentTarget.querySelectorAll('button')];
  const at = cells.indexOf(event.target as HTMLButtonElement);
  const to = at + step!;
  if (!step || !cells[to] || (Math.abs(step) < 3 && rowOf(to) !== rowOf(at))) return;
  event.preventDefault();
  cells[to].focus();
};
