import { type CustomWords, customWordsKey } from "#app/i18n/translate.ts";
import { ignoringErrors, readStored } from "#app/lib/browser-storage.ts";
import { choiceKey, saveAndNotify, wordsChanged } from "./custom-words-choice.ts";

/** A visitor's own sentences as they are kept and carried from device to device: by key, and in it by the English they replace. */
export type WordsFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

const wordsKey = "own-words";

interface Kept {
  /** What the device holds, as it was read. */
  text: string | null;
  choice: string | null;
  file: WordsFile;
  /** The same, to be spoken; null unless they are the language of choice. */
  spoken: CustomWords | null;
}

const none: Kept = { text: null, choice: null, file: {}, spoken: null };
let kept = none;

/** Read anew only when the device holds something else by now: React wants the same answer to the same question. */
function read(): Kept {
  const [text, choice] = [readStored(wordsKey), readStored(choiceKey)];
  if (text !== kept.text || choice !== kept.choice) {
    const file = text === kept.text ? kept.file : fileOf(text);
    kept = { text, choice, file, spoken: choice === "custom" ? spokenOf(file) : null };
  }
  return kept;
}

/** Takes what is a sentence and leaves the rest: what a device has kept for a year may be damaged. */
function fileOf(text: string | null): WordsFile {
  const file: Record<string, Record<string, string>> = {};
  for (const [key, sentences] of Object.entries(objectOf(text))) {
    const own = Object.entries(objectOf(sentences)).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    if (own.length > 0) file[key] = Object.fromEntries(own);
  }
  return file;
}

function objectOf(value: unknown): object {
  const object: unknown = typeof value === "string" ? ignoringErrors(() => JSON.parse(value)) : value;
  return typeof object === "object" && object !== null ? object : {};
}

const spokenOf = (file: WordsFile): CustomWords =>
  new Map(
    Object.entries(file).flatMap(([key, sentences]) =>
      Object.entries(sentences).map(([english, own]) => [customWordsKey(key, english), own] as const),
    ),
  );

/** The visitor's own words, as React's external store reads them; the server knows of none. */
export const customWordsStore = {
  /** Hears of changes made on this very page, and in another tab. */
  subscribe(tell: () => void) {
    for (const event of [wordsChanged, "storage"]) addEventListener(event, tell);
    return () => {
      for (const event of [wordsChanged, "storage"]) removeEventListener(event, tell);
    };
  },
  read: () => read().spoken,
  readFile: () => read().file,
  noFile: () => none.file,
};

/** Keeps the sentences on this device; false where it refuses, being full or forbidden. */
export const saveCustomWords = (file: WordsFile): boolean => saveAndNotify(wordsKey, JSON.stringify(file));

/** Remembers which language was chosen; false where the device refuses. */
export const chooseLanguage = (choice: string): boolean => saveAndNotify(choiceKey, choice);
