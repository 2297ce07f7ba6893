import { h } from 'preact';
import { Mini } from './Card';
import { cardName, meldNames } from './speech';
import { t } from './strings';
import type { Game, LayOff, Meld, SwapJoker } from './view';

interface Props {
  play: Game;
  /// The one selected card.
  card?: string;
  act(action: LayOff | SwapJoker): void;
}

/// Everything that lies melded. Where the selected card fits, there is a button.
export const Melds = ({ play, card, act }: Props) => {
  const { melds } = play.view;
  const options = play.pending.length ? [] : play.options;
  const layOffs = options.filter((option): option is LayOff => option.type === 'lay-off' && option.card === card);
  const swaps = options.filter((option): option is SwapJoker => option.type === 'swap-joker' && option.card === card);
  return (
    <section class="melds" aria-label={t.table}>
      {!melds.length && <p class="soft">{t.nothingMelded}</p>}
      <div class="meld-list">
        {melds.map((meld, number) => (
          <Row key={number} meld={meld} number={number} layOffs={layOffs.filter((option) => option.meld === number)} swaps={swaps.filter((option) => option.meld === number)} act={act} />
        ))}
      </div>
    </section>
  );
};

interface RowProps {
  meld: Meld;
  number: number;
  layOffs: LayOff[];
  swaps: SwapJoker[];
  act: Props['act'];
}

const Row = ({ meld, number, layOffs, swaps, act }: RowProps) => {
  const names = meldNames(meld);
  const add = (end: LayOff['end']) => {
    const option = layOffs.find((one) => one.end === end);
    const label = meld.kind === 'triplet' ? t.addTriplet : end === 'low' ? t.addLow : t.addHigh;
    return option && <button class="add" aria-label={label(cardName(option.card))} onClick={() => act(option)}>＋</button>;
  };
  return (
    <div class={layOffs.length + swaps.length ? 'meld fits' : 'meld'} data-drop={`meld ${number}`} role="group" aria-label={t.meld(number + 1, t.kinds[meld.kind])}>
      {add('low')}
      {meld.cards.map((card, place) => {
        const swap = swaps.find((one) => one.place === place);
        return (
          <span key={card} data-card={card}>
            {swap ? (
              <button class="swap" aria-label={t.swap(cardName(swap.card))} onClick={() => act(swap)}><Mini card={card} label="" /></button>
            ) : (
              <Mini card={card} label={names[place]} />
            )}
          </span>
        );
      })}
      {add('high')}
    </div>
  );
};
