import type { News } from '../../net/wire';
import type { Play } from '../../table/game';

/// What the server tells this seat; the shapes of the game's own records.
export interface View {
  round: number;
  contract: Contract;
  step: 'dealing' | 'buying' | 'drawing' | 'arranging' | 'reading' | 'over';
  turn?: number;
  starter?: number;
  hand: string[];
  drawn?: string;
  notReturnable?: string;
  discard?: string;
  discards: number;
  pile: number;
  melds: Meld[];
  players: Player[];
  window?: { asked: number[]; answered: number[] };
  /// Round by round, seat by seat.
  scores: number[][];
  hands?: string[][];
}

export interface Contract {
  triplets: number;
  sequences: number;
}

export type Kind = 'triplet' | 'sequence';

export interface Meld {
  kind: Kind;
  cards: string[];
}

export interface Player {
  seat: number;
  cards: number;
  melded: boolean;
  buysLeft: number;
  total: number;
  ready: boolean;
}

export type LayOff = { type: 'lay-off'; meld: number; card: string; end: 'low' | 'high' };
export type SwapJoker = { type: 'swap-joker'; meld: number; place: number; card: string };
export type Act =
  | { type: 'draw-from-pile' | 'take-discard' | 'buy' | 'pass' | 'ready' }
  | { type: 'lay-down'; melds: string[][] }
  | LayOff
  | SwapJoker
  | { type: 'discard'; card: string };

export type ShankoNews = News & { card?: string; round?: number; starter?: number; melds?: Meld[]; meld?: number; winner?: number; points?: number[]; ending?: string; cards?: number };

export type Game = Play<View, Act>;

export const ROUNDS: Contract[] = [
  { triplets: 2, sequences: 0 },
  { triplets: 1, sequences: 1 },
  { triplets: 0, sequences: 2 },
  { triplets: 3, sequences: 0 },
  { triplets: 2, sequences: 1 },
  { triplets: 1, sequences: 2 },
  { triplets: 0, sequences: 3 },
];

/// The kinds that a contract asks for, one by one.
export const kindsOf = ({ triplets, sequences }: Contract): Kind[] => [...Array<Kind>(triplets).fill('triplet'), ...Array<Kind>(sequences).fill('sequence')];

/// Whether this action is offered now.
export const offers = ({ options, pending }: Game, type: Act['type']): boolean => !pending.length && options.some((option) => option.type === type);
