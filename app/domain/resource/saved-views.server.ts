import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { readQuery, writeQuery } from "./resource-query.ts";
import type { StaffModel, StaffTable } from "./staff-table.ts";

/** The views that a team saves of one list. */
const mostViews = 50;

/** The audit log's name for a saved view. */
const entity = "saved-view";

/** A saved view: its name, and the query of its address without a question mark. */
export type TeamView = { id: number; name: string; query: string };

/** The team's views of a list, by name. */
export const listViews = <Model extends StaffModel>(table: StaffTable<Model>): Promise<TeamView[]> =>
  db.savedView.findMany({
    where: { entity: table.entity },
    orderBy: { name: "asc" },
    select: { id: true, name: true, query: true },
    take: mostViews,
  });

/**
 * Saves a view of a list for the team, over one of the same name; of its query only what the table declares is stored, and no page.
 *
 * @returns its name; refused with `row.too-many-views`
 */
export function saveView<Model extends StaffModel>(
  table: StaffTable<Model>,
  { name, query }: { name: string; query: string },
  { by }: { by: number },
): Promise<Outcome<string>> {
  const after = { name, query: writeQuery({ ...readQuery(table, new URLSearchParams(query)), page: 1 }) };
  return transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('saved-view'), hashtext(${table.entity}))`;
    const where = { entity_name: { entity: table.entity, name } };
    const before = await tx.savedView.findUnique({ where, select: { id: true, name: true, query: true } });
    if (!before && (await tx.savedView.count({ where: { entity: table.entity } })) >= mostViews)
      return refused("row.too-many-views", { values: { most: mostViews } });
    const { id } = await tx.savedView.upsert({
      where,
      create: { entity: table.entity, ...after, createdAt: now() },
      update: { query: after.query, version: { increment: 1 } },
      select: { id: true },
    });
    await recordAudit(tx, { by, action: before ? "save" : "add", entity, id, after, ...(before && { before }) });
    return done(name);
  });
}

/** Deletes a view of a list for the team. Returns what it was; refused with `row.not-found`. */
export const deleteView = <Model extends StaffModel>(
  table: StaffTable<Model>,
  id: number,
  { by }: { by: number },
): Promise<Outcome<{ name: string; query: string }>> =>
  transact(async (tx) => {
    const [before] = await tx.$queryRaw<{ name: string; query: string }[]>`
      DELETE FROM saved_views WHERE entity = ${table.entity} AND id = ${id} RETURNING name, query`;
    if (!before) return refused("row.not-found");
    await recordAudit(tx, { by, action: "delete", entity, id, before });
    return done(before);
  });
