import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { auditOrders, newestOrder } from "#tests/bench/rig/audit-orders.ts";
import { acknowledged, checkoutRequest } from "#tests/bench/rig/checkout-request.ts";
import { type Answer, HttpConnection, type HttpRequest } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers, type Shopper } from "#tests/bench/rig/shoppers.ts";
import type { Shop } from "#tests/bench/rig/start-shop.ts";
import { stockProduct } from "#tests/bench/rig/stock-products.ts";
import { noFaults, tally, timeLimit, type Verdict } from "./verdict.ts";
import { connected, type Ground, withShop } from "./with-shop.ts";

/** How long visitors keep coming, from before the outage until well after it, milliseconds. */
const watch = 15_000;

/** Nobody waits longer for an answer during it, milliseconds. */
const timeout = 10_000;

/** What must never reach a visitor. */
const insides = /prisma|postgres|ECONN|\bsql\b|57P01|node_modules|at .*\.(?:js|ts):\d+/i;

/** A request, its response, and its duration. */
export type Seen = { at: number; ms: number; path: string; answer: Answer | null };

/** Requests pages one after another, and records the responses. */
export async function visit(
  { shop }: Pick<Ground, "shop">,
  paths: readonly string[],
  until: number,
  seen: Seen[],
): Promise<void> {
  const line = new HttpConnection(shop.origin);
  for (let turn = 0; Date.now() < until; turn++) {
    seen.push(await ask(line, { path: paths[turn % paths.length] ?? "/", headers: { Accept: "text/html" } }));
    await sleep(30);
  }
  line.hangUp();
}

async function order({ shop }: Ground, shoppers: Shopper[], until: number, seen: Seen[]): Promise<void> {
  const line = new HttpConnection(shop.origin);
  for (let shopper = shoppers.pop(); shopper && Date.now() < until; shopper = shoppers.pop()) {
    seen.push(await ask(line, checkoutRequest(shop.origin, shopper, { key: randomUUID() })));
    await sleep(20);
  }
  line.hangUp();
}

/** Sends one request and records the response; null is none. */
export async function ask(line: HttpConnection, sent: HttpRequest): Promise<Seen> {
  const at = Date.now();
  const answer = await line.ask(sent).catch(() => null);
  return { at, ms: Date.now() - at, path: sent.path, answer };
}

/** The faults of a response during a database outage: it may fail, but with a proper error page and in time. */
export function responseFaults({ path, ms, answer }: Seen): string[] {
  if (!answer) return [`${path} was not answered`];
  const text = answer.body.toString();
  return [
    ...(ms > timeLimit(timeout) ? [`${path} took ${ms} ms`] : []),
    ...(answer.status >= 500 && !/[A-Z][^<>]{20,}/.test(text.replace(/<(script|style).*?<\/\1>/gs, ""))
      ? [`${path} fails without a sentence`]
      : []),
    ...(answer.status >= 500 && insides.test(text.replace(/<script.*?<\/script>/gs, "")) ? [`${path} shows its insides`] : []),
  ];
}

type Outage = { killed: number; seen: Seen[]; orders: Seen[] };

/** Kills PostgreSQL while visitors read and customers order, and goes on watching. */
async function watchOutage(ground: Ground, shoppers: Shopper[]): Promise<Outage> {
  const [until, pages, orders]: [number, Seen[], Seen[]] = [Date.now() + timeLimit(watch), [], []];
  const visitors = Promise.all([
    visit(ground, ["/", "/products"], until, pages),
    visit(ground, ["/product/7", "/auth", "/cart"], until, pages),
    order(ground, shoppers, until, orders),
  ]);
  await sleep(3_000);
  const killed = Date.now();
  process.kill(ground.shop.postmaster, "SIGKILL");
  await visitors;
  return { killed, orders, seen: [...pages, ...orders].sort((a, b) => a.at - b.at) };
}

function judgeAnswers({ killed, seen }: Outage): Verdict[] {
  const last = seen.findLast(({ answer }) => !answer || answer.status >= 500);
  const after = seen.filter(({ at }) => at > (last?.at ?? killed)).length;
  const seconds = ((last?.at ?? killed) - killed) / 1000;
  return [
    noFaults(
      "database killed: every answer meanwhile is one, soon and in a sentence",
      seen.flatMap(responseFaults),
      tally(seen.map(({ answer }) => answer?.status ?? "none")),
    ),
    {
      what: "the shop recovers by itself, without a restart",
      seen: `last failure after ${seconds.toFixed(1)} s, then ${after} good answers`,
      ok: after >= 50,
    },
  ];
}

async function judgeOrders({ databaseUrl }: Shop, { orders }: Outage, newest: number): Promise<Verdict[]> {
  const client = await connected(databaseUrl);
  const { rows } = await client.query<{ id: number }>("SELECT id FROM orders WHERE id > $1", [newest]);
  const there = new Set(rows.map(({ id }) => id));
  const placed = orders.map(({ answer }) => answer && acknowledged(answer)).filter((id) => id !== null);
  const faults = await auditOrders(client, newest);
  await client.end();
  return [
    noFaults("no acknowledged order is lost", placed.filter((id) => !there.has(id)).map(String), `${placed.length} kept`),
    noFaults("none is half an order, every stock figure is its ledger's sum", faults, "all whole"),
  ];
}

/** PostgreSQL is killed outright under a running shop, which starts it again. */
export const databaseOutage = (folder: ShopFolder): Promise<Verdict[]> =>
  withShop(folder, {}, async (ground) => {
    const { shop, client } = ground;
    const productId = await stockProduct(client, 100_000);
    const shoppers = await makeShoppers(client, 1_000, () => [{ productId, quantity: 1000 }]);
    const newest = await newestOrder(client);
    const outage = await watchOutage(ground, shoppers);
    return [...judgeAnswers(outage), ...(await judgeOrders(shop, outage, newest))];
  });
