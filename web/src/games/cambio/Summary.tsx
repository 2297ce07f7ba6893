import { h } from 'preact';
import { Card } from '../../kit';
import { verdict, who } from './speech';
import { t } from './strings';
import { type Game, isMine } from './view';

/// How the game ended: every hand open, the winner first, and the way on.
export const Summary = ({ play }: { play: Game }) => {
  const { view: { stage, grids, caller }, you } = play;
  if (stage.type !== 'over') return null;
  const { ranking, totals, points } = stage.result;
  return (
    <section class="summary" aria-label={t.summary}>
      <h2 class={ranking[0]!.some((seat) => isMine(play, seat)) ? 'won' : ''}>{verdict(play)}</h2>
      <ol>
        {ranking.flatMap((seats, rank) => seats.map((seat) => (
          <li key={seat} class={rank ? '' : 'winner'}>
            <p class="name">
              {!rank && <Crown />}
              <b>{who(play, seat)}</b>
              {isMine(play, seat) && who(play, seat) !== t.you && <i>{t.you}</i>}
              {caller === seat && <i>{points[seat] === totals[seat] ? t.calledRight : t.doubled(totals[seat]!)}</i>}
            </p>
            <div class="open-hand">{grids[seat]!.places.map(({ place, card }) => <Card key={place} card={card} />)}</div>
            <p class="points" aria-label={t.points(points[seat]!)}>{points[seat]}</p>
          </li>
        )))}
      </ol>
      <p class="row">
        {you.seats.length > 0 && <button class="main" onClick={() => play.again()}>{t.rematch}</button>}
        <a class="button" href="/">{t.lobby}</a>
      </p>
    </section>
  );
};

const Crown = () => (
  <svg class="crown" viewBox="0 0 24 24" role="img" aria-label={t.winner}><path d="M3 18L2 7l5.500 4L12 4l4.500 7L22 7l-1 11z" /></svg>
);
