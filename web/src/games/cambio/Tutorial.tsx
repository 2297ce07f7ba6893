import { Component, h } from 'preact';
import { announce, redraw } from '../../shell/app';
import { Board } from './Board';
import { STEPS, WANTED } from './lesson';
import { t } from './strings';
import type { Game, Move } from './view';

interface State {
  step: number;
  /// Whether something else was tried than the step asks for.
  strayed: boolean;
}

/// A scripted first game on a table of its own, in a dozen steps.
export class Tutorial extends Component<{ close(): void }, State> {
  state: State = { step: 0, strayed: false };
  #root?: HTMLElement | null;

  componentDidMount(): void {
    this.#root?.querySelector<HTMLElement>('h2')?.focus();
  }

  /// What had the focus may be gone with the last step.
  componentDidUpdate(_: unknown, { step }: State): void {
    if (step !== this.state.step && document.activeElement === document.body) this.#root?.querySelector<HTMLElement>('h2')?.focus();
  }

  next = (): void => {
    const step = this.state.step + 1;
    this.setState({ step, strayed: false });
    announce(t.lesson[step]!);
    redraw();
  };

  act = ({ type }: Move): void => {
    if (type === WANTED[this.state.step]) return this.next();
    this.setState({ strayed: true });
    announce(t.lessonNotYet);
    redraw();
  };

  play(): Game {
    const { step } = this.state;
    const { view, options, news } = STEPS[step]!;
    return {
      seq: step,
      heard: performance.now(),
      news,
      you: { seat: 0, host: true, seats: [0] },
      table: {
        id: '',
        game: 'cambio',
        code: '',
        link: '',
        phase: 'playing',
        options: {},
        deal: { fingerprint: '', luck: {} },
        spectators: false,
        seats: (['person', 'bot'] as const).map((kind, seat) => ({ seat, kind, present: true, host: !seat, standIn: false })),
      },
      view,
      options,
      awaited: [],
      pending: [],
      act: this.act,
      again: this.props.close,
      name: () => t.you,
    };
  }

  render({ close }: { close(): void }, { step, strayed }: State) {
    const last = step === STEPS.length - 1;
    return (
      <div class="cambio-tutorial" ref={(root) => { this.#root = root; }}>
        <section class="coaching" aria-label={t.tutorial}>
          <div class="row apart">
            <h2 tabIndex={-1}>{t.tutorial} <small>{step + 1}/{STEPS.length}</small></h2>
            {!last && <button class="quiet" onClick={close}>{t.lessonLeave}</button>}
          </div>
          <p>{t.lesson[step]}</p>
          {strayed && <p><b>{t.lessonNotYet}</b></p>}
          {!WANTED[step] && <p><button class="main" onClick={last ? close : this.next}>{last ? t.lessonEnd : t.lessonNext}</button></p>}
        </section>
        <Board {...this.play()} />
      </div>
    );
  }
}
