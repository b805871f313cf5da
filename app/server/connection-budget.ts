import type { Client } from "pg";
import { jobConnections } from "#app/platform/jobs.server.ts";

/** A serving process listens to changes for its cache and of orders, each on a connection of its own. */
const listeners = 2;

/** The server's lock, and one for migrations, seeding, a backup or somebody's `psql`. */
const spare = 2;

/** How many processes serve visitors, and how many connections each may have in its pool. */
export type Processes = { workers: number; pool: number };

/** How many connections all processes of the shop may open together at their peak. */
export function connectionsNeeded({ workers, pool }: Processes): number {
  const background = workers > 1 ? pool : 0; // beside workers the first process serves no requests, but its tasks use the database too
  return workers * (pool + listeners) + background + jobConnections + spare;
}

/**
 * Compares what the shop may open with what PostgreSQL accepts from an ordinary account.
 *
 * @returns null when it fits, else a sentence for the operator: at a peak visitors would be refused
 */
export async function connectionShortage(client: Client, { workers, pool }: Processes): Promise<string | null> {
  const { rows } = await client.query<{ allowed: number }>(`
    SELECT sum(CASE name WHEN 'max_connections' THEN setting::int ELSE -setting::int END)::int AS allowed FROM pg_settings
    WHERE name IN ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`);
  const allowed = rows[0]?.allowed ?? 0;
  const needed = connectionsNeeded({ workers, pool });
  if (needed <= allowed) return null;
  return `The shop may open ${needed} connections (WEB_CONCURRENCY=${workers}, DATABASE_POOL=${pool}), but PostgreSQL accepts ${allowed}: lower DATABASE_POOL or raise max_connections.`;
}
