import { readRows } from "#app/platform/db.server.ts";
import type { CardRow } from "./card.server.ts";
import type { Card } from "./card.ts";
import type { ListTotal } from "./count-products.server.ts";
import { productOrders, productRows } from "./internal/filter-products.server.ts";
import { cardsWithSizes } from "./internal/pack-sizes.server.ts";
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
  /** How many cards all pages of a search have; null for a list without words, and beyond the last page. */
  found: ListTotal | null;
};

/**
 * One page of what customers may see: active products only. A search without an order of its own puts the best match first. Reads
 * one row more than it returns to detect a next page, as counting all costs far more.
 *
 * @param everySize whether all sizes of an article are listed; otherwise the first in the order stands for them
 */
export async function listProducts(
  { search, sort, page, ...filters }: ProductQuery,
  { everySize = false }: { everySize?: boolean } = {},
): Promise<ProductPage> {
  const found = {
    filters,
    order: sort === "popular" ? null : productOrders[sort],
    ...{ take: pageSize + 1, skip: (page - 1) * pageSize, isOneOfFamily: !everySize },
  };
  const listed = async () => ({
    words: null,
    amount: null,
    rows: await readRows<CardRow>(productRows({ filters, sort, page, everySize })),
  });
  const { words, rows, amount } = await (search ? understand(search, found) : listed());
  const hasMore = rows.length > pageSize;
  const hasNext = hasMore && page < lastPageOf(filters);
  const isCut = search ? found.skip + rows.length === maxCandidates : hasMore && !hasNext;
  return {
    products: await cardsWithSizes(rows.slice(0, pageSize)),
    hasNext,
    isCut,
    words,
    amount,
    found: search ? foundIn(rows, page) : null,
  };
}

function foundIn([row]: readonly CardRow[], page: number): ListTotal | null {
  if (row?.found === undefined) return page === 1 ? { count: 0, isMore: false } : null;
  return { count: row.found, isMore: row.found >= maxCandidates };
}
