import { Component, h } from 'preact';
import { t as shell } from '../../shell/strings';
import { best, bestBefore, isRecord } from './record';
import { scoreLabel, verdict } from './speech';
import { t } from './strings';
import { type Game, nearSeat } from './view';

interface Props {
  play: Game;
  /// The name of the last game, as records are kept by it.
  game: string;
  again?(): void;
  close(): void;
}

/// How it ended, above the table.
export class Result extends Component<Props> {
  #dialog?: HTMLDialogElement | null;

  componentDidMount(): void {
    this.#dialog?.showModal();
  }

  render({ play, game, again, close }: Props) {
    const { view, you } = play;
    const near = nearSeat(play);
    const earned = you.seats.length === 1 ? [...new Set(view.results.flatMap(({ achievements }) => achievements[near]!))] : [];
    const record = isRecord(game);
    const before = bestBefore();
    const top = best();
    return (
      <dialog class="outcome" aria-label={t.result} ref={(dialog) => { this.#dialog = dialog; }} onClose={close}>
        <h2>{verdict(play)}</h2>
        {record && <p class="badge">{t.record}</p>}
        <dl>
          {[near, 1 - near].map((seat) => (
            <div key={seat}>
              <dt>{scoreLabel(play, seat)}</dt>
              <dd>{view.rules.bestOf === 'one' ? view.sides[seat]!.score : view.sides[seat]!.gamesWon}</dd>
            </div>
          ))}
        </dl>
        {view.rules.bestOf !== 'one' && <p>{view.results.map(({ points }) => `${points[near]}–${points[1 - near]}`).join(', ')}</p>}
        {top !== undefined && you.seats.length === 1 && <p>{record && before ? t.recordBefore(before) : t.bestIs(top)}</p>}
        {earned.map((name) => <p key={name} class="earned">{t.achievements[name] ?? name}</p>)}
        <p class="row">
          {again && <button class="main" onClick={again}>{t.newGame}</button>}
          <a class="button" href="/">{shell.home}</a>
          <button onClick={() => this.#dialog?.close()}>{t.close}</button>
        </p>
      </dialog>
    );
  }
}
