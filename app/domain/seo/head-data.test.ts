import { expect, test } from "vitest";
import { type HeadData, type SeoRecord, withRecord } from "./head-data.ts";

const page: HeadData = { title: "Onions price in Multan", canonical: "https://shop.test/product/7" };
const blank: SeoRecord = { metaTitle: null, metaDescription: null, metaKeywords: null, canonicalUrl: null };

test("what a record leaves empty stays as it was", () => {
  expect(withRecord(page, blank)).toEqual(page);
  expect(withRecord(page, { ...blank, metaTitle: "", canonicalUrl: "" })).toEqual(page);
});

test.each([
  ["/product/8", "https://shop.test/product/8"],
  ["https://elsewhere.test/onions", "https://elsewhere.test/onions"],
  ["javascript:alert(1)", page.canonical],
  ["//elsewhere.test", page.canonical],
  ["mailto:a@b.test", page.canonical],
  ["product/8", page.canonical],
])("the canonical address %s becomes %s", (canonicalUrl, canonical) => {
  expect(withRecord(page, { ...blank, canonicalUrl })).toEqual({ ...page, canonical });
});

test("a further page keeps its own address", () => {
  const second = { ...page, canonical: "https://shop.test/category/1?page=2" };
  expect(withRecord(second, { ...blank, canonicalUrl: "/category/1" })).toEqual(second);
});
