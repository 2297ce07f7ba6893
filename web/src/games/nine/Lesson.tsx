import { Component, h } from 'preact';
import { Arena } from './Arena';
import { Row } from './Row';
import { CPU } from './speech';
import { t } from './strings';
import { CARDS } from './view';

/// The lesson's turns: one's own card, the other side's, and the score afterwards.
const SCRIPT = [
  { own: 7, other: 3, score: [10, 0] },
  { own: 2, other: 9, score: [10, 11] },
  { own: 5, other: 5, score: [10, 11] },
] as const;

interface State {
  turn: number;
  selected?: number;
}

/// A short first game with a script: three turns, each explained. Digits and Enter work too.
export class Lesson extends Component<{ back: string; close(): void }, State> {
  state: State = { turn: 0 };
  #dialog?: HTMLDialogElement | null;

  componentDidMount(): void {
    this.#dialog?.showModal();
  }

  may = (card: number): boolean => SCRIPT[this.state.turn]?.own === card;

  select = (card: number): void => {
    if (this.may(card)) this.setState({ selected: card });
  };

  confirm = (): void => {
    if (this.state.selected !== undefined) this.setState({ turn: this.state.turn + 1, selected: undefined });
  };

  onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (/^[1-9]$/.test(event.key)) this.select(Number(event.key));
    if (event.key === 'Enter' && !(event.target as HTMLElement).closest('.row') && this.state.selected !== undefined) {
      this.confirm();
      event.preventDefault();
    }
  };

  render({ back, close }: { back: string; close(): void }, { turn, selected }: State) {
    const played = SCRIPT.slice(0, turn);
    const last = played.at(-1);
    const over = turn === SCRIPT.length;
    const row = (side: 'own' | 'other') => (
      <div class={side === 'own' ? 'near' : 'far'}>
        <Row
          t={t}
          label={side === 'own' ? t.yourCards : t.cardsOf(CPU)}
          unused={CARDS.filter((card) => played.every((one) => one[side] !== card))}
          joker={false}
          selected={side === 'own' ? selected : undefined}
          may={this.may}
          select={side === 'own' ? this.select : undefined}
        />
      </div>
    );
    return (
      <dialog class="outcome lesson" aria-label={t.tutorial} ref={(dialog) => { this.#dialog = dialog; }} onClose={close} onKeyDown={this.onKeyDown}>
        <h2>{t.tutorial}</h2>
        <p class="coach" role="status">{selected === undefined ? t.lesson[turn] : t.lessonConfirm}</p>
        {row('other')}
        <Arena t={t} names={[t.you, CPU]} lying={[{ card: last?.own, placed: !!last, faceUp: true }, { card: last?.other, placed: !!last, faceUp: true }]} back={back} joker={false}>
          <p class="line">{(last?.score ?? [0, 0]).join(' – ')}</p>
        </Arena>
        {row('own')}
        <p class="row">
          {!over && <button class="main" disabled={selected === undefined} onClick={this.confirm}>{t.confirm}</button>}
          <button class={over ? 'main' : ''} onClick={() => this.#dialog?.close()}>{over ? t.lessonDone : t.endTutorial}</button>
        </p>
      </dialog>
    );
  }
}
