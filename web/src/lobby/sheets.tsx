import { h } from 'preact';
import type { Table } from '../table/table';
export const ready = Promise.resolve();
export const Rules = ({ game }: { game: string }) => <p>{game}</p>;
export const Settings = ({}: { game: string }) => <p />;
export const LogSheet = ({}: { table: Table }) => <p />;
