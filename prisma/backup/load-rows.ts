import pg, { type ClientBase } from "pg";
import type { DatabaseTable } from "./list-tables.ts";

/** Writes rows, as lines of a backup, into their table with one statement. */
export async function loadRows(
  client: ClientBase,
  { name, columns, types }: DatabaseTable,
  lines: readonly string[],
): Promise<void> {
  const into = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  const values = types.map((type, place) => `(line ->> ${place})::${type}`).join(", ");
  await client.query(
    `INSERT INTO public.${pg.escapeIdentifier(name)} (${into}) OVERRIDING SYSTEM VALUE
     SELECT ${values} FROM jsonb_array_elements($1::jsonb) AS line`,
    [`[${lines.join(",")}]`],
  );
}
