import type { Lang } from "#app/i18n/lang.ts";

/** The little of a browser's speech recognition that a search needs; TypeScript has no types of it. */
interface Recognition {
  lang: string;
  start(): void;
  abort(): void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

type Recogniser = new () => Recognition;

/** Why nothing was understood: the microphone is refused, nobody spoke, or the browser's service failed. */
export type SpeechProblem = "denied" | "no-speech" | "failed";

/** What was spoken, or why not; null when listening was ended from here. */
export type Speech = { text: string } | { problem: SpeechProblem } | null;

/** The constructor of this browser's speech recognition; undefined without one. */
export function findRecogniser(): Recogniser | undefined {
  const browser = globalThis as { SpeechRecognition?: Recogniser; webkitSpeechRecognition?: Recogniser };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

const spoken: Record<Lang, string> = { en: "en-PK", ur: "ur-PK" };

const problems: Readonly<Record<string, SpeechProblem>> = {
  "not-allowed": "denied",
  "service-not-allowed": "denied",
  "audio-capture": "denied",
  "no-speech": "no-speech",
};

/** The field takes so many characters. */
const longest = 100;

/** Listens once, in the language of the page, until somebody has spoken, the browser gives up, or the signal comes. */
export function listenOnce(Recogniser: Recogniser, { lang, signal }: { lang: Lang; signal: AbortSignal }): Promise<Speech> {
  return new Promise((resolve) => {
    const recognition = new Recogniser();
    recognition.lang = spoken[lang];
    recognition.onresult = ({ results }) => {
      const text = (results[0]?.[0]?.transcript ?? "").replace(/[.۔?!]+$/, "").trim();
      if (text) resolve({ text: text.slice(0, longest) });
    };
    recognition.onerror = ({ error }) => resolve(error === "aborted" ? null : { problem: problems[error] ?? "failed" });
    recognition.onend = () => resolve(signal.aborted ? null : { problem: "no-speech" });
    signal.addEventListener("abort", () => recognition.abort());
    try {
      recognition.start();
    } catch {
      resolve({ problem: "failed" });
    }
  });
}
