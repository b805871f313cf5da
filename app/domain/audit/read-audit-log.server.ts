import { db, type Sql, sql, type Tx } from "#app/platform/db.server.ts";

type Reader = Pick<Tx, "$queryRaw">;
type Values = Record<string, unknown> | null;

/** One entry of the audit log; `who` is null for the system, `before` is null of what was added. */
export type AuditLogEntry = {
  id: number;
  /** the row that it is about, as the log names it */
  rowId: string;
  at: Date;
  who: string | null;
  action: string;
  before: Values;
  after: Values;
};

/** The changes of a row, which has values before and after; of one field where one is named, and to one value where one is given. */
type Changed = { field?: string; to?: unknown };

function isChange({ field, to }: Changed): Sql {
  if (field === undefined) return sql`before IS NOT NULL AND after IS NOT NULL`;
  if (to === undefined) return sql`before ? ${field} AND after ? ${field}`;
  return sql`before ? ${field} AND after -> ${field} = ${JSON.stringify(to)}::jsonb`;
}

async function readEntries(reader: Reader, entries: Sql): Promise<AuditLogEntry[]> {
  const rows = await reader.$queryRaw<(Omit<AuditLogEntry, "id"> & { id: bigint })[]>(sql`
    SELECT a.id, a.entity_id AS "rowId", a.created_at AS at, u.name AS who, a.action, a.before, a.after
    FROM ${entries} LEFT JOIN users u ON u.id = a.by_user_id
    ORDER BY a.id DESC`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/**
 * What the audit log has of some rows of an entity, the latest first; read within a transaction where one is given.
 *
 * @param rows each with how many of its entries are read at most, the latest ones; 100 where it says nothing
 * @param changed leaves out all entries but these changes
 */
export async function readAuditLog(
  {
    entity,
    rows,
    changed,
  }: { entity: string; rows: readonly { id: number | string; take?: number }[]; changed?: Changed | undefined },
  reader: Reader = db,
): Promise<AuditLogEntry[]> {
  if (rows.length === 0) return [];
  const asked = JSON.stringify(rows.map(({ id, take = 100 }) => ({ id: String(id), take })));
  return readEntries(
    reader,
    sql`jsonb_to_recordset(${asked}::jsonb) AS r (id text, take int) CROSS JOIN LATERAL (
      SELECT * FROM audit_entries WHERE entity = ${entity} AND entity_id = r.id AND ${changed ? isChange(changed) : sql`true`}
      ORDER BY id DESC LIMIT r.take) a`,
  );
}

/** All that the audit log has of some rows of an entity since a moment, the latest first. */
export async function readAuditLogAfter(
  { entity, ids, after }: { entity: string; ids: readonly number[]; after: Date },
  reader: Reader = db,
): Promise<AuditLogEntry[]> {
  if (ids.length === 0) return [];
  return readEntries(
    reader,
    sql`(SELECT * FROM audit_entries
      WHERE entity = ${entity} AND entity_id = ANY(${ids.map(String)}::text[]) AND created_at > ${after}) a`,
  );
}

/** The last changes of a field, of whatever row, the latest first; or the one change that an entry of the log is. */
export const readFieldChanges = (
  { entity, field, entry, take }: { entity: string; field: string; entry?: number; take: number },
  reader: Reader = db,
): Promise<AuditLogEntry[]> =>
  readEntries(
    reader,
    sql`(SELECT * FROM audit_entries
      WHERE entity = ${entity} AND ${isChange({ field })} AND ${entry === undefined ? sql`true` : sql`id = ${entry}`}
      ORDER BY id DESC LIMIT ${take}) a`,
  );
