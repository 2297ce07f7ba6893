import { h } from 'preact';
import { Back } from './NumberCard';
import { BACKS, statistics } from './record';
import { t } from './strings';

interface Props {
  rival: string;
  back: string;
  setRival(rival: string): void;
  setBack(back: string): void;
  /// Opens the tutorial.
  teach(): void;
}

/// What is not needed in every turn: whom one plays, the cards' backs, the tutorial, the statistics.
export const More = ({ rival, back, setRival, setBack, teach }: Props) => (
  <details class="more">
    <summary>{t.more}</summary>
    <div class="choices">
      <label class="row apart">
        {t.rival}
        <select value={rival} onChange={(event) => setRival(event.currentTarget.value)}>
          {Object.entries(t.levels).map(([level, name]) => <option value={level}>{name}</option>)}
          <option value="two">{t.twoPlayers}</option>
        </select>
      </label>
      <div class="row apart" role="group" aria-label={t.back}>
        {t.back}
        <span class="row">
          {BACKS.map((name) => (
            <button key={name} class="swatch" aria-label={t.backs[name]} title={t.backs[name]} aria-pressed={back === name} onClick={() => setBack(name)}>
              <Back pattern={name} />
            </button>
          ))}
        </span>
      </div>
      <p class="row">
        <button onClick={teach}>{t.tutorial}</button>
        <a class="button" href="/new/nine">{t.customRules}</a>
      </p>
      <Statistics />
    </div>
  </details>
);

/// What this device remembers of games against the computer.
const Statistics = () => {
  const { games, wins, draws, points, opening, achievements } = statistics();
  const favourites = opening.map((count, index) => ({ card: index + 1, count })).filter(({ count }) => count).sort((one, other) => other.count - one.count).slice(0, 3);
  return (
    <section aria-label={t.statistics}>
      <h2>{t.statistics}</h2>
      {games ? (
        <dl class="figures">
          <dt>{t.played}</dt>
          <dd>{games}</dd>
          <dt>{t.winRate}</dt>
          <dd>{Math.round((100 * wins) / games)} %</dd>
          <dt>{t.wins3}</dt>
          <dd>{wins} · {draws} · {games - wins - draws}</dd>
          <dt>{t.average}</dt>
          <dd>{Math.round((10 * points) / games) / 10}</dd>
          <dt>{t.opening}</dt>
          <dd>{favourites.map(({ card, count }) => `${card} (${t.times(count)})`).join(', ')}</dd>
        </dl>
      ) : (
        <p>{t.noGames}</p>
      )}
      <h2>{t.earned}</h2>
      <dl class="figures">
        {Object.entries(t.achievements).map(([name, about]) => [<dt key={name}>{about}</dt>, <dd>{achievements[name] ? t.times(achievements[name]) : t.notYet}</dd>])}
      </dl>
    </section>
  );
};
