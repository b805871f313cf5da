import { createHash } from "node:crypto";
import pg, { type ClientBase } from "pg";
import type { Seal } from "./backup-format.ts";
import type { DatabaseTable } from "./list-tables.ts";

/** About how much of a table is in memory at a time, characters. */
const batch = 2_000_000;

/** Sets PostgreSQL's output format to the backup's, whatever the database or the account prefers. */
export async function writePlainly(client: ClientBase): Promise<void> {
  await client.query(`
    SET LOCAL "TimeZone" = 'UTC'; SET LOCAL "DateStyle" = 'ISO, YMD'; SET LOCAL "IntervalStyle" = 'postgres';
    SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0;
    SET LOCAL cursor_tuple_fraction = 1`);
}

/** A table's rows as lines of a backup, a few hundred at a time; inside a transaction that `writePlainly` has begun. */
export async function* readTable(client: ClientBase, { name, columns, order }: DatabaseTable): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${pg.escapeIdentifier(column)}::text`).join(", ");
  await client.query(`DECLARE rows_of NO SCROLL CURSOR FOR
    SELECT to_json(ARRAY[${values}])::text AS line FROM public.${pg.escapeIdentifier(name)} ORDER BY ${order.join(", ")}`);
  for (let wanted = 50; ; ) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${wanted} FROM rows_of`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const size = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    wanted = Math.min(Math.max(Math.floor(batch / size), 1), 2000);
  }
  await client.query("CLOSE rows_of");
}

/** The seal that a table would have in a backup taken now. */
export async function sealTable(client: ClientBase, table: DatabaseTable): Promise<Seal> {
  const hash = createHash("sha256");
  let amount = 0;
  for await (const lines of readTable(client, table)) {
    for (const line of lines) hash.update(`${line}\n`);
    amount += lines.length;
  }
  return { amount, sha256: hash.digest("hex") };
}
