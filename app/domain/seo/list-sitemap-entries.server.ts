import { db } from "#app/platform/db.server.ts";
import { listedPaths } from "./public-pages.ts";

/** A page that search engines may list. */
export type SitemapEntry = { path: string; changedAt?: Date };

/** Product ids per part: with the other pages fewer than the 50,000 addresses that a sitemap may hold. */
const idsPerPart = 45_000;
const rowsPerRead = 5000;

/** Into how many parts the shop's addresses fall, at least one; estimated by the highest id, as counting would read them all. */
export async function countParts(perPart = idsPerPart): Promise<number> {
  const { _max } = await db.product.aggregate({ _max: { id: true } });
  return Math.max(1, Math.ceil((_max.id ?? 0) / perPart));
}

/**
 * The addresses of one part, a few thousand at a time: products on sale by id, and before the first of them every other page.
 *
 * @param part from 1 to `countParts()`
 */
export async function* listSitemapEntries(part: number, perPart = idsPerPart): AsyncGenerator<SitemapEntry[]> {
  if (part === 1) yield await listPages();
  const last = part * perPart;
  let after = last - perPart;
  for (;;) {
    const rows = await readProducts(after, last);
    if (rows.length > 0) yield rows.map(({ id, updatedAt }) => ({ path: `/product/${id}`, changedAt: updatedAt }));
    const { id } = rows.at(-1) ?? {};
    if (!id || rows.length < rowsPerRead) return;
    after = id;
  }
}

async function listPages(): Promise<SitemapEntry[]> {
  const byId = { orderBy: { id: "asc" as const }, take: 2000 };
  const [categories, shelves, packages] = await Promise.all([
    db.category.findMany({ ...byId, select: { id: true } }),
    db.subcategory.findMany({ ...byId, select: { id: true, categoryId: true } }),
    db.package.findMany({ ...byId, where: { isActive: true }, select: { id: true, updatedAt: true } }),
  ]);
  return [
    ...listedPaths.map((path) => ({ path })),
    ...categories.map(({ id }) => ({ path: `/category/${id}` })),
    ...shelves.map(({ id, categoryId }) => ({ path: `/category/${categoryId}?subcategory=${id}` })),
    ...packages.map(({ id, updatedAt }) => ({ path: `/package/${id}`, changedAt: updatedAt })),
  ];
}

const readProducts = (after: number, last: number) =>
  db.product.findMany({
    where: { status: "active", id: { gt: after, lte: last } },
    orderBy: { id: "asc" },
    take: rowsPerRead,
    select: { id: true, updatedAt: true },
  });
