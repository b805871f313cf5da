import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { describeDatabase } from "#app/platform/describe-database.ts";
import { env } from "#app/platform/env.server.ts";
import { uploadsIn } from "#app/server/list-uploads.ts";
import { type Contents, Refused } from "./backup-format.ts";
import { backupShop } from "./backup-shop.ts";
import { restoreShop } from "./restore-shop.ts";
import { type DatabaseLocation, withClosedDatabase, withOpenDatabase } from "./with-database.ts";

/** The command's own environment, as against the `.env` beside the shop. */
type Given = { DATA_DIR?: string | undefined; DATABASE_URL?: string | undefined };

/** What `npm run backup` and `npm run restore` do with what follows `--`; gives the sentence for the terminal. */
export async function runBackup(verb: "backup" | "restore", argv: readonly string[], given: Given): Promise<string> {
  const began = Date.now();
  const { file, replace, trial } = wish(verb, argv);
  const place = databaseLocation(verb, { trial, given });
  const { dataDir } = place;
  const here = `${describeDatabase({ DATABASE_URL: place.url, DATA_DIR: dataDir })}, uploads in ${uploadsIn(dataDir)}`;
  if (verb === "backup") {
    console.log(`Backing up ${here} …`);
    const { version: app } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    const contents = await withOpenDatabase(place, (url) => backupShop({ url, dataDir, file, app }));
    return `Backed up ${amounts(contents)} to ${file}; read back, and whole, in ${seconds(began)}.`;
  }
  console.log(`Restoring to ${here} …`);
  const isTrial = trial !== undefined;
  const contents = await withClosedDatabase(place, (url) =>
    restoreShop({ url, dataDir, file, replace, isTrial, log: console.log }),
  );
  const restored = `Restored the backup of ${contents.header.taken}: ${amounts(contents)}, each equal to the file, in ${seconds(began)}.`;
  return isTrial ? `${restored} Then its e-mail, WhatsApp and pushes were switched off.` : restored;
}

/**
 * Resolves the database. A trial has a database of its own in its folder, whatever the settings say. A folder from the command with
 * a database from `.env` could mean either shop, so a restore requires a confirmation.
 */
export function databaseLocation(
  verb: "backup" | "restore",
  { trial, given }: { trial?: string | undefined; given: Given },
): DatabaseLocation {
  const live = { url: env.DATABASE_URL, dataDir: env.DATA_DIR };
  if (trial !== undefined) {
    if (resolve(trial) === resolve(live.dataDir))
      throw new Refused(`${trial} is the folder of the shop itself: name another one.`);
    return { dataDir: trial };
  }
  if (verb === "restore" && live.url && given.DATA_DIR && given.DATABASE_URL === undefined) {
    throw new Refused(
      "DATA_DIR comes from the command and DATABASE_URL from .env, so it is not said which shop to restore. For a trial: --trial FOLDER. For the shop itself leave DATA_DIR out, or give both. Nothing was changed.",
    );
  }
  return live;
}

/** Files and folders are named from where npm was called, which need not be where it runs us. */
function wish(verb: string, argv: readonly string[]): { file: string; replace: boolean; trial?: string } {
  const options: ParseArgsConfig["options"] =
    verb === "restore" ? { replace: { type: "boolean" }, trial: { type: "string" } } : {};
  const fromHere = (path: string) => resolve(process.env["INIT_CWD"] ?? ".", path);
  try {
    const { positionals, values } = parseArgs({ args: [...argv], allowPositionals: true, options });
    const [name, ...more] = positionals;
    if (!name || more.length > 0) throw new Error("one file, please");
    const trial = values["trial"];
    return {
      file: fromHere(name),
      replace: values["replace"] === true,
      ...(typeof trial === "string" && { trial: fromHere(trial) }),
    };
  } catch (problem) {
    const usage = `npm run ${verb} -- FILE${verb === "restore" ? " [--replace] [--trial FOLDER]" : ""}`;
    throw new Refused(`${usage}: ${(problem as Error).message}`);
  }
}

function amounts({ tables, uploads }: Contents): string {
  const sum = (seals: Iterable<{ amount: number }>) => [...seals].reduce((total, { amount }) => total + amount, 0);
  const megabytes = (sum(uploads) / 1e6).toFixed(1);
  return `${tables.size} tables with ${sum(tables.values())} rows and ${uploads.length} ${uploads.length === 1 ? "upload" : "uploads"} (${megabytes} MB)`;
}

const seconds = (began: number) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
