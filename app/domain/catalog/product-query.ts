import type { Quality } from "#app/generated/prisma/enums.ts";
import type { Paisa } from "#app/lib/money.ts";
import { lastPage, type ProductSort } from "./product-sorts.ts";

/** The grades a product can have, the best and usual one first (A5.12). */
export const qualities = ["A", "B", "C"] as const satisfies readonly Quality[];

/** What narrows a list of products besides words; null and false do not filter. */
export interface ProductFilters {
  category: number | null;
  subcategory: number | null;
  featured: boolean;
  /** Any of these, by name; none for all. */
  brands: readonly string[];
  /** The least and the most that a customer pays for one selling unit, both included. */
  priceFrom: Paisa | null;
  priceTo: Paisa | null;
  quality: Quality | null;
  inStock: boolean;
  discounted: boolean;
}

/** Which products, in which order, which page of them: the query parameters of a list. */
export interface ProductQuery extends ProductFilters {
  search: string;
  sort: ProductSort;
  page: number;
}

/** The first page of all products, the most popular first. */
export const everything: ProductQuery = {
  search: "",
  category: null,
  subcategory: null,
  featured: false,
  brands: [],
  priceFrom: null,
  priceTo: null,
  quality: null,
  inStock: false,
  discounted: false,
  sort: "popular",
  page: 1,
};

/** No filter: a list with only its words, its category and its order. */
export const unfiltered = {
  featured: false,
  brands: [],
  priceFrom: null,
  priceTo: null,
  quality: null,
  inStock: false,
  discounted: false,
} as const satisfies Partial<ProductFilters>;

/** Whether any filter of the filter panel is set. */
export const isNarrowed = ({ brands, priceFrom, priceTo, quality, inStock, discounted }: ProductFilters): boolean =>
  brands.length > 0 || priceFrom !== null || priceTo !== null || quality !== null || inStock || discounted;

/** A narrowed list ends sooner, after 2,400 products: each further page skips more rows. */
const lastNarrowedPage = 100;

/** The last page that a list is leafed through to. */
export const lastPageOf = (filters: ProductFilters): number => (isNarrowed(filters) ? lastNarrowedPage : lastPage);
