import { keep, recall } from '../../shell/settings';
import type { GameResult, Turn } from './view';

const PREFIX = 'bgc_nine-game_';
/// In a whole game every card is used once, so it is the first turns that tell one's taste.
const OPENING = 3;

/// What this device remembers of games against the computer.
export interface Statistics {
  games: number;
  wins: number;
  draws: number;
  points: number;
  /// How often each card was among the first, by its number less 1.
  opening: number[];
  achievements: Record<string, number>;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/// The most points in a single game; none before the first, and none where it cannot be read.
export const best = (): number | undefined => {
  const text = recall(PREFIX + 'highscore');
  return text && isCount(Number(text)) ? Number(text) : undefined;
};

export const statistics = (): Statistics => {
  const empty = { games: 0, wins: 0, draws: 0, points: 0, opening: Array<number>(9).fill(0), achievements: {} };
  try {
    const { games, wins, draws, points, opening, achievements } = JSON.parse(recall(PREFIX + 'statistics') ?? '') as Statistics;
    const sound = [games, wins, draws, points, ...opening, ...Object.values(achievements)].every(isCount) && opening.length === 9;
    return sound ? { games, wins, draws, points, opening, achievements } : empty;
  } catch {
    return empty;
  }
};

/// Remembers which game is being played, so that its end counts once even across a reload.
export const begin = (game: string): void => keep(PREFIX + 'playing', game);

/// Counts a game's end, if it was not counted yet.
///
/// @param standard whether its points may be a record
export const finish = (game: string, seat: number, result: GameResult, turns: Turn[], standard: boolean): void => {
  if (recall(PREFIX + 'playing') !== game) return;
  keep(PREFIX + 'playing', null);
  const points = result.points[seat]!;
  count(seat, result, turns);
  if (!standard || points <= (best() ?? -1)) return;
  keep(PREFIX + 'before', best() ?? null);
  keep(PREFIX + 'highscore', points);
  keep(PREFIX + 'record', game);
};

/// Whether a game set the record that stands.
export const isRecord = (game: string): boolean => recall(PREFIX + 'record') === game;

/// What the record was before the one that stands.
export const bestBefore = (): string | null => recall(PREFIX + 'before');

const count = (seat: number, { points, winner, achievements }: GameResult, turns: Turn[]): void => {
  const all = statistics();
  all.games++;
  if (winner === seat) all.wins++;
  if (winner === undefined) all.draws++;
  all.points += points[seat]!;
  for (const { cards } of turns.slice(0, OPENING)) all.opening[cards[seat]! - 1]!++;
  for (const name of achievements[seat]!) all.achievements[name] = (all.achievements[name] ?? 0) + 1;
  keep(PREFIX + 'statistics', JSON.stringify(all));
};

export const BACKS = ['weave', 'waves', 'stars'];

/// The card back that was chosen on this device.
export const back = (): string => BACKS.find((name) => name === recall(PREFIX + 'back')) ?? BACKS[0]!;

export const chooseBack = (name: string): void => keep(PREFIX + 'back', name);
