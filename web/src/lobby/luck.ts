import { keep, recall } from '../shell/settings';
import type { TableView } from '../net/wire';

const NOTED = 'parlor_deals';
const NOTED_MAX = 20;
/// So many games in a row are bound to one another; the next rematch begins anew.
const SERIES_MAX = 32;

/// What a table's deals are bound to, and how many rematches came before it.
type Note = [table: string, fingerprint: string, rematches?: number];

/// Something that nobody else could have known.
export const drawLuck = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const noted = (): Note[] => {
  try {
    const kept: unknown = JSON.parse(recall(NOTED) ?? '[]');
    return Array.isArray(kept) ? kept.filter(Array.isArray) as Note[] : [];
  } catch {
    return [];
  }
};

const noteOf = (id: string): Note | undefined => noted().find(([table]) => table === id);

/// The first note stands.
const note = (...one: Note): void => {
  if (!noteOf(one[0])) keep(NOTED, JSON.stringify([...noted(), one].slice(-NOTED_MAX)));
};

/// Notes on this device what the deals of a table are bound to, before luck is added.
export const noteDeal = ({ id, deal }: TableView): void => note(id, deal.fingerprint);

/// Notes the same for a rematch, which is dealt at once: its fingerprint is the secret of the game before.
export const noteRematch = ({ id, deal: { secret } }: TableView, next: string): void => {
  const before = noteOf(id);
  const rematches = (before?.[2] ?? 0) + 1;
  if (before && secret && rematches < SERIES_MAX) note(next, secret, rematches);
};

/// What this device noted of a table before its game.
export const notedDeal = (id: string): string | undefined => noteOf(id)?.[1];
