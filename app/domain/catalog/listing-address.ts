import { toRupeesInput } from "#app/lib/money.ts";
import { everything, type ProductQuery } from "./product-query.ts";

/** The query parameters of a list. */
export const listingParams = [
  ...["search", "category", "subcategory", "featured", "brand", "min", "max"],
  ...["quality", "in_stock", "discounted", "sort", "page"],
] as const;

/**
 * The address of a list: what is as usual is left out and the rest always stands in the same order, so that one list has one
 * address. The fields of the filter panel stand in this order too.
 *
 * @param path the list's page; on a category's own page the category is part of it
 */
export function listingAddress(path: string, query: ProductQuery): string {
  const { search, category, subcategory, brands, priceFrom, priceTo, quality, sort, page } = query;
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (category && path === "/products") params.set("category", String(category));
  if (subcategory) params.set("subcategory", String(subcategory));
  if (query.featured) params.set("featured", "true");
  for (const brand of brands) params.append("brand", brand);
  if (priceFrom !== null) params.set("min", toRupeesInput(priceFrom));
  if (priceTo !== null) params.set("max", toRupeesInput(priceTo));
  if (quality) params.set("quality", quality);
  if (query.inStock) params.set("in_stock", "true");
  if (query.discounted) params.set("discounted", "true");
  if (sort !== "popular") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}

/**
 * The canonical address of a list: an order or a finer filter makes no page of its own, and the products of a category are found on
 * its page.
 */
export function canonicalListing({ search, category, subcategory, featured, page }: ProductQuery): string {
  const path = category && !search && !featured ? `/category/${category}` : "/products";
  return listingAddress(path, { ...everything, search, category, subcategory, featured, page });
}
