import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { databaseFor } from "#app/server/embedded-postgres.ts";
import { migrate } from "#app/server/migrate.ts";
import { connect } from "#app/server/postgres-connection.ts";
import { startShop } from "#tests/bench/rig/start-shop.ts";
import { type DataFolder, makeDataFolder } from "#tests/support/data-folder.ts";
import { runCut } from "./cut-process.ts";

/** A step that has not ended by then is hung, milliseconds. */
export const deadline = 180_000;

/** Data folders that verbs begin on; each instant gets a copy. */
export type Ground = "empty" | "database" | "migrated" | "shop" | "changed";

/** A backup of the ground "shop", whose photos are others than those of "changed". */
export type Grounds = { copy: (ground: Ground) => DataFolder; backup: string; remove: () => void };

/** What is run of `work.ts`. */
export const workOf = (verb: string, dataDir: string) => ["--import", "tsx", "tests/faults/cut/work.ts", verb, dataDir];

async function finish(dataDir: string, parameters: readonly string[]): Promise<void> {
  const { ended, text } = await runCut(dataDir, { parameters }, Number.POSITIVE_INFINITY, deadline);
  if (!ended || /Error/.test(text)) throw new Error(`${parameters.join(" ")} did not end well:\n${text.slice(-1500)}`);
}

function copyOf(from: DataFolder): DataFolder {
  const folder = makeDataFolder();
  execFileSync("cp", ["-a", `${from.path}/.`, folder.path]);
  return folder;
}

/** Makes the data folders once: a database, its tables, the demo shop with work to do, and that shop after a backup. */
export async function makeGrounds(): Promise<Grounds> {
  const empty = makeDataFolder();
  const database = copyOf(empty);
  await (await databaseFor({ dataDir: database.path })).stop();
  const migrated = copyOf(database);
  const { url, stop } = await databaseFor({ dataDir: migrated.path });
  const client = await connect(url);
  await migrate(client, { quiet: true });
  await client.end();
  await stop();
  const shop = copyOf(migrated);
  await (await startShop(shop.path, {}, ".", ["--built"])).stop();
  await finish(shop.path, workOf("prepare", shop.path));
  const kept = makeDataFolder();
  const backup = join(kept.path, "shop.gz");
  await finish(shop.path, ["--import", "tsx", "prisma/backup/main.mjs", "backup", backup]);
  const changed = copyOf(shop);
  await finish(changed.path, workOf("photos", changed.path));
  const grounds: Record<Ground, DataFolder> = { empty, database, migrated, shop, changed };
  return {
    copy: (ground) => copyOf(grounds[ground]),
    backup,
    remove: () => {
      for (const folder of [...Object.values(grounds), kept]) folder.remove();
    },
  };
}
