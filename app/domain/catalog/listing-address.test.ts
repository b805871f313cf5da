import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { canonicalListing, listingAddress, listingParams } from "./listing-address.ts";
import { everything, type ProductQuery } from "./product-query.ts";

const all: ProductQuery = {
  ...{ search: "atta & rice", category: 2, subcategory: 4, featured: true, brands: ["K&N's"], priceFrom: rupees(100) },
  ...{ priceTo: rupees(250.5), quality: "B", inStock: true, discounted: true, sort: "newest", page: 3 },
};

test.each([
  ["/products", {}, "/products"],
  ["/products", { page: 2 }, "/products?page=2"],
  [
    "/products",
    all,
    "/products?search=atta+%26+rice&category=2&subcategory=4&featured=true&brand=K%26N%27s&min=100&max=250.50" +
      "&quality=B&in_stock=true&discounted=true&sort=newest&page=3",
  ],
  ["/products", { brands: ["Dalda", "K&N's"] }, "/products?brand=Dalda&brand=K%26N%27s"],
  ["/category/2", { category: 2, subcategory: 4 }, "/category/2?subcategory=4"],
] as const)("a list has one address: %s with %j is %s", (path, change, address) => {
  expect(listingAddress(path, { ...everything, ...change })).toBe(address);
});

test("every parameter is known, in the order it is written", () => {
  expect([...new URLSearchParams(listingAddress("/products", all).split("?")[1]).keys()]).toEqual([...listingParams]);
});

test.each([
  [{ sort: "newest", brands: ["Dalda"], priceTo: rupees(90), quality: "A", inStock: true, discounted: true }, "/products"],
  [{ category: 2, subcategory: 4, sort: "name", page: 2 }, "/category/2?subcategory=4&page=2"],
  [{ category: 2, search: "atta" }, "/products?search=atta&category=2"],
  [{ category: 2, featured: true }, "/products?category=2&featured=true"],
] as const)("search engines know %j as %s", (change, address) => {
  expect(canonicalListing({ ...everything, ...change })).toBe(address);
});
