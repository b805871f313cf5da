import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { z } from "zod";

/** Writes a file atomically and durably. Only this user of the machine may read it. */
export function writeAtomically(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.draft`;
  const file = openSync(draft, "w", 0o600);
  try {
    fill(file, text);
    renameWithRetry(draft, path);
  } catch (problem) {
    rmSync(draft, { force: true }); // a partial file would use space on a full disk
    throw problem;
  }
  syncFolder(dirname(path));
}

function fill(file: number, text: string): void {
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The error codes of Windows while a virus scanner, an indexer or a backup has a file open. */
const heldByAnother = new Set(["EPERM", "EACCES", "EBUSY"]);

/** Delay before each retry, milliseconds; by then a file is mostly unlocked. */
const backoff = [10, 20, 40, 80, 160, 320];

/** Runs a file operation; on a file that another program has open it is retried for 0.6 s, then the last error is thrown. */
function retry<Result>(operation: () => Result, sleep: (milliseconds: number) => void = sleepSync): Result {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return operation();
    } catch (problem) {
      const wait = backoff[attempt];
      if (wait === undefined || !heldByAnother.has((problem as NodeJS.ErrnoException).code ?? "")) throw problem;
      sleep(wait);
    }
  }
}

/**
 * The text of a file; null when there is none. Throws when it is there and cannot be read: what it holds is then unknown, and may not be
 * replaced as if it held nothing.
 */
export function readText(path: string): string | null {
  try {
    return retry(() => readFileSync(path, "utf8"));
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw problem;
  }
}

type Rename = { rename?: (from: string, to: string) => void; sleep?: (milliseconds: number) => void };

/** Renames a file; one that another program has open is retried for 0.6 s, then the last error is thrown. */
export function renameWithRetry(from: string, to: string, { rename = renameSync, sleep }: Rename = {}): void {
  retry(() => rename(from, to), sleep);
}

/** Flushes a file to the disk. */
function sleepSync(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** A file name is durable only when its folder is flushed; Windows has no such call and needs none. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const file = openSync(folder, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A small JSON file of the window's own. One whose text is broken counts as missing. */
export class JsonFile<Schema extends z.ZodType> {
  constructor(
    private readonly path: string,
    private readonly schema: Schema,
  ) {}

  /** Throws as `readText`. */
  read(): z.infer<Schema> | null {
    const text = readText(this.path);
    if (text === null) return null;
    try {
      return this.schema.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  write(value: z.infer<Schema>): void {
    writeAtomically(this.path, JSON.stringify(value));
  }

  forget(): void {
    if (existsSync(this.path)) rmSync(this.path);
  }
}
