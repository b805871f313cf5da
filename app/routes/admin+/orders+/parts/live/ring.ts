/** Between two rings, milliseconds. */
const everySoOften = 4000;

/** Two short tones, Hz, each lasting this many seconds. */
const tones = [880, 1175];
const length = 0.18;

let speaker: AudioContext | null = null;

/** A browser lets a page sound once somebody has touched it; asking earlier is only noise in its log. */
const isTouched = () => navigator.userActivation?.hasBeenActive ?? false;

function sound(): void {
  if (!isTouched()) return;
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") void speaker.resume().catch(() => undefined);
  const begin = speaker.currentTime + 0.02;
  for (const [at, pitch] of tones.entries()) {
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
export function ring(): () => void {
  sound();
  const timer = setInterval(sound, everySoOften);
  return () => clearInterval(timer);
}
