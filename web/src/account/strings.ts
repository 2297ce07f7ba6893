import { words } from '../shell/strings';
import type en from './en';

/// The words of the account page, in the person's language.
export let t: typeof en;

export const ready = words(() => import('./en'), () => import('./ja')).then((table) => (t = table));
