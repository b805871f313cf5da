import { expect, test } from "vitest";
import type { Card } from "#app/domain/catalog/card.ts";
import { rupees } from "#app/lib/money.ts";
import { breadcrumbData, faqData, productData, structuredData } from "./structured-data.ts";

const url = "https://shop.test/product/7";
const product: Card = { id: 7, name: "Onions", unit: "kg", quality: "A", image: "/placeholder.svg", price: rupees(129.5) };
const sold = { product, brand: null, description: "", rating: null, url };

test("a product is offered at the price customers pay, in rupees", () => {
  const offers = { priceCurrency: "PKR", price: "129.50", availability: "https://schema.org/InStock", url };
  expect(productData(sold)).toMatchObject({
    "@type": "Product",
    name: "Onions",
    image: "https://shop.test/placeholder.svg",
    offers,
  });
  const gone = productData({ ...sold, product: { ...product, soldOut: true } });
  expect(gone).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
});

test("it has stars only when somebody gave some", () => {
  expect(productData(sold)).not.toHaveProperty("aggregateRating");
  const rated = productData({ ...sold, rating: { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] } });
  expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
});

test("the way to a page is numbered from the top and written in whole addresses", () => {
  const way = breadcrumbData(
    [
      { href: "/category/3", label: "Vegetables" },
      { href: url, label: "Onions" },
    ],
    url,
  );
  expect(way["itemListElement"]).toMatchObject([
    { position: 1, name: "Vegetables", item: "https://shop.test/category/3" },
    { position: 2, name: "Onions", item: url },
  ]);
});

test("a list of questions is told with its answers, each in the words of schema.org", () => {
  expect(structuredData(faqData([{ question: "When?", answer: "Today." }]))).toEqual([
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        mainEntity: [{ "@type": "Question", name: "When?", acceptedAnswer: { "@type": "Answer", text: "Today." } }],
      },
    },
  ]);
});
