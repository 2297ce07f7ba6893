import { h } from 'preact';
import { call, codeOf } from '../net/api';
import type { GameDescription, Problem, Seated, Snapshot } from '../net/wire';
import { complain, go, redraw, showSheet } from '../shell/app';
import { change, keep, recall, settings } from '../shell/settings';
import { drawLuck, noteDeal } from './luck';
import { Sheet } from './Sheet';
import { t } from './strings';

export const CODE = /^[A-HJ-NP-Z2-9]{6}$/;

let listed: Promise<GameDescription[]> | undefined;

/// The games of this house.
export const games = (): Promise<GameDescription[]> => {
  listed ??= call<{ games: GameDescription[] }>('GET', '/games').then(({ games }) => games);
  listed.catch(() => (listed = undefined));
  return listed;
};

/// One of them, if it is there.
export const gameOf = async (game: string): Promise<GameDescription | undefined> => (await games()).find(({ key }) => key === game);

const GUEST = 'parlor_guest';

/// Whether this browser was a guest here before. The session itself is out of a script's sight.
export const wasGuest = (): boolean => !!recall(GUEST);

const enterAs = async (name: string): Promise<void> => {
  await call('POST', '/session', { name });
  keep(GUEST, 1);
};

/// Becomes a guest of that name, or takes another name, and remembers it here.
export const enter = async (name: string): Promise<void> => {
  await enterAs(name);
  change({ name });
};

/// Remembers here who one is after logging in; an empty name after logging out.
export const greeted = (name: string): void => {
  keep(GUEST, name ? 1 : null);
  change({ name });
};

/// Does something that needs a guest; who is none becomes one first, unasked.
const asGuest = async <T,>(something: () => Promise<T>): Promise<T> => {
  const name = settings.name || t.guest;
  try {
    if (!wasGuest()) await enterAs(name);
    return await something();
  } catch (problem) {
    if (codeOf(problem) !== 'no-session') throw problem;
    await enterAs(name);
    return something();
  }
};

/// Sits down by a call that answers the seat, and goes there; where others may watch, to watch. Who
/// still sits at another table is offered to leave it.
export const sitDown = async (path: string, body: unknown, then: (table: string) => Promise<unknown> = async () => {}): Promise<void> => {
  try {
    const { table } = await asGuest(() => call<Seated>('POST', path, body));
    // What fails now can be done in the lobby.
    await then(table).catch(complain);
    go(`/t/${table}`);
  } catch (problem) {
    const { table } = problem as Problem;
    // Of a game that has started the table is told only if others may watch.
    if (['already-seated', 'already-started'].includes(codeOf(problem) ?? '') && table) {
      go(`/t/${table}`);
      if (codeOf(problem) === 'already-seated') await complain(problem);
    } else if (codeOf(problem) === 'in-another-game' && table) offerToLeave(table, () => sitDown(path, body, then));
    else await complain(problem);
  }
};

/// Makes a table and sits down. With every seat taken its game begins; where something is drawn, with luck that this
/// device adds after it has noted what the deals are bound to.
export const makeTable = async (wanted: { game: string; seats: string[]; options: unknown; spectators?: boolean }): Promise<void> => {
  const full = !wanted.seats.includes('open');
  const begin = async (table: string) => {
    noteDeal((await call<Snapshot>('GET', `/tables/${table}`)).table);
    await call('POST', `/tables/${table}/luck`, { luck: drawLuck() });
    await call('POST', `/tables/${table}/start`, {});
  };
  try {
    const draws = (await gameOf(wanted.game))?.draws;
    await (full && draws ? sitDown('/tables', wanted, begin) : sitDown('/tables', { ...wanted, start: full }));
  } catch (problem) {
    await complain(problem);
  }
};

const offerToLeave = (table: string, then: () => void): void => {
  const leave = async () => {
    showSheet();
    try {
      await call('POST', `/tables/${table}/leave`, {});
      then();
    } catch (problem) {
      await complain(problem);
    }
  };
  showSheet(() => (
    <Sheet title={t.inAnother}>
      <p class="row">
        <a class="button main" href={`/t/${table}`}>{t.returnTo}</a>
        <button onClick={leave}>{t.leaveAndGo}</button>
      </p>
    </Sheet>
  ));
};

const seatsKey = (game: string): string => `parlor_seats_${game}`;

/// The seats of a game alone: those of the last time, else bots of the usual level.
export const soloSeats = ({ key, levels, standIn }: GameDescription, seats: number): string[] => {
  if (seats < 2) return ['mine'];
  try {
    const last: unknown = JSON.parse(recall(seatsKey(key)) ?? '');
    if (Array.isArray(last) && last.every((seat) => seat === 'mine' || levels.includes(seat.slice(4)))) return last;
  } catch {
    // Never played alone here.
  }
  const level = levels.includes(standIn) ? standIn : levels[0];
  return ['mine', ...Array(seats - 1).fill(`bot:${level}`)];
};

export const rememberSeats = (game: string, seats: string[]): void => keep(seatsKey(game), JSON.stringify(seats));

/// Awaits something for a page that is already shown, then draws it again.
export const later = <T,>(promise: Promise<T>, use: (value: T) => void): void => {
  promise.then((value) => {
    use(value);
    redraw();
  }, complain);
};
