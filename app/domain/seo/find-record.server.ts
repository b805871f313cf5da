import { cachedRead, cachedReads } from "#app/platform/cached-read.server.ts";
import { db, readRows, sql } from "#app/platform/db.server.ts";
import type { SeoRecord } from "./head-data.ts";

/** Which page a record is of: a product or a category by its id, any other page by its name (`publicPages`, or its path). */
export type SeoPage = { type: "product" | "category"; id: number } | { type: "page"; id: string };

/** The records of categories and pages are few enough to cache; those of products are read one by one. */
const findCachedRecord = cachedRead("seo", ["seo_data"], async () => {
  const rows = await db.seoRecord.findMany({
    where: { pageType: { in: ["category", "page"] }, isActive: true },
    take: 2000,
    select: { metaTitle: true, metaDescription: true, metaKeywords: true, canonicalUrl: true, pageType: true, pageId: true },
  });
  return new Map(rows.map(({ pageType, pageId, ...record }) => [`${pageType} ${pageId}`, record]));
});

const findProductRecord = cachedReads(
  "seo of products",
  ["seo_data"],
  async (id: number) => {
    const [record] = await readRows<SeoRecord>(sql`
      SELECT meta_title AS "metaTitle", meta_description AS "metaDescription", meta_keywords AS "metaKeywords", canonical_url AS "canonicalUrl"
      FROM seo_data WHERE page_type = 'product' AND page_id = ${String(id)} AND is_active`);
    return record ?? null;
  },
  2000,
);

/** What staff wrote about a page, or null when they wrote nothing or have switched it off. */
export const findSeoRecord = async ({ type, id }: SeoPage): Promise<SeoRecord | null> =>
  type === "product" ? findProductRecord(id) : ((await findCachedRecord()).get(`${type} ${id}`) ?? null);
