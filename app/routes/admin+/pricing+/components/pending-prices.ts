import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import type { RefusedLine, SheetReport } from "#app/domain/catalog/price-sheet.server.ts";

/** A price that was typed and not saved yet: for which product as it was then, and why it was refused, if it was. */
export type PendingPrice = { product: ListedProduct; typed: string; version: number; refused: RefusedLine | null };

/** All of them by product, in the order in which they were typed. */
export type PendingPrices = ReadonlyMap<number, PendingPrice>;

/** Nothing is typed. */
export const noPrices: PendingPrices = new Map();

/** The prices with what is typed for a product now; an empty field takes its price back. */
export function withTyped(prices: PendingPrices, product: ListedProduct, typed: string): PendingPrices {
  const next = new Map(prices);
  const known = prices.get(product.id);
  if (typed.trim() === "") next.delete(product.id);
  else next.set(product.id, { product, version: product.version, refused: null, ...known, typed });
  return next;
}

/** A sheet that was saved: what was sent, what is listed now, and the answer, nothing when all of it was saved. */
export type SavedSheet = { sent: PendingPrices; products: readonly ListedProduct[]; report: SheetReport | undefined };

/**
 * What is left of the prices once a sheet was saved: the refused lines, and whatever was typed since it was sent, each measured
 * from now on by what is saved now.
 */
export function afterSave(prices: PendingPrices, { sent, products, report }: SavedSheet): PendingPrices {
  const left = new Map<number, PendingPrice>();
  for (const refused of report?.refused ?? []) {
    const product = prices.get(refused.id)?.product ?? products.find(({ id }) => id === refused.id);
    if (!product) continue;
    const price = refused.savedPrice ?? product.price;
    left.set(refused.id, {
      product: { ...product, price },
      typed: refused.typed,
      version: refused.savedVersion ?? product.version,
      refused,
    });
  }
  for (const [id, price] of prices) {
    if (price.typed === sent.get(id)?.typed) continue;
    const saved = left.get(id) ?? products.find((product) => product.id === id);
    left.set(id, { ...price, version: saved?.version ?? price.version, refused: null });
  }
  return left;
}

/** The prices whose products are not on the page, last typed first. */
export const elsewhere = (prices: PendingPrices, products: readonly ListedProduct[]): PendingPrice[] =>
  [...prices.values()].filter(({ product }) => products.every(({ id }) => id !== product.id)).reverse();

/** Under which each person's prices are kept in a window. */
export const pricesPlace = "admin-prices:";

/** As the browser keeps them. */
export const pricesText = (prices: PendingPrices): string => JSON.stringify([...prices.values()]);

/** Out of what the browser kept; damaged entries are nothing. */
export function readPrices(text: string | null): PendingPrices {
  try {
    const kept = JSON.parse(text ?? "[]") as PendingPrice[];
    return new Map(kept.map((price) => [price.product.id, price]));
  } catch {
    return noPrices;
  }
}
