import type { WordsFile } from "./custom-words.ts";

/** What is wrong with a sentence or a file of them; a part of `own-words` in the catalogue says it. */
export type WordsProblem = "not-json" | "not-words" | "too-long" | "too-many" | "gaps";

const longestSentence = 600;
const mostSentences = 2000;

/** More than this no device keeps beside everything else; characters. */
const longestFile = 500_000;

/** Why a sentence may not stand for an English one: too long, or other gaps (`{count}`), so that a figure would go missing. */
export function problemOf(english: string, own: string): WordsProblem | null {
  if (own.length > longestSentence) return "too-long";
  return gapsOf(own) === gapsOf(english) ? null : "gaps";
}

function gapsOf(sentence: string): string {
  return [...new Set(sentence.match(/\{\w+\}/g))].sort().join(" ");
}

/** The file with one sentence more; without a sentence, or with the English itself, the English is said again. */
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

/** The file as it is exported: the same words always make the same text. */
export function exportWords(file: WordsFile): string {
  const sorted = Object.fromEntries(
    Object.keys(file)
      .map((key) => [key, file[key]] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

type Read = { ok: true; file: WordsFile; count: number } | { ok: false; problem: WordsProblem; at?: string };

/** Reads a file that somebody chose. It is taken whole or not at all; `at` is the key of the sentence that is wrong. */
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
      if (count > mostSentences) return { ok: false, problem: "too-many" };
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
