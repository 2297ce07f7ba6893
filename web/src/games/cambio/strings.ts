import { ready as kitReady } from '../../kit';
import { style } from '../../shell/app';
import { words } from '../../shell/strings';
import css from './style.css';
import type en from './en';

/// The words of this game.
export let t: typeof en;

export const ready = Promise.all([words(() => import('./en'), () => import('./ja')).then((table) => (t = table)), style(css), kitReady]);
