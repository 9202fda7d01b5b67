import { allowed, show } from '../lib/push';
import { settings } from '../lib/settings.svelte';

/** Two soft notes, made on the spot; a browser allows them once the page was touched. */
function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  const audio = new AudioContext();
  const start = audio.currentTime + 0.02;
  [587.33, 880].forEach((pitch, n) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const at = start + n * 0.14;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.16, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.42);
  });
  setTimeout(() => void audio.close(), 1000);
}

/** The time of the player is running out: a note, if they want any. */
export function warn(): void {
  if (settings.sound) chime();
}

/** Tells the player that it is their turn, in the ways they have asked for. */
export function tellTurn(title: string, body: string, tag: string): void {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && allowed()) void show(title, { body, tag });
}
