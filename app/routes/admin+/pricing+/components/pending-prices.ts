import type { ListedProduct } from "#app/domain/catalog/list-staff-products.server.ts";
import type { RefusedLine, SheetReport } from "#app/domain/catalog/price-sheet.server.ts";

/** An unsaved price: its product as loaded, and the refusal, if any. */
export type PendingPrice = { product: ListedProduct; typed: string; version: number; refused: RefusedLine | null };

/** All unsaved prices by product, in the order of typing. */
export type PendingPrices = ReadonlyMap<number, PendingPrice>;

/** Nothing is typed. */
export const noPrices: PendingPrices = new Map();

/** The prices with the value typed for a product; an empty field removes its price. */
export function withTyped(prices: PendingPrices, product: ListedProduct, typed: string): PendingPrices {
  const next = new Map(prices);
  const known = prices.get(product.id);
  if (typed.trim() === "") next.delete(product.id);
  else next.set(product.id, { product, version: product.version, refused: null, ...known, typed });
  return next;
}

/** A saved sheet: the submitted prices, the current ones, and the response, nothing when all of it was saved. */
export type SavedSheet = { sent: PendingPrices; products: readonly ListedProduct[]; report: SheetReport | undefined };

/** The prices that remain after a save: the refused lines, and those typed since the submit, each compared with the saved values from now on. */
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

/** The prices whose products are on other pages, last typed first. */
export const elsewhere = (prices: PendingPrices, products: readonly ListedProduct[]): PendingPrice[] =>
  [...prices.values()].filter(({ product }) => products.every(({ id }) => id !== product.id)).reverse();

/** Storage key of a person's prices in a window. */
export const pricesPlace = "admin-prices:";

/** As stored in the browser. */
export const pricesText = (prices: PendingPrices): string => JSON.stringify([...prices.values()]);

/** Parses the stored prices; damaged entries are dropped. */
export function readPrices(text: string | null): PendingPrices {
  try {
    const stored = JSON.parse(text ?? "[]") as PendingPrice[];
    return new Map(stored.map((price) => [price.product.id, price]));
  } catch {
    return noPrices;
  }
}
