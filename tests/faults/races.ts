import type { Client } from "pg";
import { auditOrders, countOrdersAfter, newestOrder } from "#tests/bench/rig/audit-orders.ts";
import { acknowledged } from "#tests/bench/rig/checkout-request.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { stockOf, stockProduct } from "#tests/bench/rig/stock-products.ts";
import { type PostResult, postTogether } from "./post-together.ts";
import { inTime, noFaults, tally, type Verdict } from "./verdict.ts";
import { type Ground, withShop } from "./with-shop.ts";

const rounds = 100;

/** The longest that anybody may wait in a race of thirty, milliseconds. */
const timeout = 1_000;

/** Customers who all order one piece of the same product. */
async function raceFor(ground: Ground, { shoppers, pieces }: { shoppers: number; pieces: number }) {
  const { client } = ground;
  const productId = await stockProduct(client, pieces);
  const results = await postTogether(ground, await makeShoppers(client, shoppers, () => [{ productId, quantity: 1000 }]));
  return { pressed: results, left: await stockOf(client, productId) };
}

const ordered = (results: readonly PostResult[]) => results.filter(({ answer }) => acknowledged(answer) !== null).length;

const refusedCleanly = (results: readonly PostResult[]) =>
  results.filter(({ status, text }) => status === 409 && /sold out|Only .* left/.test(text)).length;

async function thirtyOnTen(ground: Ground): Promise<Verdict[]> {
  const began = performance.now();
  const faults: string[] = [];
  const slow: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const { pressed, left } = await raceFor(ground, { shoppers: 30, pieces: 10 });
    slow.push(Math.max(...pressed.map(({ ms }) => ms)));
    if (ordered(pressed) === 10 && refusedCleanly(pressed) === 20 && left === 0) continue;
    faults.push(`round ${round}: ${tally(pressed.map(({ status }) => status))}, ${left} left`);
  }
  const slowest = Math.max(...slow);
  return [
    noFaults(`30 shoppers on 10 pieces, ${rounds} times: 10 orders, 20 clean refusals`, faults, "always"),
    inTime(
      { what: "each of them answered within 1 s", seen: `${Math.round(slowest)} ms at most`, ms: slowest, within: timeout },
      began,
    ),
  ];
}

async function fiveHundredOnHundred(ground: Ground): Promise<Verdict> {
  const { pressed, left } = await raceFor(ground, { shoppers: 500, pieces: 100 });
  const slowest = Math.round(Math.max(...pressed.map(({ ms }) => ms)));
  const seen = `${tally(pressed.map(({ status }) => status))}, ${left} left, ${slowest} ms at most`;
  const ok = ordered(pressed) === 100 && refusedCleanly(pressed) === 400 && left === 0;
  return { what: "500 shoppers at once on 100 pieces: 100 orders, nothing left", seen, ok };
}

async function sameKeyFiftyTimes(ground: Ground): Promise<Verdict> {
  const { client } = ground;
  const productId = await stockProduct(client, 1000);
  const before = await newestOrder(client);
  const [shopper] = await makeShoppers(client, 1, () => [{ productId, quantity: 1000 }]);
  const results = await postTogether(ground, shopper ? Array(50).fill(shopper) : [], "the-same-press");
  const orders = await countOrdersAfter(client, before);
  const answers = new Set(results.map(({ answer }) => acknowledged(answer)));
  const seen = `${tally(results.map(({ status }) => status))}, ${orders} order`;
  return {
    what: "one press sent 50 times: one order, acknowledged 50 times",
    seen,
    ok: orders === 1 && answers.size === 1 && !answers.has(null),
  };
}

async function oppositeOrder(ground: Ground): Promise<Verdict> {
  const { client } = ground;
  const products = [await stockProduct(client, 10_000), await stockProduct(client, 10_000), await stockProduct(client, 10_000)];
  const there = products.map((productId) => ({ productId, quantity: 1000 }));
  const back = [...there].reverse();
  const statuses: number[] = [];
  for (let round = 0; round < 10; round++) {
    const shoppers = await makeShoppers(client, 40, (number) => (number % 2 ? there : back));
    statuses.push(...(await postTogether(ground, shoppers)).map(({ status }) => status));
  }
  return {
    what: "carts with the same things in opposite order",
    seen: tally(statuses),
    ok: statuses.every((status) => status === 302),
  };
}

async function judgeRaces(ground: Ground): Promise<Verdict[]> {
  const { client, shop } = ground;
  const [before, newest] = [await countDeadlocks(client), await newestOrder(client)];
  const verdicts = [
    ...(await thirtyOnTen(ground)),
    await fiveHundredOnHundred(ground),
    await sameKeyFiftyTimes(ground),
    await oppositeOrder(ground),
  ];
  const circles = (await countDeadlocks(client)) - before;
  return [
    ...verdicts,
    { what: "deadlocks", seen: String(circles), ok: circles === 0 },
    noFaults("every order is whole and every stock figure is its ledger's sum", await auditOrders(client, newest), "all"),
    noFaults("errors in the server's log", shop.problems),
  ];
}

async function countDeadlocks(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>("SELECT sum(deadlocks)::int AS count FROM pg_stat_database");
  return rows[0]?.count ?? 0;
}

/** Customers who order the same products concurrently, through HTTP, against one process and against two. */
export async function races(folder: ShopFolder): Promise<Verdict[]> {
  const one = await withShop(folder, { WEB_CONCURRENCY: "1" }, judgeRaces);
  const two = await withShop(folder, { WEB_CONCURRENCY: "2" }, judgeRaces);
  return [...one, ...two.map(({ what, ...verdict }) => ({ what: `two processes: ${what}`, ...verdict }))];
}
