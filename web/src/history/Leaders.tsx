import { Component, h } from 'preact';
import { call } from '../net/api';
import { complain, go } from '../shell/app';
import { t as shell } from '../shell/strings';
import { t } from './strings';

interface Leader {
  place: number;
  name: string;
  played: number;
  won: number;
  drawn: number;
  you: boolean;
}

/// The people who won a game most often.
export class Leaders extends Component<{ game: string }, { leaders?: Leader[] }> {
  componentDidMount(): void {
    call<{ leaders: Leader[] }>('GET', `/games/${this.props.game}/leaders`).then(({ leaders }) => this.setState({ leaders }), complain);
  }

  render({ game }: { game: string }, { leaders }: { leaders?: Leader[] }) {
    return (
      <div class="records">
        <section class="panel form">
          <label>
            {t.choose}
            <select value={game} onChange={(event) => go(`/leaders/${event.currentTarget.value}`)}>
              {Object.entries(shell.games).map(([key, name]) => <option value={key}>{name}</option>)}
            </select>
          </label>
          {leaders && !leaders.length && <p>{t.none}</p>}
          {!!leaders?.length && <Table leaders={leaders} />}
          <small>{t.counts}</small>
        </section>
        <p class="row"><a class="button" href="/history">{t.title}</a></p>
      </div>
    );
  }
}

const Table = ({ leaders }: { leaders: Leader[] }) => (
  <div class="scroll" tabIndex={0} role="region" aria-label={t.leadersLink}>
    <table>
      <thead>
        <tr>
          <th scope="col">{t.place}</th>
          <th scope="col" class="word">{t.name}</th>
          <th scope="col">{t.won}</th>
          <th scope="col">{t.drawn}</th>
          <th scope="col">{t.played}</th>
        </tr>
      </thead>
      <tbody>
        {leaders.map(({ place, name, played, won, drawn, you }) => (
          <tr class={you ? 'own' : ''}>
            <td>{place}</td>
            <th scope="row" class="word">{name}{you && <small> · {t.you}</small>}</th>
            <td>{won}</td>
            <td>{drawn}</td>
            <td>{played}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
