import { readFileSync } from "node:fs";
import { readRows, sql } from "#app/platform/db.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";

/**
 * What the shop runs as: its version, the size of its database in bytes, how many pictures of products without a photo are still to
 * be drawn, and when each job was last due, ISO instants.
 */
export type SystemFacts = {
  version: string;
  databaseSize: number;
  picturesDue: number;
  jobs: readonly { name: string; at: string | null }[];
};

const version = () =>
  processWide("version", () => (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version);

/** Reads what the owner is shown of the system; jobs are known once the background work has begun for the first time. */
export async function readSystemFacts(): Promise<SystemFacts> {
  const [size] = await readRows<{ bytes: number; hasJobs: boolean; picturesDue: number }>(sql`
    SELECT pg_database_size(current_database())::float8 AS bytes,
      to_regclass('graphile_worker._private_known_crontabs') IS NOT NULL AS "hasJobs",
      (SELECT count(*)::int FROM products
        WHERE image_url IS NULL AND status <> 'archived' AND drawn_key IS DISTINCT FROM drawing_key) AS "picturesDue"`);
  const jobs = size?.hasJobs
    ? await readRows<{ name: string; at: string | null }>(sql`
        SELECT identifier AS name, to_json(last_execution) #>> '{}' AS at
        FROM graphile_worker._private_known_crontabs ORDER BY identifier LIMIT 20`)
    : [];
  return { version: version(), databaseSize: size?.bytes ?? 0, picturesDue: size?.picturesDue ?? 0, jobs };
}
