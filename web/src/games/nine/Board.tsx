import { Component, Fragment, h } from 'preact';
import { cue } from '../../kit/sound';
import { moves } from '../../shell/settings';
import { t as shell } from '../../shell/strings';
import { Arena, type Lying } from './Arena';
import { Count } from './Count';
import { Lesson } from './Lesson';
import { More } from './More';
import { Pass } from './Pass';
import { back, begin, best, chooseBack, finish } from './record';
import { Result } from './Result';
import { Row } from './Row';
import { placing, rowLabel, scoreLabel, turnLine, turnResult, verdict, who, you } from './speech';
import { t } from './strings';
import { type Game, type View, botOf, isLocal, isShared, nearSeat } from './view';

const FACE_DOWN_MS = 500;
const FLIP_MS = 450;
const REST_MS = 1500;

/// A reveal on this screen: both cards face-down, both turning up, both lying there to be seen.
type Stage = 'down' | 'up' | 'rest';
const AFTER: Record<Stage, [number, Stage?]> = { down: [FACE_DOWN_MS, 'up'], up: [FLIP_MS, 'rest'], rest: [REST_MS] };

interface State {
  selected?: number;
  stage?: Stage;
  /// What was last told, and what was told before the reveal that is being shown.
  latest: View;
  before: View;
  back: string;
  rival: string;
  lesson?: boolean;
  closed?: boolean;
  /// Who has the device in hand, where two share it.
  holder?: number;
}

const turnsSeen = ({ game, turns }: View): number => game * 10 + turns.length;

/// The table of Nine, seen from below.
export class Board extends Component<Game, State> {
  state: State = {
    latest: this.props.view,
    before: this.props.view,
    back: back(),
    holder: this.props.view.toPlace,
    rival: isShared(this.props) ? 'two' : (botOf(this.props.table.seats)?.level ?? 'medium'),
  };
  #root?: HTMLElement | null;
  #timer?: ReturnType<typeof setTimeout>;

  /// A turn that is new is revealed step by step, unless nobody would see it move.
  static getDerivedStateFromProps({ view }: Game, { latest }: State): Partial<State> | null {
    if (view === latest) return null;
    const isNew = turnsSeen(view) > turnsSeen(latest) && view.turns.length > 0;
    return isNew ? { latest: view, before: latest, selected: undefined, stage: moves() && !document.hidden ? 'down' : 'rest' } : { latest: view };
  }

  componentDidMount(): void {
    this.remember();
    this.proceed();
  }

  componentDidUpdate({ view }: Game, { stage }: State): void {
    this.remember();
    if (stage !== this.state.stage || view.turns !== this.props.view.turns) this.proceed();
    if (this.props.view.over && !view.over) cue(this.props.you.seats.includes(this.props.view.winner ?? -1) ? 'win' : 'lose');
  }

  componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  /// Goes through the stages of a reveal.
  proceed(): void {
    const { stage } = this.state;
    clearTimeout(this.#timer);
    if (!stage) return;
    const [length, next] = AFTER[stage];
    this.#timer = setTimeout(() => this.setState({ stage: next }), length);
  }

  /// Keeps records of games against the computer.
  remember(): void {
    const { view, table, you: { seats } } = this.props;
    if (!botOf(table.seats) || seats.length !== 1) return;
    const result = view.results[view.game - 1];
    if (result) finish(this.gameName(), seats[0]!, result, view.turns, view.standard);
    else begin(this.gameName());
  }

  gameName(): string {
    return `${this.props.table.id}/${this.props.view.game}`;
  }

  may = (card: number): boolean => {
    const { options, pending } = this.props;
    const { stage } = this.state;
    return stage !== 'down' && stage !== 'up' && !pending.length && this.nextHolder() === undefined && options.some((option) => option.card === card);
  };

  select = (card: number): void => {
    if (this.may(card)) this.setState({ selected: card, stage: undefined });
  };

  confirm = (): void => {
    const { selected } = this.state;
    if (selected === undefined || !this.may(selected)) return;
    this.props.act({ type: 'place', card: selected });
    cue('place');
    this.setState({ selected: undefined });
    // The button is now disabled: the focus goes back to the cards.
    this.#root?.querySelector<HTMLElement>('.near button:not(.used)')?.focus();
  };

  /// A digit selects its card.
  onKeyDown = (event: KeyboardEvent): void => {
    if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey && !(event.target instanceof HTMLSelectElement)) this.select(Number(event.key));
  };

  newGame = (rival = this.state.rival): void => {
    this.props.again(isLocal(this.props) ? ['mine', rival === 'two' ? 'mine' : `bot:${rival}`] : undefined);
  };

  setRival = (rival: string): void => {
    this.setState({ rival });
    this.newGame(rival);
  };

  /// What lies in front of a seat: the cards of the last turn while it is shown, else what was placed.
  lying(seat: number): Lying {
    const { view, pending } = this.props;
    const { stage } = this.state;
    const last = view.turns.at(-1);
    if (last && (stage || view.toPlace === undefined)) return { card: last.cards[seat], placed: true, faceUp: stage !== 'down' };
    return { placed: view.sides[seat]!.hasPlaced || (!!pending[0] && view.toPlace === seat), faceUp: false };
  }

