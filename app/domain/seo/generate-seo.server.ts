import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { publicPages } from "./public-pages.ts";
import { seoTable } from "./seo-records.ts";
import { sizedName } from "./sized-name.ts";

/** Products read at a time. */
const most = 1000;

type Generated = { page_id: string; page_name: string; meta_title: string | null };

/**
 * Lays a record for each product on sale and each category, with a generated title, and an empty one for each public page. A record that
 * staff wrote stays as it is. Refused with `busy`.
 *
 * @returns how many records of products and of categories were written (B7.73)
 */
export async function generateSeo(by: number): Promise<Outcome<{ products: number; categories: number }>> {
  const { shop } = await findShopSettings();
  const categories = await db.category.findMany({ select: { id: true, name: true }, orderBy: { id: "asc" }, take: 2000 });
  const pages = publicPages.flatMap(({ pages: all }) => all.map(({ name }) => name));
  return transact(async (tx) => {
    let products = 0;
    for await (const rows of productsOnSale(tx)) {
      products += await lay(
        tx,
        "product",
        rows.map(({ id, name, unit, unitSize }) => ({
          ...{ page_id: String(id), page_name: name },
          meta_title: `${sizedName(name, { unit, unitSize })} price in ${shop.city} | ${shop.brand}`,
        })),
      );
    }
    const laid = await lay(
      tx,
      "category",
      categories.map(({ id, name }) => ({
        ...{ page_id: String(id), page_name: name, meta_title: `${name} online in ${shop.city} | ${shop.brand}` },
      })),
    );
    await lay(
      tx,
      "page",
      pages.map((name) => ({ page_id: name, page_name: name, meta_title: null })),
    );
    const generated = { products, categories: laid };
    await recordAudit(tx, { by, action: "generate", entity: seoTable.entity, id: 0, after: generated });
    return done(generated);
  });
}

async function* productsOnSale(tx: Tx) {
  for (let after = 0; ; ) {
    const rows = await tx.product.findMany({
      where: { status: "active", id: { gt: after } },
      select: { id: true, name: true, unit: true, unitSize: true },
      orderBy: { id: "asc" },
      take: most,
    });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < most) return;
    after = last.id;
  }
}

/** Writes records of one type, but for those that staff wrote; how many there were. */
const lay = (tx: Tx, type: "product" | "category" | "page", rows: readonly Generated[]): Promise<number> =>
  tx.$executeRaw`
    INSERT INTO seo_data (page_type, page_id, page_name, meta_title, is_active, is_auto_generated, created_at, updated_at)
    SELECT ${type}::seo_page_type, page_id, page_name, meta_title, true, true, ${now()}, ${now()}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS laid (page_id text, page_name text, meta_title text)
    ON CONFLICT (page_type, page_id) DO UPDATE
    SET page_name = excluded.page_name, meta_title = excluded.meta_title, updated_at = excluded.updated_at,
      version = seo_data.version
        + ((seo_data.page_name, seo_data.meta_title) IS DISTINCT FROM (excluded.page_name, excluded.meta_title))::int
    WHERE seo_data.is_auto_generated`;
