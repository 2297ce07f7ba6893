import { Component, h } from 'preact';
import { call } from '../net/api';
import type { GameDescription } from '../net/wire';
import { Bar, Tool, openSheet, toast } from '../shell/app';
import { t as shell } from '../shell/strings';
import { CODE, games, later, makeTable, sitDown, soloSeats, wasGuest } from './door';
import { t } from './strings';
import { thumbnails } from './thumbnails';

/// How many sit at a game that is played alone; two where nothing is said.
const SOLO_SEATS: Record<string, number> = { numeron: 1, cambio: 4, shanko: 4 };

const ORDER = Object.keys(thumbnails);

/// The lightest game first; those we have no picture of come last.
const rank = ({ key }: GameDescription): number => (ORDER.indexOf(key) + 1 || ORDER.length + 1);

interface Shown {
  list: GameDescription[];
  /// The table where one still plays.
  table?: { id: string; game: string; phase: string };
}

/// The games of the house, or only one of them, and the door to a friend's table.
export class Home extends Component<{ only?: string }, Shown> {
  state: Shown = { list: [] };

  componentDidMount(): void {
    const isShown = ({ key }: GameDescription) => !this.props.only || key === this.props.only;
    later(games(), (list) => this.setState({ list: list.filter(isShown).sort((one, other) => rank(one) - rank(other)) }));
    if (wasGuest()) call<Pick<Shown, 'table'>>('GET', '/session').then(({ table }) => this.setState({ table }), () => {});
  }

  render(_: unknown, { list, table }: Shown) {
    return (
      <div class="home">
        <Bar title="Parlor" home={<Lamp />} />
        <main>
          {table && table.phase !== 'finished' && (
            <p class="note row apart">
              {t.carryOn(shell.games[table.game] ?? table.game)}
              <a class="button" href={`/t/${table.id}`}>{t.returnTo}</a>
            </p>
          )}
          <div class="hero">
            <p class="tagline">{t.tagline}</p>
            <JoinBox />
          </div>
          <h2>{t.choose}</h2>
          <ul class="games">{list.map((game) => <GameCard key={game.key} game={game} />)}</ul>
          <p class="row">
            <a class="button" href="/history">{t.history}</a>
            <a class="button" href="/account">{t.account}</a>
            <a class="button" href={`/leaders/${this.props.only ?? 'tic-tac-toe'}`}>{t.leaders}</a>
          </p>
        </main>
      </div>
    );
  }
}

const Lamp = () => (
  <svg class="lamp" viewBox="0 0 44 64" aria-hidden="true">
    <path d="M22 0v24" />
    <path class="glow" d="M8 40L0 64h44L36 40z" />
    <path class="shade" d="M7 40a15 16 0 0 1 30 0z" />
  </svg>
);

const JoinBox = () => {
  const join = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const code = `${new FormData(event.currentTarget).get('code')}`.trim().toUpperCase();
    if (CODE.test(code)) sitDown('/tables/join', { code });
    else toast(t.badCode);
  };
  return (
    <form class="join panel" onSubmit={join} aria-label={t.joinTitle}>
      <label>
        {t.joinTitle}
        <input class="code" name="code" maxLength={6} placeholder="K7M2QX" autocomplete="off" autocapitalize="characters" spellcheck={false} aria-label={t.code} aria-describedby="code-hint" />
      </label>
      <button>{t.join}</button>
      <small id="code-hint">{t.codeHint}</small>
    </form>
  );
};

const GameCard = ({ game }: { game: GameDescription }) => {
  const { key, seats } = game;
  const name = shell.games[key] ?? game.name;
  const card = t.cards[key];
  const count = Math.min(Math.max(SOLO_SEATS[key] ?? 2, seats.min), seats.max);
  const play = () => makeTable({ game: key, seats: soloSeats(game, count), options: {} });
  return (
    <li class="panel game" data-game={key}>
      {thumbnails[key]?.()}
      <h3>{name}</h3>
      {card && <p>{card.about}</p>}
      <dl>
        {card && [[t.kind, card.kind], [t.difficulty, card.difficulty], [t.time, card.time]].map(([label, value]) => <div><dt>{label}</dt><dd>{value}</dd></div>)}
        <div><dt>{t.people}</dt><dd>{t.seats(seats.min, seats.max)}</dd></div>
      </dl>
      <p class="row">
        <button class="main" aria-label={t.playNamed(name)} onClick={play}>{t.play}</button>
        <a class="button" href={`/new/${key}`} aria-label={t.createNamed(name)}>{t.create}</a>
        <Tool label={t.rulesNamed(name)} path="M9 9a3 3 0 1 1 4 3q-1 .6-1 2v1m0 4v.1" onClick={() => openSheet('Rules', key)} />
      </p>
    </li>
  );
};
