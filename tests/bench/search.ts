import { Client } from "pg";
import { seedMany } from "#prisma/seed/seed.ts";
import brands from "#tests/fixtures/search-pairs/brands.json" with { type: "json" };
import english from "#tests/fixtures/search-pairs/english.json" with { type: "json" };
import romanUrdu from "#tests/fixtures/search-pairs/roman-urdu.json" with { type: "json" };
import twoWords from "#tests/fixtures/search-pairs/two-words.json" with { type: "json" };
import typos from "#tests/fixtures/search-pairs/typos.json" with { type: "json" };
import type { Figure } from "./figure.ts";
import { load, percentile } from "./rig/load.ts";
import { makeShopFolder, type ShopFolder } from "./rig/shop-folder.ts";
import { postgresCpu, serverCpu } from "./rig/spent.ts";
import { type Shop, startShop } from "./rig/start-shop.ts";

const warmUp = 700;
const requests = 2_000;
const shoppers = 2;
const large = 100_000;

/** What people type, slips included; a third as far as somebody has got who is still typing. */
const typed = [english, romanUrdu, typos, brands, twoWords]
  .flatMap((pairs) => Object.keys(pairs))
  .map((text, place) => (place % 3 === 0 ? text.slice(0, Math.max(2, Math.ceil(text.length / 2))) : text));

type Cost = { database: number; app: number; slow: number };

/** What an answer costs, warm: CPU of server and database in milliseconds, and the wait that 95 of 100 stay below. */
async function costOf(shop: Shop, path: string, parameter: string): Promise<Cost> {
  const make = (number: number) => ({
    path: `${path}?${new URLSearchParams({ [parameter]: typed[number % typed.length] ?? "" })}`,
    headers: { Accept: "*/*" },
  });
  const { origin } = shop;
  await load({ origin, shoppers, requests: warmUp, make });
  const before = { app: serverCpu(shop), database: postgresCpu(shop) };
  const { waits } = await load({
    origin,
    shoppers,
    requests,
    make,
    look({ status }, number) {
      if (status !== 200) throw new Error(`${make(number).path} answered ${status}.`);
    },
  });
  return {
    app: (serverCpu(shop) - before.app) / requests,
    database: (postgresCpu(shop) - before.database) / requests,
    slow: percentile(waits, 0.95),
  };
}

async function figuresOf(shop: Shop, { products, most }: { products: string; most: number }): Promise<Figure[]> {
  const suggestion = await costOf(shop, "/search-suggestions", "q");
  const page = await costOf(shop, "/products", "search");
  return [
    { what: `suggestion, ${products} products: 95 % answered within`, value: suggestion.slow, unit: "ms", most },
    { what: `suggestion, ${products} products: app CPU`, value: suggestion.app, unit: "ms" },
    { what: `suggestion, ${products} products: database CPU`, value: suggestion.database, unit: "ms" },
    { what: `search page, ${products} products: 95 % answered within`, value: page.slow, unit: "ms", most: 60 },
    { what: `search page, ${products} products: database CPU`, value: page.database, unit: "ms", most: 3 },
  ];
}

async function measure(path: string, size: { products: string; most: number }): Promise<Figure[]> {
  const shop = await startShop(path, { PAGE_CACHE: "0" });
  try {
    return await figuresOf(shop, size);
  } finally {
    await shop.stop();
  }
}

/** A shop of its own, so that whatever is measured after this has the usual one. */
async function measureLarge(): Promise<Figure[]> {
  const folder = await makeShopFolder();
  try {
    const shop = await startShop(folder.path);
    const client = new Client({ connectionString: shop.databaseUrl });
    await client.connect();
    await seedMany(client, { products: large, orders: 0, now: new Date() });
    await client.end();
    await shop.stop();
    return await measure(folder.path, { products: large.toLocaleString("en"), most: 60 });
  } finally {
    await folder.remove();
  }
}

/** Suggestions and search pages, uncached, in the shop as it opens and in one of 100,000 products. */
export async function searches({ path }: ShopFolder): Promise<Figure[]> {
  return [...(await measure(path, { products: "495", most: 30 })), ...(await measureLarge())];
}
