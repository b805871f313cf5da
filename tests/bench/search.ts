import brands from "#tests/fixtures/search-pairs/brands.json" with { type: "json" };
import english from "#tests/fixtures/search-pairs/english.json" with { type: "json" };
import romanUrdu from "#tests/fixtures/search-pairs/roman-urdu.json" with { type: "json" };
import twoWords from "#tests/fixtures/search-pairs/two-words.json" with { type: "json" };
import typos from "#tests/fixtures/search-pairs/typos.json" with { type: "json" };
import type { Figure } from "./figure.ts";
import { answerCost } from "./rig/answer-cost.ts";
import { inLargeShop, manyProducts } from "./rig/large-shop.ts";
import type { ShopFolder } from "./rig/shop-folder.ts";
import { type Shop, startShop } from "./rig/start-shop.ts";

const effort = { warmUp: 700, requests: 2_000 };
const uncached = { PAGE_CACHE: "0" };

/** What people type, slips included; a third as far as somebody has got who is still typing. */
const typed = [english, romanUrdu, typos, brands, twoWords]
  .flatMap((pairs) => Object.keys(pairs))
  .map((text, place) => (place % 3 === 0 ? text.slice(0, Math.max(2, Math.ceil(text.length / 2))) : text));

const addresses = (path: string, parameter: string): string[] =>
  typed.map((text) => `${path}?${new URLSearchParams({ [parameter]: text })}`);

async function figuresOf(shop: Shop, { products, most }: { products: string; most: number }): Promise<Figure[]> {
  const suggestion = await answerCost(shop, addresses("/search-suggestions", "q"), effort);
  const page = await answerCost(shop, addresses("/products", "search"), effort);
  return [
    { what: `suggestion, ${products} products: 95 % answered within`, value: suggestion.slow, unit: "ms", most },
    { what: `suggestion, ${products} products: app CPU`, value: suggestion.app, unit: "ms" },
    { what: `suggestion, ${products} products: database CPU`, value: suggestion.database, unit: "ms" },
    { what: `search page, ${products} products: 95 % answered within`, value: page.slow, unit: "ms", most: 60 },
    { what: `search page, ${products} products: database CPU`, value: page.database, unit: "ms", most: 3 },
  ];
}

/** Suggestions and search pages, uncached, in the shop as it opens and in one of 100,000 products. */
export async function searches({ path }: ShopFolder): Promise<Figure[]> {
  const shop = await startShop(path, uncached);
  const figures: Figure[] = [];
  try {
    figures.push(...(await figuresOf(shop, { products: "495", most: 30 })));
  } finally {
    await shop.stop();
  }
  const products = manyProducts.toLocaleString("en");
  return [...figures, ...(await inLargeShop((large) => figuresOf(large, { products, most: 60 }), uncached))];
}
