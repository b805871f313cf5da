import type { WordsFile } from "./custom-words.ts";

/** An error of a sentence or a file of them; the suffix of its text key in `own-words`. */
export type WordsProblem = "not-json" | "not-words" | "too-long" | "too-many" | "gaps";

const longestSentence = 600;
const maxSentences = 2000;

/** Size limit of the device's storage for it, characters. */
const longestFile = 500_000;

/** Why a sentence may not replace an English one: too long, or other placeholders (`{count}`), so that a value would be missing. */
export function problemOf(english: string, own: string): WordsProblem | null {
  if (own.length > longestSentence) return "too-long";
  return gapsOf(own) === gapsOf(english) ? null : "gaps";
}

function gapsOf(sentence: string): string {
  return [...new Set(sentence.match(/\{\w+\}/g))].sort().join(" ");
}

/** The file with one sentence more; an empty one, or the English itself, removes the replacement. */
export function withMessage(file: WordsFile, { key, english, own }: CustomMessage): WordsFile {
  const { [english]: _, ...others } = file[key] ?? {};
  const sentences = own && own !== english ? { ...others, [english]: own } : others;
  const { [key]: __, ...rest } = file;
  return Object.keys(sentences).length > 0 ? { ...rest, [key]: sentences } : rest;
}

export interface CustomMessage {
  key: string;
  english: string;
  own: string;
}

/** Every sentence of a file, in the order of the keys. */
export const listMessages = (file: WordsFile): CustomMessage[] =>
  Object.keys(file)
    .sort()
    .flatMap((key) => Object.entries(file[key] ?? {}).map(([english, own]) => ({ key, english, own })));

/** The exported file; deterministic for the same sentences. */
export function exportWords(file: WordsFile): string {
  const sorted = Object.fromEntries(
    Object.keys(file)
      .map((key) => [key, file[key]] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

type Read = { ok: true; file: WordsFile; count: number } | { ok: false; problem: WordsProblem; at?: string };

/** Parses a chosen file, completely or not at all; `at` is the key of the invalid sentence. */
export function importWords(text: string): Read {
  if (text.length > longestFile) return { ok: false, problem: "too-many" };
  const parsed = parsedObject(text);
  if (parsed === undefined) return { ok: false, problem: "not-json" };
  if (!isRecord(parsed)) return { ok: false, problem: "not-words" };
  let file: WordsFile = {};
  let count = 0;
  for (const [key, sentences] of Object.entries(parsed)) {
    if (!isRecord(sentences) || !/^[\w.-]{1,100}$/.test(key) || key in Object.prototype)
      return { ok: false, problem: "not-words", at: key.slice(0, 100) };
    for (const [english, own] of Object.entries(sentences)) {
      const problem = typeof own === "string" && own.trim() ? problemOf(english, own.trim()) : "not-words";
      if (problem) return { ok: false, problem, at: key };
      file = withMessage(file, { key, english, own: String(own).trim() });
      count += 1;
      if (count > maxSentences) return { ok: false, problem: "too-many" };
    }
  }
  return { ok: true, file, count };
}

function parsedObject(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
