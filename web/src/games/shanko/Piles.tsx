import { h } from 'preact';
import { keyOf } from '../../kit/shortcuts';
import { Card } from './Card';
import { cardName } from './speech';
import { t } from './strings';
import { type Game, offers } from './view';

interface Props {
  play: Game;
  /// The one selected card that may be discarded now.
  discardable?: string;
  discard(): void;
}

/// The pile and the discards, with what can be done there.
export const Piles = ({ play, discardable, discard }: Props) => {
  const { view, act } = play;
  const top = view.discard;
  const draws = offers(play, 'draw-from-pile');
  const takes = offers(play, 'take-discard') && view.step === 'drawing';
  const content = view.discards ? <Card card={top} silent /> : <span class="gap" />;
  return (
    <div class="piles">
      <div class="pile" data-spot="pile">
        {draws ? (
          <button class="inviting" aria-keyshortcuts={keyOf('d')} aria-label={t.drawPile(view.pile)} onClick={() => act({ type: 'draw-from-pile' })}><Card silent /></button>
        ) : (
          <span role="img" aria-label={t.pileLabel(view.pile)}><Card silent /></span>
        )}
        <small aria-hidden="true">{t.pile} {view.pile}</small>
      </div>
      <div class="pile" data-drop="discard" data-spot="discard">
        {takes ? (
          <button class="inviting" aria-keyshortcuts={keyOf('t')} aria-label={t.take(cardName(top))} data-card={top} onClick={() => act({ type: 'take-discard' })}>{content}</button>
        ) : discardable ? (
          <button class="inviting" aria-label={t.throwHere(cardName(discardable))} data-card={top} onClick={discard}>{content}</button>
        ) : (
          <span role="img" aria-label={view.discards ? t.discardLabel(cardName(top)) : t.discardEmpty} data-card={top}>{content}</span>
        )}
        <small aria-hidden="true">{t.discard}</small>
      </div>
    </div>
  );
};
