import { type CustomWords, customWordsKey } from "#app/i18n/translate.ts";
import { ignoringErrors, readStored } from "#app/lib/browser-storage.ts";
import { choiceKey, saveAndNotify, wordsChanged } from "./custom-words-choice.ts";

/** A visitor's custom sentences as stored and exported: by key, and in it by the English they replace. */
export type WordsFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

const wordsKey = "own-words";

interface Kept {
  /** The stored text and its parsed value. */
  text: string | null;
  choice: string | null;
  file: WordsFile;
  /** The parsed sentences; null unless they are the chosen language. */
  spoken: CustomWords | null;
}

const none: Kept = { text: null, choice: null, file: {}, spoken: null };
let kept = none;

/** Parsed again only when the stored text has changed: React requires a stable snapshot. */
function read(): Kept {
  const [text, choice] = [readStored(wordsKey), readStored(choiceKey)];
  if (text !== kept.text || choice !== kept.choice) {
    const file = text === kept.text ? kept.file : fileOf(text);
    kept = { text, choice, file, spoken: choice === "custom" ? spokenOf(file) : null };
  }
  return kept;
}

/** Picks the valid sentences and drops the rest: data stored for a year may be damaged. */
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

/** The visitor's custom sentences, as external store for React; empty on the server. */
export const customWords = {
  /** Subscribes to changes on this page, and in another tab. */
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

/** Stores the sentences on this device; false where storage is full or blocked. */
export const saveCustomWords = (file: WordsFile): boolean => saveAndNotify(wordsKey, JSON.stringify(file));

/** Stores the chosen language; false where storage is blocked. */
export const chooseLanguage = (choice: string): boolean => saveAndNotify(choiceKey, choice);