  row(seat: number, shown: View, near: boolean) {
    const play = this.props;
    const own = play.you.seat === seat;
    const { selected } = this.state;
    // Where two share a device, the one must not see what the other placed.
    const placed = isShared(play) ? undefined : (play.pending[0]?.card ?? shown.placed);
    return (
      <div class={near ? 'near' : 'far'}>
        <Row
          t={t}
          label={rowLabel(play, seat)}
          unused={shown.sides[seat]!.cards}
          joker={shown.rules.joker}
          selected={own ? (selected ?? placed) : undefined}
          may={(card) => own && this.may(card)}
          select={play.you.seats.includes(seat) ? this.select : undefined}
        />
      </div>
    );
  }

  header(shown: View, near: number) {
    const play = this.props;
    const showsBest = isLocal(play) && !isShared(play);
    return (
      <header class="scores">
        <dl>
          {[near, 1 - near].map((seat) => (
            <div key={seat}>
              <dt>{scoreLabel(play, seat)}</dt>
              <dd><Count value={shown.sides[seat]!.score} /></dd>
            </div>
          ))}
          {shown.rules.bestOf !== 'one' && (
            <div>
              <dt>{t.games}</dt>
              <dd>{shown.sides[near]!.gamesWon}–{shown.sides[1 - near]!.gamesWon}</dd>
            </div>
          )}
          {showsBest && (
            <div>
              <dt>{t.best}</dt>
              <dd>{best() ?? t.none}</dd>
            </div>
          )}
        </dl>
        <p class="turn">{this.isRevealing() ? t.turn(play.view.turns.length) : shown.over ? verdict(play) : turnLine(play)}</p>
      </header>
    );
  }

  /// Whom the device must be passed to before anything else is chosen on it.
  nextHolder(): number | undefined {
    const seat = placing(this.props);
    return isShared(this.props) && !this.state.stage && seat !== undefined && seat !== this.state.holder ? seat : undefined;
  }

  isRevealing(): boolean {
    return this.state.stage === 'down' || this.state.stage === 'up';
  }

  /// The line below the cards: how the last turn went, and what is special about this one.
  line(shown: View) {
    const play = this.props;
    const last = shown.turns.at(-1);
    const won = last?.outcome.type === 'won' ? (play.you.seats.includes(last.outcome.seat) ? 'won' : 'lost') : '';
    const seat = placing(play);
    const waits = shown.results.length === shown.game && !shown.over;
    return (
      <>
        <p class={`line ${won}`}>{last && turnResult(play, last)}</p>
        <p class="aside">
          {waits ? t.nextGame : shown.pot ? t.pot(shown.pot) : shown.turn === shown.rules.bonusTurn && !shown.over ? t.bonus : ''}
          {!this.isRevealing() && seat !== undefined && play.table.seats[seat]!.kind === 'bot' && <small>{t.thinking}</small>}
          {isShared(play) && seat !== undefined && <small>{t.lookAway(who(play, seat))}</small>}
        </p>
      </>
    );
  }

  render(play: Game, { selected, stage, before, closed, lesson, back: pattern, rival }: State) {
    const { view, you: { seats } } = play;
    const near = nearSeat(play);
    const shown = stage === 'down' ? before : view;
    const local = isLocal(play);
    const mayAgain = local || (seats.length > 0 && view.over);
    const next = this.nextHolder();
    return (
      <div class="nine" ref={(root) => { this.#root = root; }} onKeyDown={this.onKeyDown}>
        {this.header(shown, near)}
        {this.row(1 - near, shown, false)}
        <Arena t={t} names={[you(play, near), you(play, 1 - near)]} lying={[this.lying(near), this.lying(1 - near)]} back={pattern} joker={view.rules.joker}>
          {this.line(shown)}
        </Arena>
        {this.row(near, shown, true)}
        <p class="row controls">
          {seats.length > 0 && <button class="main" disabled={selected === undefined || !this.may(selected)} onClick={this.confirm}>{t.confirm}</button>}
          {seats.length > 0 && <button disabled={!mayAgain} onClick={() => this.newGame()}>{t.newGame}</button>}
          <a class="button" href="/">{shell.home}</a>
        </p>
        {local && (
          <More
            rival={rival}
            back={pattern}
            setRival={this.setRival}
            setBack={(name) => {
              chooseBack(name);
              this.setState({ back: name });
            }}
            teach={() => this.setState({ lesson: true })}
          />
        )}
        {lesson && <Lesson back={pattern} close={() => this.setState({ lesson: false })} />}
        {next !== undefined && <Pass key={next} to={who(play, next)} taken={() => this.setState({ holder: next })} />}
        {view.over && !this.isRevealing() && !closed && !play.replay && (
          <Result play={play} game={this.gameName()} again={seats.length > 0 ? () => this.newGame() : undefined} close={() => this.setState({ closed: true })} />
        )}
      </div>
    );
  }
}
