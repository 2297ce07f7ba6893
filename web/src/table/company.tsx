import { type ComponentChild, Fragment, h } from 'preact';
import { cue } from '../kit/sound';
import { call } from '../net/api';
import type { Awaited, News, SeatView } from '../net/wire';
import { complain, go } from '../shell/app';
import { botInFull } from '../shell/bots';
import { Confirm } from '../shell/Confirm';
import { t as shell } from '../shell/strings';
import { Join } from '../lobby/Join';
import { Lobby } from '../lobby/Lobby';
import type { State } from './game';
import { Log } from './Log';
import { ready, t } from './strings';
import type { Table } from './table';

export { ready };

/// News of the table itself, in words.
export const describe = ({ type, seat, name }: News, table: Table): string | undefined => {
  const [, own = ''] = type.split('table:');
  // While people gather, a closed page is no news.
  if (table.state?.table.phase === 'lobby' && (own === 'dropped' || own === 'returned')) return undefined;
  return t.news[own]?.(name ?? (seat === undefined ? '' : nameOf(table, seat)));
};

const nameOf = (table: Table, seat: number): string => {
  const { seats } = table.state!.table;
  return seats[seat]!.kind === 'bot' ? botInFull(seats, seat) : table.name(seat) || t.openSeat;
};

let awaited = false;

/// A sound when one's turn comes.
export const noticed = ({ state }: Table): void => {
  const now = !!state?.awaited?.some(({ seat }) => state.you.seats.includes(seat));
  if (now && !awaited) cue('turn');
  awaited = now;
};

const seconds = (state: State, ms: number, running: boolean): number =>
  Math.max(0, Math.ceil((ms - (running ? performance.now() - state.heard : 0)) / 1000));

/// A table with more to show than its board: people who come and go, clocks, trouble.
export const Room = ({ table, board }: { table: Table; board: ComponentChild }) => {
  const { problem, restartAt, state } = table;
  if (problem) return <Trouble table={table} />;
  return (
    <>
      {!!restartAt && <p class="note" role="status">{t.restarting(Math.max(0, Math.ceil((restartAt - performance.now()) / 1000)))}</p>}
      {!state ? null : state.table.phase === 'lobby' ? <Lobby table={table} state={state} /> : <Game table={table} state={state} board={board} />}
    </>
  );
};

const Trouble = ({ table }: { table: Table }) => {
  const { problem } = table;
  if (problem === 'no-session') return <Join onName={() => table.connect(false)} />;
  return (
    <section class="panel center">
      <p class="big">{problem === 'already-connected' ? t.elsewhere : problem}</p>
      {problem === 'already-connected' && <button class="main" onClick={() => table.connect(true)}>{t.takeOverHere}</button>}
      <a class="button" href="/">{shell.home}</a>
    </section>
  );
};

const Game = ({ table, state, board }: { table: Table; state: State; board: ComponentChild }) => {
  const { phase, seats, next } = state.table;
  const away = seats.find(({ awayForMs }) => awayForMs !== undefined);
  const mine = seats[state.you.seat ?? -1];
  const leave = () => call('POST', `/tables/${table.id}/leave`, {}).then(() => go('/'), complain);
  return (
    <div class="room">
      <div>
        {phase === 'abandoned' && <p class="note">{t.abandoned}</p>}
        {phase === 'frozen' && <p class="note">{t.frozen}</p>}
        {away && <p class="note"><b>{t.disconnected(nameOf(table, away.seat))}</b> {t.takesOver(seconds(state, away.awayForMs!, phase === 'playing'))}</p>}
        {mine?.standIn && (
          <p class="note">
            {t.takenOver} {!table.game?.keepsStandIn && <button onClick={() => table.send({ type: 'take-back' })}>{t.takeBack}</button>}
          </p>
        )}
        {board}
        {next && <a class="button" href={`/t/${next}`}>{t.toNext}</a>}
      </div>
      <aside>
        <ul class="seats" aria-label={t.players}>
          {seats.map((seat) => <Seat key={seat.seat} table={table} state={state} seat={seat} awaited={state.awaited?.find((one) => one.seat === seat.seat)} />)}
        </ul>
        <Log lines={table.log} />
        {phase === 'playing' && mine && <Confirm label={t.leave} question={t.leaveSure} yes={t.leave} onYes={leave} />}
      </aside>
    </div>
  );
};

const Seat = ({ table, state, seat, awaited }: { table: Table; state: State; seat: SeatView; awaited?: Awaited }) => {
  const tag = table.game?.tag?.(seat, state.table.seats);
  return (
    <li class={`seat${awaited ? ' awaited' : ''}${seat.kind === 'person' && !seat.present ? ' gone' : ''}`}>
      <b>{nameOf(table, seat.seat)}</b>
      {tag && <i>{tag}</i>}
      {state.you.seats.includes(seat.seat) && <i>{t.you}</i>}
      {awaited?.running && awaited.endsInMs !== undefined && <i class="clock">{t.seconds(seconds(state, awaited.endsInMs, true))}</i>}
    </li>
  );
};
