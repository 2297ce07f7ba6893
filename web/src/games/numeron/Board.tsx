import { Component, h } from 'preact';
import { cue } from '../../kit/sound';
import { t as shell } from '../../shell/strings';
import { Entry } from './Entry';
import { Digits, History } from './History';
import { ItemChoice, ItemHand, ItemUse, mayUse } from './Items';
import { Lesson } from './Lesson';
import { Modes, begin, choiceOf } from './Modes';
import { NotePad } from './NotePad';
import { isFilled, notesOf } from './notes';
import { ShareResult } from './ShareResult';
import { callsLabel, codeLabel, itemsLabel, status } from './speech';
import { t } from './strings';
import { type Action, DIGITS, type Game, type Item, PLACES, isAsked, isLocal, isOpen, isShared, ownSeat } from './view';

interface State {
  /// The item that is about to be played.
  item?: Item;
  /// Whether one's own code is shown.
  shown: boolean;
  lesson?: boolean;
}

/// The table of Numer0n, seen from one seat.
export class Board extends Component<Game, State> {
  state: State = { shown: !isShared(this.props) };
  #status?: HTMLElement | null;

  componentDidUpdate(before: Game): void {
    const { view, you } = this.props;
    if (before.view.stage !== view.stage || before.view.caller !== view.caller) this.setState({ item: undefined });
    if (isOpen(view) && !isOpen(before.view)) cue(you.seats.includes(view.winner ?? -1) ? 'win' : 'lose');
    // What had the focus may be gone: it goes to the line that says what comes next.
    if (before.view.stage !== view.stage && document.activeElement === document.body) this.#status?.focus();
  }

  act = (action: Action): void => {
    this.props.act(action);
    cue('place');
    this.setState({ item: undefined });
  };

  round(): string {
    const { table, view } = this.props;
    return `${table.id}/${view.round}/${ownSeat(this.props)}`;
  }

  /// Digits that are excluded everywhere, by one's notes or by deduction.
  faint(): number[] {
    const { view: { deduction, stage } } = this.props;
    if (stage !== 'calling') return [];
    const notes = notesOf(this.round());
    const filled = isFilled();
    return DIGITS.filter((digit) => PLACES.every((place) => notes[place]![digit] === 'excluded' || (filled && deduction?.places[place]![digit] === 'excluded')));
  }

  /// How many seconds are left for a defence.
  countdown() {
    const { awaited, view, heard } = this.props;
    const [{ endsInMs = 0, running } = { running: false }] = awaited ?? [];
    if (view.stage !== 'defending' || !running) return null;
    return <b class="clock">{t.seconds(Math.max(0, Math.ceil((endsInMs - (performance.now() - heard)) / 1000)))}</b>;
  }

