import type { TableView } from '../net/wire';

export type Fault = { kind: 'fingerprint' | 'noted' } | { kind: 'draw'; number: number; type: string };

export const fingerprint: (secret: string) => string;
export const verify: (game: { table: TableView; events: { type: string }[] }, noted?: string) => { draws: number; faults: Fault[] };
