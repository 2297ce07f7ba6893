import { h } from 'preact';
import { Card, spoken } from '../../kit';
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
}

/// The cards in front of a player, with name and state.
export const Seat = ({ play, grid: { seat, places }, near, may, chosen, choose }: Props) => {
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
          <Spot key={place} name={at(seat, place)} label={own ? t.ownCard(t.places[place]!, spoken(card)) : t.cardOf(name, t.places[place]!, spoken(card))} card={card} delay={stage.type === 'over' ? index * 90 : 0} may={may(place)} chosen={chosen === place} open={looks(place)} choose={() => choose(place)} />
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
  name: string;
  label: string;
  card?: string;
  delay: number;
  may: boolean;
  chosen: boolean;
  /// Whether it is being looked at.
  open: boolean;
  choose(): void;
}

/// One place of a grid. It stays the same button, so that its card can turn over in it.
const Spot = ({ name, label, card, delay, may, chosen, open, choose }: SpotProps) => (
  <button class={`spot${may ? ' may' : ''}${open ? ' open' : ''}`} data-at={name} aria-pressed={may ? chosen : undefined} disabled={!may} onClick={choose}>
    <span class="hidden">{label}</span>
    <Turning card={card} delay={delay} />
  </button>
);
