import type { GamePage } from '../table/game';

/// The games that have a page of their own. The table finds that of Tic-Tac-Toe without this list, since
/// it must stay light.
const pages: Record<string, () => Promise<unknown>> = {
  'tic-tac-toe': () => import('./tic-tac-toe'),
  nine: () => import('./nine'),
  cambio: () => import('./cambio'),
  numeron: () => import('./numeron'),
  shanko: () => import('./shanko'),
};

const fallback = (): Promise<unknown> => import('./fallback');

/// Whether this device wants text and buttons. Asked here and not in `shell`, where it would weigh on
/// the page of Tic-Tac-Toe.
const isPlain = (): boolean => {
  try {
    return !!localStorage.getItem('parlor_plain');
  } catch {
    return false;
  }
};

/// The page of a game; one that has none is played as text and buttons.
export const pageOf = (game: string): Promise<GamePage> => ((!isPlain() && pages[game]) || fallback)() as Promise<GamePage>;
