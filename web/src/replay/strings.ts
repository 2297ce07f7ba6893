import { ready as tableReady } from '../table/strings';
import { style } from '../shell/app';
import { words } from '../shell/strings';
import css from './style.css';
import type en from './en';

/// The words of a replay.
export let t: typeof en;

export const ready = Promise.all([tableReady, style(css), words(() => import('./en'), () => import('./ja')).then((table) => (t = table))]);
