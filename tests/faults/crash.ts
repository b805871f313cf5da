import { setTimeout as sleep } from "node:timers/promises";
import { type Random, randomFrom } from "#prisma/seed/random.ts";
import { auditOrders, newestOrder } from "#tests/bench/rig/audit-orders.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { startShop } from "#tests/bench/rig/start-shop.ts";
import { stockOf, stockProduct } from "#tests/bench/rig/stock-products.ts";
import { type Course, listMisplaced, shopOn } from "./ordering.ts";
import { inTime, noFaults, type Verdict } from "./verdict.ts";
import { connected } from "./with-shop.ts";

const orders = 300;
const shoppersAtOnce = 4;
const opening = 10_000;

/** The longest that a restart may take to be ready, seconds. */
const timeout = 10;

/** How long each restart took, seconds. */
type Crashing = Course & { restarts: number[] };

/** Kills the server after a few more orders and starts it again, until nobody is left to order. */
async function killAgainAndAgain(course: Crashing, folder: ShopFolder, random: Random): Promise<void> {
  while (course.waiting.length > 0) {
    const at = course.acknowledged.size + random.between(5, 40);
    while (course.acknowledged.size < at && course.waiting.length > 0) await sleep(1);
    await sleep(random.between(0, 12));
    await course.shop.kill();
    const began = performance.now();
    course.shop = await startShop(folder.path);
    const line = new HttpConnection(course.shop.origin);
    while ((await line.ask({ path: "/readyz" })).status !== 200) await sleep(10);
    line.hangUp();
    course.restarts.push((performance.now() - began) / 1000);
  }
}

/** The server is killed outright at random moments while orders are placed, and started again each time. */
export async function crash(folder: ShopFolder): Promise<Verdict[]> {
  const began = performance.now();
  const course: Crashing = {
    shop: await startShop(folder.path),
    waiting: [],
    acknowledged: new Map(),
    refused: [],
    broken: [],
    restarts: [],
  };
  const client = await connected(course.shop.databaseUrl);
  try {
    const products = [await stockProduct(client, opening), await stockProduct(client, opening)];
    const newest = await newestOrder(client);
    course.waiting = await makeShoppers(client, orders, () => products.map((productId) => ({ productId, quantity: 2000 })));
    await Promise.all([
      killAgainAndAgain(course, folder, randomFrom(300)),
      ...Array.from({ length: shoppersAtOnce }, () => shopOn(course)),
    ]);
    const sold = course.acknowledged.size * 2000;
    const left = await Promise.all(products.map((id) => stockOf(client, id)));
    const slowest = Math.max(...course.restarts);
    return [
      noFaults(`${orders} orders, the server killed ${course.restarts.length} times: each acknowledged`, course.refused, "all"),
      noFaults("each acknowledged order is there, and no other", await listMisplaced(client, course, newest), "all"),
      noFaults("none is half an order, every stock figure is its ledger's sum", await auditOrders(client, newest), "all whole"),
      {
        what: "what is left is what there was less what was sold",
        seen: `${left.map((thousandths) => thousandths / 1000).join(" and ")} pieces`,
        ok: left.every((thousandths) => thousandths === opening * 1000 - sold),
      },
      inTime(
        { what: "ready again within 10 s", seen: `${slowest.toFixed(1)} s at most`, ms: slowest * 1000, within: timeout * 1000 },
        began,
      ),
    ];
  } finally {
    await client.end();
    await course.shop.stop();
  }
}
