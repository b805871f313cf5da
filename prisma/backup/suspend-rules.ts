import pg, { type ClientBase } from "pg";

/**
 * Puts triggers and foreign keys out of the way of rows that obeyed them once already: search texts are not folded again, no
 * notifications are sent, and tables may come in any order. Owning the tables is enough; `session_replication_role` would do the
 * same but takes a superuser, which database services do not give.
 *
 * @returns puts them back, which checks every foreign key against all rows
 */
export async function suspendRules(client: ClientBase, tables: readonly string[]): Promise<() => Promise<void>> {
  const names = tables.map((table) => `public.${pg.escapeIdentifier(table)}`);
  const { rows: keys } = await client.query<{ drop: string; add: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  for (const { drop } of keys) await client.query(drop);
  return async () => {
    for (const { add } of keys) await client.query(add);
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  };
}
