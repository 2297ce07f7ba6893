import { h } from 'preact';
import { isMine, you } from './speech';
import { t } from './strings';
import type { Game } from './view';

const BUYS = 3;

/// Everybody at the table: cards, buys left, points, and whose turn it is.
export const Players = ({ play }: { play: Game }) => {
  const { players, turn, step } = play.view;
  const buying = players.length > 2;
  return (
    <ul class="players" aria-label={t.players}>
      {players.map(({ seat, cards, melded, buysLeft, total }) => {
        const plays = turn === seat && step !== 'buying';
        const away = play.table.seats[seat]!.kind === 'person' && !play.table.seats[seat]!.present;
        return (
          <li key={seat} class={[plays && 'plays', isMine(play, seat) && 'mine', melded && 'melded', away && 'absent'].filter(Boolean).join(' ')} data-spot={`player ${seat}`}>
            <b>{you(play, seat)}</b>
            <span class="hidden">
              {[plays && t.toPlay, away && t.away, melded && t.hasMelded, t.cards(cards), buying && t.buys(buysLeft), t.points(total)].filter(Boolean).join(', ')}
            </span>
            <span class="facts" aria-hidden="true">
              <span class="held">{cards}</span>
              {buying && <span class="buys">{Array.from({ length: BUYS }, (_, index) => <i class={index < buysLeft ? 'left' : ''} />)}</span>}
              <span class="total">{total}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
