import type { Paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { readSearch, type SearchWords } from "./search-words.server.ts";

/** How many products are offered while somebody types. */
const maxProductsOffered = 5;

/** A product offered to staff while they type, whatever its status; list price in paisa. */
export type PaletteProduct = { id: number; name: string; status: "active" | "draft" | "archived"; price: Paisa };

/**
 * The products of the back office that a text may mean, at most five, those on sale first: by their words, as customers search
 * for them, or by their barcode.
 */
export async function findPaletteProducts(text: string): Promise<PaletteProduct[]> {
  const words = await readSearch(text, { unfinished: true });
  if (!words) return [];
  return db.$queryRaw<PaletteProduct[]>`
    SELECT p.id, p.name, p.status::text AS status, p.price FROM products p
    WHERE p.search_vector @@ ${begunAnywhere(words)}::tsquery OR p.barcode = ${text}
    ORDER BY p.status = 'active' DESC, p.popularity DESC, p.id LIMIT ${maxProductsOffered}`;
}

/**
 * The full-text query for products with every search word in name, brand, keywords or category: each word as a prefix, be it one
 * character, or a synonym.
 */
export const begunAnywhere = ({ asked }: SearchWords): string =>
  asked.map(({ typed, meant }) => `(${[`${inARow(typed)}:*`, ...meant.map(inARow)].join(" | ")})`).join(" & ");

const inARow = (phrase: string): string => phrase.replaceAll(" ", " <-> ");
