import { Component, h } from 'preact';
import type { GameDescription, Json } from '../net/wire';
import { complain, toast } from '../shell/app';
import { t as shell } from '../shell/strings';
import { enter, games, makeTable, rememberSeats } from './door';
import { NameField, nameIn } from './Join';
import { OptionFields } from './OptionFields';
import { t } from './strings';

interface Form {
  game?: GameDescription;
  missing?: boolean;
  seats: string[];
  options: Record<string, Json>;
  spectators: boolean;
}

/// A new table: who sits where, and how it is played.
export class Create extends Component<{ game: string }, Form> {
  state: Form = { seats: [], options: {}, spectators: false };

  componentDidMount(): void {
    games().then((list) => {
      const game = list.find(({ key }) => key === this.props.game);
      const count = Math.max(2, game?.seats.min ?? 0);
      this.setState(game ? { game, options: game.defaults, seats: ['mine', ...Array(count - 1).fill('open')] } : { missing: true });
    }, complain);
  }

  create = async (event: SubmitEvent & { currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault();
    const { seats, options, spectators } = this.state;
    const { game } = this.props;
    const name = nameIn(event.currentTarget);
    if (!name) return toast(t.needName);
    try {
      await enter(name);
      if (!seats.includes('open')) rememberSeats(game, seats);
      await makeTable({ game, seats, options, spectators });
    } catch (problem) {
      await complain(problem);
    }
  };

  render(_: unknown, { game, missing, seats, options, spectators }: Form) {
    if (missing) return <p class="panel">{t.notFound}</p>;
    if (!game) return null;
    const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
    const setCount = (count: number) => this.setState({ seats: Array.from({ length: count }, (_, seat) => seats[seat] ?? 'open') });
    const setSeat = (at: number, plan: string) => this.setState({ seats: seats.map((old, seat) => (seat === at ? plan : old)) });
    return (
      <form class="panel form narrow" onSubmit={this.create}>
        <NameField />
        {counts.length > 1 && (
          <label>
            {t.seatCount}
            <select value={seats.length} onChange={(event) => setCount(Number(event.currentTarget.value))}>
              {counts.map((count) => <option value={count}>{count}</option>)}
            </select>
          </label>
        )}
        <fieldset>
          <legend>{t.seatsTitle}</legend>
          {seats.map((plan, seat) => (
            <label key={seat} class="row apart">
              {t.seat(seat + 1)}
              <select value={plan} onChange={(event) => setSeat(seat, event.currentTarget.value)}>
                <option value="mine">{seats.indexOf('mine') < seat && seats.indexOf('mine') >= 0 ? t.here : t.me}</option>
                <option value="open">{t.openSeat}</option>
                {game.levels.map((level) => <option value={`bot:${level}`}>{t.bot(shell.levels[level] ?? level)}</option>)}
              </select>
            </label>
          ))}
        </fieldset>
        <OptionFields schema={game.options} values={options} set={(values) => this.setState({ options: values })} />
        <label class="row">
          <input type="checkbox" checked={spectators} onChange={(event) => this.setState({ spectators: event.currentTarget.checked })} />
          {t.spectators}
        </label>
        <button class="main">{t.create}</button>
      </form>
    );
  }
}
