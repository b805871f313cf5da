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

/** Brand and name without the size, in lower case; sizes of one article have it in common. */
const articleOf = ({ name, unit, unitSize }: Pick<ProductEntry, "name" | "unit" | "unitSize">): string =>
  name.replace(` ${unitSize} ${unit}`, "").toLowerCase();

const articles = (productsFile as ProductEntry[]).map(articleOf);
const sizedArticles = new Set(articles.filter((article, at) => articles.indexOf(article) !== at));

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
  packFamily: sizedArticles.has(articleOf(entry)) ? articleOf(entry) : null,
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

const mango = productNamed("Mango, Anwar Ratol");

/** Packages that were retired: one whose price is below what it costs and whose mangoes are out of season, and one that was never filled. */
export const retiredPackages = [
  {
    name: "Summer Fruit Basket",
    nameUr: "Garmiyon ki Fruit Basket",
    description: "The fruit of the season for a week of guests.",
    descriptionUr: "Mausam ke phal, mehmanon ke aik haftay ke liye.",
    price: rupees(500),
    itemTotal: mango.price * 3,
    duration: 7,
    featured: true,
    contents: [{ product: mango, quantity: 3000 }],
  },
  {
    name: "Ramzan Basket (to be filled)",
    nameUr: null,
    description: "What a fasting family needs for the month.",
    descriptionUr: null,
    price: rupees(9999.5),
    itemTotal: 0,
    duration: 30,
    featured: false,
    contents: [] as { product: Product; quantity: number }[],
  },
];

/** A curated package of the demo shop. */
export type Package = (typeof cataloguePackages)[number];

/** What a customer pays for one unit today. */
export const priceToday = (product: Product): Paisa => customerPrice(product);

function known<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new RangeError(`The catalogue has no ${name}`);
  return value;
}
