import { h } from 'preact';
import type { State } from '../table/game';
import type { Table } from '../table/table';
export const Lobby = ({}: { table: Table; state: State }) => <p />;
