import { listQuery, writeQuery } from "#app/domain/resource/resource-query.ts";
import type { ResourceQuery } from "#app/domain/resource/resource-view.ts";
import type { ProductStatus } from "#app/generated/prisma/enums.ts";

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

/** Which products staff see; null and false do not filter, `page` counts from 1. */
export interface StaffFilter {
  search: string;
  category: number | null;
  subcategory: number | null;
  stock: StockState | null;
  status: ProductStatus | null;
  featured: boolean;
  discounted: boolean;
  sort: StaffSort;
  page: number;
}

/** The filter as a list of the back office has it; what is at its default is left out. */
export function staffListQuery({ search, page, sort, ...narrowing }: StaffFilter): ResourceQuery {
  const { category, subcategory, stock, status, featured, discounted } = narrowing;
  const filters = {
    ...(category && { category: String(category) }),
    ...(subcategory && { subcategory: String(subcategory) }),
    ...(stock && { stock }),
    ...(status && { status }),
    ...(featured && { featured: "1" }),
    ...(discounted && { discounted: "1" }),
  };
  return listQuery({ q: search, page, sort: sort === staffSorts[0] ? "" : sort, filters });
}

/** The query string of a filter, without the question mark; what is at its default is left out. */
export const staffQuery = (filter: StaffFilter): URLSearchParams => new URLSearchParams(writeQuery(staffListQuery(filter)));
