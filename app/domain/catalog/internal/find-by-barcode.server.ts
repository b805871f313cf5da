import { barcodeSpellings, gtin } from "#app/lib/gtin.ts";
import { db } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns } from "../card.server.ts";
import type { ProductFilters } from "../product-query.ts";
import { filterConditions } from "./filter-products.server.ts";

/** A page of the product that bears a code. */
type Page = { filters: ProductFilters; take: number; skip: number };

/**
 * The product whose packet bears the code that was searched for, as a row of a card; more than one where a code was given twice. None for
 * words, and for codes of the shop's own, which customers cannot know.
 */
export async function findByBarcode(text: string, { filters, take, skip }: Page): Promise<CardRow[]> {
  if (gtin(text) === null) return [];
  return db.$queryRaw<CardRow[]>`
    SELECT ${cardColumns}, count(*) OVER ()::int AS found FROM products p
    WHERE p.status = 'active' AND lower(p.barcode) = ANY(${barcodeSpellings(text)}::text[]) ${filterConditions(filters)}
    ORDER BY p.id LIMIT ${take} OFFSET ${skip}`;
}
