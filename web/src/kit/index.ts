import { style } from '../shell/app';
import css from './style.css';

/// What card games share. A game that uses it waits for this.
export const ready = style(css);

export { Card } from './Card';
export { isCard, spoken } from './cards';
export { Hand } from './Hand';
export { Pile } from './Pile';
export { Result } from './Result';
export { glide } from './animate';
export { keyOf, shortcuts } from './shortcuts';
export { type Cue, cue } from './sound';
