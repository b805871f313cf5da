import { desktopBridge } from "#app/admin/desktop/desktop-bridge.ts";

/** Interval between two rings, milliseconds. */
const everySoOften = 4000;

/** Short tones in sequence, Hz. Rising: an order waits. Falling: this browser receives no orders any more. */
const tunes = { order: [880, 1175], disconnected: [587, 440, 330] } as const;
export type RingSound = keyof typeof tunes;

/** Duration of a tone, seconds. */
const length = 0.18;

let speaker: AudioContext | null = null;

/** Browsers block audio before the first user gesture; trying earlier only logs a warning. The desktop window always allows it. */
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

/** Rings at once and repeatedly; returns the function that stops it. Without a user gesture so far it starts with the first one. */
export function ring(tune: RingSound): () => void {
  sound(tune);
  const timer = setInterval(() => sound(tune), everySoOften);
  return () => clearInterval(timer);
}
