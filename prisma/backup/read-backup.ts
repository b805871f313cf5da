import { createHash, type Hash } from "node:crypto";
import { isUploadName } from "#app/platform/storage.server.ts";
import { type Header, Refused, type Seal, type Sequences } from "./backup-format.ts";
import { altered, cutOff, notOurs, unpackLines } from "./unpack-lines.ts";

/** The entries of a backup in order; rows come as batches of lines. */
export type Part =
  | { kind: "header"; header: Header }
  | { kind: "table"; name: string; columns: string[] }
  | { kind: "rows"; lines: string[] }
  | { kind: "table-end"; name: string; seal: Seal }
  | { kind: "upload"; name: string }
  | { kind: "bytes"; bytes: Buffer }
  | { kind: "upload-end"; name: string; seal: Seal }
  | { kind: "sequences"; sequences: Sequences };

type Word = Record<string, unknown>;
type Open = { kind: "table" | "upload"; name: string; hash: Hash; amount: number };

/** The most that is handed on at a time: rows, and characters. */
const max = { rows: 1000, characters: 2_000_000 };

/** Reads a backup from its first line to its last. Throws `Refused` where it is cut off, altered or something else. */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const words = createHash("sha256");
  let state: "new" | "begun" | "ended" = "new";
  let open: Open | null = null;
  for await (const item of grouped(unpackLines(file))) {
    if (Array.isArray(item)) {
      if (open?.kind !== "table") throw altered(file);
      for (const line of item) open.hash.update(line).update("\n");
      open.amount += item.length;
      yield { kind: "rows", lines: item };
    } else if (item.startsWith('"')) {
      if (open?.kind !== "upload") throw altered(file);
      const bytes = Buffer.from(item.slice(1, -1), "base64");
      open.hash.update(bytes);
      open.amount += bytes.length;
      yield { kind: "bytes", bytes };
    } else {
      const word = wordOf(item);
      if (state === "new") yield { kind: "header", header: headerOf(word, file) };
      else if (!word || state === "ended") throw altered(file);
      else if (open) {
        const { kind, name } = open;
        yield { kind: `${kind}-end`, name, seal: sealOf(open, word, file) };
        open = null;
      } else if (word["end"]) {
        if (word["sha256"] !== words.digest("hex")) throw altered(file);
        state = "ended";
        continue;
      } else if (word["sequences"]) {
        yield { kind: "sequences", sequences: word["sequences"] as Sequences };
      } else {
        open = opened(word, file);
        if (open.kind === "upload") yield { kind: "upload", name: open.name };
        else yield { kind: "table", name: open.name, columns: word["columns"] as string[] };
      }
      state = "begun";
      words.update(item).update("\n");
    }
  }
  if (state !== "ended") throw cutOff(file);
}

/** The lines, with rows that follow each other put together. */
async function* grouped(lines: AsyncIterable<string>): AsyncGenerator<string | string[]> {
  let rows: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    const isRow = line.startsWith("[");
    if (isRow) {
      rows.push(line);
      characters += line.length;
    }
    if (rows.length > 0 && (!isRow || rows.length === max.rows || characters >= max.characters)) {
      yield rows;
      rows = [];
      characters = 0;
    }
    if (!isRow) yield line;
  }
  if (rows.length > 0) yield rows;
}

function wordOf(line: string): Word | null {
  try {
    const word: unknown = JSON.parse(line);
    return word && typeof word === "object" ? (word as Word) : null;
  } catch {
    return null;
  }
}

function headerOf(word: Word | null, file: string): Header {
  if (word?.["backup"] !== "taaza-mandi") throw notOurs(file);
  if (word["format"] !== 1) throw new Refused(`${file} was written by a newer shop, in a format that this one cannot read.`);
  return word as Header;
}

function opened({ table, columns, upload }: Word, file: string): Open {
  const fresh = { hash: createHash("sha256"), amount: 0 };
  if (typeof table === "string" && Array.isArray(columns)) return { kind: "table", name: table, ...fresh };
  if (typeof upload === "string" && isUploadName(upload)) return { kind: "upload", name: upload, ...fresh };
  throw altered(file);
}

function sealOf({ kind, name, hash, amount }: Open, word: Word, file: string): Seal {
  const seal = { amount, sha256: hash.digest("hex") };
  if (word[kind === "table" ? "rows" : "bytes"] !== amount || word["sha256"] !== seal.sha256) throw altered(file, name);
  return seal;
}