  heading() {
    const play = this.props;
    const { view, table } = play;
    const waits = !isAsked(play) && !isOpen(view) && !view.singlePlay && table.seats[1 - ownSeat(play)]?.kind === 'bot';
    return (
      <header class="lead">
        {view.mode === 'tournament' && (
          <p class="rounds">
            <span>{t.round(view.round || 1, view.rounds)}</span>
            <span class="pips" role="img" aria-label={t.won(view.sides[0]!.wins)}>{PLACES.map((round) => <i class={round < view.sides[0]!.wins ? 'won' : ''} />)}</span>
          </p>
        )}
        <p class={`say ${isOpen(view) ? 'big' : ''}`} tabIndex={-1} ref={(line) => { this.#status = line; }}>
          {status(play)} {this.countdown()} {waits && <small>{t.thinking}</small>}
        </p>
      </header>
    );
  }

  /// What is asked of this seat now.
  question() {
    const play = this.props;
    const { view, options, pending } = play;
    const asked = isAsked(play);
    if (view.stage === 'choosing-items') return asked && <ItemChoice {...play} />;
    if (view.stage === 'choosing-codes' && (asked || pending.length)) {
      return (
        <div class="ask">
          <Entry key="code" label={t.setCode} ready={asked} faint={[]} submit={(digits) => this.act({ type: 'choose-code', digits })} />
          <p class="row act"><button disabled={!asked} onClick={() => this.act({ type: 'leave-code-to-dealer' })}>{t.dealer}</button></p>
        </div>
      );
    }
    if (view.stage === 'naming-place' && asked) {
      return <p class="row act">{options.map((option) => option.type === 'name-place' && <button class="main" onClick={() => this.act(option)}>{t.place(option.place)}</button>)}</p>;
    }
    if (isOpen(view) || view.stage === 'choosing-codes' || (view.stage === 'defending' && asked) || play.you.seat === undefined) return null;
    // The cards stay while the other side calls: one may think ahead.
    const ready = asked && view.stage === 'calling';
    return <Entry key={`call${view.round}`} label={t.call} ready={ready} faint={this.faint()} submit={(digits) => this.act({ type: 'call', digits })} />;
  }

  items(own: number) {
    const play = this.props;
    const { view, you } = play;
    const { item } = this.state;
    const { items, used, code = '' } = view.sides[own]!;
    if (!items || view.stage === 'choosing-items') return null;
    const select = (one: Item) => this.setState({ item: item === one ? undefined : one });
    return (
      <div class="arms">
        <ItemHand label={itemsLabel(play, own)} items={items} used={used} selected={item} may={(one) => mayUse(play, one)} select={you.seat === undefined ? undefined : select} />
        {item && mayUse(play, item) && <ItemUse item={item} play={play} code={code} use={this.act} cancel={() => this.setState({ item: undefined })} />}
        {view.stage === 'defending' && isAsked(play) && <p class="row act"><button class="main" onClick={() => this.act({ type: 'pass' })}>{t.pass}</button></p>}
      </div>
    );
  }

  /// A code where it may be seen, else three blanks.
  code(seat: number, own: boolean) {
    const play = this.props;
    const { code, hasCode } = play.view.sides[seat]!;
    const open = isOpen(play.view);
    if (!hasCode) return null;
    const seen = code && (open || play.replay || (own && this.state.shown)) ? code : '';
    return (
      <p class="secret">
        <span>{codeLabel(play, seat)}</span>
        {seen ? <Digits code={seen} /> : <b class="code3" role="img" aria-label={t.hiddenDigit}>{PLACES.map(() => <span aria-hidden="true">?</span>)}</b>}
        {own && !open && !play.replay && code && <button class="quiet peek" onClick={() => this.setState({ shown: !this.state.shown })}>{this.state.shown ? t.hide : t.show}</button>}
      </p>
    );
  }

  histories(own: number) {
    const play = this.props;
    const { view, pending } = play;
    const called = pending.find((action) => action.type === 'call');
    return (
      <div class={`histories ${view.singlePlay ? 'one' : ''}`}>
        <History label={callsLabel(play, own)} known={view.sides[1 - own]!.known} pending={called?.type === 'call' ? called.digits : undefined}>
          {this.code(1 - own, false)}
          {view.sides[1 - own]!.items && <ItemHand label={itemsLabel(play, 1 - own)} items={view.sides[1 - own]!.items!} used={view.sides[1 - own]!.used} />}
        </History>
        {!view.singlePlay && (
          <History label={callsLabel(play, 1 - own)} known={view.sides[own]!.known}>
            {this.code(own, play.you.seat !== undefined)}
          </History>
        )}
      </div>
    );
  }

  again() {
    const play = this.props;
    const { table, you } = play;
    const local = isLocal(play);
    if (!you.seats.length || (!local && !table.result)) return null;
    // A rematch passes the first call on; only a game that is broken off begins anew.
    return <button class={table.result ? 'main' : ''} onClick={() => (table.result ? play.again() : begin(play, choiceOf(play)))}>{t.newGame}</button>;
  }

  render(play: Game, { lesson }: State) {
    const { view, you } = play;
    const own = ownSeat(play);
    const local = isLocal(play);
    // Before anything can be known there is no history, but whoever hides a code looks at the items against it.
    const isBefore = view.stage === 'choosing-items' || (view.stage === 'choosing-codes' && !view.items);
    return (
      <div class="numeron">
        {local && <Modes play={play} />}
        <div class={`table3 ${isBefore ? 'alone' : ''}`}>
          <div class="front">
            {this.heading()}
            {view.stage === 'over' && <p class="row act">{this.again()}<a class="button" href="/">{shell.home}</a></p>}
            {view.stage === 'over' && you.seat !== undefined && !play.replay && !isShared(play) && <ShareResult play={play} />}
            {this.question()}
            {this.items(own)}
          </div>
          <div class="side3">
            {!isBefore && this.histories(own)}
            {you.seat !== undefined && view.deduction && !isBefore && !isOpen(view) && <NotePad round={this.round()} deduction={view.deduction} changed={() => this.forceUpdate()} />}
          </div>
        </div>
        {local && (
          <p class="row foot">
            {view.stage !== 'over' && this.again()}
            <button onClick={() => this.setState({ lesson: true })}>{t.tutorial}</button>
            <a class="button" href="/new/numeron">{t.friend}</a>
            {view.stage !== 'over' && <a class="button" href="/">{shell.home}</a>}
          </p>
        )}
        {lesson && <Lesson close={() => this.setState({ lesson: false })} />}
      </div>
    );
  }
}
