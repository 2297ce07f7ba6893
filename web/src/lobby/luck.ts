import { keep, recall } from '../shell/settings';
import type { TableView } from '../net/wire';

const NOTED = 'parlor_deals';
const NOTED_MAX = 20;

/// Games in which cards, codes or who begins are drawn.
export const DRAWN = ['cambio', 'numeron', 'shanko'];

/// Something that nobody else could have known.
export const drawLuck = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const noted = (): [table: string, fingerprint: string][] => {
  try {
    const kept: unknown = JSON.parse(recall(NOTED) ?? '[]');
    return Array.isArray(kept) ? kept.filter(Array.isArray) as [string, string][] : [];
  } catch {
    return [];
  }
};

/// Notes on this device what the deals of a table are bound to, before luck is added; the first note stands.
export const noteDeal = ({ id, deal }: TableView): void => {
  const before = noted();
  if (!before.some(([table]) => table === id)) keep(NOTED, JSON.stringify([...before, [id, deal.fingerprint]].slice(-NOTED_MAX)));
};

/// What this device noted of a table before its game.
export const notedDeal = (id: string): string | undefined => noted().find(([table]) => table === id)?.[1];
