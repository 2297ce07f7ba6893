import { Component, h } from 'preact';
import { Board } from './Board';
import type { Slot } from './Builder';
import { BEGINNING, STEPS, follow } from './lesson';
import { t } from './strings';
import type { Act, Game, View } from './view';

interface State {
  step: number;
  view: View;
  draws: number;
}

const SEATS = ['person', 'bot', 'bot'] as const;

/// A scripted first round on a table of its own.
export class Tutorial extends Component<{ close(): void }, State> {
  state: State = { step: 0, view: BEGINNING, draws: 0 };
  #root?: HTMLElement | null;

  componentDidMount(): void {
    this.#root?.querySelector<HTMLElement>('h2')?.focus();
  }

  go(step: number, view: View): void {
    const next = STEPS[step]!;
    this.setState({ step, view: next.before?.(view) ?? view });
  }

  act = (action: Act): void => {
    const { view, step, draws } = this.state;
    const after = follow(view, action, draws);
    this.setState({ view: after, draws: draws + (action.type === 'draw-from-pile' ? 1 : 0) });
    if (STEPS[step]!.isDone(after, [], [])) this.go(step + 1, after);
  };

  /// What is selected and set aside can also be what a step asks for.
  watch = (selected: string[], slots: Slot[]): void => {
    const { view, step } = this.state;
    if (STEPS[step]!.isDone(view, selected, slots)) this.go(step + 1, view);
  };

  play(): Game {
    const { view, step } = this.state;
    const mine = !STEPS[step]!.reading;
    return {
      seq: step,
      heard: 0,
      you: { seat: 0, host: true, seats: [0] },
      table: {
        id: '',
        game: 'shanko',
        code: '',
        link: '',
        phase: 'playing',
        options: {},
        deal: { fingerprint: '', luck: {} },
        spectators: false,
        seats: SEATS.map((kind, seat) => ({ seat, kind, present: true, host: !seat, standIn: false, name: '' })),
      },
      view,
      options: STEPS[step]!.options(view),
      awaited: mine ? [{ seat: 0, running: false }] : [],
      pending: [],
      act: this.act,
      again: this.props.close,
      name: () => t.you,
    };
  }

  render({ close }: { close(): void }, { step, view }: State) {
    const last = step === STEPS.length - 1;
    const next = last ? close : STEPS[step]!.reading && (() => this.go(step + 1, view));
    return (
      <div class="tutorial" ref={(root) => { this.#root = root; }}>
        <section class="coaching" aria-label={t.tutorial}>
          <h2 tabIndex={-1}>{t.coach.title}</h2>
          <small>{t.coach.step(step + 1, STEPS.length)}</small>
          <button onClick={close}>{t.endTutorial}</button>
        </section>
        <Board {...this.play()} watch={this.watch} coaching={{ text: t.coach.steps[step]!, next: next || undefined, label: last ? t.coach.done : t.coach.skip }} />
      </div>
    );
  }
}
