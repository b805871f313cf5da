import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "#app/platform/env.server.ts";
import { type Database, databaseFor } from "#app/server/embedded-postgres.ts";
import { AlreadyServed } from "#app/server/server-lock.ts";
import { whoServes } from "#app/server/server-note.ts";
import { Refused } from "./backup-format.ts";
import { refuseWhileServing } from "./refuse-while-serving.ts";

/** Works on the shop's database, serving or not: a running one is joined, else the embedded one is started for the while. */
export function withOpenDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  if (env.DATABASE_URL) return work(env.DATABASE_URL);
  if (!existsSync(join(env.DATA_DIR, "pg"))) throw new Refused(`There is no shop in ${env.DATA_DIR}: nothing to back up.`);
  return inOurs(false, work);
}

/** Works on the shop's database while nothing serves from it, made if need be. Throws `Refused` when something does. */
export async function withClosedDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  if (!env.DATABASE_URL) return inOurs(true, work);
  await refuseWhileServing(env.DATABASE_URL);
  return work(env.DATABASE_URL);
}

async function inOurs<Result>(exclusive: boolean, work: (url: string) => Promise<Result>): Promise<Result> {
  const database = await open(exclusive);
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

async function open(exclusive: boolean): Promise<Database> {
  try {
    return await databaseFor({ dataDir: env.DATA_DIR, exclusive });
  } catch (problem) {
    if (!(problem instanceof AlreadyServed)) throw problem;
    throw new Refused(`${whoServes(env.DATA_DIR)} serves the shop in ${env.DATA_DIR}. Stop it first. Nothing was changed.`);
  }
}
