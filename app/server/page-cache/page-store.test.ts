import { expect, test } from "vitest";
import { type CachedPage, PageStore } from "./page-store.ts";

const page = (html: string, products: string[] = []): CachedPage => ({
  at: 0,
  html: Buffer.from(html),
  headers: [],
  etag: "",
  products: new Set(products),
  showsPackages: html.includes("package"),
  small: new Map(),
});

test("the pages nobody asked for longest make room", () => {
  const store = new PageStore(30);
  store.add("a", page("0123456789"));
  store.add("b", page("0123456789"));
  store.find("a");
  store.add("c", page("0123456789"));
  expect(["a", "b", "c"].filter((key) => store.find(key))).toEqual(["a", "c"]);
});

test("a product's stock takes the pages that show it, and lists of what is in stock", () => {
  const store = new PageStore(1000);
  store.add("home", page("x", ["7", "8"]));
  store.add("other", page("x", ["8"]));
  store.add("list?in_stock=true", page("x"));
  store.invalidate("product:7");
  expect(["home", "other", "list?in_stock=true"].filter((key) => store.find(key))).toEqual(["other"]);
});

test("the parts of packages take the pages with packages, any other change takes all", () => {
  const store = new PageStore(1000);
  store.add("packages", page("package"));
  store.add("other", page("x"));
  store.invalidate("package_parts");
  expect(["packages", "other"].filter((key) => store.find(key))).toEqual(["other"]);
  store.invalidate("products");
  expect(store.find("other")).toBeUndefined();
});
