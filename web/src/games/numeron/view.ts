import type { News, SeatView } from '../../net/wire';
import type { Play } from '../../table/game';

export type Item = 'double' | 'high-low' | 'target' | 'slash' | 'shuffle' | 'change';
export type Level = 'high' | 'low';
export type Mark = 'possible' | 'excluded' | 'certain';
export type Stage = 'opening' | 'choosing-items' | 'choosing-codes' | 'defending' | 'calling' | 'naming-place' | 'round-over' | 'over';

/// Something that everybody knows of a hidden code.
export type Fact =
  | { type: 'judged'; call: string; eat: number; bite: number }
  | { type: 'high-low'; levels: Level[] }
  | { type: 'target'; digit: number; place?: number }
  | { type: 'slash'; difference: number }
  | { type: 'shown'; place: number; digit: number }
  | { type: 'shuffled' }
  | { type: 'changed'; place: number; level: Level };

/// A fact, and the defences played since.
export interface Known {
  fact: Fact;
  before: Item[];
}

export interface Side {
  hasCode: boolean;
  code?: string;
  hasItems: boolean;
  items?: Item[];
  used: Item[];
  known: Known[];
  wins: number;
}

/// What the server tells this seat; the shapes of the game's own records.
export interface View {
  mode: 'single-game' | 'tournament';
  singlePlay: boolean;
  items: boolean;
  round: number;
  rounds: number;
  stage: Stage;
  first?: number;
  caller?: number;
  calls: number;
  sides: Side[];
  winner?: number;
  deduction?: { places: Mark[][]; remaining: number };
}

export type Action =
  | { type: 'choose-items'; items: Item[] }
  | { type: 'choose-code' | 'call' | 'shuffle'; digits: string }
  | { type: 'leave-code-to-dealer' | 'pass' | 'declare-double' | 'declare-high-low' | 'declare-slash' }
  | { type: 'declare-target'; digit: number }
  | { type: 'change'; place: number; digit: number }
  | { type: 'name-place'; place: number };

export type NumeronNews = News & {
  round?: number;
  first?: number;
  caller?: number;
  items?: Record<string, Item[]>;
  place?: number;
  level?: Level;
  levels?: Level[];
  digit?: number;
  difference?: number;
  code?: string;
  eat?: number;
  bite?: number;
  winner?: number;
  codes?: Record<string, string>;
};

export type Game = Play<View, Action>;

export const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
export const PLACES = [0, 1, 2];
export const ITEMS: Item[] = ['double', 'high-low', 'target', 'slash', 'shuffle', 'change'];

/// The computer, if it plays here; not a bot that sits in for somebody.
export const botOf = (seats: SeatView[]): SeatView | undefined => seats.find(({ kind, standIn }) => kind === 'bot' && !standIn);

/// Whether several people share this device.
export const isShared = ({ you: { seats } }: Game): boolean => seats.length > 1;

/// Whether this device alone decides what is played: single play, or a game against the computer.
export const isLocal = ({ you: { seats }, table, view }: Game): boolean => seats.length === 1 && (view.singlePlay || !!botOf(table.seats));

/// One's own seat, and the first for who watches.
export const ownSeat = ({ you: { seat } }: Game): number => seat ?? 0;

/// Whether the server waits for this seat, and nothing was answered yet.
export const isAsked = ({ options, pending }: Game): boolean => options.length > 0 && !pending.length;

/// Whether the round is over and the codes are open.
export const isOpen = ({ stage }: View): boolean => stage === 'over' || stage === 'round-over';
