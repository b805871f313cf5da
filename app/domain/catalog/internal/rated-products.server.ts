import { readAuditLogAfter } from "#app/domain/audit/read-audit-log.server.ts";
import { addDays, startOfKarachiDay } from "#app/lib/dates.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { cachedReads } from "#app/platform/cached-read.server.ts";
import { readRows, sql } from "#app/platform/db.server.ts";

/** A product of the rate board, with the price it had when the day before ended; null where today it was not changed. */
export type RatedProduct = { id: number; yesterday: Paisa | null };

const maxRates = 6;

/**
 * The products of the rate board on a day in Karachi, `YYYY-MM-DD`: what is weighed and sells best, six at most. None when the price log
 * has had no change of any of them for a week.
 */
export const findRatedProducts = cachedReads(
  "rated-products",
  ["products"],
  async (day: string): Promise<RatedProduct[]> => {
    const loose = await readRows<{ id: number }>(sql`
      SELECT p.id FROM products p WHERE p.status = 'active' AND p.sold_by_weight AND p.in_stock
      ORDER BY p.popularity DESC, p.id LIMIT ${maxRates}`);
    const ids = loose.map(({ id }) => id);
    const entries = await readAuditLogAfter({ entity: "product", ids, after: startOfKarachiDay(addDays(day, -7)) });
    const changes = entries.filter(({ before, after }) => before?.["price"] != null && after?.["price"] != null);
    if (changes.length === 0) return [];
    const morning = startOfKarachiDay(day);
    return ids.map((id) => {
      const first = changes.findLast(({ rowId, at }) => Number(rowId) === id && at >= morning);
      return { id, yesterday: first ? paisa(Number(first.before?.["price"])) : null };
    });
  },
  2,
);
