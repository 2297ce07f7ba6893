import type { News, SeatView } from '../../net/wire';
import type { Play } from '../../table/game';

/// What the server tells this seat; the shapes of the game's own records.
export interface View {
  rules: { ties: string; bestOf: string; multiplier: number; bonusTurn: number; joker: boolean };
  standard: boolean;
  game: number;
  turn: number;
  first: number;
  toPlace?: number;
  sides: { cards: number[]; score: number; gamesWon: number; hasPlaced: boolean }[];
  placed?: number;
  pot: number;
  turns: Turn[];
  results: GameResult[];
  over: boolean;
  winner?: number;
}

export interface Turn {
  number: number;
  cards: number[];
  outcome: Outcome;
}

export type Outcome = { type: 'won'; seat: number; points: number } | { type: 'tied' } | { type: 'split' | 'carried'; points: number };

export interface GameResult {
  game: number;
  points: number[];
  winner?: number;
  achievements: string[][];
}

export interface Place {
  type: 'place';
  card: number;
}

export type NineNews = News & { turn?: Turn; result?: GameResult; game?: number };

export type Game = Play<View, Place>;

export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/// The computer, if it plays here; not a bot that sits in for somebody.
export const botOf = (seats: SeatView[]): SeatView | undefined => seats.find(({ kind, standIn }) => kind === 'bot' && !standIn);

/// Whether two people share this device.
export const isShared = ({ you: { seats } }: Game): boolean => seats.length > 1;

/// Whether the game is played on this device alone: two people here, or one against the computer.
export const isLocal = (play: Game): boolean => isShared(play) || (!!play.you.seats.length && !!botOf(play.table.seats));

/// Whose row is below: one's own; the first seat's where two share a device, and for who watches.
export const nearSeat = (play: Game): number => (isShared(play) ? 0 : (play.you.seat ?? 0));
