import { type Paisa, rupees } from "#app/lib/money.ts";
import { customerPrice, type UnitBasis } from "#app/lib/price.ts";
import categoriesFile from "./catalogue/categories.json" with { type: "json" };
import packagesFile from "./catalogue/packages.json" with { type: "json" };
import productsFile from "./catalogue/products.json" with { type: "json" };
import soldByWeight from "./catalogue/sold-by-weight.json" with { type: "json" };
import { openingStock } from "./opening-stock.ts";
import { popularity } from "./popularity.ts";

/** One product as `catalogue/products.json` writes it, prices in rupees. */
export type ProductEntry = {
  name: string;
  nameUr: string;
  brand: string | null;
  category: string;
  subcategory: string;
  unit: string;
  unitSize: string;
  price: number;
  costPrice: number;
  quality: "A" | "B" | "C";
  keywords: string[];
  description: string;
  descriptionUr: string;
  discountPercent?: number;
  featured?: boolean;
  inStock?: boolean;
  /**
   * What a Multan shopper would miss stands at the end of the file as a draft: customers see the 495 products the shop
   * opens with, and staff find the others ready to be priced and published.
   */
  status?: "draft";
};

let subcategoryCount = 0;

/** The categories in display order; the first has id 1. */
export const categories = categoriesFile.map(({ subcategories, ...category }, at) => ({
  ...category,
  id: at + 1,
  subcategories: subcategories.map((subcategory) => ({
    ...subcategory,
    unitBasis: subcategory.unitBasis as UnitBasis,
    id: ++subcategoryCount,
  })),
}));

const categoryIds = new Map(categories.map(({ slug, id }) => [slug, id]));
const subcategoryIds = new Map(categories.flatMap(({ subcategories }) => subcategories.map(({ slug, id }) => [slug, id])));
const weighed = new Set(soldByWeight);

/** The products in the order of the file, which is the order of their ids; prices in paisa, discounts in basis points. */
export const products = (productsFile as ProductEntry[]).map((entry, at) => ({
  ...entry,
  id: at + 1,
  price: rupees(entry.price),
  costPrice: rupees(entry.costPrice),
  categoryId: known(categoryIds, entry.category),
  subcategoryId: known(subcategoryIds, entry.subcategory),
  discountPercent: (entry.discountPercent ?? 0) * 100,
  discountActive: entry.discountPercent !== undefined,
  featured: entry.featured ?? false,
  inStock: entry.inStock ?? true,
  status: entry.status ?? ("active" as const),
  soldByWeight: weighed.has(entry.name),
  quantityStep: weighed.has(entry.name) ? 250 : 1000,
  stockQuantity: openingStock({ id: at + 1, name: entry.name, soldByWeight: weighed.has(entry.name), status: entry.status }),
  popularity: popularity(entry),
}));

/** A product of the demo shop. */
export type Product = (typeof products)[number];

const byName = new Map(products.map((product) => [product.name, product]));

/** The product of that exact name; throws when the catalogue has none. */
export const productNamed = (name: string): Product => known(byName, name);

/** The curated packages with what they hold and what their products cost one by one, undiscounted. */
export const cataloguePackages = packagesFile.map(({ items, ...curated }, at) => {
  const contents = items.map(({ product, quantity }) => ({ product: productNamed(product), quantity: quantity * 1000 }));
  const itemTotal = contents.reduce((total, { product, quantity }) => total + (product.price * quantity) / 1000, 0);
  return { ...curated, id: at + 1, price: rupees(curated.price), itemTotal, contents };
});

/** A curated package of the demo shop. */
export type Package = (typeof cataloguePackages)[number];

/** What a customer pays for one unit today. */
export const priceToday = (product: Product): Paisa => customerPrice(product);

function known<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new RangeError(`The catalogue has no ${name}`);
  return value;
}
