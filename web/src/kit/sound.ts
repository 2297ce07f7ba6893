import { settings } from '../shell/settings';

/// Each cue as notes: pitch in hertz, start and length in seconds. Synthesised, so nothing is loaded.
const CUES = {
  place: [[330, 0, 0.08]],
  turn: [[523, 0, 0.12], [659, 0.1, 0.16]],
  win: [[523, 0, 0.12], [659, 0.12, 0.12], [784, 0.24, 0.28]],
  lose: [[392, 0, 0.16], [311, 0.16, 0.3]],
  alarm: [[880, 0, 0.08], [880, 0.16, 0.08]],
} as const;

export type Cue = keyof typeof CUES;

let audio: AudioContext | undefined;

/// Plays a cue, if sound is wanted and the browser allows it yet.
export const cue = (name: Cue): void => {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume().catch(() => {});
  for (const [pitch, start, length] of CUES[name]) {
    const at = audio.currentTime + start;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
};
