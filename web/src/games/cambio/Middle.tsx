import { h } from 'preact';
import { Card, keyOf, spoken } from '../../kit';
import { t } from './strings';
import { type Game, optionOf } from './view';

interface Props {
  play: Game;
  /// The card that lay on top of the discards before; it shows while another one flies there.
  under?: string;
}

/// The middle of the table: the two piles, and the card in one's own hand.
export const Middle = ({ play, under }: Props) => {
  const { view: { drawPile, discards, discardTop, stage, turn }, act } = play;
  const draw = optionOf(play, 'draw-from-deck');
  const take = optionOf(play, 'take-discard') ?? optionOf(play, 'discard');
  const holds = stage.type === 'holding' && turn === play.you.seat;
  return (
    <div class="middle">
      <figure>
        <button class={`pile${draw ? ' may' : ''}`} data-at="deck" aria-keyshortcuts={keyOf('d', !!draw)} disabled={!draw} onClick={() => act(draw!)}>
          <span class="hidden">{t.deck}: {t.count(drawPile)}</span>
          {drawPile > 1 && <span class="under deep" aria-hidden="true"><Card /></span>}
          {drawPile ? <span class="flies" aria-hidden="true"><Card /></span> : <span class="gap" />}
        </button>
        <figcaption>{t.deck} · {drawPile}</figcaption>
      </figure>
      <figure class={`in-hand${holds ? '' : ' none'}`}>
        <div class="pile" data-at={holds ? 'hand' : undefined}>{holds && <span class="flies"><Card card={stage.card} /></span>}</div>
        <figcaption>{t.hand}</figcaption>
      </figure>
      <figure>
        <button class={`pile${take ? ' may' : ''}`} data-at="discards" aria-keyshortcuts={keyOf('t', take?.type === 'take-discard')} disabled={!take} onClick={() => act(take!)}>
          <span class="hidden">{take?.type === 'discard' ? t.discard : `${t.discards}: ${discardTop ? spoken(discardTop) : t.empty}`}</span>
          <span class="under" aria-hidden="true">{discards > 1 ? <Card card={under ?? discardTop} /> : <span class="gap" />}</span>
          {discardTop && <span class="flies" aria-hidden="true" key={discardTop}><Card card={discardTop} /></span>}
        </button>
        <figcaption>{t.discards}</figcaption>
      </figure>
    </div>
  );
};
