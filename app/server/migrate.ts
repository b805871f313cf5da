import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClientBase } from "pg";
import { log } from "#app/platform/log.server.ts";

type Connection = Pick<ClientBase, "query">;
type Applied = { migration_name: string; checksum: string; finished_at: Date | null; logs: string | null };

/** Prisma Migrate takes this very advisory lock, so the two never work at the same time. */
export const migrateLock = 72_707_369;

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
 * Applies the migrations that the database lacks, in the order of their names, each as one transaction; servers that start together
 * take turns. A migration edited after it was applied is only warned about, as Prisma does.
 *
 * @param db one connection, not a pool
 * @param options.folder where the migrations are, by default `prisma/migrations` of the working directory
 * @param options.only the names to keep to; by default all of the folder
 * @returns the names applied. Throws when a migration fails, and from then on until that one is resolved.
 */
export async function migrate(
  db: Connection,
  { folder = "prisma/migrations", quiet = false, only }: { folder?: string; quiet?: boolean; only?: readonly string[] } = {},
): Promise<string[]> {
  await db.query("SELECT pg_advisory_lock($1)", [migrateLock]);
  try {
    await db.query(bookkeeping);
    const known = await listApplied(db);
    const failed = known.find((row) => !row.finished_at);
    if (failed)
      throw new Error(`The migration ${failed.migration_name} failed earlier and must be resolved first:\n${failed.logs ?? ""}`);
    const applied: string[] = [];
    for (const name of await listMigrations(folder)) {
      if (only && !only.includes(name)) continue;
      const sql = await readFile(join(folder, name, "migration.sql"), "utf8");
      const checksum = createHash("sha256").update(sql).digest("hex");
      const before = known.find((row) => row.migration_name === name);
      if (before && before.checksum !== checksum) log.warn({ migration: name }, "migration was edited after it was applied");
      if (before) continue;
      await apply(db, { name, sql, checksum });
      if (!quiet) log.info({ migration: name }, "migration applied");
      applied.push(name);
    }
    return applied;
  } finally {
    await db.query("SELECT pg_advisory_unlock($1)", [migrateLock]);
  }
}

async function apply(db: Connection, { name, sql, checksum }: { name: string; sql: string; checksum: string }): Promise<void> {
  const id = randomUUID();
  await db.query(`INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ($1, $2, $3)`, [id, checksum, name]);
  try {
    await db.query(sql); // without parameters several statements travel as one, and PostgreSQL makes them one transaction
  } catch (problem) {
    await db.query(`UPDATE "_prisma_migrations" SET logs = $2 WHERE id = $1`, [id, String(problem)]);
    throw problem;
  }
  await db.query(`UPDATE "_prisma_migrations" SET finished_at = now(), applied_steps_count = 1 WHERE id = $1`, [id]);
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
    `SELECT migration_name, checksum, finished_at, logs FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
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
