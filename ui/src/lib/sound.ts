/** Two short notes when it is your turn, made here: nothing is loaded. */
import { preferences } from "./preferences.svelte";

let audio: AudioContext | undefined;

export function chime(): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [step, pitch] of [660, 880].entries()) {
    const start = audio.currentTime + step * 0.12;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0.09, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.24);
  }
}
