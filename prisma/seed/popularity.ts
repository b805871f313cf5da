import productsFile from "./catalogue/products.json" with { type: "json" };
import staples from "./catalogue/staples.json" with { type: "json" };

/** How often a basket reaches into a category, roughly. */
const appetite: Record<string, number> = {
  vegetables: 520,
  "dairy-eggs": 480,
  "atta-rice-flour": 470,
  "oil-ghee": 440,
  "pulses-beans": 430,
  "spices-masalay": 420,
  fruit: 410,
  "meat-fish": 400,
  "sugar-salt-honey": 400,
  "tea-coffee": 390,
  "bakery-breakfast": 380,
  "laundry-cleaning": 330,
  "personal-care": 320,
  "drinks-water": 310,
  "biscuits-snacks": 300,
  "noodles-sauces": 280,
  frozen: 260,
  "baby-care": 230,
  "household-kitchen": 220,
  "dry-fruit": 210,
};

const placeAmongStaples = new Map(staples.map((name, place) => [name, place]));
const displayOrder = new Map<string, number>();
const subcategories = new Map<string, number>();
for (const { name, subcategory } of productsFile) {
  const place = subcategories.get(subcategory) ?? 0;
  displayOrder.set(name, place);
  subcategories.set(subcategory, place + 1);
}

/** How popular a product starts: the staples first, in their own order from 1000 down, the rest by category and display order. */
export function popularity({ name, category, featured, inStock }: Rated): number {
  const staple = placeAmongStaples.get(name);
  if (staple !== undefined) return 1000 - staple * 10;
  const score =
    (appetite[category] ?? 0) - 12 * (displayOrder.get(name) ?? 0) + (featured ? 60 : 0) - (inStock === false ? 150 : 0);
  return Math.max(1, score);
}

type Rated = { name: string; category: string; featured?: boolean; inStock?: boolean };
