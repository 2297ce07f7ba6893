import { Component, Fragment, h } from 'preact';
import { keyOf } from '../../kit';
import { t as shell } from '../../shell/strings';
import { t } from './strings';
import { type Game, optionOf } from './view';

interface ArmProps {
  play: Game;
  armed: boolean;
  arm(on: boolean): void;
}

/// Lets one decide to call before the end of the turn: then five seconds need not be enough.
export const Arm = ({ play: { view: { caller, turn }, you, options }, armed, arm }: ArmProps) => {
  const may = caller === undefined && turn !== undefined && turn === you.seat && options.length > 0 && !options.some(({ type }) => type === 'call-cambio');
  return may ? <button class="quiet arm" aria-pressed={armed} onClick={() => arm(!armed)}>{armed ? t.callArmed : t.callLater}</button> : null;
};

/// What can be done besides touching a card.
export class Actions extends Component<{ play: Game }, { asked?: boolean }> {
  componentDidUpdate(): void {
    if (this.state.asked && !optionOf(this.props.play, 'call-cambio')) this.setState({ asked: false });
  }

  render({ play }: { play: Game }, { asked }: { asked?: boolean }) {
    const { act } = play;
    const [discard, king, skip, call, end] = (['discard', 'use-king', 'skip-power', 'call-cambio', 'end-turn'] as const).map((type) => optionOf(play, type));
    if (asked && call) {
      return (
        <div class="actions" role="group" aria-label={t.callSure}>
          <p class="prompt">{t.callSure}</p>
          <button class="main" autofocus onClick={() => act(call)}>{t.callYes}</button>
          <button onClick={() => this.setState({ asked: false })}>{shell.no}</button>
        </div>
      );
    }
    return (
      <div class="actions">
        {king && <button class="main" aria-keyshortcuts={keyOf('k')} onClick={() => act(king)}>{t.king}</button>}
        {discard && <button aria-keyshortcuts={keyOf('x')} onClick={() => act(discard)}>{t.discard}</button>}
        {skip && <button aria-keyshortcuts={keyOf('x')} onClick={() => act(skip)}>{t.skip}</button>}
        {call && end && (
          <>
            <button class="main" aria-keyshortcuts={keyOf('c')} onClick={() => this.setState({ asked: true })}>{t.call}</button>
            <button aria-keyshortcuts={keyOf('e')} onClick={() => act(end)}>{t.endTurn}</button>
          </>
        )}
      </div>
    );
  }
}
