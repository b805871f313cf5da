import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ClientBase } from "pg";
import { writeDurably } from "#app/platform/write-durably.server.ts";
import { listUploads, uploadsIn } from "./list-uploads.ts";
import { migrateLock } from "./migrate.ts";

/** What a restored file is called until its database is committed: no upload's name, so nobody serves it or backs it up. */
export const unfinished = ".restoring";

/** Where a restore writes down what is left to do with the uploads once its database is committed. */
export const restorePlanIn = (dataDir: string): string => join(uploadsIn(dataDir), "restore-plan.json");

/** A restore about to be committed: the uploads that it leaves, and the id that its transaction notes in the database. */
type Plan = { id: string; restored: readonly string[] };

/** Writes the plan of a restore so that it outlives a power cut. */
export const writePlan = (dataDir: string, plan: Plan): Promise<void> =>
  writeDurably(restorePlanIn(dataDir), Buffer.from(JSON.stringify(plan)));

/** Notes in the transaction of a restore whose plan it carries out; the next restore replaces the note. */
export async function noteRestore(client: ClientBase, id: string): Promise<void> {
  await client.query(`COMMENT ON TABLE "_prisma_migrations" IS 'restore ${id}'`); // a comment takes no parameters; the id is ours
}

/** Gives restored files their names and removes every upload that the backup does not have. Safe to do twice, and after a cut. */
export async function settleUploads(dataDir: string, restored: ReadonlySet<string>): Promise<void> {
  const place = uploadsIn(dataDir);
  for (const draft of await listDrafts(place)) {
    const name = draft.slice(0, -unfinished.length);
    if (restored.has(name)) await rename(join(place, draft), join(place, name));
    else await rm(join(place, draft), { force: true });
  }
  for (const name of await listUploads(dataDir)) if (!restored.has(name)) await rm(join(place, name), { force: true });
  await rm(restorePlanIn(dataDir), { force: true });
}

/**
 * Finishes a restore that was cut off after its plan was written: settles the uploads where the database was committed, else removes the
 * drafts; uploads that stand whole under names that no row has do no harm, and stay. Without a plan
 * only drafts are removed. Servers that start together take turns.
 *
 * @returns whether there was something to finish
 */
export async function finishRestore(client: ClientBase, dataDir: string): Promise<boolean> {
  await client.query("SELECT pg_advisory_lock($1)", [migrateLock]);
  try {
    const plan = await readPlan(dataDir);
    if (!plan) {
      await removeDrafts(dataDir); // of a restore that was cut off before its plan; one that runs holds the lock
      return false;
    }
    const { rows } = await client.query<{ note: string | null }>(
      `SELECT obj_description(to_regclass('"_prisma_migrations"'), 'pg_class') AS note`,
    );
    if (rows[0]?.note === `restore ${plan.id}`) await settleUploads(dataDir, new Set(plan.restored));
    else await removeDrafts(dataDir);
    return true;
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [migrateLock]).catch(() => undefined); // a connection that broke holds no lock
  }
}

async function readPlan(dataDir: string): Promise<Plan | null> {
  try {
    return JSON.parse(await readFile(restorePlanIn(dataDir), "utf8")) as Plan;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw problem;
  }
}

/** Removes files that are only half there, and the plan. */
export async function removeDrafts(dataDir: string): Promise<void> {
  const place = uploadsIn(dataDir);
  for (const draft of await listDrafts(place)) await rm(join(place, draft), { force: true });
  await rm(restorePlanIn(dataDir), { force: true });
}

async function listDrafts(place: string): Promise<string[]> {
  if (!(await stat(place).catch(() => null))) return [];
  return (await readdir(place, { recursive: true }))
    .filter((name) => name.endsWith(unfinished))
    .map((name) => name.replaceAll("\\", "/"));
}
