import { Component, h } from 'preact';
import { call, codeOf } from '../net/api';
import { explain } from '../shell/app';
import { botInFull } from '../shell/bots';
import { settings } from '../shell/settings';
import { t as shell } from '../shell/strings';
import { t } from './strings';

interface Seat {
  seat: number;
  name?: string;
  level?: string;
  place: number;
  points?: number;
  standing: string;
  you: boolean;
}

interface Played {
  table: string;
  game: string;
  ended: string;
  durationMs: number;
  turns: number;
  seats: Seat[];
}

interface Figures {
  game: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  durationMs: number;
}

interface Page {
  games: Played[];
  next?: string;
}

interface Shown {
  games?: Played[];
  next?: string;
  figures?: Figures[];
  problem?: string;
}

/// Each game once, however often it was told.
const joined = (one: Played[] = [], other: Played[] = []): Played[] =>
  [...new Map([...one, ...other].map((played) => [played.table, played])).values()];

const gameName = (game: string): string => shell.games[game] ?? game;

const lasting = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return seconds < 3600 ? t.minutes(Math.floor(seconds / 60), seconds % 60) : t.hours(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60));
};

const moment = (text: string): string => new Date(text).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' });

const seatName = (seats: Seat[], { seat, name }: Seat): string => name ?? botInFull(seats, seat);

/// A game is found here a moment after it ended. Who comes straight from one looks a second time.
const LOOK_AGAIN_MS = 2500;

/// One's own games that were played to their end, and how they went.
export class Past extends Component<object, Shown> {
  #timer?: ReturnType<typeof setTimeout>;

  componentDidMount(): void {
    this.older();
    this.count();
    this.#timer = setTimeout(this.newer, LOOK_AGAIN_MS);
  }

  componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  count = (): void => {
    call<{ games: Figures[] }>('GET', '/history/figures').then(({ games }) => this.setState({ figures: games }), () => {});
  };

  newer = async (): Promise<void> => {
    const latest = await call<Page>('GET', '/history').catch(() => undefined);
    if (!latest?.games.length) return;
    this.setState(({ games, next }) => ({ games: joined(latest.games, games), next: games?.length ? next : latest.next, problem: '' }));
    this.count();
  };

  older = async (): Promise<void> => {
    const { next } = this.state;
    try {
      const page = await call<Page>('GET', `/history${next ? `?before=${next}` : ''}`);
      this.setState(({ games }) => ({ games: joined(games, page.games), next: page.next, problem: '' }));
    } catch (problem) {
      // Who is no guest yet has played nothing.
      if (codeOf(problem) === 'no-session') this.setState({ games: [], problem: '' });
      else this.setState({ problem: await explain(problem) });
    }
  };

  render(_: object, { games, next, figures = [], problem }: Shown) {
    return (
      <div class="records">
        {problem && (
          <p class="panel row apart" role="alert">
            {problem} <button onClick={this.older}>{shell.retry}</button>
          </p>
        )}
        {games && !games.length && <p class="panel">{t.none}</p>}
        {figures.length > 0 && <FiguresTable figures={figures} />}
        {!!games?.length && (
          <section class="past" aria-label={t.games}>
            <h2>{t.games}</h2>
            <ul class="past">{games.map((played) => <Game key={played.table} played={played} />)}</ul>
            {next && <button onClick={this.older}>{t.more}</button>}
          </section>
        )}
        <p class="row"><a class="button" href="/leaders/tic-tac-toe">{t.leadersLink}</a></p>
      </div>
    );
  }
}

const FiguresTable = ({ figures }: { figures: Figures[] }) => (
  <section class="panel">
    <h2>{t.figures}</h2>
    <div class="scroll" tabIndex={0} role="region" aria-label={t.figures}>
      <table>
        <thead>
          <tr>
            <th scope="col" class="word">{t.game}</th>
            <th scope="col">{t.played}</th>
            <th scope="col">{t.won}</th>
            <th scope="col">{t.drawn}</th>
            <th scope="col">{t.lost}</th>
            <th scope="col">{t.time}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ game, played, won, drawn, lost, durationMs }) => (
            <tr>
              <th scope="row" class="word">{gameName(game)}</th>
              <td>{played}</td>
              <td>{won}</td>
              <td>{drawn}</td>
              <td>{lost}</td>
              <td>{lasting(durationMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const Game = ({ played: { table, game, ended, durationMs, turns, seats } }: { played: Played }) => {
  const standing = seats.find(({ you }) => you)?.standing ?? 'uncounted';
  const winners = seats.filter((seat) => seat.standing === 'won').map((seat) => seatName(seats, seat));
  const when = moment(ended);
  return (
    <li class={`panel ${standing}`}>
      <div class="row apart">
        <h3>{gameName(game)}</h3>
        <span class="badge">{t.standing[standing]}</span>
      </div>
      <small>{when} · {t.turns(turns)} · {lasting(durationMs)}{winners[0] && ` · ${t.winner(winners.join(', '))}`}</small>
      <ol>
        {[...seats].sort((one, other) => one.place - other.place).map((seat) => (
          <li class={`row apart${seat.you ? ' own' : ''}`} key={seat.seat}>
            <span>{seat.place}. {seatName(seats, seat)}{seat.you && <small> · {t.you}</small>}</span>
            {seat.points !== undefined && <span>{seat.points}</span>}
          </li>
        ))}
      </ol>
      <p><a class="button" href={`/replay/${table}`} aria-label={t.replayOf(gameName(game), when)}>{t.replay}</a></p>
    </li>
  );
};
