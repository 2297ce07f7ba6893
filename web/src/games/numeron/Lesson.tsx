import { Component, h } from 'preact';
import { Entry } from './Entry';
import { History } from './History';
import { t } from './strings';
import type { Known } from './view';

/// The lesson's calls, each with its judgement: the code is 261.
const SCRIPT = [
  { call: '123', eat: 0, bite: 2 },
  { call: '241', eat: 2, bite: 0 },
  { call: '261', eat: 3, bite: 0 },
];

interface State {
  step: number;
  wrong: boolean;
}

/// A short first game with a script: three calls, each explained.
export class Lesson extends Component<{ close(): void }, State> {
  state: State = { step: 0, wrong: false };
  #dialog?: HTMLDialogElement | null;

  componentDidMount(): void {
    this.#dialog?.showModal();
  }

  call = (digits: string): void => {
    const right = digits === SCRIPT[this.state.step]?.call;
    this.setState({ step: this.state.step + (right ? 1 : 0), wrong: !right });
  };

  render({ close }: { close(): void }, { step, wrong }: State) {
    const known: Known[] = SCRIPT.slice(0, step).map((judged) => ({ fact: { type: 'judged', ...judged }, before: [] }));
    return (
      <dialog class="lesson" aria-label={t.lesson.title} ref={(dialog) => { this.#dialog = dialog; }} onClose={close}>
        <h2>{t.lesson.title}</h2>
        <p class="coach" role="status">{t.lesson.steps[step]} {wrong && <b>{t.lesson.wrong}</b>}</p>
        {step < SCRIPT.length && <Entry label={t.call} ready faint={[]} submit={this.call} />}
        <History label={t.yourCalls} known={known} />
        <p class="row act"><button class={step === SCRIPT.length ? 'main' : ''} onClick={() => this.#dialog?.close()}>{step === SCRIPT.length ? t.lesson.done : t.endTutorial}</button></p>
      </dialog>
    );
  }
}
