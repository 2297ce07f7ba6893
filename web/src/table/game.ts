import type { ComponentChild } from 'preact';
import type { Action, Json, News, SeatView, Snapshot } from '../net/wire';

/// What is known at one seat.
export type State<V = unknown, A extends Action = Action> = Omit<Snapshot, 'type' | 'view' | 'options'> & {
  view: V;
  options: A[];
  /// When it was said.
  heard: number;
  /// What happened last; nothing in a snapshot.
  news?: News[];
};

/// What a game's page is told and may do. It holds no rules: what can be done is in `options`.
export interface Play<V = unknown, A extends Action = Action> extends State<V, A> {
  /// Actions sent and not yet shown by the server: draw them as if they had happened.
  pending: A[];
  act(action: A): void;
  /// Another game at once: with other seats and options where given, else the same again.
  again(seats?: string[], options?: Record<string, Json>): void;
  name(seat: number): string;
  /// What happened so far, in words; nothing where it is told elsewhere.
  log?: string[];
  /// Whether this is a finished game shown again: nothing may cover the board.
  replay?: boolean;
}

/// The page of one game: a chunk of its own.
export interface GamePage {
  ready: Promise<unknown>;
  Board(props: Play): ComponentChild;
  /// One sentence for a piece of news; it serves the log and the screen reader.
  describe(news: News, play: Play): string | undefined;
  /// Whose turn it is or how it ended, in words.
  status(play: Play): string;
  /// A short mark beside a seat's name.
  tag?(seat: SeatView, seats: SeatView[]): string;
  /// A refusal's code in the person's language, where the server's English sentence will not do.
  refusals?: Record<string, string>;
  /// Cambio's seats are not given back.
  keepsStandIn?: boolean;
}

/// The page of a game. The list of the other pages is a chunk of its own.
export const pageOf = async (game: string): Promise<GamePage> =>
  game === 'tic-tac-toe' ? ((await import('../games/tic-tac-toe')) as unknown as GamePage) : (await import('../games')).pageOf(game);
