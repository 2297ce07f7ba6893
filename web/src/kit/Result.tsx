import { h } from 'preact';
import { settings } from '../shell/settings';
import { t as shell } from '../shell/strings';
import type { Play } from '../table/game';

const en = { title: 'Result', place: (place: number) => `${place}.`, win: 'You win!', draw: 'Draw!', points: 'Points' };
const ja: typeof en = { title: '結果', place: (place) => `${place}位`, win: 'あなたの勝ち！', draw: '引き分け！', points: '得点' };

/// How a game ended, and the way on. For games that do not say it in their own way.
export const Result = ({ table, you, name, again }: Play) => {
  const t = { en, ja }[settings.language];
  if (!table.result) return null;
  const { ranking, points } = table.result;
  const [best = []] = ranking;
  const headline = ranking.length === 1 && best.length > 1 ? t.draw : best.some((seat) => you.seats.includes(seat)) ? t.win : t.title;
  return (
    <section class="panel center outcome" aria-label={t.title}>
      <p class="big">{headline}</p>
      <ol>
        {ranking.flatMap((seats, place) => seats.map((seat) => (
          <li class="row apart" key={seat}>
            <span>{t.place(place + 1)} <b>{name(seat)}</b></span>
            {points[seat] !== undefined && <span aria-label={t.points}>{points[seat]}</span>}
          </li>
        )))}
      </ol>
      {you.seats.length > 0 && <button class="main" onClick={() => again()}>{shell.again}</button>}
      <a class="button" href="/">{shell.home}</a>
    </section>
  );
};
