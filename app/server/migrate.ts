import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase } from "pg";
import { log } from "#app/platform/log.server.ts";

type Connection = Pick<ClientBase, "query">;
type Applied = { id: string; migration_name: string; checksum: string; finished_at: Date | null; logs: string | null };

/** Prisma Migrate takes this very advisory lock, so the two never work at the same time. */
export const migrateLock = 72_707_369;

type MigrateOptions = { folder?: string; quiet?: boolean; only?: readonly string[]; isInTransaction?: boolean };

/** The table as Prisma Migrate makes it, exactly: either tool can take over from the other. */
const bookkeeping = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Applies the migrations that the database lacks, in the order of their names; servers that start together take turns. Each one and
 * its record are one transaction: what is cut off or fails leaves nothing behind, and the next start tries it again. A migration
 * edited after it was applied is only warned about, as Prisma does.
 *
 * @param db one connection, not a pool
 * @param options.folder where the migrations are, by default `prisma/migrations` of the working directory
 * @param options.only the names to keep to; by default all of the folder
 * @param options.isInTransaction whether they become a part of the caller's transaction in place of one each
 * @returns the names applied. Throws a sentence when one fails.
 */
export async function migrate(
  db: Connection,
  { folder = "prisma/migrations", quiet = false, only, isInTransaction = false }: MigrateOptions = {},
): Promise<string[]> {
  await db.query("SELECT pg_advisory_lock($1)", [migrateLock]);
  try {
    await db.query(bookkeeping);
    const known = await listApplied(db);
    const applied: string[] = [];
    const within = isInTransaction ? (_: Connection, work: () => Promise<void>) => work() : inTransaction;
    for (const name of await listMigrations(folder)) {
      if (only && !only.includes(name)) continue;
      const sql = await readFile(join(folder, name, "migration.sql"), "utf8");
      const checksum = createHash("sha256").update(sql).digest("hex");
      const before = known.find((row) => row.migration_name === name);
      if (before && before.checksum !== checksum) log.warn({ migration: name }, "migration was edited after it was applied");
      if (before?.finished_at) continue;
      await (before
        ? finish(db, { name, sql, id: before.id, hasFailed: !!before.logs })
        : apply(db, { name, sql, checksum }, within));
      if (!quiet) log.info({ migration: name }, before ? "migration that was cut off is finished" : "migration applied");
      applied.push(name);
    }
    return applied;
  } finally {
    await db.query("SELECT pg_advisory_unlock($1)", [migrateLock]).catch(() => undefined); // a connection that broke holds no lock
  }
}

type Migration = { name: string; sql: string };

async function apply(
  db: Connection,
  { name, sql, checksum }: Migration & { checksum: string },
  within: typeof inTransaction,
): Promise<void> {
  const id = randomUUID();
  await within(db, async () => {
    await db.query(`INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ($1, $2, $3)`, [id, checksum, name]);
    await db.query(sql);
    await recordEnd(db, id);
  }).catch(failed(name));
}

/**
 * Finishes a migration that another program began and did not finish: Prisma Migrate, or a version of this one that wrote its record in
 * a transaction of its own. Its statements were one transaction all the same, so either all of its effects are there or none. Run
 * again over its own effects it meets them and fails, or does the same again (a test tries each one); nothing wrote in between, for a
 * shop with such a migration did not open. One whose failure was written down has no effects that it could meet.
 */
async function finish(
  db: Connection,
  { name, sql, id, hasFailed }: Migration & { id: string; hasFailed: boolean },
): Promise<void> {
  try {
    await inTransaction(db, async () => {
      await db.query(sql);
      await recordEnd(db, id);
    });
  } catch (problem) {
    if (hasFailed || !meetsItsEffects(problem)) failed(name)(problem);
    await recordEnd(db, id);
  }
}

const recordEnd = (db: Connection, id: string) =>
  db.query(`UPDATE "_prisma_migrations" SET finished_at = now(), logs = NULL, applied_steps_count = 1 WHERE id = $1`, [id]);

/** What PostgreSQL says of a statement whose effect is there: the thing exists already, or what it removes or renames is gone. */
const effects: ReadonlySet<string> = new Set([
  ...["42P07", "42701", "42710", "42723", "42P06"],
  ...["42703", "42P01", "42704", "42883", "3F000"],
]);

/** A row that is there already counts as an effect; rows of the shop that are equal, over which no unique index can be made, do not. */
function meetsItsEffects(problem: unknown): boolean {
  const { code = "", routine } = problem as { code?: string; routine?: string };
  return effects.has(code) || (code === "23505" && routine === "_bt_check_unique");
}

function failed(name: string) {
  return (problem: unknown): never => {
    const why = problem instanceof Error ? problem.message : String(problem);
    throw new Error(
      `The migration ${name} failed and left nothing behind: ${why}\nStart again to try it again; if that does not help, bring the shop back from its last backup: npm run restore -- FILE`,
      { cause: problem },
    );
  };
}

/** What PostgreSQL says to the one that it undoes of two that wait for each other. */
const deadlock = "40P01";

/** Requests of the version before take their locks in other orders; a migration that met them so often in a row is refused. */
const maxTries = 8;

/** One transaction; a deadlock with requests that go on meanwhile has undone it, and it is tried again. */
async function inTransaction(db: Connection, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    await db.query("BEGIN");
    try {
      await work();
      await db.query("COMMIT");
      return;
    } catch (problem) {
      await db.query("ROLLBACK").catch(() => undefined); // a connection that broke rolls back by itself
      if ((problem as { code?: string }).code !== deadlock || tries === maxTries) throw problem;
      await sleep(100 * tries * Math.random());
    }
  }
}

/** The names of the migrations that the database still lacks; all of them when it has never been migrated. */
export async function listPending(db: Connection, folder = "prisma/migrations"): Promise<string[]> {
  const { rows } = await db.query<{ there: boolean }>(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS there`);
  const known = rows[0]?.there ? await listApplied(db) : [];
  const finished = new Set(known.filter((row) => row.finished_at).map((row) => row.migration_name));
  return (await listMigrations(folder)).filter((name) => !finished.has(name));
}

async function listApplied(db: Connection): Promise<Applied[]> {
  const { rows } = await db.query<Applied>(
    `SELECT id, migration_name, checksum, finished_at, logs FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  );
  return rows;
}

async function listMigrations(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
