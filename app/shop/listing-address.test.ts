import { expect, test } from "vitest";
import { type ListingQuery, listingAddress } from "./listing-address.ts";

const plain: ListingQuery = { search: "", category: null, subcategory: null, featured: false, sort: "popular", page: 1 };

test.each([
  ["/products", {}, "/products"],
  ["/products", { page: 2 }, "/products?page=2"],
  [
    "/products",
    { page: 3, sort: "newest", featured: true, subcategory: 4, category: 2, search: "atta & rice" },
    "/products?search=atta+%26+rice&category=2&subcategory=4&featured=true&sort=newest&page=3",
  ],
  ["/category/2", { category: 2, subcategory: 4 }, "/category/2?subcategory=4"],
] as const)("a list has one address: %s with %j is %s", (path, change, address) => {
  expect(listingAddress(path, { ...plain, ...change })).toBe(address);
});
