import { Component, h } from 'preact';
import { keyOf, shortcuts } from '../../kit/shortcuts';
import { cue } from '../../kit/sound';
import { settings } from '../../shell/settings';
import { Builder, type Slot, fitText, flipped } from './Builder';
import { forming } from './forming';
import { Hand } from './Hand';
import { Help } from './Help';
import { Melds } from './Melds';
import { type Places, animate, isFresh, isLively, measure } from './motion';
import { type Sorting, moved, ordered, remember, remembered, shifted, sorted } from './order';
import { Piles } from './Piles';
import { Players } from './Players';
import { Final, Hands, Sheet, Summary } from './Scores';
import { cardName, contractText, isMine, status } from './speech';
import { t } from './strings';
import { type Act, type Game, type LayOff, type SwapJoker, type View, kindsOf, offers } from './view';
import { Window } from './Window';

interface Props extends Game {
  /// Opens the tutorial.
  learn?(): void;
  /// What the tutorial says instead of the usual line, and its button.
  coaching?: { text: string; next?(): void; label: string };
  /// Is told what is selected and set aside.
  watch?(selected: string[], slots: Slot[]): void;
}

interface State {
  selected: string[];
  slots: Slot[];
  /// The person's own order of the cards.
  order: string[];
  /// How the person sorted last; the next hand is sorted like that.
  sorting?: Sorting;
  /// Whether the next tap says where the selected cards go.
  isMoving?: boolean;
  /// What the state was last made for.
  latest?: View;
}

/// With more players than this a narrow screen shows the piles in small.
const CROWD = 4;

/// Whether this is a step of one's own turn after drawing.
const isArranging = (play: Game): boolean => play.view.step === 'arranging' && isMine(play, play.view.turn) && !play.pending.length;

/// The table of Shanko, seen from below.
export class Board extends Component<Props, State> {
  state: State = { selected: [], slots: [], order: remembered(this.props.table.id, this.props.view.round) };
  #root?: HTMLElement | null;
  #unlisten?: () => void;

  /// Keeps what is still true: cards that left the hand are neither selected nor set aside. A new hand is sorted.
  static getDerivedStateFromProps({ view }: Game, { latest, selected, slots, order, sorting }: State): Partial<State> | null {
    if (view === latest) return null;
    const isHeld = (card: string): boolean => view.hand.includes(card);
    const same = latest?.round === view.round ? slots : [];
    const isDealt = !order.length || (latest && latest.round !== view.round);
    return {
      latest: view,
      order: isDealt ? sorted(view.hand, sorting ?? (view.contract.triplets ? 'rank' : 'suit')) : order,
      selected: selected.filter(isHeld),
      slots: kindsOf(view.contract).map((kind, index) => ({ kind, cards: same[index]?.cards.every(isHeld) ? same[index]!.cards : [] })),
    };
  }

