import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Database, databaseFor } from "#app/server/embedded-postgres.ts";
import { describeServer } from "#app/server/server-file.ts";
import { AlreadyServed } from "#app/server/server-lock.ts";
import { Refused } from "./backup-format.ts";
import { refuseWhileServing } from "./refuse-while-serving.ts";

/** Whose backup is taken, or where one goes: a service's database, or else the embedded one in the data folder, which has the uploads. */
export type DatabaseLocation = { url?: string | undefined; dataDir: string };

/** Works on the shop's database, serving or not: a running one is joined, else the embedded one is started for the while. */
export function withOpenDatabase<Result>(
  { url, dataDir }: DatabaseLocation,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (url) return work(url);
  if (!existsSync(join(dataDir, "pg"))) throw new Refused(`There is no shop in ${dataDir}.`);
  return inOurs({ dataDir, exclusive: false }, work);
}

/** Works on the shop's database while nothing serves from it, made if need be. Throws `Refused` when something does. */
export async function withClosedDatabase<Result>(
  { url, dataDir }: DatabaseLocation,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (!url) return inOurs({ dataDir, exclusive: true }, work);
  await refuseWhileServing(url);
  return work(url);
}

type Ours = { dataDir: string; exclusive: boolean };

async function inOurs<Result>(ours: Ours, work: (url: string) => Promise<Result>): Promise<Result> {
  const database = await open(ours);
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

async function open(ours: Ours): Promise<Database> {
  try {
    return await databaseFor(ours);
  } catch (problem) {
    if (!(problem instanceof AlreadyServed)) throw problem;
    throw new Refused(`${describeServer(ours.dataDir)} serves the shop in ${ours.dataDir}. Stop it first. Nothing was changed.`);
  }
}
