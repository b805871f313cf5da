import packages from "./catalogue/packages.json" with { type: "json" };
import staples from "./catalogue/staples.json" with { type: "json" };
import { randomFrom } from "./random.ts";

/** Counted, and found gone: the shop shows what a sold-out product looks like. */
const outOfStock = new Set(["Broccoli", "Grapefruit"]);

/** Staples and package components never run low. */
const wellStocked = new Set([...staples, ...packages.flatMap(({ items }) => items.map(({ product }) => product))]);

/**
 * The opening stock of the demo shop, in thousandths; null where it is not tracked. Every third product is counted. Product 1 never
 * is, so that scripts can buy it for ever; product 7 has 15 (contract.md).
 */
export function openingStock(product: { id: number; name: string; soldByWeight: boolean; status?: string }): number | null {
  const { id, name, soldByWeight, status } = product;
  if (id === 7) return 15_000;
  if (id % 3 !== 1 || id === 1 || status === "draft") return null;
  if (outOfStock.has(name)) return 0;
  const random = randomFrom(id);
  if (soldByWeight) return random.between(40, 280) * 250;
  if (!wellStocked.has(name) && random.chance(0.1)) return random.between(2, 5) * 1000;
  return random.between(18, 160) * 1000;
}
