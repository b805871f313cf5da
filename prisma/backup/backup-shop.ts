import { createWriteStream, existsSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { isRunning } from "#app/platform/is-running.ts";
import { connect } from "#app/server/postgres-connection.ts";
import { type Contents, Refused } from "./backup-format.ts";
import { backupText } from "./backup-text.ts";
import { checkBackup } from "./check-backup.ts";
import { writePlainly } from "./read-table.ts";

/** What a backup is called until it was read back. */
const unfinished = ".unfinished";

type Backup = { url: string; dataDir: string; file: string; app: string; now?: Date };

/**
 * Writes the shop as it is at this moment into a file that does not exist yet, readable for its owner alone; the shop may be
 * serving meanwhile. The file gets its name only after it was read back and found whole.
 *
 * @returns what the file holds. Throws `Refused` when the file exists or the database holds no shop.
 */
export async function backupShop({ url, dataDir, file, app, now = new Date() }: Backup): Promise<Contents> {
  if (existsSync(file)) throw new Refused(`${file} exists already: name another file.`);
  await sweepDrafts(dirname(file));
  const draft = `${file}.${process.pid}${unfinished}`;
  const client = await connect(url);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await writePlainly(client);
    const text = backupText({ client, dataDir, app, now });
    await pipeline(text, createGzip(), createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
    await client.query("COMMIT");
    const contents = await checkBackup(draft);
    await rename(draft, file);
    await syncFolder(dirname(file));
    return contents;
  } finally {
    await rm(draft, { force: true });
    await client.end();
  }
}

const draftName = /\.(\d+)\.unfinished$/;

/** Removes what killed backups of whatever name left in a folder: those of processes that are gone. */
async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []); // a folder that is not there is reported when the file is opened
  for (const name of names) {
    const [, pid] = draftName.exec(basename(name)) ?? [];
    if (pid && !isRunning(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

/** A new name outlives a power cut once its folder is written too. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
