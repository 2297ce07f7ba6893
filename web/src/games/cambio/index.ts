export { Table as Board } from './Table';
export { describe, status } from './speech';
import { ready as words, t } from './strings';

export const keepsStandIn = true;

export let refusals: Record<string, string>;

export const ready = words.then(() => {
  refusals = t.refusals;
});
