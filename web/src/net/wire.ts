/// The shapes that cross the wire. A game's own shapes live with its page.
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export interface Action {
  type: string;
}

export interface News {
  type: string;
  seat?: number;
  name?: string;
}

export interface SeatView {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name?: string;
  level?: string;
  present: boolean;
  host: boolean;
  standIn: boolean;
  awayForMs?: number;
}

export interface TableView {
  id: string;
  game: string;
  code: string;
  link: string;
  phase: 'lobby' | 'playing' | 'frozen' | 'finished' | 'abandoned';
  options: Record<string, Json>;
  spectators: boolean;
  seats: SeatView[];
  /// What every draw depends on: the secret is told once the game is over, its fingerprint before.
  deal: { fingerprint: string; luck: Record<string, string>; secret?: string };
  result?: { ranking: number[][]; points: Record<string, number> };
  next?: string;
}

export interface Awaited {
  seat: number;
  endsInMs?: number;
  running: boolean;
}

/// What every step may carry.
export interface Step {
  seq: number;
  table?: TableView;
  view?: unknown;
  options?: Action[];
  optionsComplete?: boolean;
  awaited?: Awaited[];
  pauseMs?: number;
}

export interface Snapshot extends Step {
  type: 'snapshot';
  you: { seat?: number; host: boolean; seats: number[] };
  table: TableView;
}

export interface Update extends Step {
  type: 'update';
  news: News[];
}

export type ServerFrame =
  | Snapshot
  | Update
  | { type: 'ack'; id: string; seq: number }
  | { type: 'refused'; id?: string; code: string; message: string; arguments?: Record<string, string> }
  | { type: 'next'; table: string; code: string }
  | { type: 'pong' }
  | { type: 'notice'; code: string; inMs: number };

/// What a person asks of a table; `id` is added when it is sent.
export type Command =
  | { type: 'act'; at: number; action: Action }
  | { type: 'start' | 'leave' | 'take-back' | 'rematch' }
  | { type: 'add-luck'; luck: string }
  | { type: 'seat-bot'; seat: number; level: string }
  | { type: 'unseat'; at: number; seat: number };

/// RFC 9457, with our code and, where it helps, the table it is about.
export interface Problem {
  code: string;
  detail: string;
  status: number;
  table?: string;
}

/// The answer to making, joining or repeating a table.
export interface Seated {
  table: string;
  code: string;
  seat: number;
}

/// One entry of the list of games.
export interface GameDescription {
  key: string;
  name: string;
  seats: { min: number; max: number };
  levels: string[];
  standIn: string;
  seatsCanBeTakenBack: boolean;
  /// Whether cards, codes or who begins are drawn.
  draws: boolean;
  options: Schema;
  defaults: Record<string, Json>;
  action: Schema;
}

/// The part of JSON Schema that the server speaks.
export interface Schema {
  type?: string;
  const?: string;
  enum?: string[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema;
}
