import { listQuery, writeQuery } from "#app/domain/resource/resource-query.ts";
import type { ResourceQuery } from "#app/domain/resource/resource-view.ts";
import type { ProductStatus } from "#app/generated/prisma/enums.ts";
import type { ProductFields } from "./product-fields.ts";

/** The stock filter of staff: available, low (five selling units or less), out of stock or not tracked. */
export const stockStates = ["in", "low", "out"] as const;

/** One of the answers. */
export type StockState = (typeof stockStates)[number];

/** The orders of the back office's list, as its address names them. The first is the default. */
export const staffSorts = ["name", "newest", "price-low", "price-high", "popular"] as const;

/** One of the orders. */
export type StaffSort = (typeof staffSorts)[number];

/** How many products a page of the back office shows. */
export const staffPageSize = 50;

/** Nobody leafs further than this, 10,000 products: a search or a filter is quicker. */
export const lastStaffPage = 200;

/** A search compares no more products than this, and no more are changed at once. */
export const maxAtOnce = 1000;

/** What narrows the list of products of staff; null and false do not. */
interface StaffNarrowing {
  category: number | null;
  subcategory: number | null;
  stock: StockState | null;
  status: ProductStatus | null;
  featured: boolean;
  discounted: boolean;
}

/** The filter that asks about each field of a product; null: none does. */
export const fieldFilters = {
  name: null,
  nameUr: null,
  description: null,
  descriptionUr: null,
  price: null,
  costPrice: null,
  discountPercent: "discounted",
  discountActive: "discounted",
  categoryId: "category",
  subcategoryId: "subcategory",
  companyName: null,
  keywords: null,
  featured: "featured",
  inStock: "stock",
  stockQuantity: "stock",
  unit: null,
  unitSize: null,
  packFamily: null,
  soldByWeight: null,
  quantityStep: null,
  orderLimit: null,
  quality: null,
  status: "status",
  barcode: null,
  imageUrl: null,
  drawnAs: null,
  furtherPictures: null,
} as const satisfies Record<keyof ProductFields, keyof StaffNarrowing | null>;

/** A filter of the list: each has its control, its place in the address and its condition. */
export type StaffFilterName = NonNullable<(typeof fieldFilters)[keyof ProductFields]>;

/** Which products staff see; `page` counts from 1. */
export interface StaffFilter extends Pick<StaffNarrowing, StaffFilterName> {
  search: string;
  sort: StaffSort;
  page: number;
}

/** The filter as a list of the back office has it; what is at its default is left out. */
export function staffListQuery({ search, page, sort, ...narrowing }: StaffFilter): ResourceQuery {
  const asked = Object.entries(narrowing).filter(([, value]) => value);
  const filters = Object.fromEntries(asked.map(([name, value]) => [name, value === true ? "1" : String(value)]));
  return listQuery({ q: search, page, sort: sort === staffSorts[0] ? "" : sort, filters });
}

/** The query string of a filter, without the question mark; what is at its default is left out. */
export const staffQuery = (filter: StaffFilter): URLSearchParams => new URLSearchParams(writeQuery(staffListQuery(filter)));
