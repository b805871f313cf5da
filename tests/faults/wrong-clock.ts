import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { addDays, karachiDate } from "#app/lib/dates.ts";
import { auditOrders, newestOrder } from "#tests/bench/rig/audit-orders.ts";
import { acknowledged, checkoutRequest } from "#tests/bench/rig/checkout-request.ts";
import { HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { makeShoppers } from "#tests/bench/rig/shoppers.ts";
import { startShop } from "#tests/bench/rig/start-shop.ts";
import { stockProduct } from "#tests/bench/rig/stock-products.ts";
import { makePeople } from "./people.ts";
import { noticeIn } from "./post-together.ts";
import { noFaults, timeLimit, type Verdict } from "./verdict.ts";
import { connected } from "./with-shop.ts";

const hour = 3_600_000;
const year = 365 * 24 * hour;
const shifts = [
  ["an hour ahead", hour],
  ["a year ahead", year],
  ["an hour back", -hour],
  ["a year back", -year],
] as const;

/** The messages of an order leave within so long, milliseconds at the ordinary pace. */
const leaveWithin = 60_000;

/** Debian's library that gives a program and its children another time. */
const faketime = [
  "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
  "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
].find((path) => existsSync(path));

type Settings = (shift: number) => Record<string, string>;

/** Whose clock is wrong: the shop's own, or the machine's with that of PostgreSQL. */
const clocks: Record<string, Settings> = {
  "the shop's clock": (shift) => ({ DEMO_NOW: new Date(Date.now() + shift).toISOString() }),
  ...(faketime && {
    "the machine's clock": (shift: number) => ({
      LD_PRELOAD: faketime,
      FAKETIME: `${shift < 0 ? "-" : "+"}${Math.abs(shift) / 1000}s`,
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    }),
  }),
};

/** A customer whose session no clock of these runs ends, with a thing in the cart. */
async function makeLastingShopper(client: Client, productId: number) {
  const [shopper] = await makeShoppers(client, 1, () => [{ productId, quantity: 1000 }]);
  if (!shopper) throw new Error("There is no shopper.");
  await client.query("UPDATE sessions SET expires_at = now() + interval '3 years' WHERE user_id = $1", [shopper.userId]);
  return shopper;
}

/** One shop's life on a clock: an order for its tomorrow, and what did not go well. On the right clock messages leave and pages come. */
async function live(folder: ShopFolder, shift: number, settings: Record<string, string>): Promise<string[]> {
  const shop = await startShop(folder.path, settings);
  const client = await connected(shop.databaseUrl);
  const line = new HttpConnection(shop.origin);
  try {
    const productId = await stockProduct(client, 10);
    const newest = await newestOrder(client);
    const fields = { delivery_date: addDays(karachiDate(new Date(Date.now() + shift)), 1) };
    const answer = await line.ask(checkoutRequest(shop.origin, await makeLastingShopper(client, productId), fields));
    const faults = acknowledged(answer) === null ? [`an order was answered ${answer.status}: ${noticeIn(answer)}`] : [];
    faults.push(...(await auditOrders(client, newest)));
    if (shift !== 0) return faults;
    const { staff } = await makePeople(client);
    for (const path of ["/", "/products", "/readyz", "/admin", "/admin/orders", "/admin/outbox"]) {
      const { status } = await line.ask({ path, headers: { Accept: "text/html", Cookie: staff.cookie } });
      if (status !== 200) faults.push(`${path} was answered ${status}`);
    }
    return [...faults, ...(await listStuck(client))];
  } finally {
    line.hangUp();
    await client.end();
    await shop.stop();
  }
}

/** The confirmations of orders that have not left after a while. */
async function listStuck(client: Client): Promise<string[]> {
  const list = async () =>
    (
      await client.query(
        "SELECT channel, kind, not_before FROM outbox WHERE status = 'waiting' AND kind = 'order_confirmation' LIMIT 5",
      )
    ).rows;
  const began = performance.now();
  let waiting = await list();
  for (; waiting.length > 0 && performance.now() - began < timeLimit(leaveWithin); waiting = await list()) await sleep(500);
  return waiting.map(({ channel, kind, not_before: at }) => `${channel} ${kind} waits until ${at.toISOString()}`);
}

/** A shop works while its clock is wrong and is put right without a word of SQL: orders, pages and messages go on by themselves. */
export async function wrongClock(folder: ShopFolder): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [whose, settingsOf] of Object.entries(clocks)) {
    for (const [how, shift] of shifts) {
      const wrong = await live(folder, shift, settingsOf(shift));
      const right = await live(folder, 0, {});
      console.error(`  ${whose} ${how}: ${[...wrong, ...right].length} faults`);
      verdicts.push(noFaults(`${whose} ${how}, then right: orders, pages and messages go on`, [...wrong, ...right], "all"));
    }
  }
  if (!faketime) verdicts.push({ what: "the machine's clock is wrong", seen: "not tried: no faketime here", ok: true });
  return verdicts;
}
