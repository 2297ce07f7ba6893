import { Component, type ComponentType, h } from 'preact';
import type { News, SeatView } from '../../net/wire';
import { tone } from '../../kit/tone';
import { part, style } from '../../shell/app';
import { t as shell, words } from '../../shell/strings';
import type { Play } from '../../table/game';
import { Grid, rowOf } from './Grid';
import { begin, finish, total } from './tally';
import css from './style.css';
import type en from './en';

interface View {
  squares: string[];
  toMove?: number;
  winner?: number;
  line?: number[];
}

interface Mark {
  type: 'mark';
  square: number;
}

type Game = Play<View, Mark>;

let t: typeof en;

export let refusals: Record<string, string>;

export const ready = Promise.all([words(() => import('./en'), () => import('./ja')), style(css)]).then(([table]) => {
  t = table;
  refusals = t.refusals;
});

const markOf = (seat: number): string => 'XO'[seat]!;

export const tag = ({ seat }: SeatView): string => markOf(seat);

export const describe = ({ type, seat, square = 0 }: News & { square?: number }): string | undefined =>
  type === 'marked' ? t.marked(markOf(seat!), rowOf(square) + 1, (square % 3) + 1) : undefined;

/// Whether the game is played on this device alone: two people here, or one against a bot.
const isLocal = ({ table, you: { seats } }: Game): boolean => !!(seats[1] || (seats.length && botOf(table.seats)));

const botOf = (seats: SeatView[]): SeatView | undefined => seats.find(({ kind, standIn }) => kind === 'bot' && !standIn);

const who = (play: Game, seat: number): string => {
  const name = play.table.seats[seat]!.kind === 'bot' ? 'CPU' : isLocal(play) ? t.player : play.name(seat);
  return `${name} (${markOf(seat)})`;
};

/// Whose turn it is to the eye: one's own mark shows before the server has answered.
const toMove = ({ view, pending, you }: Game): number | undefined => (pending[0] ? 1 - you.seat! : view.toMove);

export const status = (play: Game): string => {
  const { view: { winner }, you: { seats }, table } = play;
  const moving = toMove(play);
  if (!table.result) return moving === undefined ? '' : t.turn(who(play, moving));
  if (winner === undefined) return t.draw;
  if (seats.length !== 1) return t.wins(who(play, winner));
  return seats[0] === winner ? t.win : t.loss;
};

/// The seats of a game against a level, or of two people here.
const seatsFor = ({ mark, rival }: Choice): string[] => {
  const seats = ['mine', rival === 'two' ? 'mine' : `bot:${rival}`];
  return mark === 'X' ? seats : seats.reverse();
};

interface Choice {
  mark: string;
  rival: string;
  Statistics?: ComponentType;
}

export class Board extends Component<Game, Choice> {
  state: Choice = { mark: markOf(this.props.you.seat ?? 0), rival: botOf(this.props.table.seats)?.level ?? 'two' };

  componentDidMount(): void {
    const { table: { id, result, seats }, view: { winner }, you } = this.props;
    if (!isLocal(this.props) || !botOf(seats)) return;
    if (!result) begin(id);
    else if (finish(id, winner === undefined ? 'draws' : winner === you.seat ? 'wins' : 'losses')) this.forceUpdate();
  }

  componentDidUpdate({ view }: Game): void {
    if (`${view.squares}` !== `${this.props.view.squares}`) tone(view.toMove ? 262 : 330, 0, 0.1);
    this.componentDidMount();
  }

  /// A choice counts at once as long as one has not marked anything; else from the next game on.
  choose(choice: Partial<Choice>): void {
    this.setState(choice);
    if (!this.props.table.result) this.props.again(seatsFor({ ...this.state, ...choice }));
  }

  render(play: Game, { mark, rival, Statistics }: Choice) {
    const { view, table, you, options, pending, act, again } = play;
    const [sent] = pending;
    const over = !!table.result;
    const local = isLocal(play);
    const squares = view.squares.map((square, index) => (sent?.square === index ? markOf(you.seat!) : square));
    const begun = !over && squares.some((square) => square && you.seats.includes('XO'.indexOf(square)));
    const moving = toMove(play);
    const [wins, losses, draws] = ['wins', 'losses', 'draws'].map(total) as [number, number, number];
    return (
      <div class="ttt">
        {local && (
          <div class="row apart">
            <div>
              <b class="score">{t.stats(wins, losses, draws)}</b>
              <details onToggle={() => part(import('./Statistics')).then((loaded) => this.setState(loaded))}>
                <summary>{t.played(wins + losses + draws)}</summary>
                {Statistics && <Statistics />}
              </details>
            </div>
            <div class="row" role="group" aria-label={t.choose}>
              {t.choose}
              {[t.first, t.second].map((label, seat) => (
                <button
                  class={markOf(seat)}
                  aria-label={label}
                  title={label}
                  aria-pressed={mark === markOf(seat)}
                  disabled={begun}
                  onClick={() => this.choose({ mark: markOf(seat) })}
                >
                  {markOf(seat)}
                </button>
              ))}
            </div>
          </div>
        )}
        <Grid
          label={t.board}
          squares={squares}
          line={view.line}
          cell={t.cell}
          may={(square) => !sent && options.some((option) => option.square === square)}
          mark={(square) => act({ type: 'mark', square })}
        />
        <p class={over ? 'result' : 'turn'}>
          {status(play)}
          {!over && moving !== undefined && table.seats[moving]!.kind === 'bot' && <small>{t.thinking}</small>}
        </p>
        {you.seats[0] !== undefined && <button class="main" disabled={!over} onClick={() => again(local ? seatsFor({ mark, rival }) : undefined)}>{shell.again}</button>}
        {local && (
          <label class="row">
            {t.rival}
            <select disabled={begun} value={rival} onChange={(event) => this.choose({ rival: event.currentTarget.value })}>
              {['easy', 'medium', 'hard'].map((level) => <option value={level}>{shell.levels[level]}</option>)}
              <option value="two">{t.twoPlayers}</option>
            </select>
          </label>
        )}
        {local && <button onClick={() => part(import('./Lesson')).then((lesson) => lesson.teach(Grid, t))}>{t.tutorial}</button>}
      </div>
    );
  }
}
