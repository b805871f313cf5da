import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageMeta, storeMeta } from "./page-meta.ts";

const shop = { brand: "Taaza Mandi", city: "Multan", phone: "+92611234567", email: "salam@shop.test", address: "Bosan Road" };
const matches = [
  { id: "root", data: { lang: "ur" } },
  { id: "routes/_shop+/_layout", data: { shop } },
];
const canonical = "https://shop.test/product/7";

test("a page says its title with the shop's name, and Open Graph what a messenger shows of it", () => {
  const head = pageMeta(matches, { title: "Pyaz", description: "Laal pyaz", canonical, image: "/uploads/onion.webp" });
  expect(head).toEqual(
    expect.arrayContaining([
      { title: "Pyaz | Taaza Mandi" },
      { name: "description", content: "Laal pyaz" },
      { tagName: "link", rel: "canonical", href: canonical },
      { property: "og:site_name", content: "Taaza Mandi" },
      { property: "og:title", content: "Pyaz" },
      { property: "og:url", content: canonical },
      { property: "og:image", content: "https://shop.test/uploads/onion.webp" },
      { property: "og:locale", content: "ur_PK" },
      { name: "twitter:card", content: "summary_large_image" },
    ]),
  );
});

test("a title that staff wrote whole gets nothing added, and their keywords are said", () => {
  const head = pageMeta(matches, { title: "Pyaz", isTitleWhole: true, keywords: "pyaz, onion" });
  expect(head).toEqual(expect.arrayContaining([{ title: "Pyaz" }, { name: "keywords", content: "pyaz, onion" }]));
});

test("a drawn placeholder is no picture for messengers: the shop's own stands in", () => {
  for (const image of ["/placeholders/wheat-85.svg", undefined]) {
    const head = pageMeta(matches, { title: "Pyaz", canonical, ...(image && { image }) });
    expect(head).toContainEqual({ property: "og:image", content: "https://shop.test/share.png" });
  }
});

test("the browser's frame takes the colour of the shop", () => {
  const jamun = /--jamun: (#\w+);/.exec(readFileSync("app/ui/styles/tokens.css", "utf8"))?.[1];
  expect(pageMeta(matches, undefined)).toContainEqual({ name: "theme-color", content: jamun });
});

test("the home page tells of the store, unless its layout broke", () => {
  const address = { streetAddress: "Bosan Road", addressLocality: "Multan", addressCountry: "PK" };
  const store = { "@type": "Store", name: "Taaza Mandi", telephone: "+92611234567", address };
  expect(storeMeta(matches, "https://shop.test/")).toMatchObject([{ "script:ld+json": store }]);
  expect(storeMeta([], "https://shop.test/")).toEqual([]);
});
