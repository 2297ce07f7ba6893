import { Component, h } from 'preact';
import { cue, shortcuts } from '../../kit';
import { moves, settings } from '../../shell/settings';
import { t as shell } from '../../shell/strings';
import { Actions, Arm } from './Actions';
import { Middle } from './Middle';
import type { Memory } from './memory';
import { type Places, fly, measure } from './motion';
import { Seat } from './Seat';
import { callLine, prompt } from './speech';
import { t } from './strings';
import { Summary } from './Summary';
import { type CambioNews, type Game, type Place, type Spot, type View, farSeats, isAlone, nearSeat, optionOf, secondsLeft } from './view';

/// How long all cards lie open on the table before the summary takes its place.
const REVEAL_MS = 2200;
/// How much of the log lies on the table.
const LINES = 6;

interface State {
  /// Half of a jack's swap.
  own?: Place;
  other?: Spot;
  /// Whether Cambio will be called at the end of this turn.
  armed: boolean;
  latest: View;
  /// The discard below the top one.
  under?: string;
  revealed: boolean;
}

type Props = Game & {
  /// Opens the tutorial.
  learn?(): void;
  /// The cards that are noted on their backs.
  noted?: Memory;
};

/// The table of Cambio, seen from one seat.
export class Board extends Component<Props, State> {
  state: State = { latest: this.props.view, revealed: this.props.view.stage.type === 'over', armed: false };
  #root?: HTMLElement | null;
  #timer?: ReturnType<typeof setTimeout>;
  #unlisten?: () => void;

  static getDerivedStateFromProps({ view }: Game, { latest, under, armed }: State): Partial<State> | null {
    if (view === latest) return null;
    const moved = view.discardTop !== latest.discardTop;
    return {
      latest: view,
      under: moved ? (view.discards > latest.discards ? latest.discardTop : undefined) : under,
      armed: armed && view.turn === latest.turn,
      own: undefined,
      other: undefined,
    };
  }

  componentDidMount(): void {
    this.#unlisten = shortcuts(() => this.#root);
    this.proceed();
  }

  getSnapshotBeforeUpdate(before: Game): { places?: Places; focused: boolean } {
    const places = before.seq !== this.props.seq && this.#root ? measure(this.#root) : undefined;
    return { places, focused: !!this.#root?.contains(document.activeElement) };
  }

  componentDidUpdate(_before: Game, _state: State, { places, focused }: { places?: Places; focused: boolean }): void {
    if (focused) this.keepFocus();
    if (places && this.#root) fly(this.#root, places, (this.props.news ?? []) as CambioNews[]);
    this.proceed();
  }

  componentWillUnmount(): void {
    clearTimeout(this.#timer);
    this.#unlisten?.();
  }

  /// A turn's end that was decided before, and the end of the game.
  ///
  /// Not only after a step: the one that offers the call may be seen before the swap is answered.
  proceed(): void {
    const { view: { stage }, table, act, you } = this.props;
    const call = optionOf(this.props, 'call-cambio');
    if (this.state.armed && call) this.setState({ armed: false }, () => act(call));
    if (stage.type !== 'over' || this.state.revealed || this.#timer) return;
    cue(stage.result.ranking[0]!.some((seat) => you.seats.includes(seat)) ? 'win' : 'lose');
    this.#timer = setTimeout(() => this.setState({ revealed: true }), moves() && !document.hidden && table.result ? REVEAL_MS : 0);
  }

  /// What had the focus may be gone: then the first thing that can be done gets it, else the table.
  keepFocus(): void {
    const now = document.activeElement as HTMLButtonElement | null;
    if (now && now !== this.#root && this.#root?.contains(now) && !now.disabled) return;
    (this.#root?.querySelector<HTMLElement>('button:not(:disabled):not(.quiet)') ?? this.#root)?.focus({ preventScroll: true });
  }

  may(seat: number, place: Place): boolean {
    const { options, pending, you } = this.props;
    if (pending.length) return false;
    return options.some((option) => {
      switch (option.type) {
        case 'swap':
        case 'look-at-own':
          return seat === you.seat && option.place === place;
        case 'look-at-other':
          return option.seat === seat && option.place === place;
        case 'swap-unseen':
          return seat === you.seat ? option.own === place : option.seat === seat && option.place === place;
        default:
          return false;
      }
    });
  }

  choose(seat: number, place: Place): void {
    const { options, act, you } = this.props;
    cue('place');
    const direct = options.find((option) => (option.type === 'swap' || option.type === 'look-at-own' ? option.place === place : option.type === 'look-at-other' && option.seat === seat && option.place === place));
    if (direct) return act(direct);
    const own = seat === you.seat ? place : this.state.own;
    const other = seat === you.seat ? this.state.other : { seat, place };
    const swap = options.find((option) => option.type === 'swap-unseen' && option.own === own && option.seat === other?.seat && option.place === other?.place);
    if (swap) act(swap);
    else this.setState({ own, other });
  }

  seat(seat: number, near?: boolean) {
    const { own, other } = this.state;
    const { noted = {}, you } = this.props;
    const chosen = seat === you.seat ? own : other?.seat === seat ? other.place : undefined;
    return <Seat key={seat} play={this.props} grid={this.props.view.grids[seat]!} near={near} chosen={chosen} noted={noted} may={(place) => this.may(seat, place)} choose={(place) => this.choose(seat, place)} />;
  }

  /// A look's time as a bar that empties and in seconds, for as long as one looks.
  countdown() {
    const { pauseMs, seq, view: { stage } } = this.props;
    if (pauseMs === undefined || (stage.type !== 'first-look' && stage.type !== 'looking')) return null;
    return (
      <p class="countdown">
        <span key={seq} style={{ animationDuration: `${pauseMs}ms` }} />
        <b>{t.seconds(secondsLeft(this.props, pauseMs))}</b>
      </p>
    );
  }

  render({ learn, ...play }: Props, { own, other, armed, revealed, under }: State) {
    const { view, log = [] } = play;
    const far = farSeats(play);
    const called = callLine(play);
    return (
      <div class={`cambio of-${view.grids.length}${settings.hints === false ? ' plain' : ''}`} ref={(root) => { this.#root = root; }} tabIndex={-1} role="group" aria-label={t.board}>
        {called && <p class="final">{called}</p>}
        {revealed && !play.replay ? (
          <Summary play={play} />
        ) : (
          <div class="felt">
            {far.map((seat) => this.seat(seat))}
            <Middle play={play} under={under} />
            <div class="ask">
              <p class="prompt">{prompt(play, own ? 'own' : other ? 'other' : '')}</p>
              {this.countdown()}
              <Actions play={play} />
            </div>
            {view.grids.length > 0 && this.seat(nearSeat(play), true)}
            <Arm play={play} armed={armed} arm={(on) => this.setState({ armed: on })} />
            <ol class="lately" aria-label={shell.log}>{log.slice(-LINES).map((line, index) => <li key={log.length + index}>{line}</li>)}</ol>
          </div>
        )}
        {learn && !play.replay && isAlone(play) && <p class="row below"><button class="quiet" onClick={learn}>{t.tutorial}</button></p>}
      </div>
    );
  }
}
