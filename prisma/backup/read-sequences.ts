import pg, { type ClientBase } from "pg";
import type { Sequences } from "./backup-format.ts";

/** Where every sequence of the shop stands. Sequences are outside the snapshot: read last, they are past every row of it. */
export async function readSequences(client: ClientBase): Promise<Sequences> {
  const { rows: names } = await client.query<{ name: string }>(
    "SELECT relname::text AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY relname",
  );
  const sequences: Sequences = {};
  for (const { name } of names) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM public.${pg.escapeIdentifier(name)}`,
    );
    if (rows[0]) sequences[name] = [rows[0].value, rows[0].called];
  }
  return sequences;
}
