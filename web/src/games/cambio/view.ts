import type { News } from '../../net/wire';
import type { Play } from '../../table/game';

/// What the server tells this seat; the shapes of the game's own records.
export interface View {
  stage: Stage;
  turn?: number;
  grids: Cards[];
  drawPile: number;
  discards: number;
  discardTop?: string;
  turnsPlayed: number[];
  turnsEachMax: number;
  caller?: number;
}

export interface Cards {
  seat: number;
  places: { place: Place; card?: string }[];
}

export type Place = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export interface Spot {
  seat: number;
  place: Place;
}

export type Power = 'look-at-own' | 'look-at-other' | 'swap-unseen' | 'kings-look';

export type Stage =
  | { type: 'undealt' | 'first-look' | 'drawing' | 'ending' }
  | { type: 'holding'; source: 'deck' | 'discards'; card?: string }
  | { type: 'using-power'; power: Power; own: Place[]; others: Spot[] }
  | { type: 'looking'; at?: Spot }
  | { type: 'over'; result: { totals: number[]; points: number[]; ranking: number[][] } };

export type Move =
  | { type: 'draw-from-deck' | 'take-discard' | 'discard' | 'use-king' | 'skip-power' | 'call-cambio' | 'end-turn' }
  | { type: 'swap' | 'look-at-own'; place: Place }
  | { type: 'look-at-other'; seat: number; place: Place }
  | { type: 'swap-unseen'; own: Place; seat: number; place: Place };

export type CambioNews = News & {
  place?: Place;
  own?: Place;
  other?: Spot;
  to?: number;
  card?: string;
  discarded?: string;
  cards?: number;
  winners?: number[];
  points?: number[];
};

export type Game = Play<View, Move>;

/// Whose cards lie below: one's own; the first seat's for who only watches.
export const nearSeat = ({ you }: Game): number => you.seat ?? 0;

/// The others, clockwise from the left.
export const farSeats = (play: Game): number[] => {
  const { length } = play.view.grids;
  return play.view.grids.slice(1).map((_, step) => (nearSeat(play) + step + 1) % length);
};

export const isMine = ({ you }: Game, seat?: number): boolean => seat !== undefined && you.seats.includes(seat);

/// Whether nobody else plays but bots.
export const isAlone = ({ table, you }: Game): boolean => table.seats.every(({ seat, kind }) => kind === 'bot' || you.seats.includes(seat));

/// The listed action of a kind, while nothing that was sent is unanswered.
export const optionOf = ({ options, pending }: Game, type: Move['type']): Move | undefined => (pending.length ? undefined : options.find((option) => option.type === type));

/// How many seconds of something are left; nothing where no clock runs.
export const secondsLeft = ({ heard }: Game, ms: number): number => Math.max(0, Math.ceil((ms - (performance.now() - heard)) / 1000));
