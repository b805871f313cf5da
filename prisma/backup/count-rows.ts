import pg, { type ClientBase } from "pg";
import { Refused } from "./backup-format.ts";
import { listTables } from "./list-tables.ts";

/** What a shop holds that was only started and never used: its settings, the keys it signs with among them; its first week. */
const ownTables = ["settings", "ranked_weeks"];

/**
 * How many rows each table of a shop holds, without the empty ones and without what a shop has before its first use.
 * Throws `Refused` when the tables there are not a shop's.
 */
export async function countRows(client: ClientBase): Promise<Map<string, number>> {
  const tables = await listTables(client);
  const { rows } = await client.query<{ ours: boolean }>("SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS ours");
  if (tables.length > 0 && !rows[0]?.ours) {
    throw new Refused("The database holds tables of something else than a shop. Nothing was changed; name another database.");
  }
  const counts = new Map<string, number>();
  for (const { name } of tables.filter((table) => !ownTables.includes(table.name))) {
    const { rows: counted } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM public.${pg.escapeIdentifier(name)}`);
    const count = Number(counted[0]?.n);
    if (count > 0) counts.set(name, count);
  }
  return counts;
}
