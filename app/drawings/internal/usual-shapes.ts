import type { DrawnShape } from "#app/domain/catalog/product-fields.ts";

/** What the goods of a seeded subcategory or category usually come in; by its slug. */
const usualShapes: Readonly<Record<string, DrawnShape>> = {
  "atta-rice-flour": "pillow",
  "pulses-beans": "clear-bag",
  "oil-ghee": "bottle",
  "sugar-salt-honey": "clear-bag",
  "honey-sweeteners": "box",
  "dairy-eggs": "carton",
  "yogurt-cream": "tub",
  "butter-cheese": "slab",
  "ice-cream": "box",
  "frozen-veg-fries": "pillow",
  "bakery-breakfast": "pillow",
  "cereals-oats": "box",
  spreads: "jar",
  "drinks-water": "pillow",
  "biscuits-snacks": "pillow",
  desserts: "box",
  "noodles-sauces": "pillow",
  sauces: "bottle",
  "liquid-sauces": "bottle",
  "pickles-pastes": "jar",
  "dry-fruit": "clear-bag",
  "diapers-wipes": "big-pack",
  "soap-handwash": "soap",
  "laundry-cleaning": "pillow",
  "pest-air": "box",
};

/** What an article usually comes in, by its subcategory, else its category; any other in a box. */
export const usualShapeOf = (category: string, subcategory: string): DrawnShape =>
  usualShapes[subcategory] ?? usualShapes[category] ?? "box";
