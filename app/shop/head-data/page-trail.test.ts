import { expect, test } from "vitest";
import { PageTrail } from "./page-trail.ts";

function walk(...paths: string[]): PageTrail {
  const trail = new PageTrail();
  for (const path of paths) trail.visit(path);
  return trail;
}

test("A9.05 the history keeps the last 10 paths, and a page that is loaded again is one", () => {
  const trail = walk("/", ...Array.from({ length: 11 }, (_, page) => `/products?page=${page + 1}`), "/products?page=11");
  expect(trail.list()).toEqual(Array.from({ length: 10 }, (_, page) => `/products?page=${page + 2}`));
});

test.each([
  ["/products", "/product/7", "/products", true],
  ["/categories/3", "/products/7", "/categories/3", true],
  ["/packages", "/package/2", "/packages", true],
  ["/products", "/cart", "/products", false],
  ["/products", "/product/7", "/products?page=2", false],
  ["/product/7", "/product/8", "/product/7", false],
])("A2.77 from %s to %s and then %s: a return is %s", (from, over, to, isReturn) => {
  expect(walk(from, over).isReturnTo(to)).toBe(isReturn);
});

test("A2.77 a list that lies more than ten pages back is opened anew", () => {
  const trail = walk("/products", ...Array.from({ length: 10 }, (_, at) => `/product/${at + 1}`));
  expect(trail.isReturnTo("/products")).toBe(false);
});
