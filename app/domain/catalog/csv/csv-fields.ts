import type { ProductFields } from "../product-fields.ts";

/** The column of each field of a product, in the order of the export; null has none: further pictures don't fit in one cell. */
const columns = {
  barcode: "barcode",
  name: "name",
  nameUr: "name_ur",
  description: "description",
  descriptionUr: "description_ur",
  price: "price",
  costPrice: "cost_price",
  discountPercent: "discount_percent",
  discountActive: "discount_active",
  categoryId: "category",
  subcategoryId: "subcategory",
  companyName: "company_name",
  keywords: "keywords",
  unit: "unit",
  unitSize: "unit_size",
  packFamily: "pack_family",
  quality: "quality",
  inStock: "in_stock",
  stockQuantity: "stock_quantity",
  featured: "featured",
  status: "status",
  soldByWeight: "sold_by_weight",
  quantityStep: "quantity_step",
  orderLimit: "order_limit",
  imageUrl: "image_url",
  drawnAs: "drawn_as",
  furtherPictures: null,
} as const satisfies Record<keyof ProductFields, string | null>;

/** One of the columns. */
export type CsvField = "id" | NonNullable<(typeof columns)[keyof ProductFields]> | "version" | "stock_shown";

/**
 * The columns that a product file can have, as the export writes them: `id` and `barcode` say which product a row is about, `version` and
 * `stock_shown` what the product was when the file was written.
 */
export const csvFields: readonly CsvField[] = [
  "id",
  ...Object.values(columns).filter((column) => column !== null),
  "version",
  "stock_shown",
];

/** The columns that are no values of a product. */
export const keyFields: ReadonlySet<CsvField> = new Set<CsvField>(["id", "version", "stock_shown"]);

/** What each column of a file stands for, in the file's order; null is not read. */
export type CsvMapping = readonly (CsvField | null)[];

/** Headings that other shops' files use. */
const aliases: Record<string, CsvField> = {
  product_id: "id",
  ean: "barcode",
  sku: "barcode",
  product: "name",
  product_name: "name",
  title: "name",
  urdu_name: "name_ur",
  cost: "cost_price",
  discount: "discount_percent",
  category_name: "category",
  subcategory_name: "subcategory",
  brand: "company_name",
  company: "company_name",
  size: "unit_size",
  stock: "stock_quantity",
  quantity: "stock_quantity",
  image: "image_url",
};

const known = (heading: string): CsvField | null => {
  const word = heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
  return csvFields.find((field) => field === word) ?? aliases[word] ?? null;
};

/** What the headings of a file probably stand for; no field stands twice. */
export function guessMapping(header: readonly string[]): CsvMapping {
  const taken = new Set<CsvField>();
  return header.map((heading) => {
    const field = known(heading);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** A mapping as an address or a form carries it, one word for each column; what is unknown or stands twice is not read. */
export function readMapping(words: readonly string[], header: readonly string[]): CsvMapping {
  if (words.length !== header.length) return guessMapping(header);
  const taken = new Set<CsvField>();
  return words.map((word) => {
    const field = csvFields.find((name) => name === word) ?? null;
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
