import type { ProductStatus, Quality, StockReason } from "#app/generated/prisma/enums.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";

/** Everything of a product that staff write (A3.01, A3.02). */
export type ProductFields = {
  name: string;
  nameUr: string | null;
  description: string;
  descriptionUr: string | null;
  /** per selling unit, before any discount */
  price: Paisa;
  costPrice: Paisa | null;
  /** basis points, 0 to 10000 */
  discountPercent: number;
  discountActive: boolean;
  categoryId: number;
  subcategoryId: number | null;
  /** the brand */
  companyName: string | null;
  keywords: string[];
  featured: boolean;
  inStock: boolean;
  /** null: nobody counts */
  stockQuantity: Thousandths | null;
  unit: string;
  /** how much of the unit one packet holds, a decimal such as `1.5` */
  unitSize: string | null;
  /** the same word at every size of one article, in small letters; null: there is one size */
  packFamily: string | null;
  soldByWeight: boolean;
  quantityStep: Thousandths;
  /** the most of it in one order of the storefront; null: any amount */
  orderLimit: Thousandths | null;
  quality: Quality;
  status: ProductStatus;
  barcode: string | null;
  imageUrl: string | null;
  /** the shape of the picture that is drawn where there is no photo; null: derived from the name */
  drawnAs: DrawnShape | null;
  /** addresses in order, behind the product's own */
  furtherPictures: string[];
};

/** The fields as a member of staff sees them: the cost price is absent without the permission to see it. */
export type VisibleFields = Omit<ProductFields, "costPrice"> & Partial<Pick<ProductFields, "costPrice">>;

export { qualities } from "./product-query.ts";

/** The shapes that staff may choose for a drawing; by no means all, as the others need what only a name says. */
export const drawnShapes = [
  ...(["heap", "clear-bag", "sack", "pillow", "packet", "big-pack", "box", "carton", "bottle", "jerry-can"] as const),
  ...(["tin", "jar", "tub", "tube", "tray", "wrap", "slab", "soap", "rolls", "single"] as const),
] as const;

/** One of the shapes that staff may choose. */
export type DrawnShape = (typeof drawnShapes)[number];

/** The longest name a product may have, characters. */
export const longestName = 150;

/** The maximum stock of a product: a million selling units, more than one order line may request. */
export const maxStock: Thousandths = thousandths(1_000_000_000);

/** The states a product can be put into; a draft is seen by staff alone, an archived one stays for the orders that refer to it. */
export const productStatuses = ["active", "draft", "archived"] as const satisfies readonly ProductStatus[];

/** Why staff change a stock figure; what orders sell and return is booked by the orders. */
export const staffReasons = ["counted", "received", "wasted"] as const satisfies readonly StockReason[];

/** One of the reasons that staff may give. */
export type StaffReason = (typeof staffReasons)[number];

/** What the product's page shows beside its own picture. */
export const maxFurtherPictures = 8;

/** The usual step of what is sold by weight: a pao, 250 g. */
export const weightStep: Thousandths = thousandths(250);

/** The defaults of a product (A5.12, A5.13); name, description, price and category have no default. */
export const defaultFields: Omit<ProductFields, "name" | "description" | "price" | "categoryId"> = {
  nameUr: null,
  descriptionUr: null,
  costPrice: null,
  discountPercent: 0,
  discountActive: false,
  subcategoryId: null,
  companyName: null,
  keywords: [],
  featured: false,
  inStock: true,
  stockQuantity: null,
  unit: "each",
  unitSize: "1",
  packFamily: null,
  soldByWeight: false,
  quantityStep: thousandths(1000),
  orderLimit: null,
  quality: "A",
  status: "active",
  barcode: null,
  imageUrl: null,
  drawnAs: null,
  furtherPictures: [],
};

/** A new product before anything is typed: the usual, and nothing of what must be typed. */
export const blankFields: ProductFields = { ...defaultFields, name: "", description: "", price: paisa(0), categoryId: 0 };

/** The form's name of every field, which is its column's. */
export const fieldNames = {
  name: "name",
  nameUr: "name_ur",
  description: "description",
  descriptionUr: "description_ur",
  price: "price",
  costPrice: "cost_price",
  discountPercent: "discount_percent",
  discountActive: "discount_active",
  categoryId: "category_id",
  subcategoryId: "subcategory_id",
  companyName: "company_name",
  keywords: "keywords",
  featured: "featured",
  inStock: "in_stock",
  stockQuantity: "stock_quantity",
  unit: "unit",
  unitSize: "unit_size",
  packFamily: "pack_family",
  soldByWeight: "sold_by_weight",
  quantityStep: "quantity_step",
  orderLimit: "order_limit",
  quality: "quality",
  status: "status",
  barcode: "barcode",
  imageUrl: "image_url",
  drawnAs: "drawn_as",
  furtherPictures: "pictures",
} as const satisfies Record<keyof ProductFields, string>;

/** A field as the form names it. */
export type FieldName = (typeof fieldNames)[keyof ProductFields];
