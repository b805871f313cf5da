import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Above this number brands are no filter: the most frequent ones of a list are offered, the others are searched for. */
const maxOffered = 20;

type Row = { category_id: number; brand: string; products: number };

/** The brands of each category; cached until a product changes its brand, category or status. */
const findBrandFacts = cachedRead("brands", ["brands"], async () => {
  const rows = await db.$queryRaw<Row[]>`
    SELECT category_id, company_name AS brand, count(*)::int AS products FROM products
    WHERE status = 'active' AND company_name <> '' GROUP BY category_id, company_name ORDER BY products DESC, brand LIMIT 5000`;
  const categories = [...new Set(rows.map(({ category_id }) => category_id))];
  const offeredIn = new Map(categories.map((id) => [id, offeredOf(rows.filter(({ category_id }) => category_id === id))]));
  return { rows, offered: offeredOf(rows), offeredIn };
});

function offeredOf(rows: readonly Row[]): string[] {
  const counts = new Map<string, number>();
  for (const { brand, products } of rows) counts.set(brand, (counts.get(brand) ?? 0) + products);
  return offeredBrands(Object.fromEntries(counts));
}

/** The brands with the most products, by name; at most 20. */
export function offeredBrands(counts: Readonly<Record<string, number>>): string[] {
  const max = Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxOffered);
  return max.map(([brand]) => brand).sort((one, other) => one.localeCompare(other, "en"));
}

/** The brands of a category, or of the whole shop, that a list can be narrowed to: by name, at most 20. */
export async function listBrands(category: number | null): Promise<readonly string[]> {
  const { offered, offeredIn } = await findBrandFacts();
  return category === null ? offered : (offeredIn.get(category) ?? []);
}

/** A brand as the shop writes it, however somebody else writes it; null when the shop sells nothing of it. */
export async function findBrand(typed: string): Promise<string | null> {
  const wanted = typed.toLowerCase();
  return (await findBrandFacts()).rows.find(({ brand }) => brand.toLowerCase() === wanted)?.brand ?? null;
}
