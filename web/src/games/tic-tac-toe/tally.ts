import { keep, recall } from '../../shell/settings';

const PREFIX = 'bgc_tic-tac-toe_';
const KEYS = ['wins', 'losses', 'draws', 'streak', 'current_streak'];

export type Outcome = 'wins' | 'losses' | 'draws';

/// A total kept on this device; what cannot be read is 0.
export const total = (key: string): number => {
  const value = Number(recall(PREFIX + key));
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
};

/// The counts since this page was loaded.
export const session: Record<Outcome, number> = { wins: 0, losses: 0, draws: 0 };

/// Remembers which game is being played, so that its end counts once even across a reload.
export const begin = (table: string): void => keep(PREFIX + 'playing', table);

/// Counts a game's end; says whether this was the first time that it was seen.
export const finish = (table: string, outcome: Outcome): boolean => {
  if (recall(PREFIX + 'playing') !== table) return false;
  keep(PREFIX + 'playing', null);
  session[outcome]++;
  const streak = outcome === 'wins' ? total('current_streak') + 1 : 0;
  keep(PREFIX + outcome, total(outcome) + 1);
  keep(PREFIX + 'current_streak', streak);
  if (streak > total('streak')) keep(PREFIX + 'streak', streak);
  return true;
};

export const reset = (): void => KEYS.forEach((key) => keep(PREFIX + key, 0));
