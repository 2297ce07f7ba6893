export { Table as Board } from './Table';
export { describe, status } from './speech';
import { ready as words, t } from './strings';

export let refusals: Record<string, string>;

export const ready = words.then(() => {
  refusals = t.refusals;
});
