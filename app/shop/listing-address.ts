import type { ProductSort } from "#app/domain/catalog/product-sorts.ts";

/** What the address of a list of products says. */
export interface ListingQuery {
  search: string;
  category: number | null;
  subcategory: number | null;
  featured: boolean;
  sort: ProductSort;
  page: number;
}

/**
 * The address of a list: what is as usual is left out and the rest always stands in the same order, so that one list has one address.
 *
 * @param path the list's page; on a category's own page the category is part of it
 */
export function listingAddress(path: string, { search, category, subcategory, featured, sort, page }: ListingQuery): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (category && path === "/products") params.set("category", String(category));
  if (subcategory) params.set("subcategory", String(subcategory));
  if (featured) params.set("featured", "true");
  if (sort !== "popular") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}
