import { tone } from './tone';

/// Each cue as notes. Synthesised, so nothing is loaded.
const CUES = {
  place: [[330, 0, 0.08]],
  turn: [[523, 0, 0.12], [659, 0.1, 0.16]],
  win: [[523, 0, 0.12], [659, 0.12, 0.12], [784, 0.24, 0.28]],
  lose: [[392, 0, 0.16], [311, 0.16, 0.3]],
  alarm: [[880, 0, 0.08], [880, 0.16, 0.08]],
} as const;

export type Cue = keyof typeof CUES;

/// Plays a cue.
export const cue = (name: Cue): void => {
  for (const [pitch, start, length] of CUES[name]) tone(pitch, start, length);
};
