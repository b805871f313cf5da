import { setTimeout as sleep } from "node:timers/promises";
import { productSorts } from "#app/domain/catalog/product-sorts.ts";
import type { Figure } from "./figure.ts";
import { HttpConnection } from "./rig/http-connection.ts";
import { load } from "./rig/load.ts";
import type { ShopFolder } from "./rig/shop-folder.ts";
import { memoryOf } from "./rig/spent.ts";
import { type Shop, startShop } from "./rig/start-shop.ts";

const marks = [10_000, 25_000, 50_000] as const;
const paths = ["/", "/products", "/products?search=chawal", "/product/7", "/category/1", "/auth"];

/** How much more memory the last half may leave the server with and still count as flat. */
const flat = 1.1;

async function browse({ origin }: Shop, requests: number) {
  const make = (number: number) => ({ path: paths[number % paths.length] ?? "/", headers: { Accept: "text/html" } });
  await load({ origin, shoppers: 8, requests, make });
}

/** A server that has shown its pages once and then stands idle. */
async function idleMemory(shop: Shop): Promise<number> {
  const line = new HttpConnection(shop.origin);
  for (const path of paths) await line.ask({ path });
  line.hangUp();
  await sleep(5_000);
  return memoryOf(shop.pid);
}

/** Lists that are not cached yet: each is read, rendered and cached. */
const differentLists = 2_000;

/** The memory of a new server after so many different lists. */
export async function memoryOfLists({ path }: ShopFolder): Promise<Figure> {
  const shop = await startShop(path);
  try {
    const make = (number: number) => ({
      path: `/products?min=${1 + Math.floor(number / productSorts.length)}&sort=${productSorts[number % productSorts.length]}`,
      headers: { Accept: "text/html" },
    });
    const { statuses } = await load({ origin: shop.origin, shoppers: 8, requests: differentLists, make });
    if (statuses.some((status) => status !== 200)) throw new Error("Not every list was shown.");
    return { what: "memory after 2,000 different lists", value: memoryOf(shop.pid), unit: "MB", most: 300 };
  } finally {
    await shop.stop();
  }
}

/** The server's memory: after many different lists, idle, and along fifty thousand pages. */
export async function memory(folder: ShopFolder): Promise<Figure[]> {
  const lists = await memoryOfLists(folder);
  return [lists, ...(await memoryOfPages(folder))];
}

async function memoryOfPages({ path }: ShopFolder): Promise<Figure[]> {
  const shop = await startShop(path);
  try {
    const idle = await idleMemory(shop);
    const held: number[] = [];
    let served = 0;
    for (const mark of marks) {
      await browse(shop, mark - served);
      served = mark;
      held.push(memoryOf(shop.pid));
    }
    const [first = 0, middle = 0, last = 0] = held;
    return [
      { what: "memory of the server, idle", value: idle, unit: "MB", most: 200 },
      { what: "memory after 10,000 requests", value: first, unit: "MB" },
      { what: "memory after 25,000 requests", value: middle, unit: "MB" },
      { what: "memory after 50,000 requests", value: last, unit: "MB", most: 300 },
      { what: "memory after 50,000 against 25,000 requests", value: last / middle, unit: "×", most: flat },
    ];
  } finally {
    await shop.stop();
  }
}