  componentDidMount(): void {
    const { view, you } = this.props;
    this.#unlisten = shortcuts(() => this.#root);
    if (this.#root && isLively() && isFresh(view)) animate(this.#root, undefined, undefined, view, you.seat);
  }

  componentWillUnmount(): void {
    this.#unlisten?.();
  }

  getSnapshotBeforeUpdate(): { places?: Places; hadFocus: boolean } {
    return { places: isLively() && this.#root ? measure(this.#root) : undefined, hadFocus: !!this.#root?.contains(document.activeElement) };
  }

  componentDidUpdate(was: Game, { selected, slots }: State, { places, hadFocus }: { places?: Places; hadFocus: boolean }): void {
    const { view, you, pending } = this.props;
    if (places && this.#root) animate(this.#root, places, was.view, view, you.seat);
    if (hadFocus && document.activeElement === document.body) this.refocus();
    if (was.view !== view) this.sound(was.view);
    if (was.pending.length < pending.length) cue('place');
    // The hand lies above the table: where a card fits must not be below it.
    if (selected !== this.state.selected) this.#root?.querySelector('.shanko:not(.plain) .meld.fits')?.scrollIntoView({ block: 'nearest' });
    if (selected !== this.state.selected || slots !== this.state.slots) this.props.watch?.(this.state.selected, this.state.slots);
  }

  sound({ step }: View): void {
    const { view, you, table } = this.props;
    if (view.step === 'over' && step !== 'over') cue(table.result?.ranking[0]?.some((seat) => you.seats.includes(seat)) ? 'win' : 'lose');
    else if (view.step !== step && (view.step === 'drawing' || view.step === 'buying') && this.props.options.length) cue('turn');
  }

  /// What had the focus is gone: on to what is to be done now.
  refocus(): void {
    this.#root?.querySelector<HTMLElement>('.summary .main:enabled, .task .main:enabled, .window .main, .pile button, .hand [tabindex="0"]')?.focus();
  }

  /// The hand in its person's order, without what is set aside.
  hand(): string[] {
    const aside = this.state.slots.flatMap(({ cards }) => cards);
    return ordered(this.props.view.hand, this.state.order).filter((card) => !aside.includes(card));
  }

  setOrder(cards: string[]): void {
    const order = [...cards, ...this.props.view.hand.filter((card) => !cards.includes(card))];
    remember(this.props.table.id, this.props.view.round, order);
    this.setState({ order, isMoving: false });
  }

  sort = (sorting: Sorting): void => {
    this.setOrder(sorted(this.props.view.hand, sorting));
    this.setState({ sorting });
  };

  tap = (card: string): void => {
    const { selected, isMoving } = this.state;
    if (isMoving && !selected.includes(card)) return this.setOrder(moved(this.hand(), selected, card));
    this.setState({ selected: selected.includes(card) ? selected.filter((one) => one !== card) : [...selected, card], isMoving: false });
  };

  shift = (step: -1 | 1, cards = this.state.selected): void => {
    if (cards.length) this.setOrder(shifted(this.hand(), cards, step));
  };

  /// Cards dragged somewhere: the whole selection, if the card is part of it.
  drop = (card: string, target: string, after: boolean): void => {
    const cards = this.state.selected.includes(card) ? this.state.selected : [card];
    const [where = '', what = ''] = target.split(' ');
    if (where === 'card' && !cards.includes(what)) {
      const hand = this.hand().filter((one) => !cards.includes(one));
      this.setOrder(moved(this.hand(), cards, after ? hand[hand.indexOf(what) + 1] : what));
    } else if (where === 'slot') this.fill(Number(what), cards);
    else if (where === 'discard' && cards.length === 1) this.discard(card);
    else if (where === 'meld' && cards.length === 1) this.lay(Number(what), card, after);
  };

  /// Lays a dragged card off: at the end that it was dropped on, else in a joker's place.
  lay(meld: number, card: string, after: boolean): void {
    const options = this.props.options.filter((one): one is LayOff | SwapJoker => (one.type === 'lay-off' || one.type === 'swap-joker') && one.meld === meld && one.card === card);
    const wanted = options.find((one) => one.type === 'lay-off' && one.end === (after ? 'high' : 'low')) ?? options[0];
    if (wanted) this.act(wanted);
  }

  fill = (slot: number, cards = this.state.selected): void => {
    const found = forming(cards);
    const { slots } = this.state;
    if ((found.is !== 'triplet' && found.is !== 'sequence') || found.is !== slots[slot]?.kind || slots[slot]!.cards.length) return;
    this.setState({ slots: slots.map((one, index) => (index === slot ? { ...one, cards: found.cards } : one)), selected: [] });
    cue('place');
  };

  change(slot: number, cards: string[]): void {
    this.setState({ slots: this.state.slots.map((one, index) => (index === slot ? { ...one, cards } : one)) });
  }

  flip = (slot: number): void => {
    const { kind, cards } = this.state.slots[slot]!;
    this.change(slot, flipped(kind, cards) ?? cards);
  };

  /// The server's own way to lay the contract down, shown in the builder.
  proposal(): string[][] | undefined {
    return this.props.options.find((option) => option.type === 'lay-down')?.melds;
  }

  suggest = (): void => {
    const left = [...(this.proposal() ?? [])];
    const take = (size: number): string[] => left.splice(left.findIndex(({ length }) => length === size), 1)[0] ?? [];
    this.setState({ selected: [], slots: this.state.slots.map(({ kind }) => ({ kind, cards: take(kind === 'triplet' ? 3 : 4) })) });
  };

  layDown = (): void => this.act({ type: 'lay-down', melds: this.state.slots.map(({ cards }) => cards) });

  discardable(): string | undefined {
    const [card, ...more] = this.state.selected;
    return isArranging(this.props) && !more.length && this.props.options.some((option) => option.type === 'discard' && option.card === card) ? card : undefined;
  }

  discard = (card = this.discardable()): void => {
    if (card && isArranging(this.props)) this.act({ type: 'discard', card });
  };

  act = (action: Act): void => {
    this.props.act(action);
    this.setState({ selected: [] });
  };

  onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.setState({ selected: [], isMoving: false });
  };

  /// What the selection is good for: a part of the contract before the meld, a place on the table after it.
  workbench(play: Game, melded: boolean) {
    const { view, options } = play;
    const { selected, slots } = this.state;
    if (!melded) {
      return (
        <Builder
          contract={view.contract}
          slots={slots}
          selected={selected}
          now={isArranging(play)}
          fill={this.fill}
          empty={(slot) => this.change(slot, [])}
          flip={this.flip}
          suggest={settings.hints === false ? undefined : this.proposal() && this.suggest}
          layDown={this.layDown}
        />
      );
    }
    const [card] = selected;
    const places = options.filter((option) => (option.type === 'lay-off' || option.type === 'swap-joker') && option.card === card).length;
    return <p class="builder says" role="status">{card && selected.length === 1 && isArranging(play) ? fitText(places) : t.layOffHint}</p>;
  }

  /// What is to be done, and the one button that does it.
  task(play: Props) {
    const { coaching } = play;
    const discardable = this.discardable();
    const last = play.view.hand.length === 1;
    const awaited = isArranging(play) || offers(play, 'pass') || offers(play, 'draw-from-pile');
    const line = this.state.isMoving ? t.moveWhere : status(play);
    return (
      <div class={awaited ? 'task awaited' : 'task'}>
        {coaching ? <p class="coached" role="status">{coaching.text}</p> : <p>{line}</p>}
        {coaching?.next && <button class="main" onClick={coaching.next}>{coaching.label}</button>}
        {isArranging(play) && (
          <button class="main" aria-keyshortcuts={keyOf('x', !!discardable)} disabled={!discardable} aria-label={discardable && !last ? t.discardOne(cardName(discardable)) : undefined} onClick={() => this.discard()}>
            {last ? t.goOut : t.discardButton}
          </button>
        )}
      </div>
    );
  }

  tools() {
    const { selected, isMoving } = this.state;
    const none = !selected.length;
    return (
      <div class="tools" role="group" aria-label={t.arrange}>
        <button aria-label={t.sortRank} title={t.sortRank} onClick={() => this.sort('rank')}>{t.byRank}</button>
        <button aria-label={t.sortSuit} title={t.sortSuit} onClick={() => this.sort('suit')}>{t.bySuit}</button>
        <button aria-label={t.moveLeft} title={t.moveLeft} disabled={none} onClick={() => this.shift(-1)}>◀</button>
        <button aria-label={t.moveRight} title={t.moveRight} disabled={none} onClick={() => this.shift(1)}>▶</button>
        <button aria-label={t.moveLabel} aria-pressed={!!isMoving} disabled={none} onClick={() => this.setState({ isMoving: !isMoving })}>{t.move}</button>
        <button aria-label={t.clearLabel} title={t.clearLabel} disabled={none} onClick={() => this.setState({ selected: [], isMoving: false })}>✕</button>
      </div>
    );
  }

  render(play: Props, { selected }: State) {
    const { view, you } = play;
    const own = view.players[you.seat ?? -1];
    const plays = view.step !== 'reading' && view.step !== 'over';
    const [card] = selected;
    return (
      <div class={`shanko${view.players.length > CROWD ? ' crowd' : ''}${settings.hints === false ? ' plain' : ''}`} ref={(root) => { this.#root = root; }} onKeyDown={this.onKeyDown}>
        <div class="whole">
          <header class="contract">
            <b>{t.round(view.round)}</b> <span>{contractText(view.contract)}</span>
          </header>
          <Players play={play} />
          {view.step === 'reading' && <Summary play={play} />}
          {view.step === 'over' && <Final play={play} />}
          {plays && (
            <div class="felt">
              <Piles play={play} discardable={this.discardable()} discard={() => this.discard()} />
              <Melds play={play} card={selected.length === 1 && isArranging(play) ? card : undefined} act={this.act} />
            </div>
          )}
          {plays && (
            <div class="mine-area">
              {this.task(play)}
              {view.window ? <Window play={play} /> : own && !play.replay && this.workbench(play, own.melded)}
              {own && (
                <Hand
                  cards={this.hand()}
                  selected={selected}
                  drawn={view.drawn}
                  stays={view.notReturnable}
                  tap={this.tap}
                  shift={(one, step) => this.shift(step, [one])}
                  drop={this.drop}
                />
              )}
              {own && !play.replay && this.tools()}
              {play.replay && <Hands play={play} />}
            </div>
          )}
        </div>
        {view.step !== 'over' && view.step !== 'reading' && (
          <details class="sheet-fold">
            <summary>{t.sheet}</summary>
            <Sheet play={play} />
          </details>
        )}
        {play.learn && !play.replay && <Help learn={play.learn} />}
      </div>
    );
  }
}
