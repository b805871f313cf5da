import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { connect } from "#app/server/postgres-connection.ts";
import { type Contents, Refused } from "./backup-format.ts";
import { backupText } from "./backup-text.ts";
import { checkBackup } from "./check-backup.ts";
import { writePlainly } from "./read-table.ts";

type Backup = { url: string; dataDir: string; file: string; app: string; now?: Date };

/**
 * Writes the shop as it is at this moment into a file that does not exist yet, readable for its owner alone; the shop may be
 * serving meanwhile. The file gets its name only after it was read back and found whole.
 *
 * @returns what the file holds. Throws `Refused` when the file exists or the database holds no shop.
 */
export async function backupShop({ url, dataDir, file, app, now = new Date() }: Backup): Promise<Contents> {
  if (existsSync(file)) throw new Refused(`${file} exists already: name another file.`);
  const draft = `${file}.${process.pid}.unfinished`;
  const client = await connect(url);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await writePlainly(client);
    const text = backupText({ client, dataDir, app, now });
    await pipeline(text, createGzip(), createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
    await client.query("COMMIT");
    const contents = await checkBackup(draft);
    await rename(draft, file);
    return contents;
  } finally {
    await rm(draft, { force: true });
    await client.end();
  }
}
