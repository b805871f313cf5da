import pg from "pg";
import { databaseUrl } from "#app/platform/db.server.ts";
import { jobTimeouts } from "#app/platform/timeouts.server.ts";

/**
 * Reads the rows of one long statement of the background work: on a connection of its own, which can write nothing, by one process of the
 * database and for a minute at most, so that no visitor waits for it.
 */
export async function readAtLength<Row extends object>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl(), ...jobTimeouts });
  client.on("error", () => undefined); // the statement in hand is refused with the same
  await client.connect();
  try {
    await client.query("BEGIN READ ONLY");
    await client.query("SET LOCAL max_parallel_workers_per_gather = 0");
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
