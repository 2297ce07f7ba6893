import { Component, h } from 'preact';
import { tone } from '../../kit/tone';
import { showSheet, style } from '../../shell/app';
import { settings } from '../../shell/settings';
import type { Grid as Board } from './Grid';
import type words from './en';
import css from './lesson.css';

const en = {
  steps: [
    'You are X and begin. Three marks in a line win: across, down or slanting. Four of the eight lines run through the centre. Mark the centre square.',
    'O answered at the top. Corners are the next best squares. Mark the bottom left corner: then two X stand in a line whose third square is free.',
    'O saw it and took the top right corner. Now O has two in the top row. Block it: mark the top left corner.',
    'That was a block and a fork: you threatened two lines at once, and O could close only one. Win now: mark the last square of the left column.',
    'Three in a row: you win! Next comes the middle of a game against somebody who overlooks nothing.',
    'O has two in the middle row, and it is your turn. Block it: mark the right square of the middle row.',
    'Now you had two in the right column, and O blocked you as well. Mark the last free square.',
    'A draw: the board is full, and nobody has three in a row. That is what two good players always get. So block in time, and look for a fork when the other side does not.',
  ],
  wrong: (tried: string, right: string) => `${tried} can wait. In this lesson, mark ${right.toLowerCase()}.`,
  square: (row: number, column: number) => `Row ${row}, column ${column}`,
  next: 'Continue',
  end: 'End tutorial',
  done: 'Play',
};
const ja: typeof en = {
  steps: [
    'あなたはXで、先攻です。縦・横・斜めのどれかに三つ並べると勝ちです。八本の列のうち四本が中央を通ります。中央のマスに印を付けましょう。',
    '相手は上に置きました。次に良いのは角です。左下の角に印を付けましょう。Xが二つ並び、三つ目のマスが空きます。',
    '相手は気づいて右上の角を取りました。今度は上の行にOが二つあります。左上の角に印を付けて防ぎましょう。',
    '防ぐと同時に、二本の列を一度に狙えました。相手が防げたのは一本だけです。左の列の残りのマスに印を付けて勝ちましょう。',
    '三つ並びました。あなたの勝ち！次は、見落としをしない相手との対局の途中からです。',
    '中央の行にOが二つあり、あなたの番です。中央の行の右のマスに印を付けて防ぎましょう。',
    '右の列にXが二つ並びましたが、相手も防ぎました。最後の空いたマスに印を付けましょう。',
    '引き分けです。盤面が埋まり、どちらも三つ並びませんでした。上手な二人なら必ずこうなります。相手の列は早めに防ぎ、隙があれば二本の列を同時に狙いましょう。',
  ],
  wrong: (tried, right) => `${tried}は後にしましょう。ここでは${right}に印を付けてください。`,
  square: (row, column) => `${row}行${column}列`,
  next: '次へ',
  end: 'チュートリアルを終える',
  done: '遊ぶ',
};

interface Step {
  squares: string;
  /// The square to mark; without one there is only something to read.
  right?: number;
  line?: number[];
}

/// The board before each step, row by row: a game that is won by a fork, and the end of a draw.
const STEPS: Step[] = [
  { squares: '---------', right: 4 },
  { squares: '-O--X----', right: 6 },
  { squares: '-OO-X-X--', right: 0 },
  { squares: 'XOO-X-X-O', right: 3 },
  { squares: 'XOOXX-X-O', line: [0, 3, 6] },
  { squares: 'XOXOO--X-', right: 5 },
  { squares: 'XOXOOX-XO', right: 6 },
  { squares: 'XOXOOXXXO' },
];

interface Props {
  Grid: typeof Board;
  page: typeof words;
}

interface State {
  step: number;
  wrong?: number;
}

export const ready = style(css);

/// A short first game with a script, on the page's own grid.
class Lesson extends Component<Props, State> {
  state: State = { step: 0 };
  #dialog?: HTMLDialogElement | null;

  componentDidMount(): void {
    this.#dialog?.showModal();
  }

  mark = (square: number): void => {
    const { step } = this.state;
    if (square !== STEPS[step]!.right) return this.setState({ wrong: square });
    tone(330, 0, 0.1);
    this.setState({ step: step + 1, wrong: undefined });
  };

  /// The button that was pressed is gone afterwards; the focus goes on to the board.
  next = (): void => this.setState({ step: this.state.step + 1 }, () => this.#dialog?.querySelector<HTMLElement>('.board button')?.focus());

  render({ Grid, page }: Props, { step, wrong }: State) {
    const t = { en, ja }[settings.language];
    const { squares: marks, right, line } = STEPS[step]!;
    const squares = [...marks].map((mark) => mark.replace('-', ''));
    const name = (square: number) => t.square(Math.floor(square / 3) + 1, (square % 3) + 1);
    const over = step === STEPS.length - 1;
    return (
      <dialog class="first-game" aria-label={page.tutorial} aria-describedby="coach" ref={(dialog) => { this.#dialog = dialog; }} onClose={() => showSheet()}>
        <div class="row apart">
          <h2>{page.tutorial}</h2>
          <small>{step + 1}/{STEPS.length}</small>
        </div>
        <p id="coach" role="status">
          {t.steps[step]} {wrong !== undefined && <b>{t.wrong(name(wrong), name(right!))}</b>}
        </p>
        <Grid label={page.board} squares={squares} line={line} cell={page.cell} may={(square) => right !== undefined && !squares[square]} mark={this.mark} />
        <p class="row">
          {right === undefined && !over && <button class="main" onClick={this.next}>{t.next}</button>}
          <button class={over ? 'main' : ''} onClick={() => this.#dialog?.close()}>{over ? t.done : t.end}</button>
        </p>
      </dialog>
    );
  }
}

/// Opens the lesson above the page, which lends its grid and its words.
export const teach = (Grid: typeof Board, page: typeof words): void => showSheet(() => <Lesson Grid={Grid} page={page} />);
