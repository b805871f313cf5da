import { type CardRow, cardColumns } from "#app/domain/catalog/card.server.ts";
import { understand } from "#app/domain/catalog/search-products.server.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db, raw } from "#app/platform/db.server.ts";
import type { Offer } from "./match-list.server.ts";
import { parseList } from "./parse-list.ts";
import { misfit, sellingQuantity } from "./selling-quantity.ts";
import { toCounterProduct } from "./to-counter-product.server.ts";

/** What the counter's field offers for a text; `isScan` when it is the barcode of the one product. */
export type Findings = { text: string; isScan: boolean; offers: Offer[] };

const mostOffers = 6;
const one = thousandths(1000);

/** What stands on packets: EAN, UPC and the shop's own labels. */
const barcode = /^[0-9A-Z-]{6,32}$/i;

async function scanned(text: string): Promise<CardRow[]> {
  if (!barcode.test(text) || !/\d{4}/.test(text)) return [];
  return db.$queryRaw<CardRow[]>`SELECT ${cardColumns} FROM products p WHERE p.barcode = ${text} AND p.status = 'active'`;
}

/**
 * What somebody at the counter may mean: a barcode, else products by name, Roman Urdu or the beginning of either, with an amount
 * if one was typed ("adha kilo aloo"). At most six, the likeliest first, each with how much of it answers.
 */
export async function findForCounter(text: string): Promise<Findings> {
  const [hit] = await scanned(text);
  if (hit) {
    const product = toCounterProduct(hit);
    return { text, isScan: true, offers: [{ product, quantity: one }] };
  }
  const [asked] = parseList(text);
  const words = asked?.isCounted ? asked.words : text;
  const { rows } = await understand(words, { where: raw(""), order: null, take: mostOffers * 2, skip: 0 });
  const offers = rows
    .map(toCounterProduct)
    .map((product, place) => ({ product, rank: place + (asked?.isCounted ? misfit(asked, product) : 0) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostOffers)
    .map(({ product }) => ({ product, quantity: asked?.isCounted ? sellingQuantity(asked, product) : one }));
  return { text, isScan: false, offers };
}
