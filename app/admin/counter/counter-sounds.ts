/** The result of a scan: found, found and in the basket already, unknown, or no response. */
export type ScanSound = "taken" | "again" | "unknown" | "missed";

/** Tones in sequence, hertz and seconds: distinguishable without looking at the screen. */
const tones: Readonly<Record<ScanSound, readonly (readonly [hertz: number, seconds: number])[]>> = {
  taken: [[1320, 0.07]],
  again: [
    [1320, 0.06],
    [1760, 0.1],
  ],
  unknown: [
    [330, 0.14],
    [220, 0.22],
  ],
  missed: [
    [880, 0.12],
    [660, 0.12],
    [880, 0.12],
    [660, 0.12],
  ],
};

const pause = 0.04;
const loudness = 0.2;

let audio: AudioContext | undefined;

/** Plays the tone of a scan result. Silent where the browser has no audio or blocks it. */
export function playScan(sound: ScanSound): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => undefined);
  let at = audio.currentTime;
  for (const [hertz, seconds] of tones[sound]) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.type = "square";
    tone.frequency.value = hertz;
    gain.gain.value = loudness;
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + pause;
  }
}
