import { call } from '../net/api';
import type { Json } from '../net/wire';
import { complain, go } from '../shell/app';
import type { Table } from '../table/table';
import { makeTable, rememberSeats } from './door';
import { noteRematch } from './luck';
import { ready } from './strings';

export { ready };

/// Another game with other seats or options, in place of one that may not be over.
export const again = async (table: Table, seats: string[], wanted?: Record<string, Json>): Promise<void> => {
  const { game, options, result } = table.state!.table;
  try {
    if (!result) await call('POST', `/tables/${table.id}/leave`, {});
    rememberSeats(game, seats);
    await makeTable({ game, seats, options: wanted ?? options });
  } catch (problem) {
    await complain(problem);
  }
};

/// Goes to the rematch, after this device has noted what its deals are bound to.
export const follow = ({ state }: Table, next: string): void => {
  noteRematch(state!.table, next);
  go(`/t/${next}`);
};
