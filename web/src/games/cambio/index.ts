export { Table as Board } from './Table';
export { describe, status } from './speech';
import type { SeatView } from '../../net/wire';
import { numbered } from './speech';
import { ready as words, t } from './strings';

export const keepsStandIn = true;

/// A bot is called so on the table and in the log.
export const tag = ({ seat, kind }: SeatView, seats: SeatView[]): string => (kind === 'bot' ? numbered(seats, seat) : '');

export let refusals: Record<string, string>;

export const ready = words.then(() => {
  refusals = t.refusals;
});
