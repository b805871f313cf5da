import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { Client } from "pg";
import { pillsOf, watchPill } from "#tests/support/desk-pill.ts";
import { openLiveConnections } from "#tests/support/live-connections.ts";
import type { Figure } from "./figure.ts";
import { openBrowser } from "./rig/browser.ts";
import { acknowledged, checkoutRequest } from "./rig/checkout-request.ts";
import { HttpConnection } from "./rig/http-connection.ts";
import { makeShoppers, type Shopper } from "./rig/shoppers.ts";
import { makeAdministrator } from "./rig/staff.ts";
import { type Shop, startShop } from "./rig/start-shop.ts";
import { stockProducts } from "./rig/stock-products.ts";

const lines = 48;
const pages = 2;
const orders = 20;
const most = 1000;

/** Nobody waits longer for news of an order, milliseconds. */
const timeout = 10_000;

/** A live orders desk in a browser window. */
async function openDesk(browser: Browser, origin: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  const isListening = page.waitForRequest((request) => request.resourceType() === "eventsource");
  await page.goto("/admin/orders");
  await isListening;
  await page.waitForTimeout(1000); // what it missed while it opened is sent first
  await watchPill(page);
  return page;
}

/** Retries until there is a response. */
async function until<Value>(ask: () => Promise<Value | null>): Promise<Value> {
  for (const end = Date.now() + timeout; Date.now() < end; await pause(20)) {
    const found = await ask();
    if (found !== null) return found;
  }
  throw new Error("Not every desk heard of an order.");
}

/** When the pill of a desk first changed since its `before` texts. */
const pillSince = (page: Page, before: number) => until(async () => (await pillsOf(page))[before]?.[1] ?? null);

async function place(line: HttpConnection, shop: Shop, customer: Shopper): Promise<number> {
  const answer = await line.ask(checkoutRequest(shop.origin, customer));
  const id = acknowledged(answer);
  if (id === null) throw new Error(`An order was answered with ${answer.status}: ${answer.body}`);
  return id;
}

async function measure(shop: Shop, client: Client, browser: Browser): Promise<Figure[]> {
  const cookie = await makeAdministrator(client);
  const [productId = 0] = await stockProducts(client);
  const customers = await makeShoppers(client, orders, () => [{ productId, quantity: 1000 }]);
  const held = await openLiveConnections({ origin: shop.origin, cookie, count: lines });
  const desks = await Promise.all(Array.from({ length: pages }, () => openDesk(browser, shop.origin, cookie)));
  const line = new HttpConnection(shop.origin);
  let [onLines, onPages] = [0, 0];
  for (const customer of customers) {
    const before = await Promise.all(desks.map(async (desk) => (await pillsOf(desk)).length));
    const id = await place(line, shop, customer);
    const placedAt = Date.now();
    const announced = await until(async () => (held.receivedAt(id).length === lines ? held.receivedAt(id) : null));
    const seen = await Promise.all(desks.map((desk, at) => pillSince(desk, before[at] ?? 0)));
    onLines = Math.max(onLines, ...announced.map((at) => at - placedAt));
    onPages = Math.max(onPages, ...seen.map((at) => at - placedAt));
  }
  line.hangUp();
  held.close();
  return [
    {
      what: `new order, ${lines + pages} desks on 2 processes: on the last of ${lines} lines within`,
      value: onLines,
      unit: "ms",
      most,
    },
    {
      what: `new order, ${lines + pages} desks on 2 processes: on ${pages} pages in Chromium within`,
      value: onPages,
      unit: "ms",
      most,
    },
  ];
}

/** Fifty open desks of two server processes, two of them pages in a real browser: the longest that any waited for any order. */
export async function liveDesks(dataDir: string): Promise<Figure[]> {
  const shop = await startShop(dataDir, { WEB_CONCURRENCY: "2" });
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const browser = await openBrowser();
  try {
    return await measure(shop, client, browser);
  } finally {
    await browser.close();
    await client.end();
    await shop.stop();
  }
}
