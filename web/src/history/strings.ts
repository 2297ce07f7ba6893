import { ready as lobbyReady } from '../lobby/strings';
import { style } from '../shell/app';
import { words } from '../shell/strings';
import css from './style.css';
import type en from './en';

/// The words of the history and the leaderboards.
export let t: typeof en;

export const ready = Promise.all([lobbyReady, style(css), words(() => import('./en'), () => import('./ja')).then((table) => (t = table))]);
