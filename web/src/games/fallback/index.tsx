import { h } from 'preact';
export const ready = Promise.resolve();
export const Board = () => <p />;
export const describe = () => undefined; export const status = () => '';
