import { h } from 'preact';
import { read } from '../../kit/notation';
import { Mini } from './Card';
import { type Forming, facesOf, forming } from './forming';
import { meldNames } from './speech';
import { t } from './strings';
import type { Contract, Kind } from './view';

/// What has been put together so far: a list of cards for each meld of the contract, some still empty.
export interface Slot {
  kind: Kind;
  cards: string[];
}

interface Props {
  contract: Contract;
  slots: Slot[];
  selected: string[];
  /// Whether the contract can be laid down now.
  now: boolean;
  fill(slot: number): void;
  empty(slot: number): void;
  flip(slot: number): void;
  suggest?(): void;
  layDown(): void;
}

/// Puts the contract together: says what the selection forms and what is still missing.
export const Builder = ({ slots, selected, now, fill, empty, flip, suggest, layDown }: Props) => {
  const found = forming(selected);
  const missing = (kind: Kind): number => slots.filter((slot) => slot.kind === kind && !slot.cards.length).length;
  const isWhole = slots.every(({ cards }) => cards.length);
  const open = (found.is === 'triplet' || found.is === 'sequence') && missing(found.is) > 0;
  return (
    <section class="builder" aria-label={t.builder}>
      <p class="says" role="status">
        {selected.length ? formText(found) : !isWhole && t.selectHint} {selected.length > 0 && (found.is === 'triplet' || found.is === 'sequence') && (open ? t.slotTap : t.slotTaken)}{' '}
        <span class="needs">{isWhole ? (now ? t.completeNow : t.completeLater) : t.missing(missing('triplet'), missing('sequence'))}</span>
      </p>
      <div class="slots">
        {slots.map((slot, index) => (
          <Place key={index} slot={slot} index={index} fits={open && found.is === slot.kind && !slot.cards.length} fill={fill} empty={empty} flip={flip} />
        ))}
        <span class="row">
          {suggest && !isWhole && <button class="suggest" onClick={suggest}>{t.suggest}</button>}
          {isWhole && <button class="main" disabled={!now} onClick={layDown}>{t.layDown}</button>}
        </span>
      </div>
    </section>
  );
};

const Place = ({ slot: { kind, cards }, index, fits, fill, empty, flip }: { slot: Slot; index: number; fits: boolean; fill: Props['fill']; empty: Props['empty']; flip: Props['flip'] }) => (
  <span class="place">
    {cards.length ? (
      <button class="slot full" data-drop={`slot ${index}`} aria-label={t.slotFilled(t.kinds[kind], meldNames({ kind, cards }).join(', '))} onClick={() => empty(index)}>
        {cards.map((card) => <span key={card} data-card={card}><Mini card={card} label="" /></span>)}
      </button>
    ) : (
      <button class={fits ? 'slot fits' : 'slot'} data-drop={`slot ${index}`} aria-disabled={!fits} aria-label={(fits ? t.slotFits : t.slot)(t.kinds[kind])} onClick={() => fits && fill(index)}>
        {Array.from({ length: kind === 'triplet' ? 3 : 4 }, () => <i />)}
        <span>{t.kinds[kind]}</span>
      </button>
    )}
    {flipped(kind, cards) && <button class="flip" aria-label={t.flip} title={t.flip} onClick={() => flip(index)}>⇄</button>}
  </span>
);

/// A sequence with the joker of one end at the other, if that is a sequence too.
export const flipped = (kind: Kind, cards: string[]): string[] | undefined => {
  if (kind !== 'sequence' || !cards.length) return undefined;
  const isJoker = (card: string): boolean => !read(card).suit;
  const ranks = facesOf(cards);
  if (isJoker(cards.at(-1)!) && !ranks[0]!.startsWith('A')) return [cards.at(-1)!, ...cards.slice(0, -1)];
  if (isJoker(cards[0]!) && !ranks.at(-1)!.startsWith('A')) return [...cards.slice(1), cards[0]!];
  return undefined;
};

const formText = (found: Forming): string => {
  switch (found.is) {
    case 'nothing':
      return '';
    case 'triplet':
      return t.formsTriplet(rankName(found.rank));
    case 'sequence': {
      const faces = facesOf(found.cards);
      return t.formsSequence(rankName(read(faces[0]!).rank), rankName(read(faces.at(-1)!).rank), t.suits[found.suit]);
    }
    case 'part':
      return `${found.of.map((kind, index) => (kind === 'triplet' ? t.partTriplet(found.missing[index]!, rankName(found.rank)) : t.partSequence(found.missing[index]!, t.suits[found.suit]))).join(t.or)}.`;
    case 'none':
      return t.formsNone[found.why];
  }
};

const rankName = (rank: string): string => t.ranks[rank] ?? rank;

/// What the one selected card can do once one has melded.
export const fitText = (places: number): string => (places ? t.fits(places) : t.fitsNowhere);
