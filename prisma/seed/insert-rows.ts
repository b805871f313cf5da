import type { ClientBase } from "pg";

/**
 * Puts many rows into a table with one statement; rows are written in the words of the Prisma models (camelCase),
 * dates as `Date` or text, and all of them name the same fields. Ids may be given: the sequence follows them.
 */
export async function insertRows<Row extends object>(client: ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((field) => `"${toColumn(field)}"`)
    .join(", ");
  await client.query(
    `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`,
    [JSON.stringify(rows.map(inColumns))],
  );
  if ("id" in first) {
    await client.query(`SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), (SELECT max(id) FROM "${table}"))`);
  }
}

function inColumns(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [toColumn(field), value]));
}

function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
