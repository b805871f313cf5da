import type { Client } from "pg";
import { auditOrders, countOrdersAfter, newestOrder } from "#tests/bench/rig/audit-orders.ts";
import { acknowledged } from "#tests/bench/rig/checkout-request.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { stockOf, stockProduct } from "#tests/bench/rig/stock-products.ts";
import { type PostResult, postTogether } from "./post-together.ts";
import { noTrouble, tally, type Verdict } from "./verdict.ts";
import { type Ground, withShop } from "./with-shop.ts";

const rounds = 100;

/** The longest that anybody may wait in a race of thirty, milliseconds. */
const timeout = 1_000;

/** Customers who all want one piece of the same thing. */
async function raceFor(ground: Ground, { shoppers, pieces }: { shoppers: number; pieces: number }) {
  const { client } = ground;
  const productId = await stockProduct(client, pieces);
  const pressed = await postTogether(ground, await makeShoppers(client, shoppers, () => [{ productId, quantity: 1000 }]));
  return { pressed, left: await stockOf(client, productId) };
}

const ordered = (pressed: readonly PostResult[]) => pressed.filter(({ answer }) => acknowledged(answer) !== null).length;

const refusedCleanly = (pressed: readonly PostResult[]) =>
  pressed.filter(({ status, said }) => status === 409 && /sold out|Only .* left/.test(said)).length;

async function thirtyOnTen(ground: Ground): Promise<Verdict[]> {
  const troubles: string[] = [];
  const slow: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const { pressed, left } = await raceFor(ground, { shoppers: 30, pieces: 10 });
    slow.push(Math.max(...pressed.map(({ ms }) => ms)));
    if (ordered(pressed) === 10 && refusedCleanly(pressed) === 20 && left === 0) continue;
    troubles.push(`round ${round}: ${tally(pressed.map(({ status }) => status))}, ${left} left`);
  }
  const slowest = Math.max(...slow);
  return [
    noTrouble(`30 shoppers on 10 pieces, ${rounds} times: 10 orders, 20 clean refusals`, troubles, "always"),
    { what: "each of them answered within 1 s", seen: `${Math.round(slowest)} ms at most`, ok: slowest <= timeout },
  ];
}

async function fiveHundredOnHundred(ground: Ground): Promise<Verdict> {
  const { pressed, left } = await raceFor(ground, { shoppers: 500, pieces: 100 });
  const slowest = Math.round(Math.max(...pressed.map(({ ms }) => ms)));
  const seen = `${tally(pressed.map(({ status }) => status))}, ${left} left, ${slowest} ms at most`;
  const ok = ordered(pressed) === 100 && refusedCleanly(pressed) === 400 && left === 0;
  return { what: "500 shoppers at once on 100 pieces: 100 orders, nothing left", seen, ok };
}

async function samePressFiftyTimes(ground: Ground): Promise<Verdict> {
  const { client } = ground;
  const productId = await stockProduct(client, 1000);
  const before = await newestOrder(client);
  const [shopper] = await makeShoppers(client, 1, () => [{ productId, quantity: 1000 }]);
  const pressed = await postTogether(ground, shopper ? Array(50).fill(shopper) : [], "the-same-press");
  const orders = await countOrdersAfter(client, before);
  const answers = new Set(pressed.map(({ answer }) => acknowledged(answer)));
  const seen = `${tally(pressed.map(({ status }) => status))}, ${orders} order`;
  return {
    what: "one press sent 50 times: one order, acknowledged 50 times",
    seen,
    ok: orders === 1 && answers.size === 1 && !answers.has(null),
  };
}

async function oppositeOrder(ground: Ground): Promise<Verdict> {
  const { client } = ground;
  const things = [await stockProduct(client, 10_000), await stockProduct(client, 10_000), await stockProduct(client, 10_000)];
  const there = things.map((productId) => ({ productId, quantity: 1000 }));
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
    await samePressFiftyTimes(ground),
    await oppositeOrder(ground),
  ];
  const circles = (await countDeadlocks(client)) - before;
  return [
    ...verdicts,
    { what: "deadlocks", seen: String(circles), ok: circles === 0 },
    noTrouble("every order is whole and every stock figure is its ledger's sum", await auditOrders(client, newest), "all"),
    noTrouble("errors in the server's log", shop.problems),
  ];
}

async function countDeadlocks(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>("SELECT sum(deadlocks)::int AS count FROM pg_stat_database");
  return rows[0]?.count ?? 0;
}

/** Customers who want the same things at the same moment, through HTTP, against one process and against two. */
export async function races(folder: ShopFolder): Promise<Verdict[]> {
  const one = await withShop(folder, { WEB_CONCURRENCY: "1" }, judgeRaces);
  const two = await withShop(folder, { WEB_CONCURRENCY: "2" }, judgeRaces);
  return [...one, ...two.map(({ what, ...verdict }) => ({ what: `two processes: ${what}`, ...verdict }))];
}
