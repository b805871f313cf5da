import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Windows opens no folders, and keeps their names by itself. */
const syncsFolders = process.platform !== "win32";

/** Beside the file, and of this process alone: two may write the same file at once. */
const draftOf = (file: string): string => `${file}.${process.pid}.draft`;

/**
 * Writes a file that must survive a power cut: after this returns its name leads to all of the bytes, and at no moment to half
 * of them or to nothing. They are written beside the name, forced to the disk and then renamed.
 */
export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const draft = draftOf(file);
  try {
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, file);
  } catch (problem) {
    await rm(draft, { force: true });
    throw problem;
  }
  if (!syncsFolders) return;
  const folder = await open(dirname(file), "r");
  await folder.sync().finally(() => folder.close());
}

/** The same for a secret, which only its owner may read, at a start that cannot go on without it. */
export function writeSecretDurably(file: string, text: string): void {
  const draft = draftOf(file);
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    renameSync(draft, file);
  } catch (problem) {
    rmSync(draft, { force: true });
    throw problem;
  }
  syncFolder(dirname(file));
}

/** Forces a folder's names to the disk. */
export function syncFolder(path: string): void {
  if (!syncsFolders) return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
