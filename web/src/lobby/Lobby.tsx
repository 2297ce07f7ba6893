import { Component, h } from 'preact';
import { call } from '../net/api';
import type { GameDescription, SeatView } from '../net/wire';
import { complain, go } from '../shell/app';
import { botInFull } from '../shell/bots';
import { t as shell } from '../shell/strings';
import type { State } from '../table/game';
import type { Table } from '../table/table';
import { gameOf } from './door';
import { drawLuck, noteDeal } from './luck';
import { Share } from './Share';
import { t } from './strings';

interface Props {
  table: Table;
  state: State;
}

/// A table that waits for its people.
export class Lobby extends Component<Props, { game?: GameDescription }> {
  async componentDidMount(): Promise<void> {
    noteDeal(this.props.state.table);
    try {
      const game = await gameOf(this.props.state.table.game);
      this.setState({ game });
      if (game?.draws) this.addLuck();
    } catch (problem) {
      await complain(problem);
    }
  }

  addLuck(): void {
    const { table, state: { you, table: { deal, phase } } } = this.props;
    if (phase === 'lobby' && you.seat !== undefined && !deal.luck[you.seat]) table.send({ type: 'add-luck', luck: drawLuck() });
  }

  render({ table, state }: Props, { game }: { game?: GameDescription }) {
    const { seats, code } = state.table;
    const host = !!seats[state.you.seat ?? -1]?.host;
    const taken = seats.filter(({ kind }) => kind !== 'open').length;
    const enough = !!game && taken >= game.seats.min;
    const leave = () => call('POST', `/tables/${table.id}/leave`, {}).then(() => go('/'), complain);
    return (
      <div class="lobby">
        <section class="panel center" aria-label={t.link}>
          <p>{t.waiting}</p>
          <p class="code">{code}</p>
          <img class="qr" src={`/api/v1/tables/${table.id}/qr.svg`} alt={t.qr} width="160" height="160" />
          <p class="row"><Share link={linkOf(state)} /></p>
          <small>{t.scan}</small>
        </section>
        <section class="panel form">
          <h2>{t.seatsTitle}</h2>
          <ul class="sitters">{seats.map((seat) => <Sitter key={seat.seat} seat={seat} host={host} table={table} state={state} levels={game?.levels ?? []} />)}</ul>
          {host ? <button class="main" disabled={!enough} onClick={() => table.send({ type: 'start' })}>{t.start}</button> : <p>{t.waitHost}</p>}
          {game && !enough && <small>{t.needPeople(game.seats.min)}</small>}
          <button class="quiet" onClick={leave}>{t.leave}</button>
          {game?.draws && <small>{t.fair(state.table.deal.fingerprint.slice(0, 12), Object.keys(state.table.deal.luck).length)}</small>}
        </section>
      </div>
    );
  }
}

const Sitter = ({ seat, host, table, state, levels }: Props & { seat: SeatView; host: boolean; levels: string[] }) => {
  const { kind, seat: number, present } = seat;
  const mine = state.you.seats.includes(number);
  const name = kind === 'open' ? t.empty : kind === 'bot' ? botInFull(state.table.seats, number) : table.name(number);
  const addBot = (event: Event & { currentTarget: HTMLSelectElement }) => table.send({ type: 'seat-bot', seat: number, level: event.currentTarget.value });
  return (
    <li class={`row apart ${kind}`}>
      <span>
        <b>{name}</b>
        {[mine && t.you, seat.host && t.host, kind === 'person' && !present && t.away].filter(Boolean).map((tag) => <small> · {tag}</small>)}
      </span>
      {host && kind === 'open' && (
        <select aria-label={t.addBot(number + 1)} value="" onChange={addBot}>
          <option value="" disabled hidden>{t.add}</option>
          {levels.map((level) => <option value={level}>{t.bot(shell.levels[level] ?? level)}</option>)}
        </select>
      )}
      {host && kind !== 'open' && !mine && <button aria-label={t.removeNamed(name)} onClick={() => table.send({ type: 'unseat', at: state.seq, seat: number })}>{t.remove}</button>}
    </li>
  );
};

/// The address where this page was reached works for others too, unless it is the machine's own name.
const linkOf = ({ table: { code, link } }: State): string =>
  /^(localhost|127\.|\[::1)/.test(location.hostname) ? link : `${location.origin}/t/${code}`;
