import { readRows } from "#app/platform/db.server.ts";
import { type CardRow, toCard } from "./card.server.ts";
import type { Card } from "./card.ts";
import { findCategoryIndex } from "./categories.server.ts";
import { productOrders, productRows } from "./internal/filter-products.server.ts";
import { lastPageOf, type ProductQuery } from "./product-query.ts";
import { pageSize } from "./product-sorts.ts";
import type { SearchAmount } from "./search-amount.ts";
import { maxCandidates, understand } from "./search-products.server.ts";
import type { SearchWords } from "./search-words.server.ts";

/** One page of products, whether another follows, whether more were found than any page shows, and what a search was taken to mean. */
export type ProductPage = {
  products: Card[];
  hasNext: boolean;
  isCut: boolean;
  words: SearchWords | null;
  amount: SearchAmount | null;
};

/**
 * One page of what customers may see: active products only. A search without an order of its own puts the best match first. Reads
 * one row more than it returns to detect a next page, as counting all costs far more.
 */
export async function listProducts({ search, sort, page, ...filters }: ProductQuery): Promise<ProductPage> {
  const found = {
    filters,
    order: sort === "popular" ? null : productOrders[sort],
    ...{ take: pageSize + 1, skip: (page - 1) * pageSize },
  };
  const listed = async () => ({ words: null, amount: null, rows: await readRows<CardRow>(productRows({ filters, sort, page })) });
  const [facts, { words, rows, amount }] = await Promise.all([
    findCategoryIndex(),
    search ? understand(search, found) : listed(),
  ]);
  const hasMore = rows.length > pageSize;
  const hasNext = hasMore && page < lastPageOf(filters);
  const isCut = search ? found.skip + rows.length === maxCandidates : hasMore && !hasNext;
  return { products: rows.slice(0, pageSize).map((row) => toCard(row, facts)), hasNext, isCut, words, amount };
}
