import type { Client } from "pg";
import { listUploads } from "#app/server/list-uploads.ts";
import { migrateLock } from "#app/server/migrate.ts";
import { connect } from "#app/server/postgres-connection.ts";
import { finishRestore, noteRestore } from "#app/server/settle-uploads.ts";
import { type Contents, Refused } from "./backup-format.ts";
import { checkBackup } from "./check-backup.ts";
import { countRows } from "./count-rows.ts";
import { deactivateChannels } from "./deactivate-channels.ts";
import { fillShop } from "./fill-shop.ts";
import { writePlainly } from "./read-table.ts";
import { type Staged, stageUploads } from "./stage-uploads.ts";

type Restore = {
  url: string;
  dataDir: string;
  file: string;
  /** Whether what the shop holds may be thrown away. */
  replace?: boolean;
  /** Whether the shop stands beside the real one, and must write to nobody. */
  isTrial?: boolean;
  /** Called with what will be overwritten, before anything is written. */
  log?: (sentence: string) => void;
};

/**
 * Puts a backup into a database and its uploads into the data folder, in one transaction: all of it or nothing. The whole file
 * is checked before; a shop that starts meanwhile waits.
 *
 * @returns what was restored. Throws `Refused` when the file is not whole, the shop holds something and `replace` is not set,
 *   or something is connected to it.
 */
export async function restoreShop({
  url,
  dataDir,
  file,
  replace = false,
  isTrial = false,
  log = () => {},
}: Restore): Promise<Contents> {
  const contents = await checkBackup(file);
  const client = await connect(url);
  const uploads = await begin(client, dataDir);
  try {
    await client.query("BEGIN; SET LOCAL lock_timeout = '10s'");
    await client.query("SELECT pg_advisory_xact_lock($1)", [migrateLock]);
    await writePlainly(client);
    const held = await whatIsHeld(client, dataDir);
    if (held && !replace) {
      throw new Refused(`The shop holds ${held}. Nothing was changed; with --replace the backup takes the place of all that.`);
    }
    if (held) log(`Throwing away ${held}, for the backup of ${contents.header.taken}.`);
    await fillShop(client, file, contents, uploads);
    if (isTrial) await deactivateChannels(client);
    await noteRestore(client, await uploads.plan());
    await client.query("COMMIT");
    await uploads.settle(); // only removes what the backup does not have
    await client.query("VACUUM (ANALYZE)"); // tables filled in one go have no statistics yet
    return contents;
  } catch (problem) {
    if ((problem as { code?: string }).code !== "55P03") throw problem;
    throw new Refused("Something else is working in the database. Nothing was changed; stop it and try again.");
  } finally {
    await client.end(); // what was not committed is undone
    await uploads.discard();
  }
}

/** Takes uploads for the data folder, after a restore before this one that was cut off is finished. */
async function begin(client: Client, dataDir: string): Promise<Staged> {
  try {
    await finishRestore(client, dataDir);
    return await stageUploads(dataDir);
  } catch (problem) {
    await client.end();
    throw problem;
  }
}

/** "orders (120), products (118) and uploads (3)", the largest tables first; empty for a shop that was never used. */
async function whatIsHeld(client: Client, dataDir: string): Promise<string> {
  const rows = [...(await countRows(client))].sort(([, some], [, others]) => others - some);
  const uploads = (await listUploads(dataDir)).length;
  const summary = rows.slice(0, 5).map(([name, count]) => `${name.replaceAll("_", " ")} (${count})`);
  if (rows.length > 5) summary.push(`other tables (${rows.length - 5})`);
  if (uploads > 0) summary.push(`uploads (${uploads})`);
  return new Intl.ListFormat("en").format(summary);
}
