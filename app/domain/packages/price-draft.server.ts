import { type CardRow, cardColumns, toCard } from "#app/domain/catalog/card.server.ts";
import { findCategoryFacts } from "#app/domain/catalog/categories.server.ts";
import { sum } from "#app/lib/money.ts";
import { linePrice, thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import type { DraftLine, PricedDraft } from "./draft.ts";

/** Prices the lines of a draft by today's prices, in their order. What never was a product is left out without a word. */
export async function priceDraft(lines: readonly DraftLine[]): Promise<PricedDraft> {
  const ids = lines.map(({ productId }) => productId);
  const [facts, rows] = await Promise.all([findCategoryFacts(), ids.length > 0 ? readProducts(ids) : []]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = lines.flatMap(({ productId, quantity }) => {
    const row = byId.get(productId);
    return row ? [{ row, quantity }] : [];
  });
  const priced = known
    .filter(({ row }) => row.status === "active")
    .map(({ row, quantity }) => {
      const product = toCard(row, facts);
      return { product, quantity, total: linePrice(product.price, thousandths(quantity * 1000)) };
    });
  return {
    lines: priced,
    total: sum(priced.map(({ total }) => total)),
    gone: known.filter(({ row }) => row.status !== "active").map(({ row }) => row.name),
  };
}

const readProducts = (ids: number[]) => db.$queryRaw<(CardRow & { status: string })[]>`
  SELECT ${cardColumns}, p.status::text AS status FROM products p WHERE p.id = ANY(${ids})`;
