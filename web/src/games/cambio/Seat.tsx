import { h } from 'preact';
import { Card, keyOf, spoken } from '../../kit';
import { read } from '../../kit/notation';
import type { Memory } from './memory';
import { at } from './motion';
import { who } from './speech';
import { t } from './strings';
import { Turning } from './Turning';
import { type Cards, type Game, type Place, secondsLeft } from './view';

interface Props {
  play: Game;
  grid: Cards;
  near?: boolean;
  /// Which of its cards can be chosen now, which one is, and what a choice does.
  may(place: Place): boolean;
  chosen?: Place;
  choose(place: Place): void;
  /// The cards that are noted on their backs.
  noted: Memory;
}

/// The cards in front of a player, with name and state.
export const Seat = ({ play, grid: { seat, places }, near, may, chosen, choose, noted }: Props) => {
  const { view: { turn, caller, stage }, table } = play;
  const own = play.you.seat === seat;
  const { kind, present, standIn } = table.seats[seat]!;
  const awaited = play.awaited?.find((one) => one.seat === seat);
  const name = who(play, seat);
  const looks = (place: Place): boolean => stage.type === 'looking' && stage.at?.seat === seat && stage.at.place === place;
  return (
    <section class={`place ${near ? 'south' : 'far'}${turn === seat ? ' turn' : ''}${kind === 'person' && !present ? ' gone' : ''}`} aria-label={own ? t.yours : t.cardsOf(name)}>
      <header>
        <b>{own ? t.you : name}</b>
        {turn === seat && kind === 'person' && awaited?.running && awaited.endsInMs !== undefined && <i class="clock">{t.seconds(secondsLeft(play, awaited.endsInMs))}</i>}
        {caller === seat && <i class="called">{t.called}</i>}
        {standIn ? <i>{t.standIn}</i> : kind === 'person' && !present && <i>{t.away}</i>}
      </header>
      <div class="grid">
        {places.map(({ place, card }, index) => (
          <Spot key={place} shortcut={keyOf(`${index + 1}`, near && may(place))} name={at(seat, place)} label={own ? t.ownCard(t.places[place]!, spoken(card)) : t.cardOf(name, t.places[place]!, spoken(card))} card={card} noted={card ? undefined : noted[at(seat, place)]} delay={stage.type === 'over' ? index * 90 : 0} may={may(place)} chosen={chosen === place} open={looks(place)} choose={() => choose(place)} />
        ))}
        {!own && turn === seat && stage.type === 'holding' && (
          <div class="held" data-at="hand" role="img" aria-label={t.handOf(name)}>
            <span class="flies"><Card card={stage.card} /></span>
          </div>
        )}
      </div>
    </section>
  );
};

interface SpotProps {
  /// The key that chooses it.
  shortcut?: string;
  name: string;
  label: string;
  card?: string;
  noted?: string;
  delay: number;
  may: boolean;
  chosen: boolean;
  /// Whether it is being looked at.
  open: boolean;
  choose(): void;
}

/// One place of a grid. It stays the same button, so that its card can turn over in it.
const Spot = ({ shortcut, name, label, card, noted, delay, may, chosen, open, choose }: SpotProps) => (
  <button class={`spot${may ? ' may' : ''}${open ? ' open' : ''}`} data-at={name} aria-keyshortcuts={shortcut} aria-pressed={may ? chosen : undefined} disabled={!may} onClick={choose}>
    <span class="hidden">{label}{noted && ` (${t.noted(spoken(noted))})`}</span>
    <Turning card={card} delay={delay} />
    {noted && <i class="noted" aria-hidden="true">{short(noted)}</i>}
  </button>
);

const SIGNS: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };

const short = (card: string): string => {
  const { rank, suit } = read(card);
  return rank + SIGNS[suit];
};
