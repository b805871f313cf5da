import { type CardRow, cardColumns } from "#app/domain/catalog/card.server.ts";
import { everything } from "#app/domain/catalog/product-query.ts";
import { understand } from "#app/domain/catalog/search-products.server.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { findPackages, namesIn, type PackageHit } from "./find-packages.server.ts";
import type { Offer } from "./match-list.server.ts";
import { type AskedLine, parseList } from "./parse-list.ts";
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
 * What somebody at the counter may mean: a barcode, else products and packages by name, Roman Urdu or the beginning of either, with
 * an amount if one was typed ("adha kilo aloo"). At most six, the likeliest first, each with how much of it answers.
 */
export async function findForCounter(text: string): Promise<Findings> {
  const [hit] = await scanned(text);
  if (hit) {
    const product = toCounterProduct(hit);
    return { text, isScan: true, offers: [{ product, quantity: one }] };
  }
  const [line] = parseList(text);
  const asked = line?.isCounted ? line : null;
  const [{ words, rows }, packages] = await Promise.all([
    understand(asked?.words ?? text, { filters: everything, order: null, take: mostOffers * 2, skip: 0 }),
    packagesFor(text, asked),
  ]);
  const products = rows
    .map(toCounterProduct)
    .map((product, place) => ({ product, rank: place + (asked ? misfit(asked, product) : 0) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => ({ product, quantity: asked ? sellingQuantity(asked, product) : one }));
  // what a typed word only sounds like is less likely meant than a package that is called so
  const isMeant = ({ isNamed, isExact, folded }: PackageHit) => isNamed || (isExact && words?.phrase !== folded);
  const [meant, others] = [packages.filter(isMeant), packages.filter((hit) => !isMeant(hit))];
  const room = mostOffers - packages.length;
  const offers = [...meant, ...products.slice(0, room), ...others].map(({ product, quantity }) => ({ product, quantity }));
  return { text, isScan: false, offers };
}

/** The packages that are called what was typed; of one whose name has a number in it, one. */
async function packagesFor(text: string, asked: AskedLine | null): Promise<(PackageHit & Offer)[]> {
  const names = asked ? namesIn(text, asked.words) : [text];
  const hits = await findPackages(names, { isTyped: true });
  const whole = hits.get(0) ?? [];
  if (names.length > 1 && whole.length > 0) return whole.map((hit) => ({ ...hit, quantity: one }));
  return (hits.get(names.length - 1) ?? []).map((hit) => ({
    ...hit,
    quantity: asked ? sellingQuantity(asked, hit.product) : one,
  }));
}
