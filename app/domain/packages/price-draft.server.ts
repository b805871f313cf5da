import { type CardRow, cardColumns, toCard } from "#app/domain/catalog/card.server.ts";
import { findCategoryIndex } from "#app/domain/catalog/categories.server.ts";
import { sum } from "#app/lib/money.ts";
import { linePrice, thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import type { DraftLine, PricedDraft } from "./draft.ts";

/**
 * Prices the lines of a draft by today's prices, in their order. What is not for sale is left out; it is named only where the
 * customer's own package `keeps` it: anybody may write any product's number into an address, and drafts are nobody's to see.
 */
export async function priceDraft(lines: readonly DraftLine[], isKept: readonly DraftLine[] = []): Promise<PricedDraft> {
  const ids = lines.map(({ productId }) => productId);
  const [facts, rows] = await Promise.all([findCategoryIndex(), ids.length > 0 ? readProducts(ids) : []]);
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
  const own = new Set(isKept.map(({ productId }) => productId));
  const gone = known.filter(({ row }) => row.status !== "active" && own.has(row.id)).map(({ row }) => row.name);
  return {
    lines: priced,
    total: sum(priced.map(({ total }) => total)),
    gone,
    leftOut: lines.length - priced.length - gone.length,
  };
}

const readProducts = (ids: number[]) => db.$queryRaw<(CardRow & { status: string })[]>`
  SELECT ${cardColumns}, p.status::text AS status FROM products p WHERE p.id = ANY(${ids})`;
