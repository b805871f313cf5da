import { type CustomWords, customWordsKey } from "#app/i18n/translate.ts";
import { ignoringErrors, readStored } from "#app/lib/browser-storage.ts";
import { choiceKey, saveAndNotify, wordsChanged } from "./custom-words-choice.ts";

/** A visitor's custom sentences as stored and exported: by key, and in it by the English they replace. */
export type WordsFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

const wordsKey = "own-words";

interface Stored {
  /** The stored text and its parsed value. */
  text: string | null;
  choice: string | null;
  file: WordsFile;
  /** The parsed sentences; null unless they are the chosen language. */
  active: CustomWords | null;
}

const none: Stored = { text: null, choice: null, file: {}, active: null };
let stored = none;

/** Parsed again only when the stored text has changed: React requires a stable snapshot. */
function read(): Stored {
  const [text, choice] = [readStored(wordsKey), readStored(choiceKey)];
  if (text !== stored.text || choice !== stored.choice) {
    const file = text === stored.text ? stored.file : fileOf(text);
    stored = { text, choice, file, active: choice === "custom" ? activeOf(file) : null };
  }
  return stored;
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

const activeOf = (file: WordsFile): CustomWords =>
  new Map(
    Object.entries(file).flatMap(([key, sentences]) =>
      Object.entries(sentences).map(([english, own]) => [customWordsKey(key, english), own] as const),
    ),
  );

/** The visitor's own words, as React's external store reads them; the server has none. */
export const customWordsStore = {
  /** Calls the listener after changes made in this tab and in others. */
  subscribe(listener: () => void) {
    for (const event of [wordsChanged, "storage"]) addEventListener(event, listener);
    return () => {
      for (const event of [wordsChanged, "storage"]) removeEventListener(event, listener);
    };
  },
  read: () => read().active,
  readFile: () => read().file,
  noFile: () => none.file,
};

/** Stores the sentences on this device; false where storage is full or blocked. */
export const saveCustomWords = (file: WordsFile): boolean => saveAndNotify(wordsKey, JSON.stringify(file));

/** Stores the chosen language; false where storage is blocked. */
export const chooseLanguage = (choice: string): boolean => saveAndNotify(choiceKey, choice);
