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

/** A column as the export writes it. */
export type ExportField = "id" | NonNullable<(typeof columns)[keyof ProductFields]> | "version" | "stock_shown";

/** One of the columns that are read: those of the export, and two that suppliers' lists have. */
export type CsvField = ExportField | "packing" | "carton_price";

/**
 * The columns that the export writes: `id` and `barcode` say which product a row is about, `version` and `stock_shown` what the product
 * was when the file was written.
 */
export const exportFields: readonly ExportField[] = [
  "id",
  ...Object.values(columns).filter((column) => column !== null),
  "version",
  "stock_shown",
];

/** The columns that a product file can have; `packing` says how many pieces of which size a carton holds, "5KG x 4". */
export const csvFields: readonly CsvField[] = [...exportFields, "packing", "carton_price"];

/** The columns that are no values of a product. */
export const keyFields: ReadonlySet<CsvField> = new Set<CsvField>(["id", "version", "stock_shown", "packing", "carton_price"]);

/** What each column of a file stands for, in the file's order; null is not read. */
export type CsvMapping = readonly (CsvField | null)[];

/** Whether a file is one that this shop wrote: only there is `id` a number of this shop's products (decisions 0051). */
export const isOwnFile = (mapping: CsvMapping): boolean =>
  mapping.includes("id") && (mapping.includes("version") || mapping.includes("stock_shown"));
