import { settings } from './settings';
import type en from './en';

/// The words of the shell and of every table, in the person's language.
export let t: typeof en;

/// Loads one of two tables of words; the Japanese one has the type of the English one, so a missing
/// line does not compile.
export const words = async <T>(english: () => Promise<{ default: T }>, japanese: () => Promise<{ default: T }>): Promise<T> =>
  (await (settings.language === 'ja' ? japanese() : english())).default;

export const shellReady = async (): Promise<void> => {
  t = await words(() => import('./en'), () => import('./ja'));
};
