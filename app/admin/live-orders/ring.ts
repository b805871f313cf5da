import { desktopBridge } from "#app/admin/desktop/desktop-bridge.ts";

/** Between two rings, milliseconds. */
const everySoOften = 4000;

/** Short tones one after the other, Hz. Up: an order waits. Down: this desk hears of none any more. */
const tunes = { order: [880, 1175], deaf: [587, 440, 330] } as const;
export type RingSound = keyof typeof tunes;

/** How long a tone lasts, seconds. */
const length = 0.18;

let speaker: AudioContext | null = null;

/** A browser lets a page sound once somebody has touched it; asking earlier is only noise in its log. The desktop window always does. */
export const canPlaySound = (): boolean => desktopBridge() !== null || (navigator.userActivation?.hasBeenActive ?? false);

function sound(tune: RingSound): void {
  if (!canPlaySound()) return;
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") void speaker.resume().catch(() => undefined);
  const begin = speaker.currentTime + 0.02;
  for (const [at, pitch] of tunes[tune].entries()) {
    const tone = speaker.createOscillator();
    const volume = speaker.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.25, begin + at * length);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + (at + 1) * length);
    tone.connect(volume).connect(speaker.destination);
    tone.start(begin + at * length);
    tone.stop(begin + (at + 1) * length);
  }
}

/** Rings at once and again and again; gives what ends it. A page that nobody touched yet begins with the first touch. */
export function ring(tune: RingSound): () => void {
  sound(tune);
  const timer = setInterval(() => sound(tune), everySoOften);
  return () => clearInterval(timer);
}
