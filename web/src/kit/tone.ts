import { settings } from '../shell/settings';

let audio: AudioContext | undefined;

/// Sounds a note: pitch in hertz, start and length in seconds. Only where sound is wanted, and not
/// before the person has touched the page: browsers would complain.
export const tone = (pitch: number, start: number, length: number): void => {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const at = audio.currentTime + start;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.1, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
};
