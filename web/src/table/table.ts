import { call } from '../net/api';
import { type Line, connect } from '../net/socket';
import type { Action, Command, News, Problem, ServerFrame } from '../net/wire';
import { announce, complain, explain, part, redraw, toast } from '../shell/app';
import { t } from '../shell/strings';
import { type GamePage, type Play, type State, pageOf } from './game';

const LOG_MAX = 200;
/// Problems that one can do something about; `company` knows what.
const ELSEWHERE = 'already-connected';
const MENDABLE = [ELSEWHERE, 'no-session'];

type Refusal = Pick<Problem, 'code' | 'detail'>;

/// One seat's side of the table: its connection, what it knows, what it has sent.
interface Side {
  line: Line;
  state?: State;
  up: boolean;
  /// Sent actions; `seq` is known once they are acknowledged.
  sent: { id: string; action: Action; seq?: number }[];
}

/// A table as this page sees it.
export interface Table {
  id: string;
  state?: State;
  up: boolean;
  /// What the game's page is told; nothing before the start.
  play?: Play;
  game?: GamePage;
  /// What is drawn only in company: a part that a game alone against bots does not load.
  company?: typeof import('./company');
  log: string[];
  /// Why there is nothing to see: in words, or the code of a mendable problem.
  problem?: string;
  /// When an announced restart begins.
  restartAt?: number;
  name(seat: number): string;
  send(command: Command): void;
  /// Connects anew, or instead of another page of the same person.
  connect(replacing: boolean): void;
  /// Tries the connection again now.
  retry(): void;
  close(): void;
}

/// Whether there is more to show than the game itself.
const isCompany = ({ problem, restartAt, state }: Table): boolean => {
  const { phase, seats } = state?.table ?? {};
  return !!(problem || restartAt || phase === 'lobby' || phase === 'abandoned' || seats?.some(({ standIn }) => standIn) || seats?.filter(({ kind }) => kind !== 'bot')[state!.you.seats.length]);
};

/// Goes to a table; resolves when there is something to show.
export const sit = (id: string): Promise<Table> => new Promise((shown) => {
  let sides: Side[] = [];
  let refusal: Refusal;
  let clock: ReturnType<typeof setInterval>;

  const table: Table = {
    id,
    log: [],
    /// Seen from the seat to move, where this device plays several.
    get state() {
      return side().state;
    },
    get up() {
      return sides.every(({ up }) => up);
    },
    get play() {
      const { state, sent } = side();
      return state?.view && table.game ? { ...state, name: table.name, log: table.log, pending: sent.map(({ action }) => action), act, again } : undefined;
    },
    name(seat) {
      const { kind, name, level = '' } = table.state!.table.seats[seat]!;
      return kind === 'bot' ? `${t.bot} (${t.levels[level] ?? level})` : (name ?? '');
    },
    send(command) {
      side().line.send(command);
    },
    connect(replacing) {
      table.close();
      table.problem = undefined;
      refusal = { code: ELSEWHERE, detail: '' };
      clock = setInterval(redraw, 1000);
      sides = [newSide(replacing)];
    },
    retry() {
      sides.forEach(({ line }) => line.open());
    },
    close() {
      clearInterval(clock);
      sides.forEach(({ line }) => line.close());
    },
  };

  const side = (): Side => sides.find(({ state }) => state?.awaited?.some(({ seat }) => seat === state.you.seat)) ?? sides[0]!;

  const act = (action: Action): void => {
    const { line, sent, state } = side();
    sent.push({ id: line.send({ type: 'act', at: state!.seq, action }), action });
    redraw();
  };

  /// What comes after a game is loaded when it is over.
  const later = () => part(import('../lobby/again'));

  const again = async (seats?: string[], options?: State['table']['options']): Promise<void> =>
    seats ? (await later()).again(table, seats, options) : table.send({ type: 'rematch' });

  const newSide = (replacing: boolean, seat?: number): Side => {
    const learn = (state: State, news: News[]): void => {
      const first = !self.state;
      self.state = { ...state, heard: performance.now() };
      settle();
      if (self === sides[0]) tell(self.state, news, first);
    };
    /// Drops what the server has shown by now.
    const settle = (): void => {
      self.sent = self.sent.filter(({ seq }) => !(seq! <= self.state!.seq));
    };
    const hear = (frame: ServerFrame): void => {
      if (frame.type === 'snapshot') learn(frame as unknown as State, []);
      if (frame.type === 'update') learn({ ...self.state!, pauseMs: undefined, ...(frame as Partial<State>) }, frame.news);
      if (frame.type === 'ack') {
        for (const one of self.sent) if (one.id === frame.id) one.seq = frame.seq;
        settle();
      }
      if (frame.type === 'refused') {
        self.sent = self.sent.filter(({ id }) => id !== frame.id);
        refuse({ code: frame.code, detail: frame.message }, frame.id);
      }
      if (frame.type === 'next') later().then(({ follow }) => follow(table, frame.table), complain);
      if (frame.type === 'notice') {
        table.restartAt = performance.now() + frame.inMs;
        show();
      }
      redraw();
    };
    // Known before its line is: the line asks for the seat at once.
    const self = { up: true, sent: [] } as unknown as Side;
    self.line = connect(() => `/api/v1/tables/${id}/socket?${seat === undefined ? '' : `seat=${self.state?.you.seat ?? seat}`}`, replacing, hear, (change) => {
      self.up = change !== 'down';
      if (change === 'up') table.restartAt = 0;
      if (change === 'down') shown(table);
      if (change === 'ended') fail(refusal);
      if (change === 'doubt') doubt();
      redraw();
    });
    return self;
  };

  /// A refusal of something that was sent is told at once; of the connection itself, when it ends.
  const refuse = (why: Refusal, id?: string): void => {
    const own = table.game?.refusals?.[why.code];
    if (!id) refusal = why;
    else if (own) toast(own);
    else complain(why);
  };

  const fail = async (why: Refusal): Promise<void> => {
    table.close();
    table.problem = MENDABLE.includes(why.code) ? why.code : await explain(why);
    show();
  };

  /// Asks why there is no connection; a dead line says nothing new.
  const doubt = async (): Promise<void> => {
    try {
      await call('GET', `/tables/${id}`);
    } catch (problem) {
      if ((problem as Problem).status < 429) fail(problem as Problem);
    }
  };

  /// Draws, once what is needed for it is there.
  const show = async (): Promise<void> => {
    if (isCompany(table)) table.company ??= await part(import('./company'));
    shown(table);
    redraw();
  };

  const tell = async ({ you, table: { game, code, phase }, view }: State, news: News[], first: boolean): Promise<void> => {
    if (first) sides.push(...you.seats.slice(1).map((seat) => newSide(true, seat)));
    history.replaceState(id, '', `/t/${phase === 'lobby' ? code : id}`);
    if (view) table.game ??= await part(pageOf(game));
    await show();
    const { play, company } = table;
    company?.noticed(table);
    const lines = news.flatMap((item) => company?.describe(item, table) ?? (play && table.game!.describe(item, play)) ?? []);
    table.log = [...table.log, ...lines].slice(-LOG_MAX);
    if (play) lines.push(table.game!.status(play));
    if (lines[0]) announce(lines.join(' '));
    redraw();
  };

  // A reload takes its own seat back, even before the server has noticed that it was left.
  table.connect(history.state === id);
});
