import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Nothing is written for so long; a shared folder may hold drafts of another machine, whose processes cannot be asked, milliseconds. */
const oldest = 60 * 60_000;

/**
 * What a file is called while it is written (`write-durably.server.ts`) or restored (`settle-uploads.ts`), or an uploads folder is tried
 * (`uploads-state.server.ts`).
 */
const draftName = /\.\d+\.draft$|\.restoring$|^\.probe\.\d+\.\d+$/;

/** Removes files that killed processes left half written in a data folder, an hour old or older; the database's own folder is its own. */
export async function sweepDrafts(dataDir: string): Promise<void> {
  const uploads = join(dataDir, "uploads");
  const found = [...(await listIn(dataDir, false)), ...(await listIn(uploads, true))].filter((path) => isDraft(path));
  for (const path of found) {
    const since = await stat(path).catch(() => null);
    if (since && Date.now() - since.mtimeMs >= oldest) await rm(path, { force: true });
  }
}

const isDraft = (path: string): boolean => draftName.test(path.split(/[\\/]/).at(-1) ?? "");

const listIn = async (folder: string, recursive: boolean): Promise<string[]> =>
  (await readdir(folder, { recursive }).catch(() => [])).map((name) => join(folder, name));
