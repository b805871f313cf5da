import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { z } from "zod";

/** Writes a file whole or not at all, on the disk when it returns. Nobody but this user of the machine may read it. */
export function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.draft`;
  const file = openSync(draft, "w", 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
  syncFolder(dirname(path));
}

/** A name is safe from a power cut when its folder is; Windows has no such call and needs none. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const file = openSync(folder, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A small file of the window's own that outlives it. What cannot be read any more counts as never written. */
export class KeptFile<Schema extends z.ZodType> {
  constructor(
    private readonly path: string,
    private readonly schema: Schema,
  ) {}

  read(): z.infer<Schema> | null {
    try {
      return this.schema.parse(JSON.parse(readFileSync(this.path, "utf8")));
    } catch {
      return null;
    }
  }

  write(value: z.infer<Schema>): void {
    writeWhole(this.path, JSON.stringify(value));
  }

  forget(): void {
    if (existsSync(this.path)) rmSync(this.path);
  }
}
