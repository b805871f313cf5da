import { db } from "#app/platform/db.server.ts";
import { rowsOf } from "./internal/rows-of.server.ts";
import { escapeLike, rowsWhere } from "./internal/rows-where.ts";
import { listWithUnsaved } from "./internal/unsaved-rows.server.ts";
import { rankHits } from "./rank-hits.ts";
import { allTab, binTab, readQuery } from "./resource-query.ts";
import type { ResourceQuery } from "./resource-view.ts";
import type { RowOf, StaffModel, StaffTable, TableWith } from "./staff-table.ts";

const usualPage = 50;

/** So many hits of a search are ranked; those behind them are counted, not listed. */
const mostRanked = 1000;

/** A page of a list with the number of all rows that the query finds. */
export type RowPage<Row> = { rows: Row[]; total: number; perPage: number };

/** The order of a query: by the column it names, else the usual one; the id decides between equals. */
export function orderOf<Model extends StaffModel>(
  table: StaffTable<Model>,
  { sort, direction }: Pick<ResourceQuery, "sort" | "direction">,
): object[] {
  return [...(sort ? [{ [sort]: direction }] : table.orderBy), { id: "asc" }];
}

/**
 * One page of the rows that a query finds, in its order; a search without an order lists the best matches first, at most 1,000. A page
 * past the end has no rows.
 */
export async function listRows<Model extends StaffModel, Parts extends object>(
  table: TableWith<Model, Parts>,
  query: ResourceQuery,
): Promise<RowPage<RowOf<Model> & Parts>> {
  const perPage = query.rows ?? table.perPage ?? usualPage;
  const rows = rowsOf(db, table);
  const where = rowsWhere(table, query);
  const skip = (query.page - 1) * perPage;
  if (table.rules?.unsaved) {
    const all = await listWithUnsaved(table, query, table.rules.unsaved);
    return { rows: all.slice(skip, skip + perPage), total: all.length, perPage };
  }
  if (query.q && !query.sort && table.searched?.length) {
    const ids = await rankedIds(table, query);
    const shown = ids.slice(skip, skip + perPage);
    const found = await rows.findMany({ where: { id: { in: shown } }, take: perPage });
    const byId = new Map(found.map((row) => [row.id, row]));
    return { rows: shown.flatMap((id) => byId.get(id) ?? []), total: ids.length, perPage };
  }
  const [found, total] = await Promise.all([
    rows.findMany({ where, orderBy: orderOf(table, query), skip, take: perPage }),
    rows.count({ where }),
  ]);
  return { rows: found, total, perPage };
}

/**
 * A few rows that a text may mean while it is typed: those with a searched column that begins with it, then others that a search finds,
 * both in the usual order. Unlike a search it compares no hits with each other.
 */
export async function findMatches<Model extends StaffModel>(
  table: StaffTable<Model>,
  q: string,
  most: number,
): Promise<RowOf<Model>[]> {
  const { searched = [], rules } = table;
  if (rules?.unsaved) {
    const query = { ...readQuery(table, new URLSearchParams()), q };
    return (await listWithUnsaved(table, query, rules.unsaved)).slice(0, most);
  }
  const rows = rowsOf(db, table);
  const orderBy = orderOf(table, { sort: "", direction: "asc" });
  const begins = searched.map((column) => ({ [column]: { startsWith: escapeLike(q), mode: "insensitive" } }));
  const begun = await rows.findMany({ where: { OR: begins }, orderBy, take: most });
  if (begun.length === most) return begun;
  const found = rowsWhere(table, { q, tab: allTab, filters: {} });
  const where = { AND: [found, { id: { notIn: begun.map(({ id }) => id) } }] };
  return [...begun, ...(await rows.findMany({ where, orderBy, take: most - begun.length }))];
}

/** The ids of a search's hits, the best match first. */
async function rankedIds<Model extends StaffModel>(table: StaffTable<Model>, query: ResourceQuery): Promise<number[]> {
  const { searched = [] } = table;
  const orderBy = orderOf(table, query);
  const idsWhere = async (where: object) => {
    const hits = await rowsOf(db, table).findMany({ where, orderBy, select: { id: true }, take: mostRanked + 1 });
    return hits.map(({ id }) => id);
  };
  const ids = await idsWhere(rowsWhere(table, query));
  if (ids.length > mostRanked) return [...new Set([...(await beginning(table, query, idsWhere)), ...ids])].slice(0, mostRanked);
  const select = Object.fromEntries(["id", ...searched].map((column) => [column, true]));
  const hits = await rowsOf(db, table).findMany({ where: { id: { in: ids } }, orderBy, select, take: mostRanked });
  const texts = (hit: RowOf<Model>) => searched.map((column) => hit[column] as string | null);
  return rankHits(hits, query.q, texts).map(({ id }) => id);
}

/**
 * The hits whose most relevant column is the search itself or begins with it: all that is ranked when there are too many hits to
 * compare their texts.
 */
async function beginning<Model extends StaffModel>(
  table: StaffTable<Model>,
  query: ResourceQuery,
  idsWhere: (where: object) => Promise<number[]>,
): Promise<number[]> {
  const [column = ""] = table.searched ?? [];
  const narrowed = rowsWhere(table, { ...query, q: "" });
  const matching = (how: "equals" | "startsWith") =>
    idsWhere({ AND: [narrowed, { [column]: { [how]: escapeLike(query.q), mode: "insensitive" } }] });
  const [same, begun] = await Promise.all([matching("equals"), matching("startsWith")]);
  return [...same, ...begun];
}

/** The tabs of a list with the number of rows behind each: all rows, those of each status, those in the bin. */
export async function countTabs<Model extends StaffModel>(table: StaffTable<Model>): Promise<{ name: string; count: number }[]> {
  const rows = rowsOf(db, table);
  const statuses = Object.entries(table.statuses ?? {});
  const counts = await Promise.all([
    rows.count({ where: {} }),
    ...statuses.map(([, where]) => rows.count({ where })),
    db.deletedRow.count({ where: { entity: table.entity } }),
  ]);
  const unsaved = table.rules?.unsaved;
  const more = unsaved ? (await unsaved.list()).length : 0;
  const names = [allTab, ...statuses.map(([name]) => name), binTab];
  return names.map((name, at) => ({ name, count: (counts[at] ?? 0) + (name === allTab || name === unsaved?.tab ? more : 0) }));
}
