import type { ClientBase } from "pg";

/** What extensions own stays: only a superuser could bring some of them back. */
const notOfExtension = (catalogue: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = x.oid AND deptype = 'e')`;

/** Each list is read when the one before is gone, for much of it goes along. */
const lists = [
  `SELECT format('DROP TABLE IF EXISTS %s CASCADE', x.oid::regclass) AS drop FROM pg_class x
   WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND ${notOfExtension("pg_class")}`,
  `SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', x.oid::regprocedure) AS drop FROM pg_proc x
   WHERE pronamespace = 'public'::regnamespace AND ${notOfExtension("pg_proc")}`,
  `SELECT format('DROP TYPE IF EXISTS %s CASCADE', x.oid::regtype) AS drop FROM pg_type x
   WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd') AND ${notOfExtension("pg_type")}`,
];

/** Takes away every table, function and type of the shop, inside the caller's transaction; the owner of them may. */
export async function clearSchema(client: ClientBase): Promise<void> {
  for (const list of lists) {
    const { rows } = await client.query<{ drop: string }>(list);
    for (const { drop } of rows) await client.query(drop);
  }
}
