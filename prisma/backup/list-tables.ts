import type { ClientBase } from "pg";

/** A table of the shop: its columns by name with their types, and what to sort by to get the same order in every database. */
export type DatabaseTable = { name: string; columns: string[]; types: string[]; order: string[] };

/**
 * The tables that a backup holds, by name: those of the schema `public` that outlive a crash (an unlogged one, as `limits`,
 * is nobody's loss), without the migrations' bookkeeping and without columns that PostgreSQL computes.
 */
export async function listTables(client: ClientBase): Promise<DatabaseTable[]> {
  const { rows } = await client.query<DatabaseTable>(`
    SELECT c.relname::text AS name,
      array_agg(a.attname::text ORDER BY a.attname) AS columns,
      array_agg(format_type(a.atttypid, a.atttypmod) ORDER BY a.attname) AS types,
      coalesce(
        (SELECT array_agg(quote_ident(k.attname) || CASE WHEN k.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END ORDER BY place)
         FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS part(attnum, place)
         JOIN pg_attribute k ON k.attrelid = c.oid AND k.attnum = part.attnum
         WHERE i.indrelid = c.oid AND i.indisprimary),
        array_agg(format('%I::text COLLATE "C"', a.attname) ORDER BY a.attname)) AS "order"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relpersistence = 'p' AND c.relname <> '_prisma_migrations'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
    GROUP BY c.oid ORDER BY c.relname`);
  return rows;
}
