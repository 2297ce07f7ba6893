import type { GamePage } from '../table/game';

/// The games that have a page of their own, besides Tic-Tac-Toe, whose page must stay light.
const pages: Record<string, () => Promise<unknown>> = {
  nine: () => import('./nine'),
};

/// The page of a game; one that has none yet is played as text and buttons.
export const pageOf = (game: string): Promise<GamePage> => (pages[game] ?? (() => import('./fallback')))() as Promise<GamePage>;
